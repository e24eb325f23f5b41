"""Chapter G: declaring attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, Ref, Seat, other, player_ref
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.bounty.attack import Attack
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.carry_out import CarryOut, EndAttacks
from cardwright.games.bounty.chain import add_activations
from cardwright.games.bounty.question import Question
from cardwright.games.bounty.rulebook import FIGHTER
from cardwright.games.bounty.zones import ATTACK, FIELD

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


class AttackPhase(Step["Bounty"]):
    """BOU-52, BOU-53, BOU-82: first every attack is declared, then they are carried out in order."""

    def run(self, game: Bounty) -> None:
        if game.skips(game.active, ATTACK):
            return
        game.phase = ATTACK
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.controller == game.active:
                one.stood = one.sort == FIGHTER
        if game.turn <= game.rulebook.turns_without_attacks:
            return
        game.push(END_ATTACKS)
        game.push(CARRY_OUT)
        game.push(DECLARE)


def fighters(game: Bounty, seat: Seat) -> list[CardInPlay]:
    """BOU-50, BOU-51, BOU-78: a seat's Attack cards that may attack now."""
    found: list[CardInPlay] = []
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.sort == FIGHTER and one.controller == seat and one.suspended_to < game.turn:
            if not one.spent or has_attack_left(game, one):
                found.append(one)
    return found


def has_attack_left(game: Bounty, one: CardInPlay) -> bool:
    """BOU-51: one attack per turn, unless a text lets a card attack more often."""
    attacks = game.rulebook.attacks
    if not game.altered >> attacks & 1:
        return False
    declared = 0
    for attack in game.attacks_declared:
        if one.frame.source in attack.members:
            declared += 1
    return declared < game.stat(one.card, attacks)


def targets_of(game: Bounty, seat: Seat, attacker: Ref) -> list[Ref]:
    """BOU-50, BOU-54: every card on the enemy's field; the enemy if there is none, or if a text permits it."""
    found: list[Ref] = []
    banned = game.forbidden >> kinds.ATTACK & 1
    enemy = other(seat)
    for card in game.zones[FIELD * 2 + enemy]:
        target = game.ref(card)
        if not banned or not is_banned(game, seat, attacker, target):
            found.append(target)
    if not game.zones[FIELD * 2 + enemy] or is_direct(game, seat, attacker):
        player = player_ref(enemy)
        if not banned or not is_banned(game, seat, attacker, player):
            found.append(player)
    return pressing(game, seat, attacker, found) if game.forbidden >> kinds.SHUN & 1 else found


def pressing(game: Bounty, seat: Seat, attacker: Ref, targets: list[Ref]) -> list[Ref]:
    """Where a text demands that some be attacked, only those are."""
    wanted = [ref for ref in targets if game.is_forbidden(kinds.SHUN, Event(kinds.SHUN, seat, attacker, victim=ref))]
    return wanted or targets


def demands_attack(game: Bounty, seat: Seat, able: list[CardInPlay]) -> bool:
    """Whether a text demands that one of these cards attack, and there is something to attack."""
    if not game.forbidden >> kinds.PASS & 1:
        return False
    for one in able:
        if not one.spent:
            for target in targets_of(game, seat, one.frame.source):
                if game.is_forbidden(kinds.PASS, Event(kinds.PASS, seat, one.frame.source, victim=target)):
                    return True
    return False


def is_banned(game: Bounty, seat: Seat, attacker: Ref, target: Ref) -> bool:
    """Whether a text forbids this attack."""
    return game.is_forbidden(kinds.ATTACK, Event(kinds.ATTACK, seat, attacker, victim=target))


def is_direct(game: Bounty, seat: Seat, attacker: Ref) -> bool:
    """BOU-54: whether a text lets a card attack the enemy player past the cards on the field."""
    if not game.permitted >> kinds.ATTACK & 1:
        return False
    return game.is_permitted(kinds.ATTACK, Event(kinds.ATTACK, seat, attacker, victim=player_ref(other(seat))))


