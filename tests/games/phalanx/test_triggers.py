"""Triggers (PHX-81 to PHX-89) and the condition menu."""

import pytest

from cardwright.games.phalanx.sentences import read_sentence, sentence_of
from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-81")
def test_a_set_trigger_goes_off_by_itself_on_either_turn() -> None:
    scene = duel().red(field=["Pawn"]).blue(special_zone=["Boon"]).at(phase="attack")
    scene.when.red.attacks("Pawn", "blue")
    scene.then.blue.has(life=21, grave=["Boon"]).was_not_asked("Choose")
    own = duel().red(hand=["Pawn"], special_zone=["Boon (When a friendly character is played.)"])
    own.when.red.plays("Pawn", "face up, attack")
    own.then.red.has(life=23)


@proves("PHX-82")
def test_a_condition_is_composed_in_small_steps_that_can_be_taken_back() -> None:
    scene = duel().red(hand=["Boon", "Pawn"])
    scene.when.red.plays("Boon", "set")
    scene.then.red.is_asked("Which condition?").can("as suggested")
    scene.when.red.does("compose")
    scene.then.red.is_asked("What does it wait for?").can("never")
    scene.when.red.chooses("attacks", "enemy", "life-energy", "has at least", "A 3")
    scene.then.red.is_asked("besides").can("back")
    scene.when.red.does("back")
    scene.then.red.is_asked("How much of what")
    scene.when.red.chooses("A 4", "my life-energy", "at most 8")
    words = (
        "When an enemy character attacks life-energy, if the triggering card has A of at least 4, "
        "while your life-energy is 8 or less."
    )
    scene.then.red.is_asked("Is this the condition?").can(f"done: {words}")
    scene.when.red.does("done")
    scene.then.red.has(special_zone=[f"Boon ({words.replace(', ', '; ')})"])


@proves("PHX-82")
def test_what_is_asked_tells_the_condition_so_far_and_what_the_card_suggests() -> None:
    scene = duel().red(hand=["Boon", "Pawn"])
    scene.when.red.plays("Boon", "set")
    scene.then.red.can("as suggested: When an enemy character attacks.")
    told = []
    for key in ("compose", "attacks", "enemy", "life-energy", "has at least", "A 3", "my life-energy"):
        scene.when.red.does(key)
        told.append(scene.game.view(0).prompt.partition(" So far: ")[2])
    assert told == [
        "",
        "When a character attacks.",
        "When an enemy character attacks.",
        "When an enemy character attacks life-energy.",
        "When an enemy character attacks life-energy.",
        "When an enemy character attacks life-energy, if the triggering card has A of at least 3.",
        "When an enemy character attacks life-energy, if the triggering card has A of at least 3.",
    ]
    assert scene.game.view(1).prompt == ""


@proves("PHX-82")
def test_every_step_can_be_taken_back_to_the_first_and_the_suggestion_comes_again() -> None:
    scene = duel().red(hand=["Boon", "Pawn"])
    scene.when.red.plays("Boon", "set", "compose", "attacks", "enemy")
    for prompt in ("On whose side?", "What does it wait for?", "Which condition?"):
        scene.when.red.does("back")
        scene.then.red.is_asked(prompt)
    scene.when.red.chooses("as suggested", "back", "as suggested", "done")
    scene.then.red.has(special_zone=["Boon (When an enemy character attacks.)"])


@proves("PHX-83")
def test_a_condition_may_be_left_as_it_is() -> None:
    scene = duel().red(special_zone=["Boon (Never.)"], hand=["Pawn"])
    scene.when.red.does("edit Boon")
    scene.then.red.can("leave it: Never.").can("as suggested: When an enemy character attacks.")
    scene.when.red.does("leave it")
    scene.then.red.has(special_zone=["Boon (Never.)"])


@proves("PHX-82")
def test_k0_is_allowed_when_setting() -> None:
    scene = duel().red(hand=["Boon", "Pawn"])
    scene.when.red.plays("Boon", "set", "compose", "never", "done")
    scene.then.red.has(special_zone=["Boon (Never.)"])


