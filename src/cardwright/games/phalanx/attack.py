"""Attacking (PHX-56 to PHX-69)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds, watch
from cardwright.engine.event import COMBAT, FIRST, Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, is_player, player_ref
from cardwright.engine.lasting import FOR_THE_MOMENT
from cardwright.engine.step import Option, Step
from cardwright.games.phalanx.activate import DIE_FAILS, lose_heart
from cardwright.games.phalanx.card import CardInPlay
from cardwright.games.phalanx.changes import turn_up
from cardwright.games.phalanx.check import CHECK, IN_COMBAT, destruction
from cardwright.games.phalanx.events import tell
from cardwright.games.phalanx.fire import COMPLETE, Fire
from cardwright.games.phalanx.layout import count_zones
from cardwright.games.phalanx.rulebook import AD, ATTACKS, CHARACTER, DD, MORE_ATTACKS, RANGE, A

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

ANY_ATTACKER: Final = 99
FAR: Final = 99
"""More attacks, and more zones, than there can be."""


def legal_attacks(game: Phalanx) -> list[Option]:
    """PHX-56 to PHX-64: every pair of an attacker and a legal target."""
    options: list[Option] = []
    seat = game.active
    if game.turn == 1 and not game.rulebook.first_turn_attack:
        return options
    limit = attacks_left(game, seat)
    zones = count_zones(game, seat)
    targets: list[tuple[CardId, int]] = []
    life_reach = NOBODY
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller != seat or one.row == 0 or one.defends or not one.face_up:
            continue
        if limit != ANY_ATTACKER and not may_attack_again(game, one, limit):
            continue
        if game.stat(one.card, A) == 0:
            continue
        reach = FAR if reaches_all(game, one) else game.stat(one.card, RANGE) - (zones - one.row)
        if reach < 0:
            continue
        if not targets and life_reach == NOBODY:
            targets = legal_targets(game, 1 - seat)
            life_reach = reach_of_life(game, 1 - seat)
        for card, depth in targets:
            if depth <= reach:
                options.append(Option("attack", Attack(one.card, card), one.card, card))
        if 0 <= life_reach <= reach or (game.permitted >> kinds.ATTACK & 1 and may_pass(game, one, reach)):
            player = player_ref(1 - seat)
            options.append(Option("attack", Attack(one.card, player), one.card, player))
    if game.forbidden >> kinds.ATTACK & 1:
        options = without_banned(game, options)
    return pressing(game, options) if game.forbidden >> kinds.SHUN & 1 else options


def pressing(game: Phalanx, options: list[Option]) -> list[Option]:
    """Where a text demands that some be attacked, whoever can attack them attacks nobody else."""
    wanted = [option for option in options if option.target >= 0 and is_wanted(game, option)]
    pressed = [option.card for option in wanted]
    return wanted + [option for option in options if option.card not in pressed]


def is_wanted(game: Phalanx, option: Option) -> bool:
    """Whether a text demands this attack rather than another of the same character."""
    aim = game.ref(option.target)
    return game.is_forbidden(kinds.SHUN, Event(kinds.SHUN, game.active, game.ref(option.card), victim=aim))


def demanded(game: Phalanx, options: list[Option]) -> list[Option]:
    """Of these attacks those that a text demands, so that none is no choice: of some character, or of any."""
    found: list[Option] = []
    if game.forbidden >> kinds.PASS & 1:
        for option in options:
            one = cast(CardInPlay, game.in_play[option.card])
            aim: Ref = option.target if is_player(option.target) else game.ref(option.target)
            event = Event(kinds.PASS, game.active, one.frame.source, victim=aim)
            if one.attacks == 0 and game.is_forbidden(kinds.PASS, event):
                found.append(option)
    if not found and game.forbidden >> kinds.SHUN & 1 and game.attacks_made == 0:
        return options if game.is_forbidden(kinds.SHUN, Event(kinds.SHUN, game.active)) else found
    return found


def attacks_left(game: Phalanx, seat: Seat) -> int:
    """PHX-44: how many attacks a player may still make, more than any for the first one of a turn."""
    made = game.attacks_made
    if made == 0:
        return ANY_ATTACKER
    return game.player_number(seat, MORE_ATTACKS, 0) + 1 - made


def may_attack_again(game: Phalanx, one: CardInPlay, left: int) -> bool:
    """PHX-44: once each, as long as the player may attack; a text may let one character attack more often."""
    return left > 0 if one.attacks == 0 else one.attacks < game.stat(one.card, ATTACKS)


def may_be_more(game: Phalanx) -> bool:
    """PHX-44: whether some text allows more than one attack in a turn."""
    if game.stale:
        game.refresh()
    return game.altered >> MORE_ATTACKS & 1 == 1 or game.altered >> ATTACKS & 1 == 1


def reaches_all(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-57: whether a text lets a character attack whatever its Range."""
    if not game.permitted >> kinds.IGNORE & 1:
        return False
    return game.is_permitted(kinds.IGNORE, Event(kinds.IGNORE, one.controller, game.ref(one.card), amount=RANGE))


