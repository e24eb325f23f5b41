"""The Creature phase, and casting."""

from cardwright.testing import proves
from tests.games.tempest.workshop import duel


@proves("TEM-45", "TEM-46")
def test_only_creatures_are_played_and_hold_is_always_legal() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Ox", "One Card"])
    scene.then.red.can("play", "Ox").can("hold").cannot("play", "One Card")

    scene.when.red.plays("Ox")
    scene.then.red.has(field=["Ox"])
    scene.then.blue.can("hold").cannot("close")


@proves("TEM-47")
def test_a_creature_cannot_be_answered_and_dies_under_a_field_before_its_entry() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Fox"], plans="Summoner white + Mourner orange").blue(hand=["Stop"], field=["Minus Field", "Ox"])

    scene.when.red.plays("Fox")
    scene.then.red.has(field=[], discard_pile=["Fox"], energy="2O W")
    scene.then.blue.cannot("play", "Stop")


@proves("TEM-47", "TEM-82")
def test_entry_traits_come_after_the_deaths() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Scout"]).blue(field=["Even", "Fox"])

    scene.when.red.plays("Scout", "Even")
    scene.then.blue.has(field=["Fox"], discard_pile=["Even"])


@proves("TEM-57")
def test_casting_is_playing_but_not_putting_or_creating() -> None:
    scene = duel().at(phase="development")
    scene.red(
        hand=["Dig Up", "Make Levies", "Free Play", "Ox"],
        discard_pile=["Fox"],
        plans="Summoner white + Keeper orange",
    )

    scene.when.red.plays("Dig Up")
    scene.when.blue.does("close")
    scene.then.red.has(energy="-", field=["Fox"])

    scene.when.red.plays("Make Levies")
    scene.when.blue.does("close")
    scene.then.red.has(energy="-", field=["Fox", "Levy", "Levy"])

    scene.when.red.plays("Free Play")
    scene.when.blue.does("close")
    scene.then.red.has(energy="W", field=["Fox", "Levy", "Levy", "Ox"])


@proves("TEM-57")
def test_energy_of_the_plan_cannot_pay_for_the_card_that_earns_it() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Costly"], energy="O 3W", plans="Summoner orange + Keeper orange")

    scene.then.red.cannot("play", "Costly")