@proves("PHX-83")
@pytest.mark.parametrize("phase", ["start", "move", "attack", "activation", "discard", "end"])
def test_conditions_may_be_changed_in_every_own_step(phase: str) -> None:
    scene = duel(hand_limit="3").red(special_zone=["Boon"], hand=["Pawn"] * 4).at(phase=phase)
    scene.then.fact(phase=phase).red.can("edit", "Boon")
    scene.when.red.chooses("edit Boon", "compose", "never", "done")
    scene.then.red.has(special_zone=["Boon (Never.)"])


@proves("PHX-84")
def test_a_condition_is_secret_and_looking_shows_only_the_card() -> None:
    scene = duel().red(hand=["Peek", "Pawn"]).blue(special_zone=["Boon"])
    scene.then.red.does_not_see("Boon")
    scene.when.red.plays("Peek")
    scene.then.red.sees("Boon", "blue special zone")
    for seat, knows in ((0, False), (1, True)):
        marks = scene.game.view(seat).zone("special zone", 1).cards[0].marks
        assert any(mark.startswith("When") for mark in marks) == knows


@proves("PHX-84")
def test_a_destroyed_trigger_goes_to_the_grave_face_up() -> None:
    scene = duel().red(special_zone=["Boon"], hand=["Pawn"])
    scene.when.red.does("destroy Boon")
    scene.then.red.has(grave=["Boon"], life=20)
    scene.then.blue.sees("Boon", "red grave")


@proves("PHX-85")
def test_conditions_react_to_events_and_not_to_their_own_playing() -> None:
    scene = duel().red(hand=["Boon", "Pawn"], life=5)
    scene.when.red.plays("Boon", "set", "compose", "is played", "mine", "trigger", "either face")
    scene.when.red.chooses("no qualifier", "no guard", "done")
    scene.then.red.has(special_zone=["Boon"], life=5)
    fact = duel().red(special_zone=["Boon (When you lose life-energy and have 8 or less left.)"], hand=["Pawn"], life=5)
    fact.then.red.has(life=5, special_zone=["Boon"])


@proves("PHX-86")
def test_by_hand_whatever_its_condition_and_without_a_triggering_card() -> None:
    scene = duel().red(special_zone=["Sting (Never.)"], hand=["Sting", "Pawn"]).blue(field=["Soft"])
    scene.when.red.does("activate Sting")
    scene.then.red.has(grave=["Sting"]).changed(hand=1)
    scene.when.red.plays("Sting", "face up")
    scene.then.red.has(grave=["Sting", "Sting"])
    scene.then.stat("Soft", damage=0)


@proves("PHX-87")
def test_before_events_come_first_and_after_events_when_all_is_done() -> None:
    before = duel().red(hand=["Two Cards"]).blue(special_zone=["Veto"])
    before.when.red.plays("Two Cards")
    before.then.red.has(hand=[])
    after = duel().red(hand=["Two Cards", "Pawn"]).blue(special_zone=["Boon (When the opponent draws cards.)"])
    after.when.red.plays("Two Cards")
    after.then.blue.has(life=23)
    after.then.red.changed(hand=1)


@proves("PHX-88")
def test_the_turn_players_triggers_go_first_each_side_oldest_first() -> None:
    scene = duel().red(hand=["Pawn", "Soft"], special_zone=["Boon (When a character is played.)"])
    scene.blue(special_zone=["Sting (When a character is played.)", "Axe (When a character is played.)"])
    scene.when.red.plays("Pawn", "face up, attack")
    scene.then.red.has(grave=["Boon", "Pawn"], life=23)
    scene.then.blue.has(grave=["Sting", "Axe"])


