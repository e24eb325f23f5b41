"""What texts say about how much and how often: limits of a turn, of a hand, points."""

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, fighter, spell


def test_nobody_plays_more_than_one_spell_each_turn() -> None:
    scene = creature("Each player can play only one spell each turn.")
    scene.red(hand=["Gust", "Gust", "Moss Ox"], battlefield=["Sayer"], mana_pool=["Gust"] * 6 + ["Corrode"] * 6)
    scene.then.red.can("play", "Gust").can("play", "Moss Ox")

    scene.when.red.plays("Gust")
    scene.when.resolve_stack()

    scene.then.red.cannot("play", "Gust").can("play", "Moss Ox")


def test_the_enemy_deploys_one_card_each_turn() -> None:
    scene = fighter("The enemy can't deploy more than one card each turn.")
    scene.red(hand=["Gnatling", "Tower Ox"], resource=20).blue(field=["Sayer"]).at(phase="deploy")

    deploy(scene, "Gnatling")

    scene.then.red.cannot("deploy", "Tower Ox")


def test_a_hand_may_be_larger_or_smaller() -> None:
    for text, held in (("Your hand limit is 3.", 3), ("Your maximum hand size is increased by two.", 8)):
        scene = creature(text)
        scene.red(hand=["Gust"] * 8, battlefield=["Sayer"]).at(phase="main 2")
        scene.when.pass_until(phase="end")
        scene.when.both_pass()
        while scene.game.decision is not None and scene.game.decision.prompt.startswith("Discard"):
            scene.when.red.chooses("discard Gust")
        scene.then.red.has(hand=held)


def test_a_text_scores_points_and_compares_them() -> None:
    scene = buff("If you have fewer points than your opponent, score 3 points.")
    scene.red(hand=["Sayer", "Sayer"]).blue(points=2).at(phase="deploy")

    deploy(scene, "Sayer")
    scene.then.red.has(points=3)
    deploy(scene, "Sayer")
    scene.then.red.has(points=3)


def test_half_of_what_the_enemy_has_is_stolen() -> None:
    scene = buff("Steal half of the enemy's resource, rounded up.")
    scene.red(hand=["Sayer", "Gnatling"], resource=4).blue(resource=7).at(phase="deploy")

    deploy(scene, "Sayer")

    scene.then.red.has(resource=8)
    scene.then.blue.has(resource=3)


def test_a_card_costs_nothing_while_it_is_said() -> None:
    dear = fighter("If your resource is 3 or less, your other cards cost nothing.")
    dear.red(hand=["Tower Ox"], field=["Sayer"], resource=3).at(phase="deploy")
    deploy(dear, "Tower Ox")
    dear.then.red.has(resource=3)


def test_each_player_draws_as_many_as_they_discarded() -> None:
    scene = spell("Each player discards their hand, then draws that many cards.")
    scene.red(hand=["Sayer", "Gust"], deck=["Hush"] * 5)
    scene.blue(hand=["Moss Ox", "Moss Ox", "Moss Ox"], deck=["Stoke"] * 5)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Hush"])
    scene.then.blue.has(hand=["Stoke", "Stoke", "Stoke"])


def test_a_trigger_works_only_once_each_turn() -> None:
    scene = fighter("When you deploy a card: gain 1 resource, but only once each turn.")
    scene.red(hand=["Gnatling", "Gnatling"], field=["Sayer"], resource=10).at(phase="deploy")

    deploy(scene, "Gnatling")
    scene.then.red.changed(resource=0)
    deploy(scene, "Gnatling")
    scene.then.red.changed(resource=-1)
