"""Targets: declared when played, never checked again."""

from cardwright.testing import proves
from tests.games.tempest.workshop import duel


@proves("TEM-77", "TEM-78")
def test_targets_are_declared_and_must_fit() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Twofold", "Brawl"], field=["Fox"])
    scene.then.red.cannot("play", "Twofold").cannot("play", "Brawl")

    both = duel().at(phase="development")
    both.red(hand=["Twofold"], field=["Fox", "Hare"]).blue(field=["Ox", "Troll"])
    both.when.red.does("play Twofold")
    both.then.red.can("choose Ox").can("choose Troll").cannot("choose Fox")
    both.when.red.does("choose Ox")
    both.then.red.can("choose Fox").can("choose Hare").cannot("choose Ox")
    both.when.red.does("choose Hare")
    assert [ref & 1023 for ref in both.game.stack_lines()[0][3]]
    both.then.blue.can("close")


@proves("TEM-79")
def test_restrictions_are_not_checked_again() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Twofold"], field=["Fox"]).blue(hand=["Steal"], field=["Ox"])
    scene.when.red.plays("Twofold", on=["Ox", "Fox"])
    scene.when.blue.plays("Steal", on="Fox")
    scene.when.red.does("close")

    scene.then.blue.has(field=["Ox (-4 HP)", "Fox (-1 HP, of red)"])


@proves("TEM-80", "TEM-81")
def test_what_is_left_happens_to_what_is_left() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Twofold"], field=["Fox"]).blue(hand=["Send Home"], field=["Ox"])
    scene.when.red.plays("Twofold", on=["Ox", "Fox"])
    scene.when.blue.plays("Send Home", on="Ox")
    scene.when.red.does("close")
    scene.then.red.has(field=["Fox (-1 HP)"], discard_pile=["Twofold"])
    scene.then.blue.has(hand=["Ox"])

    drawn = duel().at(phase="development")
    drawn.red(hand=["Then Draw"]).blue(hand=["Send Home"], field=["Ox"])
    drawn.when.red.plays("Then Draw", on="Ox")
    drawn.when.blue.plays("Send Home", on="Ox")
    drawn.when.red.does("close")
    drawn.then.red.has(hand=1)


@proves("TEM-81")
def test_a_target_in_a_pile_or_on_the_stack_is_there_while_it_lies_there() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Dig Up", "Dig Up"], discard_pile=["Fox"])
    scene.when.red.plays("Dig Up", on="Fox")
    scene.when.blue.does("close")
    scene.then.red.has(field=["Fox"], discard_pile=["Dig Up"])

    twice = duel()
    twice.red(hand=["One Card"]).blue(hand=["Stop", "Stop"])
    twice.when.red.plays("One Card")
    twice.when.blue.plays("Stop", on="One Card")
    twice.when.red.does("close")
    twice.then.blue.has(discard_pile=["Stop"]).cannot("play", "Stop")


@proves("TEM-82")
def test_an_entry_trait_with_a_target_binds_its_card() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Herald", "Scout"], field=["Ox"])
    scene.then.red.cannot("play", "Herald").can("play", "Scout")
    scene.when.red.plays("Scout")
    scene.then.red.has(field=["Ox", "Scout"])

    aimed = duel().at(phase="creature")
    aimed.red(hand=["Herald"]).blue(field=["Ox", "Troll"])
    aimed.when.red.plays("Herald", on="Troll")
    aimed.then.blue.has(field=["Ox", "Troll (damage 2)"])


@proves("TEM-82")
def test_a_creature_that_is_put_chooses_as_it_enters() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Dig Up", "Dig Up"], discard_pile=["Herald"]).blue(hand=["Send Home"], field=["Ox", "Troll"])
    scene.when.red.plays("Dig Up", on="Herald")
    scene.when.blue.does("close")
    scene.when.red.chooses("Troll")
    scene.then.blue.has(field=["Ox", "Troll (damage 2)"])

    alone = duel().at(phase="development")
    alone.red(hand=["Dig Up"], discard_pile=["Herald"])
    alone.when.red.plays("Dig Up", on="Herald")
    alone.when.blue.does("close")
    alone.then.red.has(field=["Herald"])


@proves("TEM-83", "TEM-99")
def test_two_targets_may_be_the_same_object() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Any Brawl"], field=["Ox", "Fox"])
    scene.when.red.does("play Any Brawl")
    scene.when.red.chooses("Ox")
    scene.then.red.can("choose Ox")
    scene.when.red.chooses("Ox")
    scene.when.blue.does("close")
    scene.then.red.stat("Ox", damage=0)


@proves("TEM-78", "TEM-83")
def test_another_target_must_be_another_object() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Trade"], field=["Ox"]).blue(field=["Fox"])
    scene.then.red.cannot("play", "Trade")

    two = duel().at(phase="development")
    two.red(hand=["Trade"], field=["Ox", "Troll", "Hare"])
    two.when.red.does("play Trade")
    two.when.red.chooses("Ox")
    two.then.red.can("choose Troll").can("choose Hare").cannot("choose Ox")
    two.when.red.chooses("Hare")
    two.when.blue.does("close")
    two.then.red.has(field=["Ox (+1 HP)", "Troll", "Hare (-1 HP)"])
