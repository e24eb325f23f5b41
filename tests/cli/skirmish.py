"""Skirmish: a tiny game with a hand, a row, a pile, a stack and an option, to try agents and terminal on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING
from cardwright.engine.cardtext import Text
from cardwright.engine.deck import Deck, unknown_cards
from cardwright.engine.entry import GameEntry
from cardwright.engine.event import Event
from cardwright.engine.face import Face
from cardwright.engine.game import DRAW_GAME, Game
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat, player_ref, seat_name
from cardwright.engine.options import OptionSpec
from cardwright.engine.pool import Pool
from cardwright.engine.position import Position
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES, ZoneKind

DECK, HAND, ROW, GRAVE = range(4)
ZONES = [
    ZoneKind("deck", NOBODY_SEES, True, "pile"),
    ZoneKind("hand", OWNER_SEES, False, "hand"),
    ZoneKind("row", BOTH_SEE, True, "board", in_play=True),
    ZoneKind("grave", BOTH_SEE, True, "pile"),
]
PHASES = ("muster", "strike")
SILENT = Text(NOTHING, None, (), (), (), (), (), ())
CREATURES = {
    "Red": ["Ruby Fox", "Rust Golem", "Rose Knight", "Rime Hare", "Raven Page", "Reed Giant"],
    "Blue": ["Bay Whale", "Brook Imp", "Birch Duke", "Bold Gnat", "Beryl Cat", "Basalt Troll"],
}


def build_pool() -> Pool:
    """Six red and six blue creatures, and a token."""
    faces: list[Face] = []
    for bit, (colour, names) in enumerate(CREATURES.items()):
        for rank, name in enumerate(names):
            words = "" if rank % 2 else f"Mighty. {name} strikes for {rank + 1}."
            index = len(faces)
            id_ = name.lower().replace(" ", "-")
            type_line = f"Creature - {colour}"
            faces.append(
                Face(index, id_, name, type_line, 1 << bit, [rank + 1, 2], [rank // 2], SILENT, words, "", False)
            )
    faces.append(Face(len(faces), "pebble", "Pebble", "Token", 0, [0, 1], [0], SILENT, "", "", True))
    return Pool(faces, ["red", "blue"], ["might", "health"], ["coin"], 0)


class Skirmish(Game):
    """Each turn draws a card, musters one and strikes with one; whoever has taken more damage at the end loses."""

    def __init__(self) -> None:
        self.turn = 0
        self.turns = 0
        self.phase = 0
        self.hurt = [0, 0]
        self.blow: tuple[CardId, Ref] = (NOBODY, NOBODY)

    def clone(self) -> Self:
        copy = type(self)()
        copy.copy_from(self)
        copy.turn = self.turn
        copy.turns = self.turns
        copy.phase = self.phase
        copy.hurt = self.hurt[:]
        copy.blow = self.blow
        return copy

    def active(self) -> Seat:
        """Whose turn it is."""
        return (self.turn + 1) % 2

    def facts(self) -> list[tuple[str, str]]:
        turn = [("turn", str(self.turn)), ("player", seat_name(self.active())), ("phase", PHASES[self.phase])]
        return [*turn, ("red hurt", str(self.hurt[0])), ("blue hurt", str(self.hurt[1]))]

    def phase_name(self, phase: int) -> str:
        return PHASES[phase]

    def marks_of(self, card: CardId) -> list[str]:
        thing = self.in_play[card]
        return ["tired"] if thing is not None and thing.marks else []

    def stack_lines(self) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
        card, target = self.blow
        return [] if card == NOBODY else [(card, self.active(), "strikes", (target,))]

    def standing(self, seat: Seat) -> list[int]:
        return [self.turns - self.hurt[seat]]


class Turn(Step[Skirmish]):
    """SKI-01: the turns alternate until the last one is over."""

    def run(self, game: Skirmish) -> None:
        if game.turn == game.turns:
            red, blue = game.hurt
            game.finish(DRAW_GAME if red == blue else 0 if red < blue else 1, "the last turn is over")
            return
        game.turn += 1
        game.phase = 0
        for thing in game.things:
            thing.marks = 0
        game.settle(Event(kinds.START, game.active(), amount=0))
        game.then(Draw(), Muster(), Strike(), Turn())


class Draw(Step[Skirmish]):
    """SKI-02: draw a card, if there is one."""

    def run(self, game: Skirmish) -> None:
        deck = game.zone(DECK, game.active())
        if deck:
            target = HAND * 2 + game.active()
            game.settle(game.move_event(kinds.DRAW, deck[-1], target, NOBODY, game.active(), NOBODY))


class Muster(Step[Skirmish]):
    """SKI-03: put a creature from the hand into the row."""

    def run(self, game: Skirmish) -> None:
        seat = game.active()
        options = [Option("muster", Put(card), card) for card in game.zone(HAND, seat)]
        options.append(Option("pass", Nothing()))
        game.ask(Decision(seat, "Muster a creature or pass.", options))


class Put(Step[Skirmish]):
    """SKI-03: the creature comes into play."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Skirmish) -> None:
        seat = game.active()
        game.settle(game.move_event(kinds.SUMMON, self.card, ROW * 2 + seat, NOBODY, seat, NOBODY))


