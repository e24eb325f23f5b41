"""Chapter 9: who may attack whom, declaring an attack, and its damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import COMBAT, COUNTERATTACK, FIRST, Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, is_player, other, player_ref, seat_of
from cardwright.engine.lasting import FOR_THE_MOMENT
from cardwright.engine.step import Option, Step
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.rulebook import ATTACK as ATTACK_VALUE
from cardwright.games.wellspring.rulebook import CREATURE
from cardwright.games.wellspring.stack import ATTACK, StackObject
from cardwright.games.wellspring.zones import BATTLEFIELD, COUNTERATTACKS

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


def creatures(game: Wellspring, seat: Seat) -> list[CardId]:
    """The creatures that a seat controls."""
    found: list[CardId] = []
    for card in game.zones[BATTLEFIELD * 2 + seat]:
        thing = game.in_play[card]
        if thing is not None and cast(CardInPlay, thing).sort == CREATURE:
            found.append(card)
    return found


def add_attacks(game: Wellspring, seat: Seat, options: list[Option]) -> bool:
    """WEL-75: the Lead of a battle round may declare one attack on an empty stack; whether a text demands one."""
    attackers = [card for card in creatures(game, seat) if may_attack(game, card)]
    if not attackers:
        return False
    demanded = False
    if game.stale:
        game.refresh()
    enemies = creatures(game, other(seat))
    open_targets = behind_guard(game, enemies)
    for attacker in attackers:
        attacked: list[CardId] = []
        before = len(options)
        for enemy in open_targets:
            if not is_banned(game, seat, attacker, game.ref(enemy)):
                attacked.append(enemy)
        for enemy in pressing(game, seat, attacker, attacked):
            step = DeclareAttack(seat, game.ref(attacker), game.ref(enemy))
            options.append(Option("attack", step, attacker, enemy))
        # WEL-73, WEL-74: what keeps the player in person from being attacked.
        screened = bool(enemies) if game.rulebook.any_creature_screens else bool(attacked)
        player = player_ref(other(seat))
        if screened and game.permitted >> kinds.ATTACK & 1:
            screened = not game.is_permitted(kinds.ATTACK, attack_event(game, seat, game.ref(attacker), player))
        if not screened and not is_banned(game, seat, attacker, player):
            options.append(Option("attack", DeclareAttack(seat, game.ref(attacker), player), attacker, player))
        if game.forbidden >> kinds.PASS & 1:
            for option in options[before:]:
                demanded = demanded or is_demanded(game, seat, attacker, option.target)
    return demanded


def is_demanded(game: Wellspring, seat: Seat, attacker: CardId, target: int) -> bool:
    """Whether a text demands that a creature attack that, and it has not attacked this turn."""
    if cast(CardInPlay, game.in_play[attacker]).attacked:
        return False
    aim: Ref = target if is_player(target) else game.ref(target)
    return game.is_forbidden(kinds.PASS, attack_event(game, seat, game.ref(attacker), aim, kinds.PASS))


def pressing(game: Wellspring, seat: Seat, attacker: CardId, enemies: list[CardId]) -> list[CardId]:
    """WEL-01: where a text demands that some be attacked, only those are."""
    if not game.forbidden >> kinds.SHUN & 1:
        return enemies
    wanted: list[CardId] = []
    for enemy in enemies:
        event = attack_event(game, seat, game.ref(attacker), game.ref(enemy), kinds.SHUN)
        if game.is_forbidden(kinds.SHUN, event):
            wanted.append(enemy)
    return wanted or enemies


def may_attack(game: Wellspring, card: CardId) -> bool:
    """WEL-71, WEL-72, WEL-99: a settled creature, or one with Ready, that has an attack left in this turn."""
    thing = cast(CardInPlay, game.in_play[card])
    rulebook = game.rulebook
    attacks = game.stat(card, rulebook.attacks_stat) if rulebook.attacks_stat >= 0 else 1
    return thing.attacked < attacks and (thing.settled or game.has_trait(card, rulebook.ready))


def behind_guard(game: Wellspring, enemies: list[CardId]) -> list[CardId]:
    """WEL-99: only those with Guard may be attacked while there are any."""
    guards = [card for card in enemies if game.has_trait(card, game.rulebook.guard)]
    return guards or enemies


def is_banned(game: Wellspring, seat: Seat, attacker: CardId, target: Ref) -> bool:
    """WEL-81: whether a text forbids this attack; a counterattack is one too."""
    if game.stale:
        game.refresh()
    if not game.forbidden >> kinds.ATTACK & 1:
        return False
    return game.is_forbidden(kinds.ATTACK, attack_event(game, seat, game.ref(attacker), target))


def attack_event(game: Wellspring, seat: Seat, attacker: Ref, target: Ref, kind: int = kinds.ATTACK) -> Event:
    """An attack as texts hear it, demand it (PASS) or point it (SHUN)."""
    flags = COUNTERATTACK if game.phase == COUNTERATTACKS else 0
    return Event(kind, seat, attacker, victim=target, flags=flags)


@mypyc_attr(free_list_len=1)
class DeclareAttack(Step["Wellspring"]):
    """WEL-75, WEL-76: the attack goes on the stack, and the creature's use is spent."""

    def __init__(self, seat: Seat, attacker: Ref, target: Ref) -> None:
        self.seat = seat
        self.attacker = attacker
        self.target = target

    def run(self, game: Wellspring) -> None:
        thing = cast(CardInPlay, game.in_play[self.attacker & CARD_MASK])
        thing.attacked += 1
        frame = Frame(self.seat, self.attacker, None, ())
        game.stack.append(StackObject(ATTACK, self.seat, self.attacker, frame, None, self.target))
        game.give_priority(self.seat)
        game.happen(attack_event(game, self.seat, self.attacker, self.target))