def may_pass(game: Phalanx, one: CardInPlay, reach: int) -> bool:
    """PHX-62: whether a text lets a character attack life-energy past defenders; its Range must do all the same."""
    enemy = 1 - game.active
    if game.rulebook.range_spans_both and count_zones(game, enemy) > reach:
        return False
    event = Event(kinds.ATTACK, game.active, game.ref(one.card), victim=player_ref(enemy))
    return game.is_permitted(kinds.ATTACK, event)


def without_banned(game: Phalanx, options: list[Option]) -> list[Option]:
    """The attacks that no text forbids."""
    kept: list[Option] = []
    for option in options:
        aim: Ref = option.target if is_player(option.target) else game.ref(option.target)
        if not game.is_forbidden(kinds.ATTACK, Event(kinds.ATTACK, game.active, game.ref(option.card), victim=aim)):
            kept.append(option)
    return kept


def legal_targets(game: Phalanx, seat: Seat) -> list[tuple[CardId, int]]:
    """PHX-58, PHX-61 to PHX-63: a seat's characters that may be attacked, with the Range that they ask for besides."""
    screen = 0
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller == seat and one.row > screen and one.defends:
            screen = one.row
    zones = count_zones(game, seat)
    found: list[tuple[CardId, int]] = []
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller != seat or one.row == 0 or one.row < screen:
            continue
        if screen > 0 and game.rulebook.screens_all and not (one.defends and one.row == screen):
            continue
        found.append((one.card, zones - one.row if game.rulebook.range_spans_both else 0))
    return found


def reach_of_life(game: Phalanx, seat: Seat) -> int:
    """PHX-58, PHX-60, PHX-61, PHX-64: the Range that life-energy asks for, -2 if it may not be attacked."""
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller == seat and one.row > 0 and (one.defends or game.rulebook.any_guards_life):
            return -2
    return count_zones(game, seat) if game.rulebook.range_spans_both else 0


@mypyc_attr(free_list_len=1)
class Attack(Step["Phalanx"]):
    """PHX-65 (2), (3), (4): a dizzy attacker rolls; the attack is declared, the target turns up; triggers go off."""

    def __init__(self, card: CardId, target: int) -> None:
        self.card = card
        self.target = target

    def run(self, game: Phalanx) -> None:
        attacker = cast(CardInPlay, game.in_play[self.card])
        ref = game.ref(self.card)
        seat = attacker.controller
        game.push(ATTACK_AGAIN)
        attacker.attacks += 1
        game.attacks_made += 1
        if attacker.dizzy > 0 and game.rulebook.dizzy_acts and game.roll() == DIE_FAILS:
            lose_heart(game, ref)
            return
        aim: Ref = self.target if is_player(self.target) else game.ref(self.target)
        game.attacker = ref
        game.aim = aim
        if aim >= 0:
            uncover(game, cast(CardInPlay, game.in_play[self.target]))
        game.happen(Event(kinds.ATTACK, seat, ref, victim=aim))
        before = tell(game, watch.ATTACK, seat, ref, CHARACTER, 4 if is_player(aim) else 2)
        if aim >= 0:
            before.extend(tell(game, watch.ATTACKED, 1 - seat, aim, CHARACTER, 0))
        game.push(RollForDefence())
        game.push(COMPLETE)
        if before:
            game.push(Fire(tuple(before)))
        game.push(CHECK)


