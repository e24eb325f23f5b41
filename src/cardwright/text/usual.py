"""The usual form: wordings that mean the same become the same tree."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.aiming import aimed, dealt, measured
from cardwright.text.bearing import host_of
from cardwright.text.check import Senseless
from cardwright.text.choosing import chosen, from_what_was_seen
from cardwright.text.dealers import outwardly
from cardwright.text.following import FIGHT, after_fight, apart, awaited, counted, in_order, triggered
from cardwright.text.grounds import is_staying, is_theirs, of_side
from cardwright.text.healed import healed
from cardwright.text.in_its_place import bought_off, changes_draw, discarded
from cardwright.text.losing import hurt, lowered, twice
from cardwright.text.meant_keywords import meant
from cardwright.text.prices import first_played, next_played, paid_by, paid_plainly, played, priced
from cardwright.text.standing import kept_within, off_the_top, put_into_state, scored
from cardwright.text.table.amounts import even, for_each
from cardwright.text.table.clauses import AGENT
from cardwright.text.table.fights import in_fights
from cardwright.text.table.spoken import STRONG
from cardwright.text.tokens_told import token_by_stats
from cardwright.text.tree import Abilities, Clause, Node, Reference, Slot, Things, You
from cardwright.text.triggers import conditioned, is_every, of_nobody, waiting
from cardwright.text.unsaid import FACE_DOWN, THAT_ZONE, bare_bearer, completed, forbidden, further, laid, present, sent
from cardwright.text.words import CardFacts, Vocabulary

CARD_VERBS: Final = frozenset(
    {
        *("discard", "draw", "exile", "have", "look", "name", "play", "put", "remove", "return", "reveal", "search"),
        "shuffle",
    }
)


class Usual:
    """Brings abilities to their usual form."""

    def __init__(self, vocabulary: Vocabulary, facts: CardFacts) -> None:
        self.vocabulary = vocabulary
        self.stays = vocabulary.stays(facts)
        self.bare = bare_bearer(vocabulary, facts)
        self.playing = "play" if "play" in vocabulary.words.verbs else "deploy"
        self.pair = vocabulary.words.pair
        self.strength = vocabulary.strength
        self.stats = vocabulary.words.stats
        self.states = vocabulary.words.states
        self.resources = list(vocabulary.words.resources)
        zones = vocabulary.words.zones.items()
        self.deck = next((name for name, zone in zones if zone.ordered and zone.seen_by == "nobody"), "")
        self.hand = next((name for name, zone in zones if zone.seen_by == "owner"), "")
        self.card = next(name for name, noun in vocabulary.words.nouns.items() if noun.role == "any")
        self.hurt = tuple(
            name for name, noun in vocabulary.words.nouns.items() if noun.role == "type" and noun.stays and noun.stats
        )
        self.bodies = tuple(
            name for name, noun in vocabulary.words.nouns.items() if noun.role == "type" and noun.stats is True
        )
        self.own_zones = frozenset(name for name, zone in vocabulary.words.zones.items() if not zone.shared)
        self.shared = frozenset(name for name, zone in vocabulary.words.zones.items() if zone.shared)
        self.used = next(
            (name for name, zone in zones if {"graveyard", "discard pile"} & {zone.words or name, *zone.synonyms}), ""
        )
        self.looked_at: Any = You()
        """Whose deck "on the bottom" means: that of which cards were spoken before."""
        self.spoken_of: dict[str, Any] = {}
        """Whose zone of each sort was spoken of last."""
        self.in_play = next((name for name, zone in vocabulary.words.zones.items() if zone.in_play), "")
        self.nexts = False
        """Whether more or fewer cards may be drawn than usual."""

    def abilities(self, abilities: Abilities) -> Abilities:
        """Return the abilities in their usual form."""
        self.nexts = self.vocabulary.words.style.next_draw or any(changes_draw(each) for each in abilities)
        self.bare = self.bare or host_of(abilities, self.vocabulary)
        told = self.walk(in_fights(from_what_was_seen(abilities, self.hand), self.states), False)
        return placed(tuple(conditioned(each) for each in told), You(), self.own_zones)  # type: ignore[no-any-return]

    def walk(self, value: Any, doing: bool, step: bool = False) -> Any:
        """Rebuild a value from the inside out; `doing` marks instructions, as against events and facts.

        `step` marks those that stand for themselves, not together with others in one sentence.
        """
        if isinstance(value, tuple):
            return tuple([self.walk(item, doing, step) for item in (apart(value, self.vocabulary) if step else value)])
        if not isinstance(value, Node):
            return value
        value = outwardly(value, self.vocabulary, self.in_play)
        if isinstance(value, tree.PhaseEvent) and value.every:
            return replace(value, every=False)
        if isinstance(value, tree.Delayed) and is_every(value.event):
            raise Senseless("only what stays in play can do this each time", "each")
        changes: dict[str, Any] = {}
        for name, held in tree.held_by(value).items():
            inside = name in ("steps", "then", "otherwise", "options", "clauses")
            changes[name] = self.walk(held, inside, inside and name != "clauses")
        rebuilt = replace(value, **changes) if changes else value
        rebuilt = self.of_whom(rebuilt)
        if isinstance(rebuilt, tree.Static) and self.is_idle(rebuilt.condition):
            return replace(rebuilt, condition=None, word="")
        if isinstance(rebuilt, tree.Keyword):
            return meant(rebuilt, self.vocabulary)
        if isinstance(rebuilt, tree.Cost | tree.During):
            return self.cost(rebuilt) if isinstance(rebuilt, tree.Cost) else present(rebuilt, self.vocabulary)
        if isinstance(rebuilt, tree.State) and rebuilt.name == "attacking" and rebuilt.name not in self.states:
            raise Senseless("nothing is attacking in this game", "attacker")
        if isinstance(rebuilt, tree.Extreme | tree.StatIs | tree.StatOf) and rebuilt.stat == STRONG:
            if not self.strength:
                raise Senseless("by which number is it strong or weak?", "strongest")
            return replace(rebuilt, stat=self.strength)
        if isinstance(rebuilt, tree.Kind) and tree.HURT in rebuilt.nouns:
            return replace(rebuilt, nouns=self.hurt)
        if isinstance(rebuilt, tree.Kind) and tree.BODY in rebuilt.nouns:
            return replace(rebuilt, nouns=self.bodies or (self.card,))
        if isinstance(rebuilt, Reference) and rebuilt.noun == tree.BODY:
            return replace(rebuilt, noun=self.bodies[0] if len(self.bodies) == 1 else self.card)
        if isinstance(rebuilt, tree.Kind) and {tree.ANY_CARD, tree.EFFECTS} & {*rebuilt.nouns}:
            named = tree.EFFECTS in rebuilt.nouns and "effect" in self.vocabulary.words.nouns
            return replace(rebuilt, nouns=("effect" if named else self.card,))
        if isinstance(rebuilt, tree.Duration) and is_staying(rebuilt, self.in_play):
            return replace(rebuilt, span=self.in_play, whose=You() if self.in_play in self.own_zones else None)
        if isinstance(rebuilt, tree.Place) and rebuilt.zone == tree.IN_PLAY:
            whose = (rebuilt.whose or You()) if self.in_play in self.own_zones else None
            return replace(rebuilt, zone=self.in_play, whose=whose)
        if isinstance(rebuilt, tree.Place) and rebuilt.zone == tree.HAND:
            return replace(rebuilt, zone=self.hand)
        if isinstance(rebuilt, tree.Place) and rebuilt.zone == tree.USED:
            if not self.used:
                raise Senseless("where do used cards go in this game?", "")
            return replace(rebuilt, zone=self.used)
        if isinstance(rebuilt, tree.Place) and rebuilt.whose == THAT_ZONE:
            return replace(rebuilt, whose=self.spoken_of.get(rebuilt.zone, You()))
        if isinstance(rebuilt, tree.Place) and rebuilt.zone == self.deck and is_theirs(rebuilt.whose):
            self.looked_at = rebuilt.whose
        if isinstance(rebuilt, tree.Place) and rebuilt.whose is not None:
            self.spoken_of[rebuilt.zone] = rebuilt.whose
        if isinstance(rebuilt, tree.Place) and not rebuilt.zone:
            return replace(rebuilt, zone=self.deck, whose=rebuilt.whose or self.looked_at)
        if isinstance(rebuilt, tree.Top) and isinstance(rebuilt.of.whose, You | tree.Opponent):
            self.looked_at = rebuilt.of.whose
        if isinstance(rebuilt, tree.Delayed):
            return waiting(rebuilt)
        if isinstance(rebuilt, tree.Token):
            return token_by_stats(rebuilt, self.vocabulary)
        if isinstance(rebuilt, tree.Static):
            rebuilt = replace(rebuilt, clause=forbidden(rebuilt.clause))
            return self.of_played(triggered(rebuilt, self.vocabulary)) or rebuilt
        if isinstance(rebuilt, tree.Triggered):
            return after_fight(counted(rebuilt), "fight" in self.vocabulary.words.phases)
        if isinstance(rebuilt, tree.UnlessDone | tree.Instead):
            return discarded(rebuilt, self.used) if isinstance(rebuilt, tree.Instead) else bought_off(rebuilt)
        if not isinstance(rebuilt, Clause):
            return rebuilt
        usual = self.clause(forbidden(rebuilt) if doing else rebuilt, doing)
        return (self.of_played(awaited(usual, self.vocabulary)) if step else None) or usual

    def plain(self, by: Any) -> Any:
        """Say a change of price by the game's only sort of payment as a plain number."""
        unit = by.unit if isinstance(by, tree.Each) else by
        if not isinstance(unit, tree.Cost) or len(unit.parts) != 1 or unit.parts[0].variable:
            return by
        part = unit.parts[0]
        if not self.vocabulary.words.resources[part.resource].plain:
            return by
        return replace(by, times=part.count, unit=None) if isinstance(by, tree.Each) else tree.Number(part.count)

    def of_whom(self, value: Any) -> Any:
        """Say whose something is where that is not as it was said: of a side, or of nobody."""
        if isinstance(value, Clause | Things | tree.InZone):
            return of_side(value, self.shared, self.in_play)
        if isinstance(value, tree.PhaseEvent | tree.Duration | tree.During):
            phase = self.vocabulary.words.phases.get(value.span)
            return of_nobody(value) if phase is not None and phase.shared else value
        return value

    def is_idle(self, condition: Any) -> bool:
        """Tell whether a fact's condition is that its own card is in play, where alone it holds."""
        if not self.stays or not isinstance(condition, Clause) or condition.verb != "be" or condition.modal:
            return False
        how = condition.get("how")
        here = isinstance(how, tree.InPlay) or (isinstance(how, tree.InZone) and how.place.zone == self.in_play)
        return condition.subject == Reference("this") and here

    def cost(self, cost: tree.Cost) -> tree.Cost:
        """Put the parts of a cost in the vocabulary's order."""
        return tree.Cost(tuple(sorted(cost.parts, key=lambda part: self.resources.index(part.resource))))

    def clause(self, clause: Clause, doing: bool) -> Clause:
        """Return one clause in its usual form."""
        clause = self.told(clause, doing and not clause.modal)
        clause = replace(
            clause, slots=tuple(Slot(slot.name, chosen(slot.value, clause.subject)) for slot in clause.slots)
        )
        if clause.verb == "enter" and clause.get("zone") is None and self.in_play not in {"", *self.own_zones}:
            clause = replace(clause, slots=(Slot("zone", tree.Place(self.in_play)), *clause.slots))
        if clause.duration is not None and clause.duration.kind == "next":
            clause = replace(clause, duration=self.coming(clause.duration, clause.subject))
        if clause.verb in ("summon", "deploy", "play") and clause.get("to") is not None:
            place = clause.get("to")
            if isinstance(place, tree.Place) and place.zone != self.in_play:
                raise Senseless("it comes into play", "copy")
            clause = replace(clause, slots=tuple(slot for slot in clause.slots if slot.name != "to"))
        if clause.verb == "shuffle" and not clause.slots and isinstance(clause.subject, tree.PLAYERS):
            clause = replace(clause, slots=(Slot("zone", tree.Place(self.deck, clause.subject)),))
        if clause.tense and clause.duration is not None and clause.duration.kind == "this":
            clause = replace(clause, tense="past" if clause.passive else "perfect")
        comes_back = clause.verb == "return" and isinstance(clause.get("what"), Reference)  # to its owner, if not said
        if isinstance(clause.get("keeper"), You) and clause.subject == You() and not comes_back:
            clause = replace(clause, slots=tuple(slot for slot in clause.slots if slot.name != "keeper"))
        if clause.get("amount") is not None and clause.get("whom") is not None:
            clause = pointing(clause)
        if clause.verb in ("lose", "weaken"):
            lost = clause.get("grants")
            if isinstance(lost, tree.Grants) and any(bonus.stat in self.resources for bonus in lost.bonuses):
                raise Senseless("what is lost of this is damage", "lose")
            clause = lowered(clause) if clause.verb == "lose" else replace(clause, verb="get")
        clause = kept_within(self.of_cards(self.stronger(clause)), self.resources)
        grants = clause.get("grants")
        if isinstance(grants, tree.Grants) and grants.bonuses:
            paired = Slot("grants", replace(grants, bonuses=self.paired(grants.bonuses)))
            clause = replace(clause, slots=tuple(paired if slot.name == "grants" else slot for slot in clause.slots))
        clause = priced(scored(off_the_top(clause) if doing else clause, self.vocabulary.words.numbers))
        if clause.verb == "cost":
            clause = first_played(paid_by(clause, self.playing), self.playing)
            amount = clause.get("amount")
            if isinstance(amount, tree.More | tree.Less):
                changed = Slot("amount", replace(amount, by=self.plain(amount.by)))
                clause = replace(clause, slots=tuple(changed if s.name == "amount" else s for s in clause.slots))
        if clause.verb == "cost" and not clause.modal:
            clause = next_played(replace(clause, subject=played(clause.subject, self.playing)))
        if clause.verb in ("have", "control", "draw", "discard") and isinstance(clause.subject, tree.PLAYERS):
            many = isinstance(clause.subject, tree.EachPlayer) and clause.verb in ("draw", "discard")
            clause = placed(clause, tree.ThatPlayer("they") if many else clause.subject, self.own_zones)
        clause = healed(clause, self.vocabulary)
        price = clause.get("cost")
        if clause.verb == "gain" and isinstance(price, tree.Cost) and len(price.parts) == 1:
            part = price.parts[0]
            clause = replace(clause, slots=(Slot("amount", tree.Number(part.count)), Slot("resource", part.resource)))
        if (
            doing
            and clause.modal == "must"
            and clause.verb not in ("pass", "make")
            and isinstance(clause.subject, tree.PLAYERS)
            and AGENT[clause.verb] != "thing"
        ):
            clause = replace(clause, modal="")
        return self.deed(clause) if doing and not clause.modal and not clause.tense else hurt(clause, self.stats)

    def told(self, clause: Clause, doing: bool) -> Clause:
        """Return a clause with what it leaves unsaid, in the words for what is done."""
        if doing and not clause.tense:
            clause = measured(aimed(sent(clause)), self.strength)
            clause = clause if self.stays else dealt(clause, self.vocabulary, self.bodies or (self.card,))
        clause = completed(clause, self.bare, self.stats, self.stays)
        clause = paid_plainly(clause, self.vocabulary)
        if FACE_DOWN in clause.adverbs:
            clause = laid(clause, self.vocabulary)
        return further(clause, self.deck, self.nexts) if doing else clause

    def coming(self, duration: tree.Duration, subject: Any) -> tree.Duration:
        """Say whose next turn is meant; rounds and the like are nobody's."""
        if self.vocabulary.words.phases[duration.span].ends and (duration.span != FIGHT or duration.whose is None):
            return tree.Duration("coming", duration.span)
        if duration.whose is not None:
            return duration
        return replace(duration, whose=You() if isinstance(subject, You) else tree.ThatPlayer("they"))

    def of_played(self, ability: Any) -> Any:
        """Say of what an ability waits for that it is a card, if it is played."""
        event = ability.event if isinstance(ability, tree.Delayed | tree.Triggered) else None
        return replace(ability, event=self.of_cards(event)) if isinstance(event, Clause) else ability

    def of_cards(self, clause: Clause) -> Clause:
        """Say "play tactics" as "play tactic cards": what is played or moved is a card, not its deed."""

        def card(thing: Any) -> Any:
            if not isinstance(thing, Things):
                return thing
            nouns = self.vocabulary.words.nouns
            kinds = tuple(
                replace(kind, card=self.card)
                if not kind.card and all(nouns[n].activity and nouns[n].role == "type" for n in kind.nouns)
                else kind
                for kind in thing.kinds
            )
            return replace(thing, kinds=kinds)

        if clause.verb not in CARD_VERBS:
            return clause
        return replace(
            clause, slots=tuple(Slot(s.name, card(s.value)) if s.name == "what" else s for s in clause.slots)
        )

    def stronger(self, clause: Clause) -> Clause:
        """Say "this attack deals 2 more damage" as "gets +2 damage" where damage is a number of cards."""
        by = clause.get("amount")
        if clause.verb != "deal" or not isinstance(by, tree.More | tree.Less) or isinstance(by.by, tree.Cost):
            return clause
        if "damage" not in self.stats or clause.passive or clause.get("whom") is not None:
            return clause
        if clause.subject is None or isinstance(clause.subject, tree.PLAYERS):
            return clause
        if isinstance(by.by, tree.ThatMuch):
            return replace(clause, verb="double", subject=You(), slots=(Slot("stat", twice(clause.subject)),))
        bonus = tree.Bonus("damage", for_each(by.by), isinstance(by, tree.Less))
        return replace(clause, verb="get", slots=(Slot("grants", tree.Grants((bonus,))),))

    def paired(self, bonuses: tuple[tree.Bonus, ...]) -> tuple[tree.Bonus, ...]:
        """Complete the pair in which a game writes bonuses: "+1 attack" is +1/+0; "1/1" says both."""
        if all(bonus.exact and not bonus.stat for bonus in bonuses) and len(bonuses) == len(self.pair):
            return tuple(replace(bonus, stat=stat) for bonus, stat in zip(bonuses, self.pair, strict=True))
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
        if clause.verb == "fight" and isinstance(clause.subject, tree.Several) and not clause.slots:
            one, *others = clause.subject.items
            return Clause("fight", one, (Slot("whom", others[0]),)) if len(others) == 1 else clause
        if (stood := put_into_state(clause)) is not None:
            return stood
        if clause.verb in ("shift", "switch", "turn") and isinstance(clause.subject, Things | Reference):
            return replace(clause, subject=You(), slots=(Slot("what", clause.subject), *clause.slots))
        amount = clause.get("amount")
        if clause.verb == "take" and clause.get("source") is None and not isinstance(amount, tree.More | tree.Less):
            if amount is None or clause.subject is None:
                return clause
            slots = (*clause.slots, Slot("whom", clause.subject))
            return replace(clause, verb="deal", subject=You(), slots=slots)
        hurt = clause.verb in ("lose", "regain") and amount is not None
        if hurt and isinstance(clause.subject, Things | Reference | tree.Several):
            return self.wound(clause)
        by_this = isinstance(clause.subject, Reference) and clause.subject.word == "this"
        if clause.verb == "deal" and by_this and not self.stays:
            return replace(clause, subject=You())
        return clause

    def wound(self, clause: Clause) -> Clause:
        """ "Target character loses 2 HP": it is dealt damage; "it regains 2 HP": it is healed."""
        if clause.get("resource") not in self.stats:
            return hurt(clause, self.stats)
        kept = tuple(slot for slot in clause.slots if slot.name == "amount" or clause.verb == "regain")
        assert clause.subject is not None
        slots = (*kept, Slot("whom", clause.subject))
        return replace(clause, verb="deal" if clause.verb == "lose" else "heal", subject=You(), slots=slots)


