"""References: every "it", "that card" and "the rest" gets the slot of what it means."""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.meant_together import several_times, together, turned_over, waited_for
from cardwright.text.pointing import Pointing
from cardwright.text.referents import (
    COUNTED_VERBS,
    DEEDS,
    EMPTYING,
    NOT_IN_PLAY,
    SHOWING,
    STOPPING,
    TAKING,
    Referent,
    Scope,
    Unresolved,
    all_nouns,
    deed_nouns,
    given,
    has_number,
    is_link,
    is_many,
    is_measured,
    is_of_thing,
    is_one_in_play,
    is_pick,
    is_told,
    is_yours,
    measured,
    of_that_zone,
)
from cardwright.text.tree import (
    EVENT_AMOUNT,
    EVENT_OBJECT,
    EVENT_PLAYER,
    EVENT_SUBJECT,
    THIS,
    Abilities,
    Clause,
    Reference,
    Things,
)
from cardwright.text.unsaid import may_be_bare
from cardwright.text.words import CardFacts, Vocabulary


class Resolver(Pointing):
    """Walks abilities in reading order."""

    def __init__(self, vocabulary: Vocabulary, facts: CardFacts) -> None:
        super().__init__(vocabulary, facts)
        self.links: list[Referent] = []  # targets of facts, to which later abilities can point
        self.pointing = vocabulary.words.style.a_means_target
        self.stands = may_be_bare(vocabulary, facts)  # in the zone that is meant by "the same zone"
        self.paid: Scope | None = None  # what the card asks for as it is played, to which its text can point
        self.doing = False
        self.freely = False  # whether each player does what is being resolved, each with things of their own
        self.said: set[Things] = set()

    def resolve(self, abilities: Abilities) -> Abilities:
        """Return the abilities with every reference resolved."""
        return tuple(self.ability(ability) for ability in abilities)

    def ability(self, ability: tree.Ability) -> tree.Ability:
        """Resolve one ability in a scope of its own."""
        self.scope = Scope()
        self.answering = isinstance(ability, tree.Activated) and ability.header in tree.ANSWERS
        has_host = self.attaches or len(self.host_nouns) > 0
        self.scope.referents += given(self.nouns, self.own_nouns, self.host_nouns if has_host else None)
        self.scope.referents += self.links
        self.scope.next_slot += len(self.links)
        match ability:
            case tree.Attach(to):
                self.host_nouns = tuple(noun for kind in to.kinds for noun in kind.nouns)
                return replace(ability, to=replace(self.filters_of(to), slot=tree.HOST))
            case tree.Instructions(steps):
                if self.paid is not None:
                    self.scope = self.paid
                return tree.Instructions(self.steps(steps))
            case tree.Triggered():
                event = self.event(ability.event)
                condition = None if ability.condition is None else self.condition(ability.condition)
                return replace(ability, event=event, condition=condition, steps=self.steps(ability.steps))
            case tree.Replacement():
                event = self.event(ability.event)
                condition = ability.condition and self.condition(ability.condition)
                told = replace(ability, event=event, condition=condition, steps=self.steps(ability.steps))
                return replace(told, instead_of=told.instead_of and self.clause(told.instead_of))
            case tree.Static(clause, condition):
                if ability.word == "while" and condition is not None:
                    condition = self.condition(condition)
                    return replace(ability, condition=condition, clause=self.clause(clause))
                clause = self.clause(clause)
                self.links += [r for r in self.scope.referents if is_link(clause, r)]
                return replace(
                    ability, clause=clause, condition=None if condition is None else self.condition(condition)
                )
            case tree.ExtraCost(steps, _, condition):
                asked = None if condition is None else self.condition(condition)
                paid = replace(ability, steps=self.steps(steps), condition=asked)
                self.paid = self.scope
                return paid
            case tree.PlayOnly(condition):
                return replace(ability, condition=self.condition(condition))
            case tree.Headed(header, abilities):
                self.defending = header
                return replace(ability, abilities=tuple(self.ability(each) for each in abilities))
            case tree.Activated():
                heard = None if ability.event is None else self.event(ability.event)
                cost = self.steps(ability.cost)
                only = tuple(replace(each, condition=self.condition(each.condition)) for each in ability.only)
                return replace(ability, event=heard, cost=cost, only=only, steps=self.steps(ability.steps))
            case tree.Additional():
                return replace(ability, cost=self.steps(ability.cost), steps=self.steps(ability.steps))
        return ability

    def event(self, event: Any) -> Any:
        """Resolve an event; its participants become referents."""
        match event:
            case tree.EitherEvent(events):
                return tree.EitherEvent(tuple(self.event(each) for each in events))
            case tree.PhaseEvent():
                self.scope.players.append(EVENT_PLAYER)
                return event if event.whose is None else replace(event, whose=self.walk(event.whose))
        self.scope.in_event = True
        self.scope.meeting = event.verb
        if self.answering and event.verb in DEEDS:
            self.scope.referents.append(Referent(EVENT_SUBJECT, deed_nouns(self.vocabulary, event.verb), False, 0))
            if event.verb == "activate" and event.get("what") is None:
                cards = tuple(noun for noun, entry in self.nouns.items() if entry.role in ("any", "type"))
                self.scope.referents.append(Referent(EVENT_OBJECT, cards, False, 0, weak=True))
        subject = None if event.subject is None else self.part(event.subject, EVENT_SUBJECT)
        slots = []
        for slot in event.slots:
            role = EVENT_OBJECT if slot.name in ("what", "whom", "to") else tree.UNRESOLVED
            slots.append(tree.Slot(slot.name, self.part(slot.value, role)))
        self.scope.in_event = False
        self.scope.has_amount = has_number(event)
        self.scope.clause += 1
        self.note_fight(event, subject, slots)
        if event.verb == "attach" and event.get("to") == Reference("this"):  # "it" may be either of the two
            self.scope.referents.append(Referent(THIS, self.own_nouns, False, self.scope.clause - 1))
        found = replace(event, subject=subject, slots=tuple(slots))
        self.scope.note_deed(found)
        return found

    def part(self, value: Any, role: int) -> Any:
        """Resolve a participant of an event and note it under its role."""
        if isinstance(value, tree.PLAYERS):
            self.scope.players.append(EVENT_PLAYER)
        if isinstance(value, Things):
            found = self.filters_of(value)
            if role != tree.UNRESOLVED:
                found = replace(found, slot=role)
                self.note(found, role)
                self.scope.met.append((role, found))
            return found
        return self.walk(value)

    def steps(self, steps: tuple[Any, ...]) -> tuple[Any, ...]:
        """Resolve a program."""
        self.doing = True
        found = tuple(self.step(step) for step in steps)
        self.doing = False
        return found

    def step(self, step: Any) -> Any:
        """Resolve one step; the same target said twice in it are two."""
        self.said = set()
        match step:
            case Clause():
                return self.clause(step)
            case tree.Together(clauses):
                return tree.Together(tuple(together(self, clauses)))
            case tree.If(tree.Unless(Clause() | tree.AllHold() | tree.AnyHolds() as condition), then, otherwise):
                # Such a condition is said after the deed and can speak of what the deed points at.
                done = self.steps(then)
                return tree.If(tree.Unless(self.condition(condition)), done, self.steps(otherwise))
            case tree.If(condition, then, otherwise):
                return tree.If(self.condition(condition), self.steps(then), self.steps(otherwise))
            case tree.May(player, steps):
                return tree.May(self.walk(player), self.steps(steps))
            case tree.UnlessDone(steps, clause):
                done = self.steps(steps)
                return tree.UnlessDone(done, self.clause(clause))
            case tree.Modes(options=options):
                by = None if step.by is None else self.walk(step.by)
                return replace(step, options=tuple(self.steps(option) for option in options), by=by)
            case tree.PayFor(cost, steps):
                return tree.PayFor(tuple(self.clause(clause) for clause in cost), self.steps(steps))
            case tree.Instead(steps, of):
                return tree.Instead(self.steps(steps), self.clause(of, introduce=False))
            case tree.Repeat() | tree.ForPlayers():
                return several_times(self, step)
            case tree.Delayed(event, steps):
                heard, after = waited_for(self, event, steps)
                return replace(step, event=heard, steps=after, duration=self.walk(step.duration))
            case tree.Shield(tree.Replacement(event=event, steps=steps) as ability):
                shield = replace(ability, event=self.event(event), steps=self.steps(steps))
                return replace(step, replacement=shield, duration=self.walk(step.duration))
        raise AssertionError(step)

    def condition(self, condition: Any) -> Any:
        """Resolve a condition; it introduces nothing."""
        match condition:
            case Clause(subject=Things(quantity=tree.The()) | tree.StatOf(of=Things(quantity=tree.The()))) if (
                self.answering
            ):
                return self.clause(condition)
            case Clause(
                subject=Things(quantity=tree.Some(how="target"))
                | tree.StatOf(of=Things(quantity=tree.Some(how="target")))
            ) if self.doing:
                return self.clause(condition)
            case Clause():
                kept, before, self.aside = len(self.scope.referents), self.scope.next_slot, self.aside + 1
                found = self.clause(condition, introduce=False)
                del self.scope.referents[kept:]
                self.scope.next_slot, self.aside = before, self.aside - 1
                return found
            case tree.AllHold(conditions) | tree.AnyHolds(conditions):
                return replace(condition, conditions=tuple(self.condition(each) for each in conditions))
            case tree.Unless(inner):
                return tree.Unless(self.condition(inner))
            case tree.Did(True) if self.scope.everyone and not self.scope.players:
                raise Unresolved("which of both players? Say what was done this way", "they")
            case tree.Coin() | tree.Lethal():
                self.has_happened(condition)
        return condition

    def clause(self, clause: Clause, introduce: bool = True) -> Clause:
        """Resolve a clause: subject first, then its arguments in order."""
        if clause.get("source") is not None and is_pick(clause.get("what")) and not self.scope.rest:
            raise Unresolved('"one": the place tells which cards are meant', "one")
        clause = self.scope.by_each(clause) if introduce else clause
        self.each = isinstance(clause.subject, tree.EachPlayer | tree.PlayersWho)
        self.begin_clause(clause)
        elsewhere = clause.verb in NOT_IN_PLAY or clause.get("source") is not None
        self.freely = elsewhere or not isinstance(clause.subject, tree.You | Reference | Things | None)
        subject = None if clause.subject is None else self.thing(clause.subject, introduce)
        self.scope.acting = isinstance(subject, tree.PLAYERS) and not isinstance(subject, tree.You)
        if clause.verb == "flip" and clause.get("until") is not None:
            self.tossed.add("flip")
        late = self.scope.own_bonus(clause, subject)
        slots, duration = self.arguments(clause, introduce), self.ending(clause.duration, subject)
        self.scope.end_clause(subject, slots, late)
        self.tossed |= {clause.verb} & {"flip", "roll", "unmark"}
        self.scope.note_price(clause)
        self.naming = self.naming or clause.verb == "name"
        self.sorts |= {sort.group for sort in [clause.get("trait")] if isinstance(sort, tree.Trait)}
        self.scope.emptied |= clause.verb in EMPTYING and clause.get("zone") is not None
        found = replace(clause, subject=subject, slots=slots, duration=duration)
        self.scope.note_deed(found)
        return self.note_group(found) if introduce else found

    def arguments(self, clause: Clause, introduce: bool) -> tuple[tree.Slot, ...]:
        """Resolve the arguments in order; an amount that is told after the object speaks of it."""
        late = [slot.name for slot in clause.slots if slot.name == "amount" and is_told(slot.value)]
        order = sorted(clause.slots, key=lambda each: each.name in late)
        found = {slot.name: self.argument(clause, slot, introduce) for slot in order}
        return tuple(tree.Slot(slot.name, found[slot.name]) for slot in clause.slots)

    def argument(self, clause: Clause, slot: tree.Slot, introduce: bool) -> Any:
        """Resolve one argument."""
        value = slot.value
        if clause.verb == "prevent" and slot.name == "what" and isinstance(value, Reference):
            if not self.scope.has_amount or self.scope.meeting in COUNTED_VERBS:
                raise Unresolved(f'"{value.word}" means no damage here', value.word)
            return replace(value, slot=EVENT_AMOUNT)
        self.scope.barred = self.scope.doer if value == Reference("it") else tree.UNRESOLVED
        self.of_things = self.answering and clause.verb not in STOPPING
        may_be_player = not clause.passive and (slot.name == "whom" or clause.verb in ("target", "choose"))
        if may_be_player and isinstance(value, Reference) and value.word == "them":
            if self.scope.players and not any(r.many for r in self.scope.referents) and not self.pair(value):
                return tree.ThatPlayer("them", self.scope.players[-1])
        return self.thing(value, introduce)

    def thing(self, value: Any, introduce: bool) -> Any:
        """Resolve a thing; a picked or moved one becomes a referent."""
        match value:
            case Things():
                return self.picked(value) if introduce else self.filters_of(value)
            case tree.Several((Things() as thing, tree.AnyPlayer() as player), True):
                slot = self.new_slot()
                found = self.filters_of(thing)
                self.scope.referents.append(Referent(slot, all_nouns(found), False, self.scope.clause))
                return tree.Several((replace(found, slot=slot), replace(player, slot=slot)), True)
            case tree.Half() | tree.Times() | tree.Share() | tree.Capped():
                return replace(value, of=self.thing(value.of, introduce))
            case tree.Compared() | tree.Grants() if introduce and self.doing and is_measured(value):
                return measured(value, self.thing)
            case tree.Plus() | tree.Minus() | tree.Apart():
                left = self.thing(value.left, introduce)
                return replace(value, left=left, right=self.thing(value.right, introduce))
            case tree.StatOf(_, Things() as owner) if introduce and not isinstance(owner.quantity, tree.All):
                return replace(value, of=self.picked(owner))
            case tree.Several(items, either):
                return tree.Several(tuple(self.thing(item, introduce) for item in items), either)
            case tree.Token() | tree.Copy():
                if isinstance(value, tree.Copy):
                    kept = len(self.scope.referents)
                    value = replace(value, of=self.thing(value.of, introduce))
                    told = self.scope.referents[kept:]  # "it" is the copy
                    self.scope.referents[kept:] = [dataclasses.replace(r, clause=r.clause - 1) for r in told]
                slot = self.new_slot()
                made = value if isinstance(value, tree.Copy) else self.walk(value)
                many = value.number != tree.Number(1)
                self.scope.referents.append(Referent(slot, ("token",), many, self.scope.clause))
                return replace(made, slot=slot)
            case tree.AnyPlayer(target=True):
                slot = self.new_slot()
                self.scope.players.append(slot)
                return replace(value, slot=slot)
            case Reference(word="rest") if introduce and not self.scope.rest and self.scope.picked is not None:
                there = tuple(one for one in self.scope.picked.filters if isinstance(one, tree.InZone))
                return self.picked(Things(tree.All(), self.scope.picked.kinds, (tree.Other(), *there)))
            case Reference(word="this") if introduce and not self.scope.in_event:
                self.scope.referents.append(Referent(THIS, self.own_nouns, False, self.scope.clause))
                return replace(value, slot=THIS)
        return self.walk(value)

    def filter(self, item: Any, things: Things) -> Any:
        """Resolve one filter; what something is attached to may be a target."""
        match item:
            case tree.AttachedTo(Things(quantity=tree.Some(how="target")) as to):
                return tree.AttachedTo(self.picked(to))
            case tree.InZone(tree.Place(zone, tree.AnyPlayer())) if self.doing and self.sent_there(zone):
                raise Unresolved("those that were sent there before, or all that lie there?", "cards")
            case tree.Beside(Reference(word="within") as of):
                return replace(item, of=of_that_zone(of, self.whose_zone(), self.stands))
            case tree.SameName(Things() as of):
                return replace(item, as_=self.picked(of))
            case tree.Beside(Things() as of):
                return replace(item, of=self.picked(of))
            case tree.StatIs(_, compared) if self.doing and not self.scope.in_event and is_measured(compared):
                return replace(item, compared=measured(compared, self.thing))
        return super().filter(item, things)

    def picked(self, things: Things) -> Things:
        """Give a selection its slot; the same target said twice is the same target."""
        many = things.quantity
        if isinstance(many, tree.Some) and is_of_thing(many.number):
            # "Cards equal to target creature's attack": the number points at something of its own.
            things = replace(things, quantity=replace(many, number=self.thing(many.number, True)))
            found = replace(self.filters_of(replace(things, quantity=tree.All())), quantity=things.quantity)
        elif isinstance(many, tree.Top) and isinstance(many.number, tree.Until):
            return turned_over(self, things, many, many.number.what)
        else:
            found = self.filters_of(things)
        if self.pointing and self.doing and not self.freely and is_one_in_play(self.nouns, found):
            found = replace(found, quantity=tree.Some(tree.Number(1), "target"))
        is_target = getattr(found.quantity, "how", "") == "target"
        if is_target and found in self.scope.targets and found not in self.said:
            return replace(found, slot=self.scope.targets[found])
        slot = self.new_slot()
        if is_target:
            self.scope.targets[found] = slot
            self.said.add(found)
        self.scope.chosen.append((slot, all_nouns(found)))
        self.scope.picked = found
        self.note(found, slot)
        return replace(found, slot=slot)

    def new_slot(self) -> int:
        """Number the next choice."""
        self.scope.next_slot += 1
        return self.scope.next_slot - 1

    def note(self, things: Things, slot: int) -> None:
        """Remember a selection as a referent."""
        each, many = self.each and not self.scope.in_event and not is_many(things), is_many(things)
        found = Referent(slot, all_nouns(things), each or many, self.scope.clause, each=each, mine=is_yours(things))
        self.scope.referents.append(found)

    def note_group(self, clause: Clause) -> Clause:
        """Looking, revealing, searching and drawing make a group from which later words pick."""
        shown, zone = clause.get("what"), clause.get("zone")
        taken = clause.verb in TAKING or isinstance(getattr(shown, "quantity", None), tree.Top)
        if taken and isinstance(shown, Things) and is_many(shown) and not self.scope.rest:
            self.scope.group = shown.slot
        if clause.verb not in SHOWING:
            return clause
        if isinstance(shown, Things):
            self.scope.group = shown.slot
            self.scope.rest = True
        elif isinstance(zone, tree.Place):
            self.scope.group = self.new_slot()
            self.scope.rest = True
            self.scope.referents.append(Referent(self.scope.group, (), True, self.scope.clause - 1))
            place = replace(zone, slot=self.scope.group)
            slots = tuple(tree.Slot("zone", place) if slot.name == "zone" else slot for slot in clause.slots)
            return replace(clause, slots=slots)
        return clause
