"""Composing a condition from the menu in small steps, each of which can be taken back (PHX-82, PHX-83)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import watch
from cardwright.engine.game import BACK
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.watch import UNSET, Watch
from cardwright.games.phalanx.card import CardInPlay
from cardwright.games.phalanx.rulebook import (
    CHARACTER,
    EQUIPMENT,
    FIRST_TRAIT,
    PROVIDES,
    SPELL,
    TRAIT_COUNT,
    TRIGGER,
    A,
)

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

WHAT: Final = 0
SIDE: Final = 1
NOUN: Final = 2
HOW: Final = 3
NUMBER: Final = 4
QUALIFIER: Final = 5
QUALITY: Final = 6
GUARD: Final = 7
LEVEL: Final = 8
CONFIRM: Final = 9
"""The stages of composing, in order."""

TEMPLATES: Final = (
    "never",
    "attacks",
    "is attacked",
    "is played",
    "is activated",
    "turns up",
    "switches mode",
    "moves",
    "is equipped",
    "is destroyed",
    "loses HP",
    "gets an ailment",
    "life-energy lost",
    "play-energy",
    "number of characters",
    "turn",
    "cards",
)
SIDES: Final = ("mine", "enemy", "either")
NOUNS: Final = ("any card", "character", "equipment", "spell", "trigger")
HOWS: Final[dict[int, tuple[str, ...]]] = {
    watch.ATTACK: ("anything", "a character", "life-energy"),
    watch.PLAY: ("either face", "face up", "face down"),
    watch.SWITCH: ("either mode", "to attack", "to defence"),
    watch.MOVE: ("anywhere", "to the front", "to the last zone"),
    watch.EQUIP: ("either way", "attached", "detached"),
    watch.DESTROY: ("any cause", "combat", "HP", "effect", "sacrifice", "with its character"),
    watch.AIL: ("any ailment", "poison", "burn", "dizzy"),
    watch.LIFE: ("any amount", "leaving so much"),
    watch.ENERGY: ("", "rises to", "falls to"),
    watch.COUNT: ("", "rises to", "falls to"),
    watch.TURN: ("", "start", "end"),
    watch.CARDS: ("", "drawn", "discarded"),
}
"""The parameters of each template; an empty first one is no choice."""
QUALIFIERS: Final = ("no qualifier", "has at least", "in its front zone", "not in its front zone", "is this card")
GUARDS: Final = (
    "no guard",
    "whose turn",
    "my life-energy",
    "play-energy",
    "my characters",
    "I have no defender",
)
NUMBERS: Final = tuple(str(number) for number in range(31))
TRAITS: Final = ("Human", "Beast", "Machine", "Spirit", "Flora")
MOST_REVISIONS: Final = 12
"""So often can a step be taken back while one condition is composed: a player who is no person must come to an end."""
PROMPTS: Final = (
    "What does it wait for?",
    "On whose side?",
    "Which kind?",
    "How exactly?",
    "How many?",
    "What must the triggering card be?",
    "How much of what, or which card?",
    "What must be so besides?",
    "How much?",
    "Is this the condition?",
)


def begin_composing(game: Phalanx, card: CardId, is_edit: bool) -> None:
    """PHX-82: the condition that the card suggests, or one of the player's own."""
    game.push(ChooseCondition(card, is_edit, 0))


@mypyc_attr(free_list_len=1)
class ChooseCondition(Step["Phalanx"]):
    """PHX-82, PHX-83: as the card suggests, composed, or for a trigger that is set left as it is."""

    def __init__(self, card: CardId, is_edit: bool, backs: int) -> None:
        self.card = card
        self.is_edit = is_edit
        self.backs = backs

    def run(self, game: Phalanx) -> None:
        card = self.card
        suggested = game.faces[card].watch
        options: list[Option] = []
        held = cast(CardInPlay, game.in_play[card]).watch if self.is_edit else UNSET
        if suggested.what != watch.NEVER and suggested is not held:
            options.append(Option("as suggested", Compose(card, self.is_edit, suggested, CONFIRM, (), self.backs)))
        options.append(Option("compose", Compose(card, self.is_edit, UNSET, WHAT, (), self.backs)))
        if self.is_edit:
            options.append(Option("leave it", Enter(card, True, held)))
        game.ask(Decision(game.active, "Which condition?", options, card))