@proves("PHX-88")
def test_its_guard_is_judged_when_its_turn_comes() -> None:
    scene = duel().red(field=["Pawn"]).at(phase="attack")
    scene.blue(life=10, special_zone=["Boon", "Late Boon (When an enemy character attacks.)"])
    scene.when.red.attacks("Pawn", "blue")
    scene.then.blue.has(life=11, special_zone=["Late Boon"])
    guarded = duel().red(field=["Pawn"]).at(phase="attack")
    guarded.blue(
        life=8, special_zone=["Boon", "Boon (When an enemy character attacks; while your life-energy is 8 or less.)"]
    )
    guarded.when.red.attacks("Pawn", "blue")
    guarded.then.blue.has(life=9, special_zone=["Boon"])


@proves("PHX-88")
def test_a_trigger_card_goes_off_once_per_turn() -> None:
    scene = duel().red(hand=["Hush", "Soft", "Even", "Pawn"])
    scene.blue(special_zone=["Bulwark (When an enemy character is played.)"])
    scene.when.red.plays("Soft", "face up, attack")
    scene.then.blue.has(special_zone=["Bulwark (turns 1)"])
    scene.when.red.plays("Hush")
    scene.when.red.plays("Even", "gap 0", "face up, attack")
    scene.then.blue.has(special_zone=["Bulwark (face down)"])


@proves("PHX-89")
def test_it_goes_off_even_without_a_legal_target() -> None:
    scene = duel().red(hand=["Two Cards"]).blue(special_zone=["Snuff"])
    scene.when.red.plays("Two Cards")
    scene.then.blue.has(grave=["Snuff"])
    scene.then.red.changed(hand=1)


CASES = [
    # condition, what red does, whether blue's trigger goes off
    ("When an enemy character attacks a character.", "attack Pawn > Soft", True),
    ("When an enemy character attacks life-energy.", "attack Pawn > Soft", False),
    ("When a friendly character is attacked.", "attack Pawn > Soft", True),
    ("When a friendly character is destroyed in combat.", "attack Pawn > Soft", True),
    ("When a friendly character is destroyed by an effect.", "attack Pawn > Soft", False),
    ("When your number of characters falls to 0 or less.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, if the triggering card has Human of at least 4.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, if the triggering card has A of at least 3.", "attack Pawn > Soft", False),
    ("When an enemy character attacks, if the triggering card stands in its front zone.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, if the triggering card is Pawn.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, if the triggering card is Soft.", "attack Pawn > Soft", False),
    ("When an enemy character attacks, while it is the enemy's turn.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, while it is your turn.", "attack Pawn > Soft", False),
    ("When an enemy character attacks, while you have no defender.", "attack Pawn > Soft", True),
    (
        "When an enemy character attacks, if the triggering card does not stand in its front zone.",
        "attack Pawn > Soft",
        False,
    ),
    (
        "When an enemy character attacks, if the triggering card has Provides of at least 1.",
        "attack Pawn > Soft",
        False,
    ),
    ("When an enemy character attacks, while you have at least 1 characters.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, while you have at least 2 characters.", "attack Pawn > Soft", False),
    ("When an enemy character attacks, while you have at most 1 characters.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, while you have at most 0 characters.", "attack Pawn > Soft", False),
    ("When an enemy character attacks, while play-energy is at least 1.", "attack Pawn > Soft", False),
    ("When an enemy character attacks, while play-energy is at most 0.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, while your life-energy is 20 or less.", "attack Pawn > Soft", True),
    ("When an enemy character attacks, while your life-energy is 19 or less.", "attack Pawn > Soft", False),
    ("When you lose life-energy.", "attack Pawn > blue", True),
    ("When you lose life-energy and have 18 or less left.", "attack Pawn > blue", True),
    ("When you lose life-energy and have 17 or less left.", "attack Pawn > blue", False),
    ("At the end of the enemy's turn.", "attack Pawn > blue", True),
]


