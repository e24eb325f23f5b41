"""The tree of a card text: what the parser builds, the printer prints and the effects package executes.

Every node is a frozen, hashable msgspec struct and every union a tagged union, so a parsed text is cached as
plain msgpack. Vocabulary values (types, zones, stats, verbs ...) are the ids of `words.toml` and `lexicon.py`,
never printed words.

Slots. After resolution every `Reference` (and every `Things` that picks something) carries a slot number:

    THIS           the card that bears the text
    HOST           what this card is attached to
    EVENT_SUBJECT  the event's acting thing or player ("when a creature attacks": the creature)
    EVENT_OBJECT   the event's affected thing ("when you discard a card": the card)
    EVENT_PLAYER   the player in the event, acting or affected
    EVENT_AMOUNT   the event's number ("that much damage"); for "prevent it" the damage itself
    THIS_WAY       what the verbs of this ability have really affected so far ("burned this way")
    THE_REST       the last looked-at, revealed or searched group without what was taken from it
    NAMED          the card name, trait or number that this card remembers ("cards of that name")
    CANDIDATE      inside a filter: the thing being tested ("with attack less than its health")
    FIRST_CHOICE.. one slot for each choice, target or moved group of the ability, in reading order

A `ThatPlayer` may also carry ACTOR (the player doing the clause: "each player discards their hand") or THE_OPPONENT.

A slot always holds a group of things. Targets are the `Things` whose quantity has how="target"; they are chosen
in reading order when the ability is announced, every other choice when its clause is carried out. The same slot
number twice means the same things: only the first mention chooses.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

THIS: Final = 0
HOST: Final = 1
EVENT_SUBJECT: Final = 2
EVENT_OBJECT: Final = 3
EVENT_PLAYER: Final = 4
EVENT_AMOUNT: Final = 5
THIS_WAY: Final = 6
THE_REST: Final = 7
NAMED: Final = 8
CANDIDATE: Final = 9
FIRST_CHOICE: Final = 10
UNRESOLVED: Final = -1
ACTOR: Final = -2
THE_OPPONENT: Final = -3


class Node(Struct, frozen=True, tag=True, omit_defaults=True):
    """The base of all tree nodes."""


class You(Node, frozen=True):
    """The player whose ability this is."""


class Opponent(Node, frozen=True):
    """The other player."""


class EachPlayer(Node, frozen=True):
    """Both players, the active one first."""


class AnyPlayer(Node, frozen=True):
    """ "A player": whichever fits (in events, conditions and zones); a choice in an instruction."""

    target: bool = False
    slot: int = UNRESOLVED


class ThatPlayer(Node, frozen=True):
    """A player mentioned before ("that player", "they", "their"): the player in `slot`, or the controller
    or owner of the thing there."""

    word: str = "they"
    slot: int = UNRESOLVED


class ControllerOf(Node, frozen=True):
    """ "Its controller", "that spell's controller"."""

    of: Reference | Things


class OwnerOf(Node, frozen=True):
    """ "Its owner"."""

    of: Reference | Things


class Reference(Node, frozen=True):
    """A thing mentioned before: `word` is how it is said (this, it, them, that, those, the, gap), `noun`
    the noun after that/those/the."""

    word: str
    noun: str = ""
    slot: int = UNRESOLVED


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
    """A token to be made: its name, printed stats in the order of the vocabulary's pair, traits and
    keywords."""

    number: Amount
    name: str
    stats: tuple[int, ...] = ()
    traits: tuple[Trait, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    slot: int = UNRESOLVED


class Several(Node, frozen=True):
    """ "X and Y", or with `either` "X or Y"."""

    items: tuple[Thing, ...]
    either: bool = False


class Place(Node, frozen=True):
    """A zone as source or destination: whose (None: shared, or the thing's own), and "top" or "bottom" of
    it."""

    zone: str
    whose: Player | None = None
    position: str = ""


class Some(Node, frozen=True):
    """A number of things, picked by `how`: "choice" (also "any such" in events), "target" or "random";
    `up_to` allows fewer."""

    number: Amount
    how: str = "choice"
    up_to: bool = False


class All(Node, frozen=True):
    """All of them ("all", "each", "every", or a bare plural)."""


class AnyNumber(Node, frozen=True):
    """Any number of them; how is "choice" or "target"."""

    how: str = "choice"


class Top(Node, frozen=True):
    """The top (or `bottom`) cards of the zone `of`."""

    number: Amount
    of: Place
    bottom: bool = False


class The(Node, frozen=True):
    """The one that fits ("the attacking creature")."""


class First(Node, frozen=True):
    """The first one of each event or span ("the first card you would exile from each damage")."""


class Next(Node, frozen=True):
    """The next one(s) ("your next Air spell")."""

    number: Amount


class Between(Node, frozen=True):
    """So many that the comparison holds ("2 or more creatures", "no creatures", "exactly 3 cards")."""

    compared: Compared


class Number(Node, frozen=True):
    """A plain number."""

    value: int


class Variable(Node, frozen=True):
    """X."""


class Each(Node, frozen=True):
    """`times` (or times the cost `unit`) for each of the things ("draw a card for each ...", "F less for each ...")."""

    times: int
    of: Things
    unit: Cost | None = None


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


class ThatMuch(Node, frozen=True):
    """The amount in `slot` ("that much damage", "that many cards"): EVENT_AMOUNT, or the size of an
    earlier group."""

    slot: int = UNRESOLVED


class More(Node, frozen=True):
    """So much more than would be ("1 additional damage", "costs A more")."""

    by: Number | Variable | Cost | Each


class Less(Node, frozen=True):
    """So much less than would be ("takes 1 less", "cost A less")."""

    by: Number | Variable | Cost | Each


class CostPart(Node, frozen=True):
    """So many units of one resource."""

    resource: str
    count: int


class Cost(Node, frozen=True):
    """A price, in the order of the vocabulary's resources."""

    parts: tuple[CostPart, ...]


class CostOf(Node, frozen=True):
    """The price of a thing ("pay its cost")."""

    of: Thing


class Compared(Node, frozen=True):
    """A comparison: how is "at least", "at most", "exactly", "more than" or "less than"."""

    how: str
    amount: Amount


class Bonus(Node, frozen=True):
    """An addition to (or, negative, subtraction from) a stat."""

    stat: str
    amount: Amount
    negative: bool = False


class Trait(Node, frozen=True):
    """One of these values of a trait group such as element ("Fire", "Fire or Water")."""

    group: str
    values: tuple[str, ...]


class State(Node, frozen=True):
    """A state word of the game: attacking, damaged, attached, face-down."""

    name: str


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


class HasKeyword(Node, frozen=True):
    """With that keyword."""

    keyword: str


class Other(Node, frozen=True):
    """Other than the things in these slots ("another", "other")."""

    than: tuple[int, ...] = ()


class Named(Node, frozen=True):
    """With that printed name."""

    name: str


class SameName(Node, frozen=True):
    """With the same name as the thing in the reference, or the name in NAMED ("of that name")."""

    as_: Reference


class AttachedTo(Node, frozen=True):
    """Attached to that thing."""

    to: Thing


class Is(Node, frozen=True):
    """Of that kind, said as a predicate ("that is a hero")."""

    kind: Kind


class Among(Node, frozen=True):
    """One of the things in the reference ("of them", "among them")."""

    of: Reference


class Relative(Node, frozen=True):
    """The thing takes the place of Reference("gap") in the clause ("burned this way", "spells you play",
    "that attacked this turn")."""

    clause: Clause


class Not(Node, frozen=True):
    """The filter does not hold ("that are not Air", "without Guard")."""

    filter: Filter


class Duration(Node, frozen=True):
    """A span of time; `span` is a phase id such as "turn".

    kind is "until end" (of the span), "this", "until next" (whose next span), "for" (count spans), "last" or "next"
    (whose last or next span), "during" (whose span) or "each".
    """

    kind: str
    span: str
    whose: Player | None = None
    count: int = 1


class Limit(Node, frozen=True):
    """So many times in each span ("once per turn", "twice each turn"); `first`: said as "for the first
    time"; span "game": for ever."""

    count: int
    span: str
    first: bool = False


class Slot(Node, frozen=True):
    """A named argument of a verb; the lexicon lists names and types."""

    name: str
    value: Value


class Grants(Node, frozen=True):
    """What "get" and "lose" give or take: stat bonuses, keywords, quoted abilities."""

    bonuses: tuple[Bonus, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Clause(Node, frozen=True):
    """One verb with subject and arguments: effect, event, condition, cost, restriction, permission or fact.

    `verb` is a lexicon id; `subject` is who does it (You for an imperative, None for a passive without "by");
    modal is "", "may", "can", "cannot", "must", "would" or "not"; tense is "", "past" ("you dealt damage") or
    "perfect" ("you have played"); `passive` only says how it was worded; adverbs are ids such as "this way",
    "in any order", "if able".
    """

    verb: str
    subject: Subject | None = None
    slots: tuple[Slot, ...] = ()
    modal: str = ""
    tense: str = ""
    passive: bool = False
    duration: Duration | None = None
    limit: Limit | None = None
    adverbs: tuple[str, ...] = ()

    def get(self, name: str) -> Value | None:
        """Return the argument of that name, or None."""
        for slot in self.slots:
            if slot.name == name:
                return slot.value
        return None


class Lethal(Node, frozen=True):
    """The damage just dealt left its creature without health ("if lethal")."""


class Did(Node, frozen=True):
    """The previous step was really done ("if you do"); negated by NotCondition ("if you do not",
    "otherwise")."""


class During(Node, frozen=True):
    """It is that span of time ("in a counterattack round", "during your turn")."""

    span: str
    whose: Player | None = None


class AllHold(Node, frozen=True):
    """Every condition holds."""

    conditions: tuple[Condition, ...]


class AnyHolds(Node, frozen=True):
    """At least one condition holds."""

    conditions: tuple[Condition, ...]


class Unless(Node, frozen=True):
    """The condition does not hold, said as "unless"."""

    condition: Condition


class Together(Node, frozen=True):
    """ "A and B" in one sentence: done in order."""

    clauses: tuple[Clause, ...]


class If(Node, frozen=True):
    """If the condition holds do `then`, otherwise `otherwise`."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class May(Node, frozen=True):
    """The player may do these steps, all or none."""

    player: Player
    steps: tuple[Step, ...]


class UnlessDone(Node, frozen=True):
    """Do the steps unless a player does (pays) the clause: "unless its controller pays A"."""

    steps: tuple[Step, ...]
    clause: Clause


class Modes(Node, frozen=True):
    """Choose so many of the options."""

    count: int
    options: tuple[tuple[Step, ...], ...]
    up_to: bool = False


class PayFor(Node, frozen=True):
    """Do the cost; if it was done, do the steps ("discard a card to draw 2 cards", "pay 1: draw a card")."""

    cost: tuple[Clause, ...]
    steps: tuple[Step, ...]


class Repeat(Node, frozen=True):
    """Do the steps so many times."""

    times: Amount
    steps: tuple[Step, ...]


class Delayed(Node, frozen=True):
    """A trigger made by an instruction: it waits for its event once ("at the start of your next turn,
    ...")."""

    event: Event
    steps: tuple[Step, ...]
    duration: Duration | None = None


class PhaseEvent(Node, frozen=True):
    """The start or end of a span of time; whose: You, Opponent, EachPlayer or None (shared)."""

    edge: str
    span: str
    whose: Player | None = None
    next: bool = False


class EitherEvent(Node, frozen=True):
    """Any of these events ("when this attacks or is attacked")."""

    events: tuple[Event, ...]


class Keyword(Node, frozen=True):
    """A keyword of the vocabulary, with its number if it has one."""

    name: str
    number: int | None = None


class PlayOnly(Node, frozen=True):
    """ "Play this only if ...": every such condition must hold when this is played."""

    condition: Condition
    word: str = "if"


class Attach(Node, frozen=True):
    """ "Attach to target creature.": the host is a target of playing this card."""

    to: Things


class Instructions(Node, frozen=True):
    """What a one-shot card does when it resolves."""

    steps: tuple[Step, ...]


class Triggered(Node, frozen=True):
    """When the event happens (and the condition holds, then and on resolution) do the steps.

    `zone` is where this must be for the ability to work; "" is the ordinary place (in play, or the event's own).
    """

    event: Event
    steps: tuple[Step, ...]
    condition: Condition | None = None
    limit: Limit | None = None
    zone: str = ""


class Static(Node, frozen=True):
    """A continuous fact, restriction, permission or cost change, while the condition holds."""

    clause: Clause
    condition: Condition | None = None
    word: str = ""


class Replacement(Node, frozen=True):
    """If the event would happen, do the steps (instead); `optional`: its player may.

    `instead` is False for wordings that only change the event ("it takes 1 less", "prevent it"); `instead_of`
    is the part of the event that is replaced, if only a part is ("instead of exiling it").
    """

    event: Clause
    steps: tuple[Step, ...]
    optional: bool = False
    instead: bool = True
    instead_of: Clause | None = None
    condition: Condition | None = None
    limit: Limit | None = None


Player: TypeAlias = You | Opponent | EachPlayer | AnyPlayer | ThatPlayer | ControllerOf | OwnerOf
Amount: TypeAlias = (
    Number | Variable | Each | CountOf | StatOf | Half | Plus | Minus | Times | ThatMuch | More | Less | Cost | CostOf
)
Quantity: TypeAlias = Some | All | AnyNumber | Top | The | First | Next | Between
Filter: TypeAlias = (
    Trait
    | State
    | Controlled
    | Owned
    | InZone
    | StatIs
    | HasKeyword
    | Other
    | Named
    | SameName
    | AttachedTo
    | Is
    | Among
    | Relative
    | Not
)
Thing: TypeAlias = (
    Reference | Things | Several | You | Opponent | EachPlayer | AnyPlayer | ThatPlayer | ControllerOf | OwnerOf
)
Subject: TypeAlias = (
    Reference
    | Things
    | Several
    | StatOf
    | CountOf
    | Place
    | You
    | Opponent
    | EachPlayer
    | AnyPlayer
    | ThatPlayer
    | ControllerOf
    | OwnerOf
)
Value: TypeAlias = (
    Reference
    | Things
    | Several
    | Token
    | Place
    | You
    | Opponent
    | EachPlayer
    | AnyPlayer
    | ThatPlayer
    | ControllerOf
    | OwnerOf
    | Number
    | Variable
    | Each
    | CountOf
    | StatOf
    | Half
    | Plus
    | Minus
    | Times
    | ThatMuch
    | More
    | Less
    | Cost
    | CostOf
    | Compared
    | Grants
    | Trait
    | State
    | InZone
    | AttachedTo
    | Is
    | Not
    | HasKeyword
    | Controlled
    | Owned
    | Clause
    | str
)
Condition: TypeAlias = Clause | Lethal | Did | During | AllHold | AnyHolds | Unless
Event: TypeAlias = Clause | PhaseEvent | EitherEvent
Step: TypeAlias = Clause | Together | If | May | UnlessDone | Modes | PayFor | Repeat | Delayed
Ability: TypeAlias = Keyword | PlayOnly | Attach | Instructions | Triggered | Static | Replacement
Abilities: TypeAlias = tuple[Ability, ...]
