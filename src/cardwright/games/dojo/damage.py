"""Chapter H: dealing damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import BOTTOM, COMBAT, FOR_DAMAGE, TOP_CARD, Event
from cardwright.engine.ids import CARD_BITS, CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.statics import SILENCE
from cardwright.engine.step import Step
from cardwright.games.dojo.card import Blow
from cardwright.games.dojo.reactions import RevealWindow, revelation
from cardwright.games.dojo.rulebook import DEFENSE, DEFENSE_TEXT, REVELATION
from cardwright.games.dojo.texts import RunWaiting, carry_out
from cardwright.games.dojo.winning import CHECKPOINT, check_decks
from cardwright.games.dojo.zones import CHARACTER, DECK, DISCARD, ENERGY, HAND, REVEALED

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

MOST_FLIPS: Final = 100
DEEPEST: Final = 10
"""DOJ-88: cards that one instance of damage flips, and how deeply damage may be nested."""


def begin_blow(game: Dojo, by: Ref, attacker: Seat, blocker: Seat, amount: int, is_attack: bool) -> None:
    """DOJ-70, DOJ-71, DOJ-86, DOJ-88: damage is resolved at once and fully; nested too deeply it is not dealt."""
    if amount > 0 and len(game.blows) < DEEPEST:
        game.blows.append(Blow(by, attacker, blocker, amount, is_attack))
        game.push(FLIP)


@mypyc_attr(free_list_len=1)
class BeginBlow(Step["Dojo"]):
    """DOJ-52: plain damage by a text: exactly the number said; or that of an attack, as texts have changed it."""

    def __init__(self, by: Ref, attacker: Seat, blocker: Seat, amount: int, is_attack: bool) -> None:
        self.by = by
        self.attacker = attacker
        self.blocker = blocker
        self.amount = amount
        self.is_attack = is_attack

    def run(self, game: Dojo) -> None:
        begin_blow(game, self.by, self.attacker, self.blocker, self.amount, self.is_attack)


class Flip(Step["Dojo"]):
    """DOJ-72, DOJ-73, DOJ-85: while damage remains the next card is flipped into the revealed slot."""

    def run(self, game: Dojo) -> None:
        blow = game.blows[-1]
        blocker = blow.blocker
        deck = game.zones[DECK * 2 + blocker]
        if game.stale:
            game.refresh()
        is_watched = self.is_watched(game)
        while blow.left > 0 and deck and blow.flipped < MOST_FLIPS:
            card = deck[-1]
            blow.flipped += 1
            blow.perfect = False
            blow.target = NOBODY
            if not is_watched and discard_unseen(game, blow, card):
                continue
            blow.answered = ()
            game.push(self)
            game.move(card, REVEALED * 2 + blocker)
            blow.card = game.ref(card)
            game.push(ABSORB)
            if (game.answers[0] | game.answers[1]) & REVELATION:
                game.push(RevealWindow(blocker))
                if blow.attacker != blocker:
                    game.push(RevealWindow(blow.attacker))
            if game.log is not None or (game.heard | game.remembers) & REVELATION:
                game.happen(revelation(blow))
            return
        if game.outcome == NOBODY:
            end_blow(game, blow)

    def is_watched(self, game: Dojo) -> bool:
        """Whether somebody could see, answer or change what happens to the card."""
        if game.log is not None or (game.answers[0] | game.answers[1]) & REVELATION:
            return True
        return (game.heard | game.replaced | game.forbidden) & WATCHED != 0 or game.remembers & REVELATION != 0


class Absorb(Step["Dojo"]):
    """DOJ-75, DOJ-77, DOJ-78, DOJ-79: the card's whole defence comes off the damage; an exact match is perfect."""

    def run(self, game: Dojo) -> None:
        blow = game.blows[-1]
        if not game.is_there(blow.card):
            return
        card = blow.card & CARD_MASK
        face = game.faces[card]
        total = defence_of(game, blow)
        blow.before = blow.left
        blow.total = total
        blow.left = max(0, blow.left - total)
        matched = total if game.rulebook.match_total else face.stats[DEFENSE]
        blow.perfect = matched == blow.before
        defends = has_defense_text(game, card)
        if not blow.perfect and not defends:
            discard_as_damage(game, blow)
            return
        game.push(DISCARD_IT)
        if defends:
            game.push(DEFEND)
        if blow.perfect:
            reward(game, blow)


def has_defense_text(game: Dojo, card: CardId) -> bool:
    """DOJ-81: whether a revealed card has a `Defense:` text that no other text has taken from it."""
    if not game.rulebook.has_defense[game.faces[card].index]:
        return False
    if game.stale:
        game.refresh()
    return not game.altered >> SILENCE & 1 or game.fold(card, SILENCE, 1) == 1


def discard_unseen(game: Dojo, blow: Blow, card: CardId) -> bool:
    """DOJ-72 to DOJ-83 at once for a card without text that nobody watches and that makes no perfect defence."""
    face = game.faces[card]
    if game.rulebook.has_defense[face.index] or game.altered >> DEFENSE & 1:
        return False
    # The stamps that the card gets in the revealed slot and then in the discard pile.
    blow.card = (game.clock + 1) << CARD_BITS | card
    total = defence_of(game, blow)
    if (total if game.rulebook.match_total else face.stats[DEFENSE]) == blow.left:
        return False
    blow.before = blow.left
    blow.total = total
    blow.left = max(0, blow.left - total)
    owner = blow.blocker
    game.clock += 1
    game.take_top(DECK * 2 + owner, DISCARD * 2 + owner, 1)
    blow.discarded += 1
    if game.remembers & DISCARDING:
        game.memory.append(discarding(blow, owner, game.ref(card)))
    if not game.zones[DECK * 2 + owner]:
        check_decks(game)
    return True


