"""Phrases of the tree of a card text: players, things, quantities, amounts, filters, spans of time."""

# ruff: noqa: F403, F405 - the leaves are used all over
from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from cardwright.text.leaves import *

if TYPE_CHECKING:
    from cardwright.text.tree import Clause, EitherEvent


class ControllerOf(Node, frozen=True):
    """ "Its controller", "that spell's controller"."""

    of: Reference | Things


class OwnerOf(Node, frozen=True):
    """ "Its owner"."""

    of: Reference | Things


class Kind(Node, frozen=True):
    """Nouns (types or kinds, any of them) with the adjectives before them; all filters must hold.

    `card` is the noun for any card if it was said after the others ("creature card"): a card wherever it is, not
    only something in play.
    """

    nouns: tuple[str, ...]
    filters: tuple[Filter, ...] = ()
    card: str = ""


class Things(Node, frozen=True):
    """A selection: how many of what. A thing fits if it fits any kind and all filters."""

    quantity: Quantity
    kinds: tuple[Kind, ...]
    filters: tuple[Filter, ...] = ()
    slot: int = UNRESOLVED


class Token(Node, frozen=True):
    """A token to be made: name, stats in the order of the vocabulary's pair or `numbers` by name, traits, keywords."""

    number: Amount
    name: str
    stats: tuple[int, ...] = ()
    traits: tuple[Trait, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    slot: int = UNRESOLVED
    numbers: tuple[Bonus, ...] = ()


class Copy(Node, frozen=True):
    """A token to be made that is a copy of a thing."""

    of: Reference | Things
    number: Amount = Number(1)
    slot: int = UNRESOLVED


class Several(Node, frozen=True):
    """ "X and Y", or with `either` "X or Y"."""

    items: tuple[Thing, ...]
    either: bool = False


class Place(Node, frozen=True):
    """A zone as source or destination: whose (None: shared, or the thing's own), and "top" or "bottom" of
    it; `slot` if its cards are shown and later words pick among them; `also` are further zones of the same player, any
    of them, or with `every` all of them."""

    zone: str
    whose: Player | None = None
    position: str = ""
    slot: int = UNRESOLVED
    also: tuple[str, ...] = ()
    every: bool = False


class Some(Node, frozen=True):
    """A number of things, picked by `how`: "choice" (also "any such" in events), "target" or "random";
    `up_to` allows fewer; `by` is who chooses if it is not who does it ("discards a card of your choice")."""

    number: Amount
    how: str = "choice"
    up_to: bool = False
    by: Player | None = None


class Top(Node, frozen=True):
    """The top (or `bottom`) cards of the zone `of`."""

    number: Amount | Until
    of: Place
    bottom: bool = False


class Until(Node, frozen=True):
    """As many as it takes to come upon one of these."""

    what: Things


class Next(Node, frozen=True):
    """The next one(s) ("your next Air spell")."""

    number: Amount


class Between(Node, frozen=True):
    """So many that the comparison holds ("2 or more creatures", "no creatures", "exactly 3 cards")."""

    compared: Compared


class AsMany(Node, frozen=True):
    """As many as that player has ("more creatures than your opponent"), or so many times as many."""

    by: Player
    times: int = 1


class Holding(Node, frozen=True):
    """How much of a resource, or of a number of its own, a player has."""

    what: str
    compared: Compared


class Each(Node, frozen=True):
    """`times` (or times the cost `unit`) for each of the things ("draw a card for each ...", "F less for each ..."),
    or for each `every` of them ("for each 2 cards")."""

    times: int
    of: Things
    unit: Cost | None = None
    every: int = 1


class CountOf(Node, frozen=True):
    """The number of such things."""

    of: Things


class StatOf(Node, frozen=True):
    """A stat (or "cost") of a thing, or a player's own ("your life")."""

    stat: str
    of: Thing


class Half(Node, frozen=True):
    """Half of an amount, rounded up or down."""

    of: Amount
    up: bool


class Share(Node, frozen=True):
    """How many times `every` goes into an amount ("1 for each 5 of your points")."""

    of: Amount
    every: int


class Capped(Node, frozen=True):
    """An amount, but not more than so many ("for each creature, up to 3")."""

    of: Amount
    most: int


class Plus(Node, frozen=True):
    """A sum."""

    left: Amount
    right: Amount


class Minus(Node, frozen=True):
    """A difference."""

    left: Amount
    right: Amount


class Times(Node, frozen=True):
    """An amount taken `factor` times ("twice its attack")."""

    factor: int
    of: Amount


class Peak(Node, frozen=True):
    """The highest (or, not `most`, lowest) stat among such things."""

    stat: str
    of: Thing
    most: bool = True


class Apart(Node, frozen=True):
    """How far two amounts lie apart ("the difference between its attack and its health")."""

    left: Amount
    right: Amount


class Variety(Node, frozen=True):
    """How many different values of a trait group or stat, or how many different names, there are among such things;
    with `twice` only those that are there more than once."""

    what: str
    of: Thing
    twice: bool = False


class More(Node, frozen=True):
    """So much more than would be ("1 additional damage", "costs A more"); as much again is double."""

    by: Amount | Cost


class Less(Node, frozen=True):
    """So much less than would be ("takes 1 less", "cost A less"); half of that much less is half."""

    by: Amount | Cost


class CostOf(Node, frozen=True):
    """The price of a thing ("pay its cost")."""

    of: Thing


class Compared(Node, frozen=True):
    """A comparison: "at least", "at most", "exactly", "more than", "less than", or "between" it and `span` more."""

    how: str
    amount: Amount
    span: int = 0


class Bonus(Node, frozen=True):
    """An addition to (or, negative, subtraction from) a stat; `exact`: the stat is just that."""

    stat: str
    amount: Amount
    negative: bool = False
    exact: bool = False


class Controlled(Node, frozen=True):
    """Controlled by that player ("friendly", "enemy", "you control"; also "your next spell")."""

    by: Player


class Owned(Node, frozen=True):
    """Owned by that player."""

    by: Player


class InZone(Node, frozen=True):
    """In that zone."""

    place: Place


class StatIs(Node, frozen=True):
    """With a stat (or "cost") that compares so ("with attack 2 or less")."""

    stat: str
    compared: Compared


class AttachedTo(Node, frozen=True):
    """Attached to that thing."""

    to: Thing


class Beside(Node, frozen=True):
    """Where in the rows of its side, seen from that thing: in the "same" row, "adjacent", "behind", "ahead", or in the
    very next row behind ("back") or ahead ("forward")."""

    of: Thing
    where: str = "same"


class Bears(Node, frozen=True):
    """With something of that kind attached to it."""

    kind: Kind


class Is(Node, frozen=True):
    """Of that kind, said as a predicate ("that is a hero")."""

    kind: Kind


class Total(Node, frozen=True):
    """How much of something there was in a span of time ("the life-energy you have lost this turn")."""

    clause: Clause
    often: bool = False
    """Whether it is counted how often it happened ("for each time you attacked this turn")."""


class Relative(Node, frozen=True):
    """The thing takes the place of Reference("gap") in the clause ("burned this way", "spells you play",
    "that attacked this turn")."""

    clause: Clause


class Stands(Node, frozen=True):
    """In a mode of the game, or in the "front" or "last" row of its side; `whose` side if said ("your front zone")."""

    where: str
    whose: Player | None = None


class Not(Node, frozen=True):
    """The filter does not hold ("that are not Air", "without Guard")."""

    filter: Filter


class Duration(Node, frozen=True):
    """A span of time; `span` is a phase id such as "turn".

    kind is "until end" (of the span), "until end next" (of whose next span), "this", "until next" (whose next span),
    "for" (count spans), "last" or "next" (whose last or next span), "during" (whose span), "each", "while here" (until
    this card leaves the zone that is the span), "deed" (as long as this attack) or "until event" (it ends with)."""

    kind: str
    span: str
    whose: Player | None = None
    count: int = 1
    event: Clause | EitherEvent | None = None


Player: TypeAlias = You | Opponent | EachPlayer | PlayersWho | AnyPlayer | ThatPlayer | ControllerOf | OwnerOf
Amount: TypeAlias = (
    Figure
    | Each
    | CountOf
    | StatOf
    | Half
    | Share
    | Capped
    | Plus
    | Minus
    | Times
    | More
    | Less
    | CostOf
    | Total
    | Peak
    | Apart
    | Variety
    | AsMany
)
Quantity: TypeAlias = Some | All | AnyNumber | Top | The | First | Next | Between
Filter: TypeAlias = (
    Trait
    | ChosenTrait
    | State
    | Controlled
    | Owned
    | InZone
    | Stands
    | InPlay
    | StatIs
    | HasKeyword
    | Other
    | Named
    | SameName
    | Unlike
    | AttachedTo
    | Beside
    | Bears
    | Is
    | Among
    | Relative
    | Extreme
    | Not
)
Thing: TypeAlias = Reference | Things | Several | Player