class DeclareAttacks(Step["Bounty"]):
    """BOU-53: one declaration after another until Done; before the first, the player may activate."""

    def run(self, game: Bounty) -> None:
        seat = game.active
        if game.stale:
            game.refresh()
        options: list[Option] = []
        able = fighters(game, seat)
        enemies = game.zones[FIELD * 2 + other(seat)]
        check = not enemies or game.forbidden >> kinds.ATTACK & 1
        swarm = game.rulebook.swarm
        groups: list[int] = []
        for index in range(len(able)):
            one = able[index]
            ref = one.frame.source
            if check and not targets_of(game, seat, ref):
                continue
            options.append(Option("attack", Aim(seat, (ref,)), one.card))
            face = game.faces[one.card].index
            if enemies and face not in groups and game.faces[one.card].traits & swarm:
                group = [two.frame.source for two in able[index:] if game.faces[two.card].index == face]
                if len(group) > 1:
                    groups.append(face)
                    options.append(Option("combine", Gather(seat, tuple(group), (), 0), one.card))
        if not options:
            return
        if not game.attacks_declared:
            add_activations(game, seat, options, self)
        if not demands_attack(game, seat, able):
            options.append(NO_MORE)
        game.put(Question(seat, "Declare an attack?", options))


class Gather(Step["Bounty"]):
    """BOU-56, BOU-57: at least two Swarm cards of the same name are gathered for one attack, in field order."""

    def __init__(self, seat: Seat, able: tuple[Ref, ...], members: tuple[Ref, ...], start: int) -> None:
        self.seat = seat
        self.able = able
        self.members = members
        self.start = start

    def run(self, game: Bounty) -> None:
        options: list[Option] = []
        last = len(self.able) - max(0, 2 - len(self.members)) + 1
        for index in range(self.start, min(last, len(self.able))):
            ref = self.able[index]
            step = Gather(self.seat, self.able, (*self.members, ref), index + 1)
            options.append(Option("gather", step, ref & CARD_MASK))
        if len(self.members) > 1:
            options.append(Option("done", Aim(self.seat, self.members)))
        game.ask(Decision(self.seat, "Who attacks together?", options, self.able[0] & CARD_MASK))


class Aim(Step["Bounty"]):
    """BOU-53, BOU-57: a target for the attack; several together cannot be aimed at a player."""

    def __init__(self, seat: Seat, members: tuple[Ref, ...]) -> None:
        self.seat = seat
        self.members = members

    def run(self, game: Bounty) -> None:
        members = self.members
        options: list[Option] = []
        for target in targets_of(game, self.seat, members[0]):
            if target >= 0 or len(members) == 1:
                about = target & CARD_MASK if target >= 0 else target
                step = Declare(self.seat, members, target)
                options.append(Option("attack", step, members[0] & CARD_MASK, about))
        game.ask(Decision(self.seat, "What is attacked?", options, members[0] & CARD_MASK))


class Declare(Step["Bounty"]):
    """BOU-51, BOU-53: the declaration is public and final, and counts even if it comes to nothing."""

    def __init__(self, seat: Seat, members: tuple[Ref, ...], target: Ref) -> None:
        self.seat = seat
        self.members = members
        self.target = target

    def run(self, game: Bounty) -> None:
        for ref in self.members:
            cast(CardInPlay, game.in_play[ref & CARD_MASK]).spent = True
        game.attacks_declared.append(Attack(self.seat, self.members, self.target))
        game.push(DECLARE)
        for ref in self.members:
            game.happen(Event(kinds.DECLARE, self.seat, ref, victim=self.target))


class NoMore(Step["Bounty"]):
    """BOU-53: the declarations are over."""

    def run(self, game: Bounty) -> None:
        return


DECLARE: Final = DeclareAttacks()
CARRY_OUT: Final[Step[Any]] = CarryOut(0)
END_ATTACKS: Final[Step[Any]] = EndAttacks()
NO_MORE: Final = Option("done", NoMore())