def pointing(clause: Clause) -> Clause:
    """ "Deal damage to target creature equal to its attack": that creature's, unless something else deals it."""
    whom = clause.get("whom")
    told = Reference("told" if isinstance(clause.subject, You) and isinstance(whom, Things) else "it")
    each = told.word == "told" and isinstance(whom, Things) and isinstance(whom.quantity, tree.All)
    each = each and clause.verb == "deal"

    def fill(value: Any) -> Any:
        if isinstance(value, tree.StatOf) and value.of == Reference("told"):
            return tree.Graded(0, 1, value.stat) if each else replace(value, of=told)
        if isinstance(value, tree.Half | tree.Times | tree.Capped):
            return replace(value, of=fill(value.of))
        if isinstance(value, tree.Plus | tree.Minus):
            return replace(value, left=fill(value.left), right=fill(value.right))
        return value

    return replace(clause, slots=tuple(Slot(slot.name, fill(slot.value)) for slot in clause.slots))


def placed(value: Any, player: tree.Player, own: frozenset[str]) -> Any:
    """Say whose zone is meant: "you have 3 cards in hand" are in your hand."""
    if isinstance(value, tuple):
        items = tuple([placed(item, player, own) for item in value])
        return items if any(new is not old for new, old in zip(items, value, strict=True)) else value
    if not isinstance(value, Node):
        return value
    if isinstance(value, tree.InZone):
        place = value.place
        bare = place.whose is None and place.zone in own
        return tree.InZone(replace(place, whose=player)) if bare else value
    held = tree.held_by(value)
    changes = {name: placed(each, player, own) for name, each in held.items()}
    return replace(value, **changes) if any(changes[name] is not held[name] for name in changes) else value