@proves("PHX-82", "PHX-88")
@pytest.mark.parametrize(("condition", "attack", "goes_off"), CASES)
def test_conditions_about_an_attack(condition: str, attack: str, goes_off: bool) -> None:
    scene = duel().red(field=["Pawn"]).at(phase="attack")
    scene.blue(field=["Soft"], special_zone=[f"Boon ({condition.replace(', ', '; ')})"])
    scene.when.red.does(attack)
    assert ("Boon" in [scene.game.name_of(card) for card in scene.game.zone(2, 1)]) == goes_off


ACTIONS = [
    ("When an enemy character turns face up.", ["turn up Soft"], True),
    ("When an enemy character switches mode.", ["switch Pawn"], True),
    ("When an enemy character switches to attack mode.", ["switch Pawn"], False),
    ("When an enemy character moves.", ["move Pawn", "gap 2"], True),
    ("When an enemy character moves to its front zone.", ["move Pawn", "gap 2"], True),
    ("When an enemy character moves to its last zone.", ["move Pawn", "gap 2"], False),
    ("When equipment is attached to an enemy character.", ["attach Cap", "attach Cap > Pawn"], True),
    ("When equipment is detached from an enemy character.", ["attach Cap", "attach Cap > Pawn"], False),
    ("When an enemy card is destroyed by sacrifice.", ["destroy Pawn"], True),
    ("When an enemy equipment is played.", ["play Spear"], True),
    ("When an enemy card is played face up.", ["play Spear"], True),
    ("When an enemy ability is activated.", ["activate Archer", "Hound"], True),
    ("When an enemy spell is activated.", ["activate Archer", "Hound"], False),
    ("When a friendly character loses 1 or more HP.", ["activate Archer", "Hound"], True),
    ("When a friendly character loses 2 or more HP.", ["activate Archer", "Hound"], False),
    ("When a friendly character is poisoned.", ["play Venom", "Hound"], True),
    ("When a friendly character gets an ailment.", ["play Venom", "Hound"], True),
    ("When a friendly character is burned.", ["play Venom", "Hound"], False),
    ("When play-energy rises to 1 or more.", ["play Tap", "gap 0", "face up, attack"], True),
    ("When play-energy rises to 2 or more.", ["play Tap", "gap 0", "face up, attack"], False),
    ("When the enemy's number of characters rises to 4 or more.", ["play Tap", "gap 0", "face up, attack"], True),
    ("When the opponent draws cards.", ["play Two Cards"], True),
    ("When the opponent discards cards.", ["play Two Cards"], False),
]


@proves("PHX-82", "PHX-87")
@pytest.mark.parametrize(("condition", "actions", "goes_off"), ACTIONS)
def test_conditions_about_the_move_phase(condition: str, actions: list[str], goes_off: bool) -> None:
    scene = duel().red(
        field=["Pawn (zone 1)", "Soft (zone 2, face down)", "Archer (zone 2)"],
        special_zone=["Cap"],
        hand=["Spear", "Venom", "Tap", "Two Cards"],
    )
    scene.blue(field=["Hound", "Wall"], special_zone=[f"Boon ({condition})"])
    for action in actions:
        scene.when.red.does(action)
    assert ("Boon" in [scene.game.name_of(card) for card in scene.game.zone(2, 1)]) == goes_off


EXAMPLE = "When an enemy character attacks life-energy, if the triggering card has A of at least 3, while "
SAID = [
    (f"{EXAMPLE}my life-energy is 8 or less.", f"{EXAMPLE}your life-energy is 8 or less."),
    ("Whenever an enemy character attacks a player.", "When an enemy character attacks life-energy."),
    ("When an enemy character attacks anything.", "When an enemy character attacks."),
    ("When an enemy trigger is set.", "When an enemy trigger is played face down."),
    ("When a friendly card is sacrificed.", "When a friendly card is destroyed by sacrifice."),
    ("When a friendly character loses at least 2 HP.", "When a friendly character loses 2 or more HP."),
    ("When my character is destroyed in combat.", "When a friendly character is destroyed in combat."),
    ("When one of your characters is attacked.", "When a friendly character is attacked."),
    ("When any character is played.", "When a character is played."),
    ("When the opponent plays a spell.", "When an enemy spell is played."),
    ("When you play a trigger face down.", "When a friendly trigger is played face down."),
    ("When my life-energy falls to 8 or less.", "When you lose life-energy and have 8 or less left."),
    ("When your turn begins.", "At the start of your turn."),
    ("When an enemy character becomes dizzy.", "When an enemy character is made dizzy."),
    (
        "When an enemy character moves, if the triggering card is in its front zone.",
        "When an enemy character moves, if the triggering card stands in its front zone.",
    ),
    ("When you draw a card, while play-energy is 3 or more.", "When you draw cards, while play-energy is at least 3."),
]