@mypyc_attr(free_list_len=1)
class Compose(Step["Phalanx"]):
    """PHX-82: one stage: a choice, or "back" to the stage before; stages without a choice are passed over."""

    def __init__(
        self, card: CardId, is_edit: bool, made: Watch, stage: int, before: tuple[tuple[int, Watch], ...], backs: int
    ) -> None:
        self.card = card
        self.is_edit = is_edit
        self.made = made
        self.stage = stage
        self.before = before
        """The stages at which something was chosen, with the condition as it was then."""
        self.backs = backs

    def next(self, made: Watch, stage: int) -> Compose:
        """What follows a choice at this stage."""
        return Compose(self.card, self.is_edit, made, stage, (*self.before, (self.stage, self.made)), self.backs)

    def run(self, game: Phalanx) -> None:
        options = self.choices(game)
        if not options:
            game.push(Compose(self.card, self.is_edit, self.made, self.stage + 1, self.before, self.backs))
            return
        if self.backs < MOST_REVISIONS:
            options.append(Option(BACK, self.back()))
        game.ask(Decision(game.active, PROMPTS[self.stage], options, self.card))

    def back(self) -> Step[Phalanx]:
        """The choice before this one."""
        if not self.before:
            return ChooseCondition(self.card, self.is_edit, self.backs + 1)
        stage, made = self.before[-1]
        return Compose(self.card, self.is_edit, made, stage, self.before[:-1], self.backs + 1)

    def choices(self, game: Phalanx) -> list[Option]:
        """The options of this stage; none if there is nothing to choose."""
        made = self.made
        stage = self.stage
        if stage == WHAT:
            return self.templates()
        if stage == SIDE:
            return self.sides()
        if stage == NOUN:
            return self.nouns()
        if stage == HOW:
            return self.hows()
        if stage == NUMBER:
            return self.numbers()
        if stage == QUALIFIER:
            return self.qualifiers()
        if stage == QUALITY:
            return self.qualities(game) if made.qualifier in (watch.STAT, watch.PARTICULAR) else []
        if stage == GUARD:
            return [Option(GUARDS[guard], self.next(made.guarded(guard, 0, 0), LEVEL)) for guard in range(len(GUARDS))]
        if stage == LEVEL:
            return self.levels()
        return [Option("done", Enter(self.card, self.is_edit, made))]

    def templates(self) -> list[Option]:
        """K0 to K16."""
        options = [Option(TEMPLATES[watch.NEVER], self.next(UNSET, CONFIRM))]
        for what in range(1, len(TEMPLATES)):
            options.append(Option(TEMPLATES[what], self.next(Watch(what), SIDE)))
        return options

    def sides(self) -> list[Option]:
        """Mine, enemy or either; a level of play-energy has no side, a number of characters no "either"."""
        what = self.made.what
        if what == watch.ENERGY:
            return []
        count = 2 if what == watch.COUNT else 3
        return [Option(SIDES[side], self.next(Watch(what, side, self.usual_noun()), NOUN)) for side in range(count)]

    def usual_noun(self) -> int:
        """Templates about characters say so."""
        what = self.made.what
        if what in (watch.PLAY, watch.ACTIVATE, watch.DESTROY) or what >= watch.LIFE and what != watch.COUNT:
            return 0
        return CHARACTER

    def nouns(self) -> list[Option]:
        """K3, K4, K9: the kind of card, or an ability."""
        made = self.made
        if made.what == watch.ACTIVATE:
            return [
                Option("anything", self.next(Watch(made.what, made.side), HOW)),
                Option("ability", self.next(Watch(made.what, made.side, 0, 1), HOW)),
                Option("spell", self.next(Watch(made.what, made.side, SPELL), HOW)),
                Option("trigger", self.next(Watch(made.what, made.side, TRIGGER), HOW)),
            ]
        if made.what in (watch.PLAY, watch.DESTROY):
            return [
                Option(NOUNS[noun], self.next(Watch(made.what, made.side, noun), HOW)) for noun in range(len(NOUNS))
            ]
        return []

    def hows(self) -> list[Option]:
        """The parameter of a template."""
        made = self.made
        words = HOWS.get(made.what)
        if words is None:
            return []
        options: list[Option] = []
        for how in range(len(words)):
            if words[how] and is_possible(made, how):
                options.append(Option(words[how], self.next(Watch(made.what, made.side, made.noun, how), NUMBER)))
        return options

    def numbers(self) -> list[Option]:
        """K10, K12 to K14: the number of a comparison."""
        made = self.made
        if made.what == watch.WOUND:
            low, high = 1, 9
        elif made.what == watch.LIFE and made.how == 1:
            low, high = 1, 30
        elif made.what == watch.ENERGY:
            low, high = 0, 20
        elif made.what == watch.COUNT:
            low, high = 0, 12
        else:
            return []
        is_least = made.what == watch.WOUND or (made.what != watch.LIFE and made.how == 1)
        words = AT_LEAST if is_least else AT_MOST
        return [
            Option(words[n], self.next(Watch(made.what, made.side, made.noun, made.how, n), QUALIFIER))
            for n in range(low, high + 1)
        ]

    def qualifiers(self) -> list[Option]:
        """Only for templates with a triggering card."""
        made = self.made
        if made.what >= watch.LIFE or made.what == watch.NEVER:
            return []
        return [
            Option(QUALIFIERS[number], self.next(made.qualified(number, 0, 0, NOBODY), QUALITY))
            for number in range(len(QUALIFIERS))
        ]

    def qualities(self, game: Phalanx) -> list[Option]:
        """Q1 to Q3, Q5: a trait, A or Provides of at least so much, or one particular card on either field."""
        made = self.made
        options: list[Option] = []
        if made.qualifier == watch.STAT:
            for trait in range(TRAIT_COUNT):
                for least in range(1, 5):
                    chosen = made.qualified(watch.STAT, FIRST_TRAIT + trait, least, NOBODY)
                    options.append(Option(f"{TRAITS[trait]} {NUMBERS[least]}", self.next(chosen, GUARD)))
            for least in range(1, 10):
                chosen = made.qualified(watch.STAT, A, least, NOBODY)
                options.append(Option(f"A {NUMBERS[least]}", self.next(chosen, GUARD)))
            chosen = made.qualified(watch.STAT, PROVIDES, 1, NOBODY)
            options.append(Option("Provides 1", self.next(chosen, GUARD)))
            return options
        for thing in game.things:
            if thing.card != self.card:
                chosen = made.qualified(watch.PARTICULAR, 0, 0, game.ref(thing.card))
                options.append(Option("card", self.next(chosen, GUARD), thing.card))
        if not options:
            options.append(Option("no card", self.next(made.qualified(0, 0, 0, NOBODY), GUARD)))
        return options

    def levels(self) -> list[Option]:
        """G1 to G4: whose turn, or how much."""
        made = self.made
        guard = made.guard
        options: list[Option] = []
        if guard == watch.WHOSE_TURN:
            options.append(Option("my turn", self.next(made.guarded(guard, 0, 0), CONFIRM)))
            options.append(Option("the enemy's turn", self.next(made.guarded(guard, 1, 0), CONFIRM)))
        elif guard == watch.LIFE_AT_MOST:
            for n in range(1, 31):
                options.append(Option(AT_MOST[n], self.next(made.guarded(guard, 0, n), CONFIRM)))
        elif guard in (watch.ENERGY_IS, watch.HAVING):
            most = 20 if guard == watch.ENERGY_IS else 12
            for n in range(most + 1):
                options.append(Option(AT_LEAST[n], self.next(made.guarded(guard, watch.AT_LEAST, n), CONFIRM)))
                options.append(Option(AT_MOST[n], self.next(made.guarded(guard, watch.AT_MOST, n), CONFIRM)))
        return options


