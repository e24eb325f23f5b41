"""Tokens as texts tell them: their numbers in the game's own order."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.tree import Bonus, Number, Token
from cardwright.text.words import Vocabulary


def token_by_stats(token: Token, vocabulary: Vocabulary) -> Token:
    """Return a token with its numbers as a pair where the game writes pairs, else by name; none may be forgotten."""
    body = vocabulary.body()
    pair, line = vocabulary.words.pair, vocabulary.words.line
    if not pair and token.stats:
        told_first = line if len(line) == len(token.stats) else body
        numbers = tuple(Bonus(stat, Number(n), exact=True) for stat, n in zip(told_first, token.stats, strict=True))
        token = replace(token, stats=(), numbers=(*numbers, *token.numbers))
    if not token.numbers:
        return token
    told = {bonus.stat: bonus for bonus in token.numbers}
    if len(told) < len(token.numbers):
        raise Senseless("this number of the token is told twice", "token")
    known = (*body, *vocabulary.words.numbers)
    wrong = [stat for stat in told if stat not in known]
    if wrong:
        raise Senseless(f"a token has no {vocabulary.phrase('stats', wrong[0])}", wrong[0])
    stats = vocabulary.words.stats
    needed = [stat for stat in pair or body if stats[stat].blank is None or stat == vocabulary.worn]
    missing = [stat for stat in needed if stat not in told]
    if missing:
        raise Senseless(f"how much {vocabulary.phrase('stats', missing[0])} has the token?", "token")
    ordered = tuple(told[stat] for stat in known if stat in told)
    if not pair:
        return replace(token, numbers=ordered)
    amounts = tuple(bonus.amount.value for bonus in ordered if isinstance(bonus.amount, Number))
    return replace(token, stats=amounts, numbers=())