def is_on(game: Wellspring, attack: StackObject) -> bool:
    """WEL-79: whether attacker and target are still there and still enemies; nothing else is checked again."""
    if not game.is_there(attack.ref) or game.controller(attack.ref & CARD_MASK) != attack.seat:
        return False
    return is_enemy(game, attack.seat, attack.aim)


def is_enemy(game: Wellspring, seat: Seat, target: Ref) -> bool:
    """WEL-80: whether a target is the enemy player or a creature on the enemy's side."""
    if is_player(target):
        return seat_of(target) != seat
    if not game.is_there(target):
        return False
    thing = game.in_play[target & CARD_MASK]
    return thing is not None and cast(CardInPlay, thing).sort == CREATURE and thing.controller != seat


def strike(game: Wellspring) -> None:
    """WEL-77, WEL-78: each takes damage equal to the other's attack, both at once; a player deals nothing back.

    How strong they are is asked while the attack is on the stack: what a creature has while attacking counts.
    """
    if game.lasting:
        game.push(EndOfAttack())
    attack = game.stack[-1]
    on = is_on(game, attack)
    power = game.stat(attack.ref & CARD_MASK, ATTACK_VALUE) if on else 0
    answer = game.stat(attack.aim & CARD_MASK, ATTACK_VALUE) if on and not is_player(attack.aim) else 0
    game.stack.pop()
    if not on:
        return
    if (game.heard | game.remembers) >> kinds.STRUCK & 1:
        victim = None if is_player(attack.aim) else game.in_play[attack.aim & CARD_MASK]
        game.push(TellOutcome(attack.seat, attack.ref, attack.aim, victim.damage if victim is not None else 0))
    if is_player(attack.aim):
        if power > 0:
            seat = seat_of(attack.aim)
            game.settle(Event(kinds.DAMAGE, seat, NOBODY, attack.ref, power, flags=COMBAT))
        return
    events: list[Event] = []
    if power > 0:
        events.append(damage_event(game, attack.aim, attack.ref, power))
    if answer > 0:
        events.append(damage_event(game, attack.ref, attack.aim, answer))
    if events:
        game.settle_together(events)


@mypyc_attr(free_list_len=1)
class TellOutcome(Step["Wellspring"]):
    """Texts hear what came of an attack, before anything is destroyed."""

    def __init__(self, seat: Seat, attacker: Ref, target: Ref, before: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.target = target
        self.before = before

    def run(self, game: Wellspring) -> None:
        hit = self.target >= 0 and game.is_there(self.target)
        thing = game.in_play[self.target & CARD_MASK] if hit else None
        dealt = thing.damage - self.before if thing is not None else 0
        event = Event(kinds.STRUCK, self.seat, self.attacker, amount=dealt, victim=self.target, flags=FIRST)
        game.after(event, False, 0)


class EndOfAttack(Step["Wellspring"]):
    """What was said for this attack is over."""

    def run(self, game: Wellspring) -> None:
        game.end_lasting(FOR_THE_MOMENT, NOBODY)


def damage_event(game: Wellspring, creature: Ref, by: Ref, amount: int) -> Event:
    """Combat damage to a creature."""
    return Event(kinds.DAMAGE, game.controller(creature & CARD_MASK), creature, by, amount, flags=COMBAT)
