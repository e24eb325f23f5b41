"""The usual form: wordings that mean the same become the same tree."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.table.amounts import even
from cardwright.text.table.clauses import BY, GAP
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Abilities, Clause, Node, Reference, Slot, Things, You
from cardwright.text.words import CardFacts, Vocabulary


class Usual:
    """Brings abilities to their usual form."""

    def __init__(self, vocabulary: Vocabulary, facts: CardFacts) -> None:
        self.stays = vocabulary.stays(facts)
        self.playing = "play" if "play" in vocabulary.words.verbs else "deploy"
        self.pair = vocabulary.words.pair
        self.stats = vocabulary.words.stats
        self.resources = list(vocabulary.words.resources)
        zones = vocabulary.words.zones.items()
        self.deck = next((name for name, zone in zones if zone.ordered and zone.seen_by == "nobody"), "")
        self.in_play = next((name for name, zone in vocabulary.words.zones.items() if zone.in_play), "")

    def abilities(self, abilities: Abilities) -> Abilities:
        """Return the abilities in their usual form."""
        found: Abilities = self.walk(abilities, False)
        return found

    def walk(self, value: Any, doing: bool) -> Any:
        """Rebuild a value from the inside out; `doing` marks instructions, as against events and facts."""
        if isinstance(value, tuple):
            return tuple(self.walk(item, doing) for item in value)
        if not isinstance(value, Node):
            return value
        changes: dict[str, Any] = {}
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if isinstance(held, Node | tuple):
                inside = name in ("steps", "then", "otherwise", "options", "clauses")
                changes[name] = self.walk(held, inside)
        rebuilt = replace(value, **changes) if changes else value
        if isinstance(rebuilt, tree.Cost):
            return self.cost(rebuilt)
        if isinstance(rebuilt, tree.Place) and not rebuilt.zone:
            return replace(rebuilt, zone=self.deck, whose=You())
        return self.clause(rebuilt, doing) if isinstance(rebuilt, Clause) else rebuilt

    def cost(self, cost: tree.Cost) -> tree.Cost:
        """Put the parts of a cost in the vocabulary's order."""
        return tree.Cost(tuple(sorted(cost.parts, key=lambda part: self.resources.index(part.resource))))

    def clause(self, clause: Clause, doing: bool) -> Clause:
        """Return one clause in its usual form."""
        if clause.verb == "enter" and clause.get("zone") is None and self.in_play:
            clause = replace(clause, slots=(Slot("zone", tree.Place(self.in_play)),))
        if clause.tense and clause.duration is not None and clause.duration.kind == "this":
            clause = replace(clause, tense="past" if clause.passive else "perfect")
        if clause.verb == "weaken":
            clause = replace(clause, verb="get")
        grants = clause.get("grants")
        if isinstance(grants, tree.Grants) and grants.bonuses:
            paired = Slot("grants", replace(grants, bonuses=self.paired(grants.bonuses)))
            clause = replace(clause, slots=tuple(paired if slot.name == "grants" else slot for slot in clause.slots))
        if clause.verb == "cost" and not clause.modal:
            clause = next_played(replace(clause, subject=played(clause.subject, self.playing)))
        price = clause.get("cost")
        if clause.verb == "gain" and isinstance(price, tree.Cost) and len(price.parts) == 1:
            part = price.parts[0]
            clause = replace(clause, slots=(Slot("amount", tree.Number(part.count)), Slot("resource", part.resource)))
        return self.deed(clause) if doing and not clause.modal and not clause.tense else clause

    def paired(self, bonuses: tuple[tree.Bonus, ...]) -> tuple[tree.Bonus, ...]:
        """Complete the pair in which a game writes bonuses: "+1 attack" is +1/+0."""
        if any(bonus.exact for bonus in bonuses) or not any(bonus.stat in self.pair for bonus in bonuses):
            return bonuses
        said = {bonus.stat: bonus for bonus in bonuses}
        pair = tuple(said.get(stat, tree.Bonus(stat, tree.Number(0))) for stat in self.pair)
        return even(pair) + tuple(bonus for bonus in bonuses if bonus.stat not in self.pair)

    def deed(self, clause: Clause) -> Clause:
        """Say an instruction in the active voice: "target creature takes 3 damage" is dealt it."""
        if clause.passive and clause.verb == "deal" and isinstance(clause.get("amount"), tree.More | tree.Less):
            rest = tuple(slot for slot in clause.slots if slot.name != "whom")
            return Clause("take", clause.get("whom"), rest)  # type: ignore[arg-type]
        if clause.passive and clause.subject is None:
            clause = replace(clause, passive=False, subject=You(), slots=in_order(clause))
        amount = clause.get("amount")
        if clause.verb == "take" and clause.get("source") is None and not isinstance(amount, tree.More | tree.Less):
            if amount is None or clause.subject is None:
                return clause
            slots = (*clause.slots, Slot("whom", clause.subject))
            return replace(clause, verb="deal", subject=You(), slots=slots)
        if clause.verb in ("lose", "regain") and isinstance(clause.subject, Things | Reference) and amount is not None:
            return self.wound(clause)
        by_this = isinstance(clause.subject, Reference) and clause.subject.word == "this"
        if clause.verb == "deal" and by_this and not self.stays:
            return replace(clause, subject=You())
        return clause

    def wound(self, clause: Clause) -> Clause:
        """ "Target character loses 2 HP": it is dealt damage; "it regains 2 HP": it is healed."""
        if clause.get("resource") not in self.stats:
            return clause
        kept = tuple(slot for slot in clause.slots if slot.name == "amount" or clause.verb == "regain")
        assert clause.subject is not None
        slots = (*kept, Slot("whom", clause.subject))
        return replace(clause, verb="deal" if clause.verb == "lose" else "heal", subject=You(), slots=slots)


