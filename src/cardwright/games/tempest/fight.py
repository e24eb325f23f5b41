"""A fight: start, order by speed, attacks, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import COMBAT, FIRST, Event
from cardwright.engine.face import SHORT_MARKS
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.lasting import UNTIL_END_OF_SPAN
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.deaths import DEATHS
from cardwright.games.tempest.rulebook import ATK, CREATURE, HP, SPE
from cardwright.games.tempest.triggers import RUN_TRIGGERS
from cardwright.games.tempest.zones import FIGHT

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest


@mypyc_attr(free_list_len=1)
class StartFight(Step["Tempest"]):
    """TEM-94 (1): what is due at the start of a fight, and "while fighting" changes begin."""

    def __init__(self, one: Ref, other: Ref) -> None:
        self.one = one
        self.other = other

    def run(self, game: Tempest) -> None:
        one, other = self.one, self.other
        if one == other or not is_creature_there(game, one) or not is_creature_there(game, other):
            # TEM-99: either is gone, or both are the same creature.
            return
        game.push(EndFight(game.fighters))
        game.fighters = (one, other)
        game.fight_from = len(game.memory)
        if game.later:
            game.begin_span(FIGHT)
        game.push(AskEager(one, other, 0, 0))
        if game.is_heard(kinds.FIGHT):
            game.push(RUN_TRIGGERS)
            game.happen(Event(kinds.FIGHT, game.controller(one & CARD_MASK), one, victim=other))
            game.listen(Event(kinds.FIGHT, game.controller(other & CARD_MASK), other, victim=one))
        if game.heard >> kinds.START & 1:
            game.push(RUN_TRIGGERS)
            game.signal(kinds.START, FIGHT)


def is_creature_there(game: Tempest, ref: Ref) -> bool:
    """Whether a creature is still on the field."""
    if not game.is_there(ref):
        return False
    thing = game.in_play[ref & CARD_MASK]
    return thing is not None and cast(CardInPlay, thing).sort == CREATURE


@mypyc_attr(free_list_len=1)
class AskEager(Step["Tempest"]):
    """TEM-94 (1): creatures that may attack first; the first picker is asked first."""

    def __init__(self, one: Ref, other: Ref, asked: int, eager: int) -> None:
        self.one = one
        self.other = other
        self.asked = asked
        self.eager = eager
        """As bits, which of the two take the first attack."""

    def run(self, game: Tempest) -> None:
        one, other = self.one, self.other
        if not is_creature_there(game, one) or not is_creature_there(game, other):
            return
        if self.asked < 2 and game.words & game.rulebook.eager:
            card = (one if self.asked == 0 else other) & CARD_MASK
            refuse = AskEager(one, other, self.asked + 1, self.eager)
            if not game.traits(card) & game.rulebook.eager:
                game.push(refuse)
                return
            accept = AskEager(one, other, self.asked + 1, self.eager | 1 << self.asked)
            options = [Option("attack first", accept, card), Option("do not", refuse)]
            game.ask(Decision(game.controller(card), "Does this creature attack first?", options, card))
            return
        order = self.order(game)
        if game.words & game.rulebook.twofold:
            push_second_attacks(game, one, other, order)
        if order == 0:
            game.push(StrikeTogether(one, other))
        elif order > 0:
            game.then(Strike(one, other), Strike(other, one))
        else:
            game.then(Strike(other, one), Strike(one, other))

    def order(self, game: Tempest) -> int:
        """TEM-91, TEM-92, TEM-94 (2): above 0 if the first of the two is faster, 0 if both attack at once."""
        one, other = self.one & CARD_MASK, self.other & CARD_MASK
        difference = 0
        if game.words & game.rulebook.combat_words:
            difference = rank(game, one, self.eager & 1 != 0) - rank(game, other, self.eager & 2 != 0)
        if difference == 0:
            difference = by_rule(game, one, other)
        if difference == 0 and game.words & game.rulebook.level_ground:
            mine = has_level_ground(game, game.controller(one))
            theirs = has_level_ground(game, game.controller(other))
            difference = (1 if mine else 0) - (1 if theirs else 0)
        return difference


def push_second_attacks(game: Tempest, one: Ref, other: Ref, order: int) -> None:
    """TEM-94: whoever attacks twice attacks again after both have attacked, in the same order."""
    mine = game.traits(one & CARD_MASK) & game.rulebook.twofold
    theirs = game.traits(other & CARD_MASK) & game.rulebook.twofold
    if mine and theirs and order == 0:
        game.push(StrikeTogether(one, other))
    elif order >= 0:
        if theirs:
            game.push(Strike(other, one))
        if mine:
            game.push(Strike(one, other))
    else:
        if mine:
            game.push(Strike(one, other))
        if theirs:
            game.push(Strike(other, one))


def rank(game: Tempest, card: CardId, eager: bool) -> int:
    """TEM-94 (2): "first" comes before and "last" after everyone else; both words cancel out."""
    traits = game.traits(card)
    found = 0
    if eager or traits & game.rulebook.headlong:
        found += 1
    if traits & game.rulebook.laggard:
        found -= 1
    return found


def by_rule(game: Tempest, one: CardId, other: CardId) -> int:
    """TEM-91, TEM-94 (2): above 0 if the first of the two attacks first by Spe, or by what texts put in its place."""
    faster = game.stat(one, SPE) - game.stat(other, SPE)
    ordering = game.words & game.rulebook.order_words
    if not ordering:
        return faster
    bits = 0
    for thing in game.things:
        bits |= game.faces[thing.card].traits & ordering
    if bits & game.rulebook.all_at_once:
        return 0
    difference = game.stat(one, ATK) - game.stat(other, ATK) if bits & game.rulebook.stronger_first else faster
    return -difference if bits & game.rulebook.slower_first else difference


def has_level_ground(game: Tempest, seat: Seat) -> bool:
    """Whether equal Spe counts as higher for a side."""
    for thing in game.things:
        if thing.controller == seat and game.faces[thing.card].traits & game.rulebook.level_ground:
            return True
    return False


def attack_event(game: Tempest, attacker: Ref, defender: Ref) -> Event:
    """An attack as texts hear it."""
    return Event(kinds.ATTACK, game.controller(attacker & CARD_MASK), attacker, victim=defender)


def is_banned(game: Tempest, attacker: Ref, defender: Ref) -> bool:
    """Whether a text forbids this attack: the creature is in the fight and does not strike."""
    if game.stale:
        game.refresh()
    if not game.forbidden >> kinds.ATTACK & 1:
        return False
    return game.is_forbidden(kinds.ATTACK, attack_event(game, attacker, defender))


def hit(game: Tempest, attacker: Ref, defender: Ref) -> Event:
    """TEM-91: the damage of an attack, as large as the attacker's Atk now."""
    power = game.stat(attacker & CARD_MASK, ATK)
    return Event(kinds.DAMAGE, game.controller(defender & CARD_MASK), defender, attacker, power, flags=COMBAT)


