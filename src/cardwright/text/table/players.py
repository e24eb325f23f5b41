"""Players, in every case, and the zones they own."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cardwright.text.rows import Fields, Row, Take, constant, make, same, struct
from cardwright.text.tree import (
    THEIR_OPPONENT,
    AnyPlayer,
    ControllerOf,
    EachPlayer,
    Opponent,
    OwnerOf,
    Place,
    Reference,
    Some,
    ThatPlayer,
    The,
    You,
)


class Yourself(Struct, frozen=True):
    """You, written as the object of your own action."""


def whole(player: Any) -> Any:
    """Compare players without their slot."""
    return type(player)(word=player.word) if isinstance(player, ThatPlayer) else player


def said(category: str, player: Any, *templates: str) -> list[Row]:
    """Bind words to a player; the slot is not said."""
    rows: list[Row] = []
    for index, template in enumerate(templates):
        rows += make(
            category,
            template,
            lambda _: player,
            lambda held: {} if type(held) is type(player) and whole(held) == player else None,
            index == 0,
        )
    return rows


def rows() -> list[Row]:
    """Return the rows for players, possessives and places."""
    they, that = ThatPlayer("they"), ThatPlayer("that player")
    return [
        *said("player.pl", You(), "you"),
        *said("player.pl", they, "they"),
        *heard("player.pl", EachPlayer(), "both players"),
        *heard("player.pl", EachPlayer(), "all players"),
        *heard("player.pl", EachPlayer(), "players"),
        *heard("player.pl", Opponent(), "[your] opponents"),
        *said(
            "player.sg",
            Opponent(),
            "your opponent",
            "(the|an|a|each|target) opponent",
            "(the|your) enemy",
            "the (enemy|other) player",
        ),
        *said("player.sg", EachPlayer(), "each player"),
        *any_player("player.sg", "a player", "any player", "target player"),
        *said("player.sg", that, "that player"),
        *said("player.sg", ThatPlayer(THEIR_OPPONENT), "their opponent", "that player 's opponent"),
        *struct("player.sg", ControllerOf, ("{of:possessor} controller", "the controller of {of:particular}")),
        *struct("player.sg", OwnerOf, ("{of:possessor} owner", "the owner of {of:particular}")),
        *make("player.sg", "{of:possessor} player", lambda f: ControllerOf(f["of"]), lambda _: None, False),
        *make("player.obj", "yourself", lambda _: You(), lambda held: {} if isinstance(held, Yourself) else None),
        *said("player.obj", You(), "you"),
        *make("player.obj", "them", lambda _: Reference("them"), take_them),
        *heard("player.obj", EachPlayer(), "both players"),
        *heard("player.obj", EachPlayer(), "players"),
        *same("player.obj", "player.sg"),
        *said("player.by", You(), "you"),
        *same("player.by", "player.sg"),
        *said("owner1", You(), "your"),
        *said(
            "owner1",
            Opponent(),
            "your opponent 's",
            "(the|an|a) opponent 's",
            "(the|your) enemy 's",
            "the (enemy|other) player 's",
            "opponents 's",
        ),
        *said("owner1", EachPlayer(), "each player 's", "both players 's", "all players 's", "players 's"),
        *any_player("owner1", "a player 's", "any player 's", "target player 's"),
        *said("owner1", they, "their"),
        *said("owner1", that, "that player 's"),
        *same("owner", "owner1"),
        *struct("owner", ControllerOf, "{of:possessor} controller 's"),
        *struct("owner", OwnerOf, "{of:possessor} owner 's"),
        *make("owner", "(their|its) owners 's", lambda _: OwnerOf(Reference("them")), lambda _: None, False),
        *make("owner", "(their|its) controllers 's", lambda _: ControllerOf(Reference("them")), lambda _: None, False),
        *constant_reference("possessor", Reference("it"), "its"),
        *constant_reference("possessor", Reference("this"), "this card 's", "this 's", "this {n:own.sg} 's"),
        *struct("possessor", Reference, "this {noun:deed.sg} 's", word="this"),
        *constant_reference("possessor", Reference("them"), "their"),
        *struct("possessor", Reference, "that {noun:anynoun.sg} 's", word="that"),
        *struct("possessor", Reference, "the {noun:anynoun.sg} 's", word="the"),
        *same("particular", "reference.sg"),
        *make("particular", "{it:some.sg}", particular, lambda value: {"it": value}),
        *make("possessor", "{it:some.sg} 's", particular, lambda value: {"it": value}),
        *place_rows(),
    ]


def take_them(player: Any) -> Fields | None:
    """Write a player mentioned before as "them"; which player it is, or which things, is found later."""
    return {} if isinstance(player, ThatPlayer) and player.word == "them" else None


def particular(fields: Fields) -> Any:
    """Let only something picked own things: "target creature's controller"."""
    return fields["it"] if isinstance(fields["it"].quantity, Some | The) else None


def heard(category: str, player: Any, template: str) -> list[Row]:
    """Read further words for a player that are never written."""
    return make(category, template, lambda _: player, lambda _: None, False)


def any_player(category: str, any_one: str, also: str, target: str) -> list[Row]:
    """Bind "a player" and "target player"."""

    def take(targeted: bool) -> Take:
        return lambda held: {} if isinstance(held, AnyPlayer) and held.target == targeted else None

    return [
        *make(category, any_one, lambda _: AnyPlayer(), take(False)),
        *make(category, also, lambda _: AnyPlayer(), take(False), False),
        *make(category, target, lambda _: AnyPlayer(True), take(True)),
    ]


def constant_reference(category: str, reference: Reference, *templates: str) -> list[Row]:
    """Bind words to a reference; its slot is not said."""
    rows: list[Row] = []
    for index, template in enumerate(templates):
        rows += make(
            category,
            template,
            lambda _: reference,
            lambda held: {} if isinstance(held, Reference) and held.word == reference.word and not held.noun else None,
            index == 0,
        )
    return rows


def place_rows() -> list[Row]:
    """Zones bare ("your hand"), as a destination ("into your hand") and as a location ("in your hand")."""

    def bare(fields: Fields) -> Place:
        return Place(fields["zone"], fields.get("whose"))

    def take_owned(place: Any) -> Fields | None:
        plain = isinstance(place, Place) and not place.position and not place.also
        if plain and place.whose is not None and place.whose != AnyPlayer():
            return {"zone": place.zone, "whose": place.whose}
        return None

    def take_shared(place: Any) -> Fields | None:
        if isinstance(place, Place) and not place.position and place.whose is None:
            return {"zone": place.zone}
        return None

    def take_any(place: Any) -> Fields | None:
        if isinstance(place, Place) and not place.position and isinstance(place.whose, AnyPlayer):
            return {"zone": place.zone}
        return None

    def anyone(fields: Fields) -> Place:
        return Place(fields["zone"], AnyPlayer())

    return [
        *make("place", "the {zone:zone.shared}", bare, take_shared),
        *make("place", "{whose:owner} {zone:zone.own}", bare, take_owned),
        *make("place", "(a|any) {zone:zone.own}", anyone, take_any),
        *make("place", "the {zone:zone.own} of {whose:player.sg}", bare, lambda _: None, False),
        *make("place", "the {whose:enemyowner} {zone:zone.own}", bare, lambda _: None, False),
        *make("place", "{whose:owner} own {zone:zone.own}", bare, lambda _: None, False),
        *make("place", "(both|all) {zone:zones.own}", lambda f: Place(f["zone"], EachPlayer()), lambda _: None, False),
        *make("place", "{whose:owner} {zone:zones.own}", bare, lambda _: None, False),
        *constant("enemyowner", Opponent(), "enemy"),
        *same("spot", "place"),
        *positioned("spot", "the top of {at:place}", "top"),
        *positioned("spot", "the bottom of {at:place}", "bottom"),
        *make("to", "(to|into|in) {at:spot}", lambda f: f["at"], lambda at: {"at": at}),
        *make("to", "(on|to|into) top of {at:place}", top, lambda _: None, False),
        *make("to", "on {at:spot}", lambda f: f["at"], lambda _: None, False),
        *positioned("into", "on top of {at:place}", "top"),
        *positioned("into", "on the bottom of {at:place}", "bottom"),
        *make("into", "on the top of {at:place}", top, lambda _: None, False),
        *make("into", "on bottom of {at:place}", bottom, lambda _: None, False),
        *make("into", "(under|beneath|underneath) {at:place}", bottom, lambda _: None, False),
        *make("into", "at the bottom of {at:place}", bottom, lambda _: None, False),
        *make("into", "on top", lambda _: Place("", None, "top"), lambda _: None, False),
        *make("into", "on (the|its) top", lambda _: Place("", None, "top"), lambda _: None, False),
        *make("into", "on (the|its) bottom", lambda _: Place("", None, "bottom"), lambda _: None, False),
        *make("into", "{prep:enters} {at:place}", lambda f: f["at"], take_into),
        *make("into", "(to|in|on) {at:spot}", lambda f: f["at"], lambda _: None, False),
        *make("location", "{prep:within} {at:place}", lambda f: f["at"], take_into),
    ]


def positioned(category: str, template: str, position: str) -> list[Row]:
    """Bind the top or bottom of a zone."""

    def build(fields: Fields) -> Place | None:
        at: Place = fields["at"]
        return None if at.also else Place(at.zone, at.whose, position)

    def take(place: Any) -> Fields | None:
        if isinstance(place, Place) and place.position == position:
            return {"at": Place(place.zone, place.whose)}
        return None

    return make(category, template, build, take)


def top(fields: Fields) -> Place | None:
    """Make the top of a zone."""
    return None if fields["at"].also else Place(fields["at"].zone, fields["at"].whose, "top")


def bottom(fields: Fields) -> Place | None:
    """Make the bottom of a zone."""
    return None if fields["at"].also else Place(fields["at"].zone, fields["at"].whose, "bottom")


def take_into(place: Any) -> Fields | None:
    """A bare zone as destination or location: the preposition is the zone's own."""
    if isinstance(place, Place) and not place.position:
        return {"prep": place, "at": place}
    return None