def in_order(clause: Clause) -> tuple[Slot, ...]:
    """Put the object of a former passive where the active voice has it."""
    by = BY[clause.verb]
    if by != "whom":
        return clause.slots
    rest = tuple(slot for slot in clause.slots if slot.name != by)
    return (*rest, *(slot for slot in clause.slots if slot.name == by))


def next_played(clause: Clause) -> Clause:
    """ "The next spell you play this turn costs less": your next spell costs less this turn."""
    subject = clause.subject
    if not isinstance(subject, Things) or not isinstance(subject.quantity, tree.Next) or len(subject.kinds) != 1:
        return clause
    plays = [
        item for item in subject.filters if isinstance(item, tree.Relative) and item.clause.verb in ("play", "deploy")
    ]
    if len(plays) != 1 or not isinstance(plays[0].clause.subject, tree.You | tree.Opponent):
        return clause
    by = tree.Controlled(plays[0].clause.subject)
    rest = tuple(item for item in subject.filters if item is not plays[0])
    merged = phrase(subject.kinds, (*rest, by))
    if merged is None:
        return clause
    whose = replace(subject, kinds=merged.kinds, filters=merged.filters)
    return replace(clause, subject=whose, duration=clause.duration or plays[0].clause.duration)


def played(subject: Any, verb: str) -> Any:
    """ "Enemy spells cost more" means the spells your opponent plays."""
    if not isinstance(subject, Things) or not isinstance(subject.quantity, tree.All) or len(subject.kinds) != 1:
        return subject
    kind = subject.kinds[0]
    owners = [item for item in (*kind.filters, *subject.filters) if isinstance(item, tree.Controlled)]
    if len(owners) != 1:
        return subject
    play = tree.Relative(Clause(verb, owners[0].by, (Slot("what", GAP),)))
    return replace(
        subject,
        kinds=(replace(kind, filters=tuple(item for item in kind.filters if item != owners[0])),),
        filters=(*(item for item in subject.filters if item != owners[0]), play),
    )