@mypyc_attr(free_list_len=1)
class Strike(Step["Tempest"]):
    """TEM-93, TEM-94 (3), (4): one attack, if both are still here; deaths; triggers."""

    def __init__(self, attacker: Ref, defender: Ref) -> None:
        self.attacker = attacker
        self.defender = defender

    def run(self, game: Tempest) -> None:
        attacker, defender = self.attacker, self.defender
        if not is_creature_there(game, attacker) or not is_creature_there(game, defender):
            return
        if is_banned(game, attacker, defender):
            return
        game.push(RUN_TRIGGERS)
        game.push(DEATHS)
        push_outcome(game, attacker, defender)
        push_overrun(game, attacker, defender)
        if game.is_heard(kinds.ATTACK):
            game.happen(attack_event(game, attacker, defender))
        game.settle_together([hit(game, attacker, defender)])


@mypyc_attr(free_list_len=1)
class StrikeTogether(Step["Tempest"]):
    """TEM-92: with equal Spe both attack at the same moment."""

    def __init__(self, one: Ref, other: Ref) -> None:
        self.one = one
        self.other = other

    def run(self, game: Tempest) -> None:
        one, other = self.one, self.other
        if is_banned(game, one, other) or is_banned(game, other, one):
            game.then(Strike(one, other), Strike(other, one))
            return
        game.push(RUN_TRIGGERS)
        game.push(DEATHS)
        push_outcome(game, one, other)
        push_outcome(game, other, one)
        push_overrun(game, one, other)
        push_overrun(game, other, one)
        if game.is_heard(kinds.ATTACK):
            game.happen(attack_event(game, one, other))
            game.happen(attack_event(game, other, one))
        game.settle_together([hit(game, one, other), hit(game, other, one)])