def discarding(blow: Blow, owner: Seat, moved: Ref) -> Event:
    """DOJ-83, DOJ-87: a card is discarded as damage."""
    flags = FOR_DAMAGE | TOP_CARD | (COMBAT if blow.is_attack else 0)
    zones = (REVEALED * 2 + owner, DISCARD * 2 + owner)
    return Event(kinds.DISCARD, owner, blow.card, blow.by, 0, zones[0], zones[1], NOBODY, flags, NOBODY, moved)


def defence_of(game: Dojo, blow: Blow) -> int:
    """DOJ-75, DOJ-76: base defence as texts change it, the character's bonus, other bonuses; never below 0."""
    card = blow.card & CARD_MASK
    total = game.faces[card].stats[DEFENSE]
    if game.altered >> DEFENSE & 1:
        total = game.fold(card, DEFENSE, total)
    characters = game.zones[CHARACTER * 2 + blow.blocker]
    if characters and (game.rulebook.bonus_per_card or blow.flipped == 1):
        total += game.faces[characters[0]].stats[DEFENSE]
    return max(total, 0)


def reward(game: Dojo, blow: Blow) -> None:
    """DOJ-80, DOJ-93: the card goes to its owner's hand or energy pile at once; texts may ask about it."""
    card = blow.card & CARD_MASK
    owner = game.owners[card]
    zone = HAND if game.rulebook.reward_hand else ENERGY
    game.happen(game.move_event(kinds.RETURN, card, zone * 2 + owner, blow.by, blow.blocker, NOBODY))
    before = len(game.waiting)
    game.listen(Event(kinds.ACTIVATE, blow.blocker, game.ref(card), blow.by, game.rulebook.perfect))
    if len(game.waiting) > before:
        game.push(RunWaiting(before))


class Defend(Step["Dojo"]):
    """DOJ-81, DOJ-82: the `Defense:` text of the revealed card, which is the Blocking Player's."""

    def run(self, game: Dojo) -> None:
        blow = game.blows[-1]
        card = blow.card & CARD_MASK
        program = game.faces[card].text.moments[DEFENSE_TEXT]
        carry_out(game, Frame(blow.blocker, game.ref(card), None, ()), program)


class DiscardIt(Step["Dojo"]):
    """DOJ-83: the card is discarded as damage, if it is still in the revealed slot."""

    def run(self, game: Dojo) -> None:
        blow = game.blows[-1]
        if game.is_there(blow.card):
            discard_as_damage(game, blow)
        else:
            check_decks(game)


def discard_as_damage(game: Dojo, blow: Blow) -> None:
    """DOJ-83, DOJ-84, DOJ-87, DOJ-99: step 7, or where a text takes the card instead; then a checkpoint."""
    card = blow.card & CARD_MASK
    owner = game.owners[card]
    if blow.target != NOBODY:
        flags = blow.flags
        if game.log is None and not (game.heard | game.remembers | game.replaced) & RETURNING:
            game.move(card, blow.target, flags & BOTTOM != 0)
            check_decks(game)
        else:
            game.push(CHECKPOINT)
            event = game.move_event(kinds.PUT, card, blow.target, blow.by, blow.blocker, NOBODY, flags)
            game.settle(event)
        return
    if game.log is None and not (game.heard | game.replaced | game.forbidden) & DISCARDING:
        game.move(card, DISCARD * 2 + owner)
        blow.discarded += 1
        if game.remembers & DISCARDING:
            game.memory.append(discarding(blow, owner, game.ref(card)))
        check_decks(game)
        return
    game.push(CHECKPOINT)
    game.push(COUNT_DISCARD)
    game.settle(discarding(blow, owner, NOBODY))


RETURNING: Final = 1 << kinds.PUT | 1 << kinds.ARRIVE
DISCARDING: Final = 1 << kinds.DISCARD | 1 << kinds.ARRIVE
WATCHED: Final = DISCARDING | REVELATION


class CountDiscard(Step["Dojo"]):
    """DOJ-87: only cards that step 7 put into the discard pile count."""

    def run(self, game: Dojo) -> None:
        blow = game.blows[-1]
        card = blow.card & CARD_MASK
        if game.places[card] == DISCARD * 2 + game.owners[card]:
            blow.discarded += 1


def end_blow(game: Dojo, blow: Blow) -> None:
    """DOJ-85, DOJ-87, DOJ-88: the damage is done, the rest is lost; self damage is taken, not dealt."""
    game.blows.pop()
    if blow.discarded > 0 and (game.log is not None or (game.heard | game.remembers) >> kinds.DAMAGE & 1):
        by = blow.by if blow.attacker != blow.blocker else NOBODY
        event = Event(kinds.DAMAGE, blow.blocker, NOBODY, by, blow.discarded)
        game.after(event, False, 0)


FLIP: Final = Flip()
ABSORB: Final = Absorb()
DEFEND: Final = Defend()
DISCARD_IT: Final = DiscardIt()
COUNT_DISCARD: Final = CountDiscard()
