"""What the words inside a phrase point to: other, among them, that card, its stat."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.bearing import may_attach
from cardwright.text.fighting import Fighting
from cardwright.text.lexicon import VERBS
from cardwright.text.referents import (
    DAMAGE_VERBS,
    FIXED,
    HURTING,
    LENDING,
    LIVING,
    TOUCHING,
    Referent,
    Scope,
    Unresolved,
    all_nouns,
    deed_nouns,
    may_mean,
    one_side,
    overlap,
)
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import EVENT_OBJECT, EVENT_SUBJECT, THIS, Clause, Node, Reference, Things
from cardwright.text.words import CardFacts, Vocabulary

PARTICIPLES: Final = {verb.id: verb.forms[3] for verb in VERBS}


def of_opponent(value: Any) -> Any:
    """Say that they are the opponent who does it, also when it is over."""
    doer = isinstance(value, tree.ThatPlayer) and value.slot == tree.ACTOR
    return replace(value, slot=tree.THE_OPPONENT) if doer else None


class Pointing(Fighting):
    """Finds the slots of references, as far as they have been mentioned."""

    def __init__(self, vocabulary: Vocabulary, facts: CardFacts) -> None:
        self.vocabulary = vocabulary
        self.nouns = vocabulary.words.nouns
        self.verb = ""
        """What is being done."""
        self.attaches = vocabulary.attaches(facts)
        self.bears = may_attach(vocabulary, facts)
        self.own_nouns = tuple(noun for noun in (facts.type, facts.kind) if noun)
        self.host_nouns: tuple[str, ...] = ()
        self.naming = False
        self.sorts: set[str] = set()
        self.tossed: set[str] = set()
        self.answering = False
        self.defending = ""
        """The header under which a text is that says what is done at a moment."""
        self.revealed = False
        """Whether it was told which attack reveals this card."""
        self.of_things = True
        """Whether what is being said is done to things, not to the deed that is answered."""
        self.each = False
        self.doing = False
        self.rival = False
        self.aside = 0
        """Within how many phrases that are about something else than what is done: there the dead may be meant."""
        self.scope = Scope()

    def filters_of(self, things: Things) -> Things:
        """Resolve what a selection's filters mention."""
        self.aside += 1
        found = replace(
            things,
            quantity=self.walk(things.quantity),
            kinds=tuple(self.walk(kind) for kind in things.kinds),
            filters=tuple(self.filter(item, things) for item in things.filters),
        )
        self.aside -= 1
        merged = phrase(found.kinds, found.filters) if self.rival else None
        return found if merged is None else replace(found, kinds=merged.kinds, filters=merged.filters)

    def filter(self, item: Any, things: Things) -> Any:
        """Resolve one filter."""
        match item:
            case tree.Other():
                return tree.Other(self.others(things))
            case tree.Among(Reference(word="rest") as of):
                return tree.Among(self.reference(of))
            case tree.Among(of):
                if self.scope.group is not None:
                    return replace(item, of=replace(of, slot=self.scope.group))
                if item.told and (both := self.pair(of)):
                    return replace(item, of=replace(of, slot=both[0], more=both[1:]))
                if of.word not in ("them", "those") or not any(r.many for r in self.scope.referents):
                    raise Unresolved(f'"{of.word}" means no group here', of.word)
                return replace(item, of=replace(of, slot=self.nearest(of, "")))
            case tree.Relative(clause) if self.verb in LENDING and "this way" in clause.adverbs:
                done = self.scope.acted.get(clause.verb, set())
                return tree.Among(Reference("them", slot=next(iter(done)))) if len(done) == 1 else self.walk(item)
            case tree.Relative(clause):
                return tree.Relative(self.relative(clause))
            case tree.StatIs(stat, tree.Compared(how, tree.StatOf(other, Reference(word="it" | "them")))) if (
                other != stat
            ):
                own = tree.StatOf(other, Reference("it", slot=tree.CANDIDATE))
                return tree.StatIs(stat, tree.Compared(how, own))
        return self.walk(item)

    def ending(self, span: tree.Duration | None, subject: Any) -> Any:
        """Resolve how long something lasts; "until they ..." speaks of its player or its things."""
        found = self.walk(span)
        if span is None or span.event is None or isinstance(subject, tree.You | None):
            return found
        events = span.event.events if isinstance(span.event, tree.EitherEvent) else (span.event,)
        by_player, rival = isinstance(subject, tree.PLAYERS), isinstance(subject, tree.Opponent)
        for event in events:
            for they in (event.subject, event.get("what"), event.get("whom")) if isinstance(event, Clause) else ():
                told = isinstance(they, tree.ThatPlayer) and they.word in ("they", "them")
                if (told and not rival) or (by_player and they == Reference("them")):
                    raise Unresolved('"they" is somebody else here', "they")
        return tree.exchanged(found, of_opponent) if rival else found

    def sent_there(self, zone: str) -> bool:
        """Tell whether cards were just sent to a zone, so that those are meant by where they are."""
        return zone in self.vocabulary.words.zones and self.scope.sent_there(self.vocabulary.words.zones[zone])

    def relative(self, clause: Clause) -> Clause:
        """Resolve a relative clause; the gap is the thing being tested."""

        def fill(value: Any) -> Any:
            if isinstance(value, Reference) and value.word == "gap":
                return replace(value, slot=tree.CANDIDATE)
            return self.filters_of(value) if isinstance(value, Things) else self.walk(value)

        subject = None if clause.subject is None else fill(clause.subject)
        plain = clause.passive and subject is None and clause.duration is None and not clause.adverbs
        if plain and self.doing and not self.scope.in_event and clause.verb in self.scope.acted:
            clause = replace(clause, adverbs=("this way",))  # what was just done is meant
        return replace(
            clause, subject=subject, slots=tuple(tree.Slot(slot.name, fill(slot.value)) for slot in clause.slots)
        )

    def others(self, things: Things) -> tuple[int, ...]:
        """Return what "other" excludes: the like chosen before or met in the event, else the host or this card."""
        nouns = all_nouns(things)
        if self.answering and not self.scope.in_event:
            return (THIS, EVENT_SUBJECT, EVENT_OBJECT)
        if not self.scope.in_event:
            before = tuple(slot for slot, chosen in self.before() if overlap(self.nouns, nouns, chosen))
            if before:
                return before
            met = tuple(slot for slot, one in self.scope.met if one_side(one, things) and self.like(one, nouns))
            if met:
                again = any(tree.Other in map(type, one.filters) for _, one in self.scope.met)
                return (*met, THIS) if again else met
        if self.attaches and not overlap(self.nouns, nouns, self.own_nouns):
            return (tree.HOST,)
        return (THIS,)

    def before(self) -> list[tuple[int, tuple[str, ...]]]:
        """What was chosen so far; facts choose nothing but targets, whatever they speak of."""
        if self.doing:
            return self.scope.chosen
        targets = self.scope.targets.values()
        return [(slot, nouns) for slot, nouns in self.scope.chosen if slot in targets]

    def like(self, things: Things, nouns: tuple[str, ...]) -> bool:
        """Tell whether things can be called by one of some nouns."""
        return overlap(self.nouns, nouns, all_nouns(things))

    def walk(self, value: Any) -> Any:
        """Resolve every reference inside a value."""
        match value:
            case Reference():
                return self.reference(value)
            case tree.Opponent():
                self.scope.players.append(tree.THE_OPPONENT)
                return value
            case tree.PlayersWho(clause):
                self.scope.acting = True
                slots = tuple(tree.Slot(slot.name, self.walk(slot.value)) for slot in clause.slots)
                told = replace(clause, subject=self.walk(clause.subject), slots=slots)
                self.scope.acting = False
                return tree.PlayersWho(told)
            case tree.ThatPlayer():
                if self.rival and value.word == "they" and not self.scope.knows_player():
                    return self.walk(tree.Opponent())
                return replace(value, slot=self.scope.player(value.word))
            case Things():
                return self.filters_of(value)
            case tree.More(tree.ThatMuch()):
                return tree.More(tree.ThatMuch(tree.EVENT_AMOUNT))
            case tree.Less(tree.Half(tree.ThatMuch(), up)):
                return tree.Less(tree.Half(tree.ThatMuch(tree.EVENT_AMOUNT), up))
            case tree.ThatMuch(verb="") if self.scope.rolled == len(self.scope.chosen):
                return tree.Rolled()
            case tree.ThatMuch(verb="") if self.scope.priced == len(self.scope.chosen):
                return tree.Variable()
            case tree.ThatMuch(verb="") if self.scope.much is not None:
                return self.scope.much
            case tree.ThatMuch(verb=verb):
                return tree.ThatMuch(self.scope.that_many(verb) if verb else self.scope.that_much())
            case tree.Taken():
                if "unmark" not in self.tossed:
                    raise Unresolved("no counters were removed before", "removed")
                return value
            case tree.Rolled():
                if "roll" not in self.tossed:
                    raise Unresolved("no die was rolled before", "result")
                return value
            case tree.Heads():
                if "flip" not in self.tossed:
                    raise Unresolved("no coin was flipped before", "heads")
                return value
            case tree.ChosenTrait(group):
                if group not in self.sorts:
                    raise Unresolved(f'"the chosen {group}": none was chosen before', group)
                return value
            case tree.ControllerOf() | tree.OwnerOf():
                self.aside += 1
                found = replace(value, of=self.walk(value.of))
                self.aside -= 1
                return found
            case tree.StatOf(stat, Reference() as of):
                return tree.StatOf(stat, self.reference(of, stat))
            case Clause():
                return self.relative(value)
            case tree.Grants(bonuses):
                return replace(value, bonuses=self.walk(bonuses))
            case Node():
                changes = {name: self.walk(held) for name, held in tree.held_by(value).items()}
                return replace(value, **changes) if changes else value
            case tuple():
                return tuple(self.walk(item) for item in value)
        return value

    def reference(self, reference: Reference, stat: str = "") -> Any:
        """Resolve one reference."""
        if reference.noun == "attack" and (blows := deed_nouns(self.vocabulary, "attack")):
            reference = replace(reference, noun=blows[0])
        word, _, verb = reference.word.partition(":")
        if verb:
            return self.affected(replace(reference, word=word), verb, stat)
        if reference.word == "triggering" and self.own_nouns and not any(self.nouns[n].waits for n in self.own_nouns):
            if self.scope.meeting in DAMAGE_VERBS:
                return self.dealer("attacker")
            if self.scope.meeting not in ("attack", "counterattack", "destroy"):
                raise Unresolved('"the attacker": nothing attacks here', "attacker")
            return replace(reference, word="attacker", slot=EVENT_SUBJECT)
        if reference.word == "dealer":
            return self.dealer("source")
        if reference.word == "target":  # whom the attacker meets, else what was chosen
            attacked = self.scope.meeting in ("attack", "fight", "counterattack")
            reference = replace(reference, word="foe" if attacked else "that")
        if reference.word == "revealer":
            self.revealed = self.is_revealed()
        if reference.word in FIXED:
            return replace(reference, slot=FIXED[reference.word])
        match reference.word:
            case "host" | "attached" if reference.word == "host" or self.attaches:
                if not self.bears:
                    raise Unresolved('"its host": nothing bears this card', "host")
                return replace(reference, slot=tree.HOST)
            case "foe":
                if self.scope.meeting not in ("attack", "fight", "counterattack"):
                    raise Unresolved(f'"the {reference.noun} it attacks": nothing attacks here', "attacks")
                return replace(reference, slot=EVENT_OBJECT)
            case "that name":
                if not self.naming:
                    raise Unresolved('"that name": no card was named before', "that")
                return replace(reference, slot=tree.NAMED)
            case "rest":
                if not self.scope.rest:
                    raise Unresolved('"the rest": nothing was looked at before', "rest")
                return replace(reference, slot=tree.THE_REST)
        pair = () if stat else self.pair(reference)
        if pair:
            return replace(reference, slot=pair[0], more=pair[1:])
        if reference.word == "both":
            if self.rival and not any(r.many for r in self.scope.referents):
                return tree.EachPlayer()  # "both lose 2 energy"
            reference = replace(reference, word="them")
        if self.rival and reference.word == "them" and not any(r.many for r in self.scope.referents):
            reference = replace(reference, word="it")
        return replace(reference, slot=self.nearest(reference, stat))

    def pair(self, reference: Reference) -> tuple[int, ...]:
        """Find several that were picked one by one and are meant together: "choose A and B. They fight"."""
        if reference.word not in ("both", "them", "those"):
            return ()
        fitting = [r for r in self.scope.referents if may_mean(self.vocabulary, reference, "", r) and not r.weak]
        last = max((r.clause for r in fitting), default=-1)
        if any(r.many for r in fitting if r.clause == last):
            return ()
        singles = [r for r in fitting if r.slot >= tree.FIRST_CHOICE and not r.many]
        together = [r for r in singles if r.clause == last]
        if reference.word != "both" and (any(r.many for r in fitting) or len({r.slot for r in together}) > 1):
            singles = together
        elif reference.word != "both":
            singles = [r for r in singles if r.slot not in self.scope.gone | self.scope.dead]
        slots = tuple(dict.fromkeys(r.slot for r in singles))
        return slots[-2:] if len(slots) > 1 else ()

    def has_happened(self, outcome: tree.Coin | tree.Lethal) -> None:
        """Raise unless what has this outcome was told before."""
        if isinstance(outcome, tree.Coin) and "flip" not in self.tossed:
            raise Unresolved("no coin was flipped before", "heads")
        if isinstance(outcome, tree.Lethal) and not self.scope.clause:
            raise Unresolved("nothing was done before that could be lethal", "it")

    def affected(self, reference: Reference, verb: str, stat: str) -> Reference:
        """Resolve "the discarded card": what that verb was just done to."""
        participle = PARTICIPLES[verb]
        done = self.scope.acted.get(verb, set())
        fitting = [r for r in self.scope.referents if r.slot in done and may_mean(self.vocabulary, reference, stat, r)]
        if not fitting and self.answering and self.scope.meeting == verb == "activate":
            that: Reference = self.reference(replace(reference, word="that"), stat)
            return that
        if participle in self.vocabulary.words.states or not fitting:
            raise Unresolved(f'"the {participle} {reference.noun}": nothing of the sort was mentioned', participle)
        return replace(reference, slot=fitting[-1].slot)

    def is_deed(self, referent: Referent) -> bool:
        """Tell whether a referent is an attack or an activation."""
        return bool(referent.nouns) and all(self.nouns[noun].role == "object" for noun in referent.nouns)

    def may_fight(self, referent: Referent) -> bool:
        """Tell whether a referent may be something that fights."""
        nouns = self.nouns
        entries = [nouns[of] for noun in referent.nouns if noun in nouns for of in (noun, *nouns[noun].of)]
        traits = any(noun not in nouns for noun in referent.nouns)
        return not referent.nouns or traits or any(entry.role == "any" or entry.stats is True for entry in entries)

    def dealer(self, word: str) -> Reference:
        """Find what deals the damage of which an event tells."""
        if self.scope.meeting not in DAMAGE_VERBS:
            raise Unresolved(f'"the {word}": nothing deals damage here', word)
        return Reference("dealer", slot=EVENT_OBJECT if self.scope.meeting == "take" else EVENT_SUBJECT)

    def nearest(self, reference: Reference, stat: str) -> int:
        """Find what fits in the nearest clause; two that fit there are an error."""
        many = reference.word in ("them", "those")
        told = [r for r in self.scope.referents if r.slot != self.scope.barred]
        meant = [r for r in told if is_so_many(r, many, self.each)]
        fitting = [r for r in meant if may_mean(self.vocabulary, reference, stat, r)]
        if self.verb in HURTING and not stat:
            fitting = [r for r in fitting if self.may_fight(r)] or fitting
        if self.verb in TOUCHING and not stat:
            fitting = [r for r in fitting if r.slot not in self.scope.gone] or fitting
        if self.verb in LIVING and not stat and not self.aside and any(r.slot in self.scope.dead for r in fitting):
            fitting = [r for r in fitting if r.slot not in self.scope.dead]
            if not fitting:
                raise Unresolved("it has left the field: say from where it comes back", reference.word)
        if not fitting and not many:
            fitting = [r for r in told if may_mean(self.vocabulary, reference, stat, r)]
        is_deed = reference.noun != "" and self.nouns[reference.noun].role == "object"
        is_attack = is_deed and reference.noun in deed_nouns(self.vocabulary, "attack")
        if not fitting and reference.word in ("the", "that") and self.attacks_so(reference.noun):
            return tree.REVEALER
        if not fitting and (reference.word == "the" and is_deed or reference.word == "that" and is_attack):
            return tree.UNDER_WAY
        if not fitting and reference.noun and self.scope.hurt_by:
            fitting = [r for r in self.scope.hurt_by if may_mean(self.vocabulary, reference, stat, r)]
        strong = [r for r in fitting if not r.weak] or fitting
        if self.answering and not reference.noun:
            strong = [r for r in strong if self.is_deed(r) != self.of_things] or strong
        if reference.word == "that":  # what would be called "this" is not meant where another is
            strong = [r for r in strong if r.slot != THIS] or strong
        said = f"{reference.word} {reference.noun}".strip()
        if not strong:
            raise Unresolved(f'"{said}" means nothing here', reference.word)
        if reference.word == "it" and all(r.clause < 0 for r in strong) and any(r.each for r in self.scope.referents):
            raise Unresolved(f'"{said}": whose?', reference.word)
        last = max(r.clause for r in strong)
        slots = {r.slot for r in strong if r.clause == last}
        if len(slots) > 1:
            raise Unresolved(f'"{said}" could mean two things here', reference.word)
        return slots.pop()

    def is_revealed(self) -> bool:
        """Tell whether the text is of the moment in which an attack reveals this card."""
        header = self.vocabulary.words.headers.get(self.defending)
        if header is None or header.role != "moment" or header.after:
            raise Unresolved("no attack reveals this card at that moment", "attack")
        return True

    def attacks_so(self, noun: str) -> bool:
        """Tell whether a noun is said of the attack that reveals this card, or of the card that makes it."""
        header = self.vocabulary.words.headers.get(self.defending)
        if header is None or header.role != "moment" or header.after or not noun:
            return False
        return self.revealed or noun == "attack" or "attack" in self.nouns[noun].of


def is_so_many(referent: Referent, many: bool, each: bool) -> bool:
    """Tell whether a referent is one or many, as is said; what each player has is one for `each` of them."""
    return referent.many == many or (each and referent.each)
