"""Chapter G: what is declared, hit and doomed, as values."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.engine.ids import NOBODY, Ref, Seat


@mypyc_attr(acyclic=True)
class Attack:
    """BOU-53, BOU-56: a declared attack by one card, or by several together, on a card or on a player."""

    __slots__ = ("seat", "members", "target", "redirected_by", "cancelled")

    def __init__(
        self, seat: Seat, members: tuple[Ref, ...], target: Ref, redirected_by: Seat = NOBODY, cancelled: bool = False
    ) -> None:
        self.seat = seat
        self.members = members
        self.target = target
        self.redirected_by = redirected_by
        self.cancelled = cancelled

    def with_members(self, members: tuple[Ref, ...]) -> Attack:
        """The same attack by those that are left."""
        return Attack(self.seat, members, self.target, self.redirected_by, self.cancelled)

    def aimed_at(self, target: Ref, seat: Seat) -> Attack:
        """The same attack, redirected by a seat."""
        return Attack(self.seat, self.members, target, seat, self.cancelled)

    def called_off(self) -> Attack:
        """The same attack, cancelled."""
        return Attack(self.seat, self.members, self.target, self.redirected_by, True)


def not_over(attacks: list[Attack], current: int) -> list[Ref]:
    """BOU-53: whoever makes an attack that has been declared and is not carried out yet, one of each."""
    return [attack.members[0] for attack in attacks[current:] if attack.members and not attack.cancelled]


def call_off(attacks: list[Attack], current: int, attacker: Ref) -> None:
    """BOU-59: cancel that attack of those which are not over, the present one if it is nobody's."""
    chosen = current
    for index in range(len(attacks) - 1, current - 1, -1):
        if attacker in attacks[index].members and not attacks[index].cancelled:
            chosen = index
    attacks[chosen] = attacks[chosen].called_off()


@mypyc_attr(acyclic=True)
class Hit:
    """BOU-63: damage that was fixed when an attack was carried out; `seat` is the destroyer if it kills."""

    __slots__ = ("seat", "members", "target", "amount")

    def __init__(self, seat: Seat, members: tuple[Ref, ...], target: Ref, amount: int) -> None:
        self.seat = seat
        self.members = members
        self.target = target
        self.amount = amount


@mypyc_attr(acyclic=True)
class Doom:
    """BOU-64, BOU-66: a card at 0 HP, who destroys it, and the attackers if it was an attack."""

    __slots__ = ("seat", "card", "members")

    def __init__(self, seat: Seat, card: Ref, members: tuple[Ref, ...]) -> None:
        self.seat = seat
        self.card = card
        self.members = members