AT_LEAST: Final = tuple(f"at least {number}" for number in range(31))
AT_MOST: Final = tuple(f"at most {number}" for number in range(31))


def is_possible(made: Watch, how: int) -> bool:
    """Whether a choice can ever be true of the kind: equipment goes with its character, spells are never set."""
    if made.what == watch.PLAY and how == 2:
        return made.noun not in (EQUIPMENT, SPELL)
    if made.what == watch.DESTROY and how in (1, 2):
        return made.noun in (0, CHARACTER)
    if made.what == watch.DESTROY and how == 5:
        return made.noun in (0, EQUIPMENT)
    return True


@mypyc_attr(free_list_len=1)
class Enter(Step["Phalanx"]):
    """PHX-82, PHX-83: the condition is final: the trigger is set, or its condition changed."""

    def __init__(self, card: CardId, is_edit: bool, made: Watch) -> None:
        self.card = card
        self.is_edit = is_edit
        self.made = made

    def run(self, game: Phalanx) -> None:
        if not self.is_edit:
            from cardwright.games.phalanx.play import set_trigger

            set_trigger(game, self.card, self.made)
            return
        one = cast(CardInPlay, game.in_play[self.card & CARD_MASK])
        one.watch = self.made
        game.stale = True


def so_far(option: Option) -> Watch:
    """What has been composed when an option is offered, as far as it can be said; UNSET if it cannot yet."""
    step = option.step
    if not isinstance(step, Compose) or not step.before:
        return UNSET
    stage, made = step.before[-1]
    if stage == WHAT or (stage <= NUMBER and made.what in UNSAID):
        return UNSET
    if stage == SIDE:
        return Watch(made.what, watch.EITHER, Compose(step.card, False, made, SIDE, (), 0).usual_noun())
    if stage <= QUALITY:
        return made.qualified(watch.NO_QUALIFIER, 0, 0, NOBODY)
    return made.guarded(watch.NO_GUARD, 0, 0)


UNSAID: Final = frozenset((watch.WOUND, watch.LIFE, watch.ENERGY, watch.COUNT, watch.TURN, watch.CARDS))
"""Templates that say nothing without their parameters."""
