"""What a card is attached to in Bounty: chosen as it is deployed among the own cards, or as its text says."""

from cardwright.testing import Scene, given
from tests.games.bounty.crews import deploy, quiet
from tests.games.said.cards import bounty_saying, said

LASTING = 'type = "Buff"\nfaction = "Neutral"\nhp = 3\ndef = 0\npoints = 1\ncost = 0'


def burden(text: str) -> Scene:
    """A scene of Bounty in which Sayer is a Buff that stays."""
    return given(bounty_saying(text, LASTING)).at(phase="deploy")


def test_a_card_says_what_it_is_attached_to() -> None:
    for text in (
        "Attach this to one of your Brute cards. That card gets +2 ATK.",
        "Can only be attached to Brute cards. Attached card gets +2 ATK.",
        "Attached card gets +2 ATK. The attached card must be a Brute card.",
    ):
        scene = burden(text)
        scene.red(hand=["Sayer", "Gnatling"], field=["Gnatling", "Cleaver Hog"]).blue(field=["Tower Ox"])
        deploy(scene, "Sayer")
        scene.then.stat("Cleaver Hog", atk=8).stat("Gnatling", atk=1)


def test_what_a_card_is_attached_to_is_meant_later_on() -> None:
    scene = burden("Attach this to one of your Attack cards. As long as that card is undamaged, it gets +2 ATK.")
    scene.red(hand=["Sayer", "Gnatling"], field=["Cleaver Hog"]).blue(hand=["Rain of Cinders"])
    deploy(scene, "Sayer")
    scene.then.stat("Cleaver Hog", atk=8)

    hurt = burden("Attach this to one of your Attack cards. As long as that card is undamaged, it gets +2 ATK.")
    hurt.red(hand=["Sayer", "Gnatling"], field=["Cleaver Hog (damage 1)"])
    deploy(hurt, "Sayer")
    hurt.then.stat("Cleaver Hog", atk=6)


def test_an_enemy_bears_it_if_the_text_says_so() -> None:
    scene = burden("Attach this to an enemy Attack card. It cannot attack.")
    scene.red(hand=["Sayer"], field=["Cleaver Hog"]).blue(field=["Tower Ox", "Cleaver Hog"])

    deploy(scene, "Sayer", "Tower Ox")
    quiet(scene, turn=6)
    quiet(scene, phase="attack")

    scene.then.blue.can("attack", "Cleaver Hog").cannot("attack", "Tower Ox")


def test_what_something_is_cannot_be_asked_of_it() -> None:
    assert "cannot be asked" in said("bounty", "attack", "Enemy cards must be Swarm cards.")
