"""What later words can point to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.told_numbers import HEALING, number_told, speaks_of_it, tells_number
from cardwright.text.tree import (
    ACTOR,
    EVENT_AMOUNT,
    EVENT_OBJECT,
    FIRST_CHOICE,
    HOST,
    REVEALER,
    THIS,
    THIS_WAY,
    TRIGGERING,
    Reference,
    Things,
)
from cardwright.text.words import Noun, Vocabulary, Zone

SHOWING: Final = ("look", "reveal", "search")
TAKING: Final = ("burn", "draw")
GIVING_UP: Final = ("discard", "sacrifice")
UNDOING: Final = ("destroy", "exile", "kill", "remove")
"""Verbs after which this card does nothing more itself."""
BRINGING: Final = ("deploy", "play", "put", "return", "summon")
"""Verbs that bring back what was given up."""
TOUCHING: Final = ("deal", "get", "heal", "mend", "restore", "suspend", "take", "unsuspend")
"""Verbs of what is done to things in play."""
HURTING: Final = ("daze", "deal", "heal", "mend", "poison", "restore", "scorch", "switch")
"""Verbs of what is only done to what fights, or to players."""
LIVING: Final = (*TOUCHING, "attack", "destroy", "fight", "gain_control", "kill", "move", "shift", "switch", "trade")
"""Verbs of what is never done to what has died."""
EMPTYING: Final = ("discard", "exile", "put", "shuffle")


NOT_IN_PLAY: Final = ("deploy", "discard", "sacrifice", "search")
"""Verbs of which the object is chosen freely: it is not in play, or is one's own."""

DEEDS: Final = {"attack": "attack", "activate": "activation"}
"""Verbs whose deeds are answered, with the word for the deed."""


DAMAGE_VERBS: Final = ("deal", "take")
STOPPING: Final = ("become", "cancel", "counter", "copy", "prevent", "reaim", "retarget")
"""Verbs of what is done to a deed, not to a card."""
LENDING: Final = ("play", "deploy")
"""Verbs of what players are allowed to do for a time with cards that were moved."""
OUTCAST: Final = ("exile", "remove")
"""Verbs that send cards where they are called by what was done."""
COUNTED_VERBS: Final = ("gain", "heal", "restore", "score", "sell")
"""Verbs that are heard with a number though none is said."""
FIXED: Final = {"this": THIS, "gap": EVENT_OBJECT, "each": EVENT_AMOUNT, "triggering": TRIGGERING, "revealer": REVEALER}
"""Words that always point to the same."""


def has_number(event: tree.Clause) -> bool:
    """Tell whether an event is heard with a number, which "that much" means."""
    lost = event.verb == "lose" and event.get("resource") is not None
    return lost or event.verb in (*DAMAGE_VERBS, *COUNTED_VERBS) or event.get("amount") is not None


class Unresolved(Exception):
    """A reference that means nothing, or could mean two things."""

    def __init__(self, message: str, word: str) -> None:
        super().__init__(message)
        self.message = message
        self.word = word


@dataclass(frozen=True)
class Referent:
    """Something a later word can point to."""

    slot: int
    nouns: tuple[str, ...]
    many: bool
    clause: int
    weak: bool = False
    each: bool = False
    """Whether each player has one: it is theirs for who does something with it."""
    mine: bool = False
    """Whether it is told that it is yours: "they" are not its player."""


def given(nouns: dict[str, Noun], own: tuple[str, ...], hosts: tuple[str, ...] | None) -> list[Referent]:
    """Return what every ability of a card can point to: the card, its host or bearer, what set it off."""
    found = [Referent(THIS, own, False, -2, weak=True)]
    worn = tuple(each for noun in own for each in nouns[noun].worn)
    if hosts is not None or worn:
        found.append(Referent(HOST, worn if hosts is None else hosts, False, -1))
    if any(nouns[noun].waits for noun in own):
        cards = tuple(noun for noun in nouns if nouns[noun].role in ("any", "type"))
        found.append(Referent(TRIGGERING, cards, False, -1))
    return found


