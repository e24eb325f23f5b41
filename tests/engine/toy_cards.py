"""The toy's cards: each text is built by hand, one for each thing that the kernel can do with a text."""

from __future__ import annotations

from typing import Final

from cardwright.engine import kinds
from cardwright.engine.ability import (
    ADD,
    NOTHING,
    SET,
    Condition,
    CostChange,
    Effect,
    Filter,
    Frame,
    Pattern,
    Program,
    Prohibition,
    Replacement,
    Rewrite,
    Selector,
    Static,
    Target,
    Trigger,
    Value,
)
from cardwright.engine.cardtext import Text, empty_text
from cardwright.engine.event import SECRET, Event
from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, player_ref
from cardwright.engine.lasting import UNTIL_END_OF_TURN, Lasting
from cardwright.engine.pool import Pool
from cardwright.engine.program import Choose
from cardwright.engine.statics import CONTROLLER

DECK: Final = 0
HAND: Final = 1
FIELD: Final = 2
DISCARD: Final = 3
POWER: Final = 0
CREATURE: Final = 1
SPELL: Final = 2
CHARM: Final = 4


class Number(Value):
    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, game: Game, frame: Frame) -> int:
        return self.number


class Controller(Value):
    """The seat of the text itself."""

    def of(self, game: Game, frame: Frame) -> int:
        return frame.seat


class Friends(Filter):
    """Your other creatures."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return card != frame.source & CARD_MASK and game.controller(card) == frame.seat


class Host(Filter):
    """The card that this is attached to."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        thing = game.in_play[frame.source & CARD_MASK]
        return thing is not None and thing.host == card


class Everything(Filter):
    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return True


class Itself(Pattern):
    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return (event.moved if event.moved >= 0 else event.card) == frame.source


class Another(Pattern):
    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return event.card != frame.source


class You(Pattern):
    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return event.card == NOBODY and event.seat == frame.seat


class ToDiscard(Pattern):
    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return event.target >> 1 == DISCARD


class IsRich(Condition):
    """You hold three cards or more."""

    def holds(self, game: Game, frame: Frame) -> bool:
        return len(game.zone(HAND, frame.seat)) >= 3


class Less(Rewrite):
    def __init__(self, less: int) -> None:
        self.less = less

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return event.with_amount(event.amount - self.less) if event.amount > self.less else None


class Prevent(Rewrite):
    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return None


class UnderDeck(Rewrite):
    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return event.to_zone(DECK * 2 + game.owners[event.card & CARD_MASK], event.flags | 16)


class Creatures(Selector):
    """Creatures in play, oldest first."""

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        return [game.ref(one.card) for one in game.things if game.faces[one.card].traits & CREATURE]

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return game.is_there(ref)


class Unleashed(Creatures):
    """Creatures without a charm."""

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        return [ref for ref in super().candidates(game, frame) if not game.attachments(ref & CARD_MASK)]


class OwnDeck(Selector):
    """Your deck, by name, so that its order stays unknown."""

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        best: dict[int, CardId] = {}
        for card in game.zone(DECK, frame.seat):
            best.setdefault(game.faces[card].index, card)
        return [game.ref(best[index]) for index in sorted(best)]

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return game.is_there(ref)


class Draw(Effect):
    def begin(self, game: Game, frame: int) -> None:
        seat = game.frame(frame).seat
        deck = game.zone(DECK, seat)
        if deck:
            game.settle(game.move_event(kinds.DRAW, deck[-1], HAND * 2 + seat, NOBODY, seat, frame))


class Gain(Effect):
    def begin(self, game: Game, frame: int) -> None:
        where = game.frame(frame)
        game.settle(Event(kinds.GAIN, where.seat, NOBODY, where.source, 1))


class Destroy(Effect):
    """Destroy what a slot holds, all at once."""

    def begin(self, game: Game, frame: int) -> None:
        where = game.frame(frame)
        game.settle_together([
            game.move_event(kinds.DESTROY, ref & CARD_MASK, DISCARD * 2 + game.owners[ref & CARD_MASK],
                            where.source, where.seat, frame)
            for ref in where.group(1) if game.is_there(ref)
        ])  # fmt: skip


class Gather(Effect):
    """Fill slot 1 with every creature."""

    def begin(self, game: Game, frame: int) -> None:
        game.bind(frame, 1, tuple(Creatures().candidates(game, game.frame(frame))))


class Summon(Effect):
    """A Pup under your control."""

    def begin(self, game: Game, frame: int) -> None:
        seat = game.frame(frame).seat
        face = game.pool.find("Pup")
        assert face is not None
        game.add_card(face, seat, FIELD * 2 + seat)


class LookAtHand(Effect):
    def begin(self, game: Game, frame: int) -> None:
        seat = game.frame(frame).seat
        for card in game.zone(HAND, 1 - seat):
            game.show(card, 1 << seat)


class LookThroughDeck(Effect):
    def begin(self, game: Game, frame: int) -> None:
        seat = game.frame(frame).seat
        for card in game.zone(DECK, seat):
            game.show(card, 1 << seat)


