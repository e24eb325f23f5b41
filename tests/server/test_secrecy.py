"""Nothing that a viewer may not know reaches a browser: all traffic of many whole games is looked through."""

from __future__ import annotations

import copy
import json
import random

import msgspec
import pytest

from cardwright import games
from cardwright.engine import kinds
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, SPECTATOR
from cardwright.engine.log import may_know
from cardwright.engine.rng import seeded
from cardwright.engine.sample import sample
from cardwright.engine.view import may_see
from cardwright.server.describe import look_of
from cardwright.server.hub import Seated
from cardwright.server.lens import Lens
from cardwright.server.protocol import State
from cardwright.server.report import report
from cardwright.server.sight import ask, show
from cardwright.server.store import Deal, Entry, Seating
from cardwright.server.table import PERSON, Table
from cardwright.testing.secrecy import differing, strange_world
from tests.server.house import House, run

VIEWERS = (0, 1, SPECTATOR)
WHOLE_GAMES = 3
MOST_CHOICES = 400


class Eyes:
    """One viewer with all that it was sent."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seats = [] if viewer == SPECTATOR else [viewer]
        self.lens = Lens(viewer)
        self.told = 0
        self.serial = 0
        self.knows: set[str] = set()
        self.newest = 0

    def look(self, table: Table, seated: Seated) -> State:
        """The next message."""
        log = table.game.log
        assert log is not None
        entries = log.entries[self.told :]
        for entry in entries:
            if may_know(entry.faces, self.viewer):
                self.knows.add(entry.name)
        self.told = len(log.entries)
        self.serial += 1
        return report(table, self.lens, self.serial, self.serial == 1, entries, seated, self.seats)


def deal(entry: GameEntry, chance: random.Random) -> Table:
    """A match between two people."""
    presets = entry.decks()
    decks = [list(chance.choice(presets).cards) for _ in range(2)]
    players = [Seating(PERSON, name, "") for name in ("Ann", "Ben")]
    seed = chance.getrandbits(64)
    options = {spec.name: spec.default for spec in entry.options}
    return Table(Deal("one", entry.id, "1", options, decks, players, seed, "grain of salt", "bound", 0.0))


@pytest.mark.parametrize("game", games.ids())
def test_traffic_of_whole_games_holds_no_secret(game: str) -> None:
    entry = games.find(game)
    for number in range(WHOLE_GAMES):
        chance = random.Random(f"{game} {number}")
        table = deal(entry, chance)
        seated = Seated(table)
        eyes = [Eyes(viewer) for viewer in VIEWERS]
        for choice in range(MOST_CHOICES):
            for one in eyes:
                look_through(table, seated, one, chance)
            if table.game.is_over:
                break
            decider = table.decider
            assert decider is not None
            keys = table.game.keys()
            table.carry_out(Entry("one", choice + 1, "choose", decider, chance.choice(keys)))


def look_through(table: Table, seated: Seated, eyes: Eyes, chance: random.Random) -> None:
    """Check one message against everything that its reader may know."""
    before = dict(eyes.lens.ids)
    state = eyes.look(table, seated)
    words = msgspec.json.encode(state).decode()
    if not table.game.is_over:
        assert str(table.deal.seed) not in words
        assert table.deal.salt not in words
        assert str(table.game.rng.state) not in words
        assert state.fairness.seed is None
    check_prompt(table.game, state, eyes.viewer)
    check_names(table.game, state, eyes)
    check_ids(table.game, eyes, before)
    if chance.random() < 0.15:
        check_other_worlds(table, state, eyes, chance)


def check_prompt(game: Game, state: State, viewer: int) -> None:
    """Only the seat that is asked reads the question, and a secret one is not even mentioned to others."""
    decision = game.decision
    asked = decision is not None and decision.seat == viewer
    assert (state.prompt is not None) == asked
    if decision is not None and decision.secret and not asked:
        assert state.position.waiting is None


def check_names(game: Game, state: State, eyes: Eyes) -> None:
    """Every face in zones, stack and events is one that the viewer has seen."""
    faces = game.pool.faces
    seen = {game.faces[card].name for card in range(len(game.faces)) if may_see(game, eyes.viewer, card)}
    eyes.knows |= seen
    shown = {faces[card.face].name for zone in state.position.zones for card in zone.cards if card.face is not None}
    assert shown <= seen, shown - seen
    told = {faces[event.face].name for event in state.events if event.face is not None}
    told |= {faces[line.face].name for line in state.position.stack if line.face is not None}
    assert told <= eyes.knows, told - eyes.knows


def check_ids(game: Game, eyes: Eyes, before: dict[int, int]) -> None:
    """An id is one card's, only of cards before the viewer's eyes; a card that was out of sight gets a new one."""
    ids = eyes.lens.ids
    assert len(set(ids.values())) == len(ids)
    cards = {ref & CARD_MASK for ref in before}
    for ref, number in ids.items():
        card = ref & CARD_MASK
        assert may_see(game, eyes.viewer, card) or game.in_play[card] is not None
        if card not in cards:
            assert number > eyes.newest, "a card that came from out of sight has an old id"
    eyes.newest = max([eyes.newest, *ids.values()])


def check_other_worlds(table: Table, state: State, eyes: Eyes, chance: random.Random) -> None:
    """The same message would be sent if the hidden cards were others."""
    truth = msgspec.json.encode([state.position, state.prompt])
    rng = seeded(chance.getrandbits(32))
    for world in (sample(table.game, eyes.viewer, rng), strange_world(table.game, eyes.viewer, rng)):
        lens = copy.deepcopy(eyes.lens)
        position, _ = show(world, lens, table.look, [])
        prompt = None
        if eyes.viewer != SPECTATOR:
            prompt = ask(world, lens, table.next_question(eyes.seats), table.is_cancellable)
        other = msgspec.json.encode([position, prompt])
        assert other == truth, differing(truth, other)


def test_an_id_for_good_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(lens: Lens, ref: int, kept: dict[int, int]) -> int:
        kept[ref] = (ref & CARD_MASK) + 1
        return kept[ref]

    monkeypatch.setattr(Lens, "keep", keep)
    with pytest.raises(AssertionError, match="old id"):
        test_traffic_of_whole_games_holds_no_secret(games.ids()[-1])


def test_a_card_that_went_through_the_dark_cannot_be_followed() -> None:
    game = deal(games.find(games.ids()[-1]), random.Random(1)).game
    log = game.log
    assert log is not None
    lens = Lens(1)
    show(game, lens, look_of(games.ids()[-1]), [])
    dark = next(index for index in range(len(game.zones)) if game.sight_of(index) == 0 and game.zones[index])
    open_zone = next(
        index
        for index in range(len(game.zones))
        if game.sight_of(index) == 3 and not game.plays[index] and index != dark
    )
    card = game.zones[dark][0]
    game.happen(game.move_event(kinds.PUT, card, open_zone, NOBODY, 0, NOBODY))
    show(game, lens, look_of(games.ids()[-1]), log.entries[-1:])
    first = lens.id_of(game, card)
    assert first is not None
    for target in (dark, open_zone):
        game.happen(game.move_event(kinds.PUT, card, target, NOBODY, 0, NOBODY))
    show(game, lens, look_of(games.ids()[-1]), log.entries[-2:])
    assert lens.id_of(game, card) not in (None, first)


@pytest.mark.parametrize("game", games.ids())
def test_nobody_hears_of_a_secret_answer(game: str, file: str) -> None:
    """What goes over the wire to others does not change when a seat answers a secret question."""

    async def scene() -> None:
        async with House(file) as house:
            mine, theirs = await house.friends(game)
            chance = random.Random(game)
            async with (
                house.sit(mine["match"], mine["token"]) as red,
                house.sit(mine["match"], theirs["token"]) as blue,
                house.sit(mine["match"], mine["spectate"]) as watcher,
            ):
                guests = [red, blue]
                for guest in (red, blue, watcher):
                    await guest.until(lambda state: len(state["players"]) == 2)
                table = (await house.hub.find(mine["match"])).table  # type: ignore[union-attr]
                for _ in range(12):
                    decision = table.game.decision
                    if decision is None:
                        break
                    asked = guests[decision.seat]
                    state = await asked.until(lambda state: state["prompt"] is not None)
                    await asked.choose(chance.randrange(len(state["prompt"]["options"])))
                for guest in (red, blue, watcher):
                    await guest.say("ping")
                    while (await guest.hear())["type"] != "pong":
                        pass
                    for words in guest.heard:
                        assert str(table.deal.seed) not in words
                        assert table.deal.salt not in words
                        for token in (mine["token"], theirs["token"], mine["spectate"], mine["invitation"]):
                            assert token not in words
                serials = [json.loads(words)["serial"] for words in watcher.heard if '"type":"state"' in words]
                assert serials == list(range(1, len(serials) + 1)), "gaps would count hidden choices"

    run(scene)
