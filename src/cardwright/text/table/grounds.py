"""One player's part of what both share: "your field", "the enemy's side of the board"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import Controlled, Opponent, Place


def rows() -> list[Row]:
    """Return the rows of sides of a shared zone."""

    def part(fields: Fields) -> Place:
        return Place(fields["zone"], fields["whose"])

    def enemy_part(fields: Fields) -> Place:
        return Place(fields["zone"], Opponent())

    def whole(fields: Fields) -> Place:
        return Place(fields["zone"])

    def enemy(_: Fields) -> Controlled:
        return Controlled(Opponent())

    return [
        *heard("place", "{whose:owner} [own] {zone:zone.shared}", part),
        *heard("place", "{whose:owner} side of the {zone:zone.shared}", part),
        *heard("place", "the enemy {zone:zone.shared}", enemy_part),
        *heard("place", "the enemy side of the {zone:zone.shared}", enemy_part),
        *heard("place", "(either|both) {zone:zone.shared}", whole),
        *heard("place", "(either|both) {zone:zones.shared}", whole),
        *heard("place", "either side of the {zone:zone.shared}", whole),
        *heard("after.#", "on the enemy side", enemy),
        *heard("predicate.#", "on the enemy side", enemy),
    ]


def note_rows() -> list[Row]:
    """ "Enemy field": notes leave the article out."""
    return heard("place", "(enemy|opponent) {zone:zone.shared}", lambda f: Place(f["zone"], Opponent()))