@dataclass
class Scope:
    """What one ability has mentioned so far."""

    referents: list[Referent] = field(default_factory=list)
    targets: dict[Things, int] = field(default_factory=dict)
    chosen: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    met: list[tuple[int, Things]] = field(default_factory=list)
    """Who takes part in the event."""
    players: list[int] = field(default_factory=list)
    next_slot: int = FIRST_CHOICE
    clause: int = 0
    has_amount: bool = False
    group: int | None = None
    rest: bool = False
    in_event: bool = False
    meeting: str = ""
    picked: Things | None = None
    acted: dict[str, set[int]] = field(default_factory=dict)
    """The slots of what each verb was done to."""
    acting: bool = False
    dead: set[int] = field(default_factory=set)
    """The slots of what the event has destroyed."""
    fighting: tuple[tuple[int, bool], ...] = ()
    gone: set[int] = field(default_factory=set)
    """The slots of what was given up: nothing can be done to it in play."""
    everyone: bool = False
    """Whether each player did what was said last: "they" are both of them."""
    rolled: int = -1
    """How many were chosen before a die was rolled, to which "that much" then points."""
    priced: int = -1
    """The same of X that was paid."""
    doer: int = tree.UNRESOLVED
    """What does the deed of the clause."""
    hurt_by: list[Referent] = field(default_factory=list)
    """From what damage is taken, as far as it is told."""
    barred: int = tree.UNRESOLVED
    """What "it" cannot mean here: nothing does something to itself unless it is called that."""
    emptied: bool = False
    """Whether all cards of a zone were moved: "that many" are those."""

    much: Any = None  # the number that the clause before told, to which "that much" points
    alone: set[int] = field(default_factory=set)  # the slots of single things, of which there are not "that many"

    def by_each(self, clause: tree.Clause) -> tree.Clause:
        """Say of "they" and "each of them" that each player is meant, where each did what was said before."""
        subject = clause.subject
        if isinstance(subject, tree.ThatPlayer) and subject.word == tree.EACH_OF_THEM and not self.everyone:
            raise Unresolved('"each of them" means no players here', "them")
        if isinstance(subject, tree.ThatPlayer) and self.everyone and not self.players:
            clause = replace(clause, subject=tree.EachPlayer())
        self.everyone = isinstance(clause.subject, tree.EachPlayer)
        return clause

    def sent_there(self, zone: Zone) -> bool:
        """Tell whether cards were just sent to a zone where they are called by that: "the exiled cards" are those."""
        return zone.adjective != "" and any(verb in self.acted for verb in OUTCAST)

    def note_deed(self, clause: tree.Clause) -> None:
        """Remember to what a verb was done."""
        what = clause.get("what") or clause.get("whom") or clause.get("token") or clause.get("copy")
        source = clause.get("source")
        many = isinstance(what, Things) and is_many(what)
        if many or tells_number(clause):
            self.much = number_told(clause)
        told = (what, clause.subject) if clause.verb not in HEALING else ()
        self.alone |= {one.slot for one in told if isinstance(one, Things) and not is_many(one)}
        if clause.verb == "take" and self.meeting == "take" and isinstance(source, Things) and not is_many(source):
            self.hurt_by = [Referent(EVENT_OBJECT, all_nouns(source), False, 0)]
        if clause.verb in TAKING and what is None:
            self.acted.setdefault(clause.verb, set()).add(THIS_WAY)
            self.gone.add(THIS_WAY)
            self.group = THIS_WAY if self.group is None else self.group
            self.referents.append(Referent(THIS_WAY, (), clause.get("amount") != tree.Number(1), self.clause - 1))
        if isinstance(what, Things | Reference | tree.Token | tree.Copy):
            self.acted.setdefault(clause.verb, set()).add(what.slot)
            if clause.verb in GIVING_UP:
                self.gone.add(what.slot)
            elif clause.verb in UNDOING and clause.subject == tree.You() and what.slot == THIS:
                self.gone.add(THIS)
            elif clause.verb in BRINGING:
                self.gone.discard(what.slot)

    def note_death(self, event: tree.Clause, subject: Any, slots: list[tree.Slot]) -> None:
        """Remember what an event has destroyed; of this card and its victim only this card is left to do anything."""
        if event.verb not in ("destroy", "kill", "die") or event.modal:
            return
        victims = [subject] if event.verb == "die" else [slot.value for slot in slots]
        self.dead.update(victim.slot for victim in victims if isinstance(victim, Things))
        if event.verb != "die" and subject == Reference("this", slot=THIS):
            self.referents.append(Referent(THIS, (), False, self.clause, weak=True))

    def own_bonus(self, clause: tree.Clause, subject: Any) -> list[Referent]:
        """Take this card away from what "its" can mean in a bonus of its own, where something else was picked before:
        "reveal the top card of your deck. This gets +X damage, where X is its damage"."""
        self.doer = subject.slot if isinstance(subject, Reference) and not clause.passive else tree.UNRESOLVED
        itself = isinstance(subject, Reference) and subject.slot == THIS and self.referents[-1:]
        if clause.verb != "get" or not itself or self.referents[-1].slot != THIS:
            return []
        picked = [each for each in self.referents if each.slot >= FIRST_CHOICE and not each.many and not each.weak]
        return [self.referents.pop()] if picked else []

    def end_clause(self, subject: Any, slots: tuple[tree.Slot, ...], late: list[Referent]) -> None:
        """Go on to the next clause; what each of several things gets is not measured by this card if "its" says so."""
        self.referents += late
        self.acting = False
        self.doer = self.barred = tree.UNRESOLVED
        self.clause += 1
        if isinstance(subject, Things) and subject.quantity == tree.All():
            if any(slot.name in ("amount", "grants") and speaks_of_it(slot.value) for slot in slots):
                raise Unresolved('"it" would be this card: say "this card\'s", or what each of them has', "it")

    def note_price(self, clause: tree.Clause) -> None:
        """Remember that X was paid, or that a die was rolled."""
        if clause.verb in ("flip", "roll", "unmark"):
            self.rolled = len(self.chosen) if clause.verb == "roll" else -1
        cost = clause.get("cost")
        if clause.verb == "pay" and isinstance(cost, tree.Cost) and any(part.variable for part in cost.parts):
            self.priced = len(self.chosen)

    def that_much(self) -> int:
        """Find the number meant by "that much": the event's, else the size of the last group."""
        if self.has_amount and not self.chosen:
            return EVENT_AMOUNT
        if self.emptied:
            return THIS_WAY
        if self.chosen and self.chosen[-1][0] not in self.alone:
            return self.chosen[-1][0]
        raise Unresolved('"that much" means no number here', "that")

    def that_many(self, verb: str) -> int:
        """Find how many there were to which a verb was done."""
        done = self.acted.get(verb, set())
        chosen = [slot for slot, _ in self.chosen if slot in done]
        if chosen:
            return chosen[-1]
        if self.emptied and verb in EMPTYING:
            return THIS_WAY
        raise Unresolved(f'as many as what? Nothing was done before that means "{verb}"', "many")

    def knows_player(self) -> bool:
        """Tell whether a player, or a thing of a player, was mentioned whom "they" could be."""
        return self.acting or bool(self.players) or any(not (each.weak or each.mine) for each in self.referents)

    def player(self, word: str) -> int:
        """Find the player meant by they, their or that player."""
        if self.acting and word in ("they", tree.THEIR_OPPONENT):
            return ACTOR
        if word == tree.THEIR_OPPONENT and ACTOR not in self.players:
            raise Unresolved("whose opponent is that?", "opponent")
        if word == tree.THEIR_OPPONENT:
            return ACTOR
        if self.players:
            return self.players[-1]
        things = [r for r in self.referents if not r.weak]
        if not things or (things[-1].mine and all(r.mine for r in things)):
            raise Unresolved(f'"{word}" means no player here', word)
        return things[-1].slot