class Strike(Step[Skirmish]):
    """SKI-04: strike with a creature."""

    def run(self, game: Skirmish) -> None:
        seat = game.active()
        game.phase = 1
        options = [
            Option("strike with", Declare(card, target), card, target)
            for card in game.zone(ROW, seat)
            for target in [*game.zone(ROW, 1 - seat), player_ref(1 - seat)]
        ]
        options.append(Option("pass", Nothing()))
        game.ask(Decision(seat, "Strike or pass.", options))


class Declare(Step[Skirmish]):
    """SKI-05: the other side may duck a strike at its player once, for its hand's last card."""

    def __init__(self, card: CardId, target: Ref) -> None:
        self.card = card
        self.target = target

    def run(self, game: Skirmish) -> None:
        other = 1 - game.active()
        game.blow = (self.card, self.target)
        thing = game.in_play[self.card]
        assert thing is not None
        thing.marks = 1
        hand = game.zone(HAND, other)
        options = [Option("pass", Land())]
        if hand:
            options.append(Option("duck, discarding", Duck(hand[-1]), hand[-1]))
        game.ask(Decision(other, "A blow is coming.", options, always=True))


class Duck(Step[Skirmish]):
    """SKI-05: a card of the hand goes to the grave instead."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Skirmish) -> None:
        seat = 1 - game.active()
        game.blow = (NOBODY, NOBODY)
        game.settle(game.move_event(kinds.DISCARD, self.card, GRAVE * 2 + seat, NOBODY, seat, NOBODY))


class Land(Step[Skirmish]):
    """SKI-06: the blow lands: a player is hurt, a creature dies."""

    def run(self, game: Skirmish) -> None:
        card, target = game.blow
        game.blow = (NOBODY, NOBODY)
        seat = 1 - game.active()
        if target < 0:
            might = game.faces[card].stats[0]
            game.hurt[seat] += might
            game.settle(Event(kinds.DAMAGE, seat, NOBODY, game.ref(card), might))
        else:
            grave = GRAVE * 2 + game.owners[target]
            game.settle(game.move_event(kinds.DESTROY, target, grave, game.ref(card), seat, NOBODY))


class Nothing(Step[Skirmish]):
    """Pass."""

    def run(self, game: Skirmish) -> None:
        return


class SkirmishEntry(GameEntry):
    """The entry as the registry would hold it."""

    def __init__(self, home: Path) -> None:
        self.id = "skirmish"
        self.name = "Skirmish"
        self.pitch = "Muster, strike, count the bruises."
        self.minutes = 3
        self.options = (
            OptionSpec("opening", "SKI-02", ("three", "four"), "three", "Is a hand of three enough?"),
            OptionSpec("turns", "SKI-01", (), "8", "How long is too long?", least=1),
        )
        self.zone_kinds = ZONES
        self.phases = PHASES
        self.track = PHASES
        self.standing = ("health",)
        self.home = home
        self.cards = build_pool()

    def pool(self) -> Pool:
        return self.cards

    def decks(self) -> Sequence[Deck]:
        return [
            Deck(colour.lower(), f"{colour} Band", f"Strike {colour.lower()}.", tuple(names))
            for colour, names in CREATURES.items()
        ]

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        problems = unknown_cards(self.cards, names)
        if len(names) != 6:
            problems.append(f"a deck has 6 cards, this one {len(names)} (SKI-07)")
        return problems

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(int(options["turns"]), seeded(seed))
        for seat, names in enumerate(decks):
            for name in names:
                face = self.cards.find(name)
                assert face is not None
                game.add_card(face, seat, DECK * 2 + seat)
            game.shuffle_zone(DECK * 2 + seat)
            for _ in range(4 if options["opening"] == "four" else 3):
                game.move(game.zone(DECK, seat)[-1], HAND * 2 + seat)
        game.then(Turn())
        game.advance()
        return game

    def lay(self, turns: int, rng: Rng) -> Skirmish:
        """An empty table."""
        game = Skirmish()
        game.turns = turns
        game.lay_table(ZONES, rng)
        game.lay_listeners(0)
        game.lay_game(self.cards)
        return game

    def arrange(self, position: Position, options: dict[str, str], seed: int) -> Game:
        raise NotImplementedError
