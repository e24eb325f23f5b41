"""The tree of a card text: what the parser builds, the printer prints and the effects package executes.

Every node is a frozen, hashable msgspec struct and every union a tagged union, so a parsed text is cached as
plain msgpack. Vocabulary values (types, zones, stats, verbs ...) are the ids of `words.toml` and `lexicon.py`,
never printed words. Slots are explained in `leaves.py`, whose nodes are offered here too.
"""

# ruff: noqa: F403, F405 - the whole tree is offered here
from __future__ import annotations

from typing import TypeAlias

from cardwright.text import leaves, phrases
from cardwright.text.leaves import *
from cardwright.text.phrases import *


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
    """Choose so many of the options; `by` is who chooses, if not you."""

    count: int
    options: tuple[tuple[Step, ...], ...]
    up_to: bool = False
    by: Player | None = None
    least: int = 0
    """Of so many at most, how many at least."""
    chance: bool = False
    """Whether chance chooses."""


class PayFor(Node, frozen=True):
    """Do the cost; if it was done, do the steps ("discard a card to draw 2 cards", "pay 1: draw a card")."""

    cost: tuple[Clause, ...]
    steps: tuple[Step, ...]


class Instead(Node, frozen=True):
    """Do the steps in place of what the rules do next ("put it into your hand instead of discarding it")."""

    steps: tuple[Step, ...]
    of: Clause


class Repeat(Node, frozen=True):
    """Do the steps so many times."""

    times: Amount
    steps: tuple[Step, ...]


class ForPlayers(Node, frozen=True):
    """Each player of whom the condition is true, asked of both before, does the steps ("each player who ...")."""

    condition: Condition
    then: tuple[Step, ...]


class Delayed(Node, frozen=True):
    """A trigger made by an instruction: it waits for its event once ("at the start of your next turn,
    ..."), or for `every` such event while the duration lasts ("this turn, whenever ...")."""

    event: Event
    steps: tuple[Step, ...]
    duration: Duration | None = None
    every: bool = False


class Shield(Node, frozen=True):
    """A replacement made by an instruction: it acts once ("the next time ... would ..., ... instead"), or `every` time
    while the duration lasts ("this turn, if ... would ..., ... instead")."""

    replacement: Replacement
    duration: Duration | None = None
    every: bool = False


class PhaseEvent(Node, frozen=True):
    """The start or end of a span of time, of You, Opponent, EachPlayer or None (shared); `every` is said of each such
    span, as against the present one; with a `count` it is that of so many."""

    edge: str
    span: str
    whose: Player | None = None
    next: bool = False
    this: bool = False
    every: bool = False
    count: int = 1


class EitherEvent(Node, frozen=True):
    """Any of these events ("when this attacks or is attacked")."""

    events: tuple[Event, ...]


class PlayOnly(Node, frozen=True):
    """ "Play this only if ...": every such condition must hold when this is played."""

    condition: Condition
    word: str = "if"


class ExtraCost(Node, frozen=True):
    """ "As an additional cost, ...": done while this is played; with `instead` in place of paying what it costs."""

    steps: tuple[Step, ...]
    instead: bool = False
    condition: Condition | None = None
    """What must be so for that."""


class Attach(Node, frozen=True):
    """ "Attach to target creature.": the host is a target of playing this card.

    With `word` "choose" ("Choose an enemy card.") the one chosen is no host but what later words are about.
    """

    to: Things
    word: str = "attach"


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


class Activated(Node, frozen=True):
    """An ability that its player uses: pay the cost, then do the steps.

    `header` is the vocabulary's word before it ("Action: Pay 1: ..."), "" for none; with `event` it is used in answer
    to that event ("Reaction: When ..., pay 1: ..."); `only` are the conditions of using it, each said as in PlayOnly.
    """

    header: str
    cost: tuple[Clause, ...]
    steps: tuple[Step, ...]
    event: Event | None = None
    only: tuple[PlayOnly, ...] = ()


class Additional(Node, frozen=True):
    """A cost paid besides the card's own as it is played, with what it buys ("You may pay 1 more energy: ...")."""

    cost: tuple[Clause, ...]
    steps: tuple[Step, ...]
    optional: bool = False


class Headed(Node, frozen=True):
    """Abilities under a header of the vocabulary that names their sort ("Ongoing:") or their moment ("Defense:")."""

    header: str
    abilities: tuple[Ability, ...]


class Lasts(Node, frozen=True):
    """How long this card stays once it works: so many turns, 0 for good."""

    turns: int


class Printed(Node, frozen=True):
    """A number that is printed on the card, told among its sentences."""

    stat: str
    number: int


class Wait(Node, frozen=True):
    """What a secret condition waits for: `what` happens to a thing or player of a side.

    side is "mine", "enemy" or "either"; `noun` the kind of card; `how` tells it more closely, with `number` where it
    compares.
    """

    what: str
    side: str = "either"
    noun: str = ""
    how: str = ""
    number: int = 0


class Qualifier(Node, frozen=True):
    """What the triggering card must be: "stat" (at least a number), "front", "not front" or "named"."""

    what: str
    stat: str = ""
    number: int = 0
    name: str = ""


class Guard(Node, frozen=True):
    """What must be so when the text's turn comes: "turn", "life", "energy", "count" or "no defender"."""

    what: str
    how: str = ""
    number: int = 0


class Waits(Node, frozen=True):
    """A secret condition: the event, what its card must be, and what must be so besides."""

    wait: Wait
    qualifier: Qualifier | None = None
    guard: Guard | None = None


ROW = "zone"  # in what things of one side differ besides names, traits and stats
PLAYERS = (You, Opponent, EachPlayer, PlayersWho, AnyPlayer, ThatPlayer, ControllerOf, OwnerOf)
NUMBERS = (StatOf, CountOf, Stopped, Rolled, Taken, Heads, Total, Peak, Variety, Apart, Plus)
AMOUNTS = (Number, Half, Share, Times, Minus, *NUMBERS)

Subject: TypeAlias = Thing | StatOf | CountOf | Outcome | Total | Peak | Variety | Apart | Plus | Place
Value: TypeAlias = (
    Thing
    | Amount
    | Token
    | Copy
    | Place
    | Compared
    | Grants
    | Trait
    | ChosenTrait
    | State
    | InZone
    | InPlay
    | Stands
    | AttachedTo
    | Beside
    | Is
    | Not
    | HasKeyword
    | Controlled
    | Owned
    | Holding
    | During
    | Clause
    | str
)
Condition: TypeAlias = Clause | Aged | Coin | Lethal | Did | During | DialIs | AllHold | AnyHolds | Unless
Event: TypeAlias = Clause | PhaseEvent | EitherEvent
Step: TypeAlias = (
    Clause | Together | If | May | UnlessDone | Modes | PayFor | Repeat | ForPlayers | Delayed | Shield | Instead
)
Ability: TypeAlias = (
    Keyword
    | PlayOnly
    | ExtraCost
    | Attach
    | Instructions
    | Triggered
    | Static
    | Replacement
    | Activated
    | Additional
    | Headed
    | Lasts
    | Printed
    | Waits
)
Abilities: TypeAlias = tuple[Ability, ...]

# The decoder looks for the clause of a relative clause among the names of its module.
vars(leaves)["Clause"] = vars(phrases)["Clause"] = Clause
vars(leaves)["Things"] = Things
vars(phrases)["EitherEvent"] = EitherEvent