def all_nouns(things: Things) -> tuple[str, ...]:
    """Return every noun of a selection."""
    return tuple(noun for kind in things.kinds for noun in (*kind.nouns, *kind_traits(kind)))


def is_yours(things: Things) -> bool:
    """Tell whether a selection is said to be of your things."""
    told = [*things.filters, *(item for kind in things.kinds for item in kind.filters)]
    return tree.Controlled(tree.You()) in told


def one_side(left: Things, right: Things) -> bool:
    """Tell whether two selections are not said to be of different players."""
    told = [(*each.filters, *(item for kind in each.kinds for item in kind.filters)) for each in (left, right)]
    sides = [{item.by for item in said if isinstance(item, tree.Controlled)} for said in told]
    return not sides[0] or not sides[1] or sides[0] == sides[1]


def kind_traits(kind: tree.Kind) -> tuple[str, ...]:
    """Return the kinds named as adjectives."""
    return tuple(
        value for item in kind.filters if isinstance(item, tree.Trait) and item.group == "kind" for value in item.values
    )


def is_many(things: Things) -> bool:
    """Tell whether a selection is plural."""
    match things.quantity:
        case tree.Some(number) | tree.Top(number) | tree.Next(number):
            return number != tree.Number(1)
        case tree.All() | tree.AnyNumber() | tree.Between():
            return True
    return False


def is_pick(what: object) -> bool:
    """Tell whether something is "one" or "two of them": no noun of its own."""
    return isinstance(what, Things) and not what.kinds


