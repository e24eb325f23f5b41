"""Tokens as texts tell them: their numbers in the game's own order."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.tree import Bonus, Number, Token
from cardwright.text.words import Vocabulary


def token_by_stats(token: Token, vocabulary: Vocabulary) -> Token:
    """Return a token with its numbers as a pair where the game writes pairs, else by name; none may be forgotten."""
    body = vocabulary.body()
    pair = vocabulary.words.pair
    if not pair and token.stats:
        numbers = tuple(Bonus(stat, Number(n), exact=True) for stat, n in zip(body, token.stats, strict=True))
        return replace(token, stats=(), numbers=numbers)
    if not token.numbers:
        return token
    told = {bonus.stat: bonus for bonus in token.numbers}
    wrong = [stat for stat in told if stat not in body]
    if wrong:
        raise Senseless(f"a token has no {vocabulary.phrase('stats', wrong[0])}", wrong[0])
    missing = [stat for stat in pair or body if stat not in told]
    if missing:
        raise Senseless(f"how much {vocabulary.phrase('stats', missing[0])} has the token?", "token")
    ordered = tuple(told[stat] for stat in body if stat in told)
    if not pair:
        return replace(token, numbers=ordered)
    stats = tuple(bonus.amount.value for bonus in ordered if isinstance(bonus.amount, Number))
    return replace(token, stats=stats, numbers=())
