"""Texts carried out in Wellspring."""

from tests.games.said.cards import creature, spell


def test_the_creature_with_the_highest_attack_is_meant() -> None:
    scene = spell("Destroy the enemy creature with the highest attack.")
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Moss Ox", "Barefoot Pilgrim", "Boiler Hulk"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox", "Barefoot Pilgrim"])


def test_players_are_compared_by_what_they_control() -> None:
    text = "If your opponent controls more creatures than you, draw 2 cards."
    for own, drawn in ((0, 2), (1, 0)):
        scene = spell(text)
        scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Stoke"], battlefield=["Moss Ox"] * own)
        scene.blue(battlefield=["Barefoot Pilgrim"])
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.then.red.has(hand=drawn)


def test_cards_in_hand_are_counted_where_they_lie() -> None:
    scene = spell("If you have 2 or fewer cards in hand, draw a card.")
    scene.red(hand=["Sayer", "Gust", "Hush"], deck=["Stoke"], battlefield=["Moss Ox"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust", "Hush", "Stoke"])


def test_a_target_may_be_a_creature_or_a_player() -> None:
    text = "Deal 2 damage to target creature or player."
    scene = spell(text)
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Barefoot Pilgrim"], deck=["Gust", "Hush", "Stoke"])
    scene.when.red.plays("Sayer", on="blue")
    scene.when.both_pass()
    scene.then.blue.has(deck=1, battlefield=["Barefoot Pilgrim"])


def test_a_trigger_is_given_for_a_turn() -> None:
    scene = spell('Target creature gets "When this is destroyed, draw a card." until end of turn. Destroy it.')
    scene.red(hand=["Sayer"], deck=["Gust"])
    scene.blue(battlefield=["Moss Ox"], deck=["Hush"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.resolve_stack()

    scene.then.blue.has(hand=["Hush"], battlefield=[])
    scene.then.red.has(hand=[])


def test_a_trigger_is_given_while_the_giver_stays() -> None:
    scene = creature('Friendly creatures have "When this is destroyed, draw a card."')
    scene.red(hand=["Sinkhole"], battlefield=["Sayer", "Moss Ox"], deck=["Gust"], mana_pool=["Corrode"] * 4)

    scene.when.red.plays("Sinkhole", on="Moss Ox")
    scene.when.both_pass()
    scene.when.resolve_stack()

    scene.then.red.has(hand=["Gust"], battlefield=["Sayer"])


def test_x_is_explained() -> None:
    scene = spell("Target creature gets +X/+0 until end of turn, where X is the number of cards in your hand.")
    scene.red(hand=["Sayer", "Gust", "Hush"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.red.stat("Moss Ox", attack=4, health=2)


def test_something_better_is_done_instead() -> None:
    text = "Draw a card. If you control a creature, draw 3 cards instead."
    for own, drawn in ((0, 1), (1, 3)):
        scene = spell(text)
        scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Stoke"], battlefield=["Moss Ox"] * own)
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.then.red.has(hand=drawn)


def test_who_sacrifices_gives_their_own() -> None:
    scene = spell("Your opponent sacrifices a creature.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])
    scene.blue(battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[])
    scene.then.red.has(battlefield=["Moss Ox"])


def test_numbers_change_places() -> None:
    scene = spell("Swap target creature's attack and health until end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer", on="Barefoot Pilgrim")
    scene.when.both_pass()

    scene.then.red.stat("Barefoot Pilgrim", attack=2, health=1)


def test_a_pool_is_shuffled_into_a_deck() -> None:
    scene = spell("Shuffle your mana pool into your deck.")
    scene.red(hand=["Sayer"], mana_pool=["Gust", "Hush"], deck=["Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(deck=3, mana_pool=["Sayer"])


def test_cards_are_drawn_up_to_a_number() -> None:
    scene = spell("Draw cards until you have 3 cards in hand.")
    scene.red(hand=["Sayer", "Gust"], deck=["Hush", "Stoke", "Snare"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=3)


def test_what_is_discarded_may_be_anothers_choice() -> None:
    scene = spell("Your opponent discards a card of your choice.")
    scene.red(hand=["Sayer"])
    scene.blue(hand=["Gust", "Hush"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Hush")

    scene.then.blue.has(hand=["Gust"])


def test_whenever_holds_for_a_turn_and_more_than_once() -> None:
    scene = spell("This turn, whenever a creature is destroyed, draw a card. Destroy all enemy creatures.")
    scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Stoke"])
    scene.blue(battlefield=["Moss Ox", "Barefoot Pilgrim"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("put Sayer > Moss Ox")
    scene.when.resolve_stack()

    scene.then.red.has(hand=2)


def test_a_deed_waits_for_the_end_of_the_turn() -> None:
    scene = spell("Target creature gets +2/+0 until end of turn. Destroy it at the end of the turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.red.stat("Moss Ox", attack=4)
    scene.when.pass_until(turn=4)

    scene.then.red.has(battlefield=[])


def test_unless_forbids_as_long_as_it_is_not_so() -> None:
    scene = creature("This cannot attack unless your mana pool contains a Water card.")
    scene.red(battlefield=["Sayer", "Moss Ox"]).at(phase="attack round")
    scene.then.red.cannot("attack", "Sayer", "blue").can("attack", "Moss Ox", "blue")

    scene = creature("This cannot attack unless your mana pool contains a Water card.")
    scene.red(battlefield=["Sayer"], mana_pool=["Undertow"]).at(phase="attack round")
    scene.then.red.can("attack", "Sayer", "blue")


def test_creatures_of_which_none_may_attack() -> None:
    scene = creature("No enemy creature can attack.")
    scene.red(battlefield=["Moss Ox"])
    scene.blue(battlefield=["Sayer"])

    scene.then.red.cannot("attack with", "Moss Ox")


def test_a_spell_that_costs_nothing_while_a_zone_is_empty() -> None:
    for theirs, can in (([], True), (["Gust"], False)):
        scene = creature("If your opponent's hand is empty, creatures you play cost nothing.")
        scene.red(hand=["Boiler Hulk"], battlefield=["Sayer"])
        scene.blue(hand=theirs)
        (scene.then.red.can if can else scene.then.red.cannot)("play", "Boiler Hulk")