class AttackAgain(Step["Phalanx"]):
    """PHX-44: after an attack there may be another, if a text says so."""

    def run(self, game: Phalanx) -> None:
        if may_be_more(game) and legal_attacks(game):
            from cardwright.games.phalanx.turn import ATTACK_STEP

            game.push(ATTACK_STEP)


ATTACK_AGAIN: Final = AttackAgain()


@mypyc_attr(free_list_len=1)
class RollForDefence(Step["Phalanx"]):
    """PHX-65 (5), (6), PHX-69: a dizzy target rolls; a target that is face down again turns up before the result."""

    def run(self, game: Phalanx) -> None:
        if not still_on(game):
            game.attacker = NOBODY
            game.aim = NOBODY
            game.end_lasting(FOR_THE_MOMENT, NOBODY)
            return
        failed = False
        if game.aim >= 0:
            target = cast(CardInPlay, game.in_play[game.aim & CARD_MASK])
            if target.dizzy > 0:
                failed = game.roll() == DIE_FAILS
            if failed:
                lose_heart(game, game.aim)
            uncover(game, target)
        game.then(CHECK, Result(failed), COMPLETE)


def uncover(game: Phalanx, target: CardInPlay) -> None:
    """PHX-29: what is attacked turns face up, and its text hears of it."""
    if turn_up(game, target) and target.sort == CHARACTER:
        ref = game.ref(target.card)
        event = Event(kinds.TURN, 1 - target.controller, ref, by=game.attacker, amount=1, flags=COMBAT)
        if game.has_listeners(event):
            game.listen(event)


def still_on(game: Phalanx) -> bool:
    """PHX-69: whether attacker and target are there and the attacker still attacks."""
    if game.attacker == NOBODY or not game.is_there(game.attacker):
        return False
    one = cast(CardInPlay, game.in_play[game.attacker & CARD_MASK])
    if one.defends or not one.face_up:
        return False
    if is_player(game.aim):
        return True
    target = game.in_play[game.aim & CARD_MASK] if game.is_there(game.aim) else None
    return target is not None and target.controller != one.controller


@mypyc_attr(free_list_len=1)
class Result(Step["Phalanx"]):
    """PHX-66 to PHX-68: the greater A destroys the target, otherwise the attacker falls; life-energy drops by A."""

    def __init__(self, failed: bool) -> None:
        self.failed = failed

    def run(self, game: Phalanx) -> None:
        is_on = still_on(game)
        if game.lasting:
            game.push(EndOfAttack())
        attacker = game.attacker
        aim = game.aim
        game.attacker = NOBODY
        game.aim = NOBODY
        if not is_on:
            return
        force = game.stat(attacker & CARD_MASK, A)
        if game.heard >> kinds.STRUCK & 1:
            game.push(TellOutcome(game.controller(attacker & CARD_MASK), attacker, aim))
        if is_player(aim):
            seat = 1 - game.controller(attacker & CARD_MASK)
            game.settle(Event(kinds.DAMAGE, seat, NOBODY, attacker, force, flags=COMBAT))
            return
        target = cast(CardInPlay, game.in_play[aim & CARD_MASK])
        defence = 0 if self.failed else game.stat(target.card, DD if target.defends else AD)
        fallen = aim if force > defence else attacker
        game.settle(destruction(game, fallen & CARD_MASK, IN_COMBAT, attacker if fallen == aim else aim))


@mypyc_attr(free_list_len=1)
class TellOutcome(Step["Phalanx"]):
    """Texts hear what came of an attack."""

    def __init__(self, seat: Seat, attacker: Ref, target: Ref) -> None:
        self.seat = seat
        self.attacker = attacker
        self.target = target

    def run(self, game: Phalanx) -> None:
        game.after(Event(kinds.STRUCK, self.seat, self.attacker, victim=self.target, flags=FIRST), False, 0)


class EndOfAttack(Step["Phalanx"]):
    """What was said for this attack is over."""

    def run(self, game: Phalanx) -> None:
        game.end_lasting(FOR_THE_MOMENT, NOBODY)