class Ask(Effect):
    """Choose in mid-sentence."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def begin(self, game: Game, frame: int) -> None:
        game.push(Choose(frame, self.target, game.frame(frame).seat, ()))


class Take(Effect):
    """Put the chosen card into your hand unseen, and shuffle."""

    def begin(self, game: Game, frame: int) -> None:
        where = game.frame(frame)
        for ref in where.group(1):
            game.happen(
                game.move_event(kinds.SEARCH, ref & CARD_MASK, HAND * 2 + where.seat, NOBODY, where.seat, frame, SECRET)
            )
        game.shuffle_zone(DECK * 2 + where.seat)


class Rally(Effect):
    """Your creatures get +1 until end of turn."""

    def begin(self, game: Game, frame: int) -> None:
        where = game.frame(frame)
        bonus = Static(POWER, ADD, Number(1), Friends(), None)
        game.clock += 1
        game.add_lasting(Lasting(where, UNTIL_END_OF_TURN, where.seat, game.clock, (bonus,)))


class Strike(Effect):
    """1 damage to the opponent."""

    def begin(self, game: Game, frame: int) -> None:
        where = game.frame(frame)
        game.settle(Event(kinds.DAMAGE, 1 - where.seat, NOBODY, where.source, 1, victim=player_ref(1 - where.seat)))


def ability(
    program: Program = NOTHING,
    triggers: tuple[Trigger, ...] = (),
    statics: tuple[Static, ...] = (),
    replacements: tuple[Replacement, ...] = (),
    prohibitions: tuple[Prohibition, ...] = (),
    attach: Target | None = None,
    restrictions: tuple[Condition, ...] = (),
    cost_changes: tuple[CostChange, ...] = (),
) -> Text:
    return Text(program, attach, triggers, statics, replacements, prohibitions, cost_changes, restrictions)


def program(*effects: Effect, targets: tuple[Target, ...] = (), sentence: str = "") -> Program:
    return Program(effects, targets, sentence)


def creature_target(count: int = 1) -> Target:
    return Target(1, Creatures(), count, count, (), "Choose a creature.")


def when(kind: int, pattern: Pattern, *effects: Effect, first_time: bool = False, itself: bool = False) -> Trigger:
    return Trigger(1 << kind, pattern, None, program(*effects), first_time=first_time, itself=itself)


LEASHED: Final = Target(1, Unleashed(), 1, 1, (), "Choose a creature.")
PREVENT_IT: Final = program(sentence="Prevent it?")

TEXTS: Final[dict[str, tuple[int, int, Text]]] = {
    "Grunt": (CREATURE, 2, empty_text()),
    "Captain": (CREATURE, 1, ability(statics=(Static(POWER, ADD, Number(1), Friends(), None),))),
    "Martyr": (CREATURE, 1, ability(triggers=(when(kinds.DESTROY, Itself(), Draw()),))),
    "Mourner": (CREATURE, 1, ability(triggers=(when(kinds.DESTROY, Another(), Gain()),))),
    "Herald": (CREATURE, 1, ability(triggers=(when(kinds.ENTER, Itself(), Summon()),))),
    "Phoenix": (CREATURE, 1, ability(triggers=(when(kinds.DESTROY, Itself(), Strike(), first_time=True),))),
    "Warden": (
        CREATURE, 1,
        ability(replacements=(Replacement(1 << kinds.DAMAGE, You(), None, Less(1), NOTHING),)),
    ),
    "Saint": (
        CREATURE, 1,
        ability(replacements=(
            Replacement(1 << kinds.DAMAGE, You(), None, Prevent(), PREVENT_IT, True, True, 1),
        )),
    ),
    "Tide": (
        CREATURE, 1,
        ability(replacements=(
            Replacement(1 << kinds.DESTROY | 1 << kinds.DISCARD, ToDiscard(), None, UnderDeck(), NOTHING),
        )),
    ),
    "Pacifist": (CREATURE, 0, ability(prohibitions=(Prohibition(kinds.ATTACK, Everything(), None, None),))),
    "Miser": (CREATURE, 4, ability(restrictions=(IsRich(),))),
    "Leash": (
        CHARM, 0,
        ability(attach=LEASHED, statics=(Static(CONTROLLER, SET, Controller(), Host(), None),)),
    ),
    "Bolt": (SPELL, 0, ability(program(Destroy(), targets=(creature_target(),)))),
    "Fork": (SPELL, 0, ability(program(Destroy(), targets=(creature_target(2),)))),
    "Quake": (SPELL, 0, ability(program(Gather(), Destroy()))),
    "Spy": (SPELL, 0, ability(program(LookAtHand()))),
    "Rally": (SPELL, 0, ability(program(Rally()))),
    "Wish": (SPELL, 0, ability(program(LookThroughDeck(), Ask(Target(1, OwnDeck(), 1, 1, (), "Take one.")), Take()))),
    "Pup": (CREATURE, 1, empty_text()),
}  # fmt: skip


def make_pool() -> Pool:
    """The whole set; only the Pup is a token."""
    words = {CREATURE: "creature", SPELL: "spell", CHARM: "charm"}
    faces = [
        Face(index, name.lower(), name, words[traits], traits, [power], [], text, "", "", name == "Pup")
        for index, (name, (traits, power, text)) in enumerate(TEXTS.items())
    ]
    return Pool(faces, ["creature", "spell", "charm"], ["power"], [], 0)