@proves("PHX-82")
@pytest.mark.parametrize(("said", "canonical"), SAID)
def test_conditions_are_read_in_other_words_too(said: str, canonical: str) -> None:
    made = read_sentence(said)
    assert made is not None
    assert sentence_of(made, "") == canonical


@proves("PHX-65", "PHX-87", "PHX-88")
def test_all_triggers_of_one_event_come_before_those_of_the_next() -> None:
    scene = duel().red(field=["Pawn"]).at(phase="attack")
    scene.blue(
        field=["Wall (face down)"],
        special_zone=["Boon", "Sting (When a friendly character turns face up.)", "Halt"],
    )
    scene.when.red.attacks("Pawn", "face-down card")
    scene.then.blue.has(grave=["Boon", "Halt", "Sting"])


@proves("PHX-82")
@pytest.mark.parametrize(("condition", "goes_off"), [("rises to 2 or more", True), ("rises to 1 or more", False)])
def test_a_level_must_be_crossed(condition: str, goes_off: bool) -> None:
    scene = duel().red(hand=["Tap", "Pawn"], field=["Tap"]).blue(special_zone=[f"Boon (When play-energy {condition}.)"])
    scene.when.red.plays("Tap", "gap 0", "face up, attack")
    scene.then.blue.has(life=23 if goes_off else 20)


@proves("PHX-87")
def test_events_of_one_change_are_met_by_template_number() -> None:
    scene = (
        duel()
        .red(hand=["Twice"])
        .blue(
            field=["Pawn"],
            special_zone=[
                "Boon (When a friendly character loses 1 or more HP.)",
                "Sting (When a friendly character is destroyed by HP loss.)",
            ],
        )
    )
    scene.when.red.plays("Twice")
    scene.then.blue.has(grave=["Pawn", "Sting", "Boon"])


@proves("PHX-87")
def test_what_a_trigger_sets_off_comes_before_the_next_trigger_that_waits() -> None:
    scene = duel().red(field=["Pawn"]).at(phase="attack")
    scene.blue(special_zone=["Zap", "Halt", "Boon (When an enemy character is destroyed by HP loss.)"])
    scene.when.red.attacks("Pawn", "blue")
    scene.then.blue.has(grave=["Zap", "Boon", "Halt"], life=23)


@proves("PHX-88")
def test_a_trigger_turned_down_and_armed_again_waits_for_another_turn() -> None:
    scene = duel().red(hand=["Cover", "Soft", "Even", "Pawn"])
    scene.red(special_zone=["Bulwark (When a friendly character is played.)"])
    scene.when.red.plays("Soft", "face up, attack")
    scene.then.red.has(special_zone=["Bulwark (turns 1)"])
    scene.when.red.plays("Cover")
    scene.when.red.chooses("edit Bulwark", "compose", "is played", "mine", "character", "either face")
    scene.when.red.chooses("no qualifier", "no guard", "done")
    scene.when.red.plays("Even", "gap 0", "face up, attack")
    scene.then.red.has(special_zone=["Bulwark (face down)"])
    scene.when.pass_until(turn=5, phase="move")
    scene.when.red.plays("Pawn", "gap 0", "face up, attack")
    scene.then.red.has(special_zone=["Bulwark (turns 1)"])