def overlap(nouns: dict[str, Noun], left: tuple[str, ...], right: tuple[str, ...]) -> bool:
    """Tell whether nouns can mean the same thing."""
    return any(fits(nouns, one, other) or fits(nouns, other, one) for one in left for other in right)


def fits(nouns: dict[str, Noun], said: str, meant: str) -> bool:
    """Tell whether something called `meant` can be called `said`."""
    if said == meant or said not in nouns:
        return said == meant
    if nouns[said].role == "any":
        return meant not in nouns or nouns[meant].role != "object"
    if meant in nouns and nouns[meant].role == "object" and meant.partition("_")[0] == said:
        return True  # "that drill" after "a drill action": the card whose deed it is
    return meant in nouns and (said in nouns[meant].of or meant in nouns[said].of)


def is_one_in_play(nouns: dict[str, Noun], things: Things) -> bool:
    """Tell whether a selection is one of what is in play: in some games "a golem" then means a target."""
    if things.quantity != tree.Some(tree.Number(1)) or not any(nouns[noun].stays for noun in all_nouns(things)):
        return False
    return not any(isinstance(item, tree.InZone | tree.Among) for item in things.filters)


def is_told(amount: object) -> bool:
    """Tell whether an amount speaks of the object before it ("damage to it equal to its health")."""
    match amount:
        case tree.StatOf(of=Reference(word="told")):
            return True
        case tree.Half(of=of) | tree.Times(of=of) | tree.Capped(of=of):
            return is_told(of)
        case tree.Plus(left, _) | tree.Minus(left, _) | tree.Apart(left, _):
            return is_told(left)
    return False


def is_of_thing(amount: object) -> bool:
    """Tell whether an amount is read from something that is picked for it ("target creature's attack")."""
    match amount:
        case tree.StatOf(of=Things(quantity=tree.Some())):
            return True
        case tree.Half(of=of) | tree.Times(of=of) | tree.Share(of=of):
            return is_of_thing(of)
        case tree.Plus(left, right) | tree.Minus(left, right) | tree.Apart(left, right):
            return is_of_thing(left) or is_of_thing(right)
    return False


def is_link(clause: tree.Clause, referent: Referent) -> bool:
    """Tell whether a referent is the target of a continuous fact."""
    subject = clause.subject
    is_target = isinstance(subject, Things) and getattr(subject.quantity, "how", "") == "target"
    return is_target and isinstance(subject, Things) and subject.slot == referent.slot


def deed_nouns(vocabulary: Vocabulary, verb: str) -> tuple[str, ...]:
    """Return the nouns for a deed that is answered: an attack, an activation."""
    return tuple(noun for noun in vocabulary.words.nouns if vocabulary.noun(noun) == DEEDS[verb])


def may_mean(vocabulary: Vocabulary, reference: Reference, stat: str, referent: Referent) -> bool:
    """Tell whether a referent has the noun and the stat asked for."""
    if reference.word in ("bearer", "attached") or (reference.noun and referent.slot == THIS and referent.weak):
        return referent.slot == HOST
    if reference.noun:
        nouns = vocabulary.words.nouns
        return not referent.nouns or any(fits(nouns, reference.noun, noun) for noun in referent.nouns)
    if stat in vocabulary.words.pair:
        return not referent.nouns or any(vocabulary.has_stats(noun) for noun in referent.nouns)
    return True


def is_measured(value: tree.Compared | tree.Grants) -> bool:
    """Tell whether what is compared or granted is as much as a stat of something that is picked for it."""
    if isinstance(value, tree.Compared):
        amounts: list[Any] = [value.amount]
    else:
        amounts = [] if value.abilities else [bonus.amount for bonus in value.bonuses]
    return any(isinstance(amount, tree.StatOf) and isinstance(amount.of, Things) for amount in amounts)


def measured(value: tree.Compared | tree.Grants, pick: Callable[[Any, bool], Any]) -> tree.Compared | tree.Grants:
    """Pick that something."""
    if isinstance(value, tree.Compared):
        return replace(value, amount=pick(value.amount, True))
    return replace(value, bonuses=tuple(replace(bonus, amount=pick(bonus.amount, True)) for bonus in value.bonuses))


def of_that_zone(of: Reference, chosen: set[int], stands: bool) -> Reference:
    """Return in whose zone others are: the one thing that was chosen, else this card if it `stands` in a zone."""
    if not chosen and stands:
        return Reference("this", slot=THIS)
    if len(chosen) != 1:
        raise Unresolved("which zone? None was chosen before", "zone")
    return replace(of, word="it", slot=next(iter(chosen)))
