"""Chapter G: carrying out the declared attacks, and what they hit and destroy."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import COMBAT, FIRST, Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat, is_player, other
from cardwright.engine.lasting import FOR_THE_MOMENT
from cardwright.engine.step import Step
from cardwright.games.bounty.attack import Attack, Hit
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.chain import window
from cardwright.games.bounty.rulebook import ATK, DEF
from cardwright.games.bounty.settling import destruction

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


class CarryOut(Step["Bounty"]):
    """BOU-59 (1), (2): an attack whose members or target are gone fails; otherwise the defender may respond."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Bounty) -> None:
        if self.number >= len(game.attacks_declared):
            return
        game.current = self.number
        game.push(CarryOut(self.number + 1))
        game.push(AfterAttack())
        if stands(game):
            game.push(Announce())
            game.push(window(other(game.active), False, False))


def stands(game: Bounty) -> bool:
    """BOU-58, BOU-59 (1): members that left the field or are suspended drop out; whether the attack still is one."""
    attack = game.attacks_declared[game.current]
    left: list[Ref] = []
    for ref in attack.members:
        if game.is_there(ref) and cast(CardInPlay, game.in_play[ref & CARD_MASK]).suspended_to < game.turn:
            left.append(ref)
    members = tuple(left)
    if len(members) < len(attack.members):
        attack = attack.with_members(members)
        game.attacks_declared[game.current] = attack
    game.striking = members
    if attack.cancelled or not members:
        return False
    return is_player(attack.target) or game.is_there(attack.target)


class Announce(Step["Bounty"]):
    """BOU-59 (3): "when this card attacks a card", unless the target is face-down."""

    def run(self, game: Bounty) -> None:
        if not stands(game):
            return
        attack = game.attacks_declared[game.current]
        game.push(Strike())
        if game.heard >> kinds.ATTACK & 1 or game.remembers >> kinds.ATTACK & 1 or game.log is not None:
            if not is_face_down(game, attack):
                for ref in attack.members:
                    game.happen(Event(kinds.ATTACK, attack.seat, ref, victim=attack.target))


def is_face_down(game: Bounty, attack: Attack) -> bool:
    """Whether an attack's target lies face-down."""
    if attack.target < 0:
        return False
    thing = game.in_play[attack.target & CARD_MASK]
    return thing is not None and not thing.face_up


class Strike(Step["Bounty"]):
    """BOU-59 (4): a face-down target is turned up, a player gives points, a face-up card may be hit."""

    def run(self, game: Bounty) -> None:
        if not stands(game):
            return
        attack = game.attacks_declared[game.current]
        if is_player(attack.target):
            # BOU-55: points equal to the attacking card's ATK, as it is carried out.
            game.happen(Event(kinds.SCORE, attack.seat, NOBODY, attack.members[0], power_of(game, attack)))
            tell_outcome(game, attack.seat, attack.members, attack.target, 0)
        elif is_face_down(game, attack):
            # BOU-62: without activating it and without damage, whatever the ATK.
            game.turn_face(attack.target & CARD_MASK, True)
            game.happen(Event(kinds.FLIP, attack.seat, attack.target))
            tell_outcome(game, attack.seat, attack.members, attack.target, 0)
        else:
            amount = damage_of(game, attack)
            if amount == 0:
                tell_outcome(game, attack.seat, attack.members, attack.target, 0)
            else:
                game.hits.append(Hit(destroyer(game, attack), attack.members, attack.target, amount))
                if game.rulebook.one_by_one:
                    game.push(DestroyDoomed())
                    game.push(StrikeHits())


def power_of(game: Bounty, attack: Attack) -> int:
    """BOU-56: the sum of the ATK of those that are left."""
    power = 0
    for ref in attack.members:
        power += game.stat(ref & CARD_MASK, ATK)
    return power