def push_outcome(game: Tempest, attacker: Ref, defender: Ref) -> None:
    """Texts that wait for it will hear what came of an attack."""
    if game.is_heard(kinds.STRUCK):
        victim = game.in_play[defender & CARD_MASK]
        assert victim is not None
        game.push(TellOutcome(attacker, defender, victim.damage))


@mypyc_attr(free_list_len=1)
class TellOutcome(Step["Tempest"]):
    """Texts hear what came of an attack, before anybody dies of it."""

    def __init__(self, attacker: Ref, defender: Ref, before: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.before = before

    def run(self, game: Tempest) -> None:
        victim = game.in_play[self.defender & CARD_MASK] if game.is_there(self.defender) else None
        dealt = victim.damage - self.before if victim is not None else 0
        seat = game.last_controller(self.attacker)
        game.after(Event(kinds.STRUCK, seat, self.attacker, amount=dealt, victim=self.defender, flags=FIRST), False, 0)


def push_overrun(game: Tempest, attacker: Ref, defender: Ref) -> None:
    """What an attack of a creature with Overrun deals beyond the HP of the creature it attacks will go on."""
    if not game.words & game.rulebook.overrun:
        return
    card = attacker & CARD_MASK
    if game.traits(card) & game.rulebook.overrun:
        victim = game.in_play[defender & CARD_MASK]
        assert victim is not None
        most = victim.damage + game.stat(victim.card, HP)
        game.push(Overrun(game.controller(card), attacker, defender, most))


@mypyc_attr(free_list_len=1)
class Overrun(Step["Tempest"]):
    """TEM-72: damage that rain, a shield or a guard kept off is not dealt, so only the rest can be too much."""

    def __init__(self, seat: Seat, attacker: Ref, defender: Ref, most: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.defender = defender
        self.most = most
        """The damage on the creature it attacks from which on more is too much."""

    def run(self, game: Tempest) -> None:
        victim = game.in_play[self.defender & CARD_MASK]
        excess = victim.damage - self.most if victim is not None and game.is_there(self.defender) else 0
        if excess <= 0:
            return
        options: list[Option] = []
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.sort == CREATURE and one.controller != self.seat and one.card != self.defender & CARD_MASK:
                step = SpillOnto(self.seat, self.attacker, game.ref(one.card), excess)
                options.append(Option("overrun", step, one.card))
        if options:
            game.ask(Decision(self.seat, "Which creature is overrun?", options, self.attacker & CARD_MASK))


@mypyc_attr(free_list_len=1)
class SpillOnto(Step["Tempest"]):
    """The excess hits."""

    def __init__(self, seat: Seat, attacker: Ref, victim: Ref, excess: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.victim = victim
        self.excess = excess

    def run(self, game: Tempest) -> None:
        side = game.controller(self.victim & CARD_MASK)
        event = Event(kinds.DAMAGE, side, self.victim, self.attacker, self.excess, flags=COMBAT)
        game.settle_together([event])


@mypyc_attr(free_list_len=1)
class EndFight(Step["Tempest"]):
    """TEM-94 (5): end-of-fight triggers, "while fighting" ends, deaths."""

    def __init__(self, before: tuple[Ref, Ref]) -> None:
        self.before = before

    def run(self, game: Tempest) -> None:
        game.then(LeaveFight(self.before), DEATHS, RUN_TRIGGERS)
        if game.heard >> kinds.END & 1:
            game.push(RUN_TRIGGERS)
            game.signal(kinds.END, FIGHT)


@mypyc_attr(free_list_len=1)
class LeaveFight(Step["Tempest"]):
    """Whoever fought before an effect made others fight is fighting again."""

    def __init__(self, before: tuple[Ref, Ref]) -> None:
        self.before = before

    def run(self, game: Tempest) -> None:
        game.fighters = self.before
        if game.remembers:
            game.last_fight = game.memory[game.fight_from :]
        for thing in game.things:
            if thing.marks:
                thing.marks &= ~SHORT_MARKS
        if game.lasting:
            game.end_lasting(UNTIL_END_OF_SPAN + FIGHT, NOBODY)


NO_FIGHT = (NOBODY, NOBODY)