def damage_of(game: Bounty, attack: Attack) -> int:
    """BOU-58, BOU-60, BOU-61: ATK must exceed DEF, which is ignored only if every member ignores it."""
    power = power_of(game, attack)
    defence = game.stat(attack.target & CARD_MASK, DEF)
    if game.permitted >> kinds.IGNORE & 1:
        ignored = True
        for ref in attack.members:
            event = Event(kinds.IGNORE, attack.seat, ref, amount=DEF)
            ignored = ignored and game.is_permitted(kinds.IGNORE, event)
        if ignored:
            defence = 0
    if power <= defence:
        return 0
    return power if game.rulebook.full_damage else power - defence


def destroyer(game: Bounty, attack: Attack) -> Seat:
    """BOU-67, BOU-68: the attacker; of the attacker's own card whoever redirected the attack last."""
    if game.controller(attack.target & CARD_MASK) == attack.seat and attack.redirected_by != NOBODY:
        return attack.redirected_by
    return attack.seat


class AfterAttack(Step["Bounty"]):
    """BOU-59, BOU-73: a failed or cancelled attack still counts as carried out."""

    def run(self, game: Bounty) -> None:
        game.current = NOBODY
        game.striking = ()
        game.has_attacked = True
        if game.lasting:
            game.end_lasting(FOR_THE_MOMENT, NOBODY)
        game.news += 1


def tell_outcome(game: Bounty, seat: Seat, members: tuple[Ref, ...], target: Ref, dealt: int) -> None:
    """Tell texts what came of an attack; the first of several attackers is marked."""
    if (game.heard | game.remembers) >> kinds.STRUCK & 1:
        for index, ref in enumerate(members):
            flags = FIRST if index == 0 else 0
            game.after(Event(kinds.STRUCK, seat, ref, amount=dealt, victim=target, flags=flags), False, 0)


@mypyc_attr(free_list_len=1)
class TellHit(Step["Bounty"]):
    """A hit has been dealt, or was kept off."""

    def __init__(self, seat: Seat, members: tuple[Ref, ...], target: Ref, before: int) -> None:
        self.seat = seat
        self.members = members
        self.target = target
        self.before = before

    def run(self, game: Bounty) -> None:
        thing = game.in_play[self.target & CARD_MASK] if game.is_there(self.target) else None
        if thing is not None:
            tell_outcome(game, self.seat, self.members, self.target, thing.damage - self.before)


class StrikeHits(Step["Bounty"]):
    """BOU-63: one noted hit after another; what it sets off resolves right after it."""

    def run(self, game: Bounty) -> None:
        if not game.hits:
            game.hit = None
            if game.current == NOBODY:
                game.striking = ()
            return
        hit = game.hits.pop(0)
        game.push(self)
        card = hit.target & CARD_MASK
        if game.is_there(hit.target) and not game.is_lethal(card):
            game.hit = hit
            game.striking = hit.members
            seat = game.controller(card)
            if game.heard >> kinds.STRUCK & 1:
                thing = cast(CardInPlay, game.in_play[card])
                game.push(TellHit(1 - seat, hit.members, hit.target, thing.damage))
            game.settle(Event(kinds.DAMAGE, seat, hit.target, hit.members[0], hit.amount, flags=COMBAT))


class DestroyDoomed(Step["Bounty"]):
    """BOU-64: one doomed card after another, each followed by the texts that its destruction sets off."""

    def run(self, game: Bounty) -> None:
        if not game.doomed:
            if game.current == NOBODY:
                game.striking = ()
            return
        doom = game.doomed.pop(0)
        game.push(self)
        card = doom.card & CARD_MASK
        if game.is_there(doom.card) and game.is_lethal(card):
            game.striking = doom.members
            game.settle(destruction(game, card, doom.seat, doom.members[0], COMBAT))


class EndAttacks(Step["Bounty"]):
    """BOU-73: a window for both ends the phase if an attack was carried out."""

    def run(self, game: Bounty) -> None:
        if game.has_attacked:
            game.push(window(game.active, True, False))
