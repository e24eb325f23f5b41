"""From sentences to abilities: what belongs together, and what is done once or holds always."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.at_will import as_used
from cardwright.text.bargained import bargained
from cardwright.text.bearing import borne_by, may_attach
from cardwright.text.bettering import put_better
from cardwright.text.continuous import is_fact
from cardwright.text.filling import Filling, Unsaid, plain_resource
from cardwright.text.offers import with_offers
from cardwright.text.one_later import one_by_one
from cardwright.text.only_then import holding_only, only_then
from cardwright.text.outcomes import insert_instructions, without_idle
from cardwright.text.pieces import (
    asks_about_you,
    attaches_this,
    bettered,
    borne,
    clauses_in,
    concerns_this,
    facts_otherwise,
    facts_under,
    is_ahead,
    is_contrary,
    is_own_number,
    is_paid,
    of_its_own,
    own_keywords,
    points_back,
    prolonged,
    recurring,
    spared,
    spares,
    to_come,
    zone_said,
)
from cardwright.text.playing import bought, moment_of, paid_steps, permit_of, rule_of, use_this, with_its_deed
from cardwright.text.remarks import REMARKS, goes_on, lasts, so_often
from cardwright.text.sections import (
    Misfit,
    Section,
    after_all,
    apart_from_copy,
    as_done,
    asked_of_target,
    contrasted,
    delayed,
    is_used,
    is_usual,
    join_otherwise,
    killed_so,
    permitted,
    remark_on,
    shield_of,
    span_first,
)
from cardwright.text.span_limits import of_its_span
from cardwright.text.table.contrast import Facts
from cardwright.text.table.headers import Under
from cardwright.text.table.permits import OnlySo, UseOnly
from cardwright.text.table.printed import Figures
from cardwright.text.table.sentences import Keywords, Otherwise, While
from cardwright.text.table.shields import Offer
from cardwright.text.table.steps import grouped
from cardwright.text.table.turns import Better
from cardwright.text.table.versus import Against
from cardwright.text.table.who_picks import picks_of
from cardwright.text.tree import (
    Abilities,
    Ability,
    Activated,
    Additional,
    All,
    Attach,
    Clause,
    Condition,
    Did,
    ExtraCost,
    If,
    Lasts,
    Limit,
    May,
    PlayOnly,
    Printed,
    Replacement,
    Static,
    Step,
    Things,
    Triggered,
    Unless,
    Waits,
)
from cardwright.text.triggers import at_that_time, befalls, is_standing, standing_order, while_against
from cardwright.text.unsaid import forbidden
from cardwright.text.words import CardFacts, Vocabulary


class Assembler:
    """Builds the abilities of one card from its sentences."""

    def __init__(self, vocabulary: Vocabulary, facts: CardFacts, stays: bool | None = None) -> None:
        self.stays = vocabulary.stays(facts) if stays is None else stays
        self.awaits, self.attaches = vocabulary.awaits(facts), vocabulary.attaches(facts)
        self.takes_effect = vocabulary.takes_effect(facts)
        self.printed = vocabulary.stats_of(facts.type, facts.kind)
        self.vocabulary = vocabulary
        self.facts = facts
        self.abilities: list[Ability] = []
        self.open: list[Step] | None = None
        self.trigger: Triggered | None = None
        self.once: list[Step] = []
        self.asked: tuple[Clause, ...] = ()

    def assemble(self, sentences: list[Any]) -> Abilities:
        """Take the sentences in order; None marks a line break. What follows a header belongs to it."""
        sections: list[Section] = []
        current = self
        filling, worn = Filling(plain_resource(self.vocabulary)), self.vocabulary.is_worn(self.facts)
        sentences = with_offers(span_first(sentences), self.vocabulary.worn)
        for index, said in enumerate(sentences):
            try:
                sentence = bargained(filling.sentence(of_its_own(said, self.printed, worn)))
            except Unsaid as error:
                raise Misfit(str(error), index) from None
            used = current is not self and is_used(sections)
            sentence = with_its_deed(sentence, used, self.stays, self.vocabulary)
            sentence = permit_of(sentence, self.stays, self.facts) or sentence
            if isinstance(sentence, UseOnly) and (current.works_only(sentence) or current.aims_only(sentence)):
                continue
            if isinstance(sentence, UseOnly):
                sentence = permitted(sentence, sections if current is not self else [], self.stays, index)
            free = current is self and self.stays and not (self.takes_effect or self.awaits or self.open)
            sentence = as_used(sentence, free, self.vocabulary, index)
            if isinstance(sentence, Lasts | Figures | Waits):
                self.tell(sentence, index)
            elif isinstance(sentence, Under):
                role = self.vocabulary.words.headers[sentence.header].role
                current = Assembler(self.vocabulary, self.facts, role == "sort")
                sections.append(Section(sentence, current.finish, index))
                current.take(sentence.sentence, index)
            elif (current is self or is_used(sections)) and (moment := moment_of(sentence, self.vocabulary)):
                current = Assembler(self.vocabulary, self.facts, False)
                sections.append(Section(Under(moment, sentence), current.finish, index))
                current.take(sentence, index)
            elif isinstance(sentence, Activated) and (sentence.header or self.stays):
                current = Assembler(self.vocabulary, self.facts, False)
                sentence = as_done(sentence, self.vocabulary)
                current.once.extend(one_by_one(sentence.steps))
                sections.append(Section(sentence, current.finish, index))
            elif (
                isinstance(sentence, OnlySo)
                and current is not self
                and is_usual(sections[-1].head, sentence.limit, self.vocabulary)
            ):
                continue
            elif sentence is None:
                current.close()
                current = self
            else:
                (self if isinstance(sentence, PlayOnly | ExtraCost) else current).take(sentence, index)
        return (*self.finish(), *(section.ability() for section in sections))

    def tell(self, sentence: Lasts | Figures | Waits, index: int) -> None:
        """Take a sentence that only tells what is printed on the card."""
        self.close()
        if isinstance(sentence, Waits):
            noun = self.vocabulary.words.nouns.get(self.facts.type)
            if noun is None or not noun.waits:
                raise Misfit("only a card that is set waits for a condition", index)
            self.abilities.append(sentence)
        elif isinstance(sentence, Figures):
            line = zip(self.vocabulary.words.line, sentence.line, strict=True) if sentence.line else ()
            if any(number.stat not in self.printed for number in sentence.numbers):
                raise Misfit("this number is not printed on such a card", index)
            self.abilities.extend((*sentence.numbers, *(Printed(stat, number) for stat, number in line)))
        elif index > 0:
            raise Misfit("how long a card stays is said first", index)
        elif sentence.turns >= 0:
            self.stays = self.takes_effect = True
            self.abilities.append(sentence)

    def finish(self) -> Abilities:
        """Return what was assembled."""
        self.close()
        if self.asked and self.once:
            self.abilities.append(Additional(self.asked, tuple(self.once)))
            self.once = []
        elif self.asked:
            self.abilities.append(ExtraCost((grouped(self.asked),)))
        if self.once:
            insert_instructions(self.abilities, self.once)
        return tuple(self.abilities)

    def close(self) -> None:
        """End the trigger to which following sentences would belong."""
        if self.trigger is not None and self.open is not None:
            steps = without_idle(self.open)
            self.abilities.append(replace(self.trigger, steps=steps, zone=zone_said(steps)))
        self.trigger, self.open = None, None

    def take(self, sentence: Any, index: int) -> None:
        """Give one sentence its place."""
        sentence = of_its_span(picks_of(to_come(sentence) if self.stays else sentence), self.stays, self.vocabulary)
        if told := self.apart(sentence):
            for each in told:
                self.step(each, index)
            return
        match after_all(sentence, self.open or self.once):
            case None:
                self.close()
            case Keywords(keywords):
                self.close()
                self.abilities.extend(borne_by(keywords, self.facts, self.vocabulary))
            case Attach():
                self.close()
                if not may_attach(self.vocabulary, self.facts):
                    raise Misfit("only a card that is attached can say this", index)
                self.abilities.append(sentence)
            case Triggered():
                sentence = borne(at_that_time(so_often(sentence), self.vocabulary), self.facts, self.vocabulary)
                self.close()
                if self.stays or (concerns_this(sentence.event) and not is_ahead(sentence.event)):
                    self.trigger, self.open = sentence, one_by_one(sentence.steps)
                else:
                    self.once.append(delayed(sentence, self.vocabulary, self.facts, index))
            case Replacement() if shield := shield_of(sentence, self.open or self.once, self.stays, self.awaits, index):
                self.step(shield, index)
            case ExtraCost(steps, False) if self.vocabulary.words.style.extras and is_paid(steps):
                self.asked = tuple(clauses_in(steps))
            case Replacement() | Additional() | PlayOnly() | ExtraCost() | Static():
                self.close()
                self.abilities.append(sentence)
            case Activated(cost=cost, steps=steps):
                self.close()
                self.abilities.append(Additional(cost, steps))
            case While(clause, condition, word):
                self.hold((clause,), condition, word, index)
            case Facts(clauses, condition, word):
                self.hold(clauses, condition, word, index)
            case Against(clauses):
                for each in clauses:
                    self.take(while_against(each, self.vocabulary), index)
            case OnlySo(limit):
                self.limit(limit, index)
            case Offer():
                raise Misfit("and what is done instead?", index)
            case _ if isinstance(sentence, REMARKS):
                remark_on(self.block(index), sentence, index)
            case Otherwise() as said:
                self.trigger = contrasted(self.trigger, self.block(index), said, index)
            case Better(condition, steps):
                self.better(condition, steps, index)
            case _:
                self.step(killed_so(forbidden(sentence), self.open or self.once), index)

    def apart(self, sentence: Any) -> Any:
        """Return the steps of a sentence that tells several: what is paid and what it buys, facts and contraries."""
        told = paid_steps(sentence, self.stays, self.vocabulary.words.style.extras)
        return told or facts_otherwise(sentence, self.abilities, self.open or self.once)

    def hold(self, clauses: tuple[Clause, ...], condition: Condition | None, word: str, index: int) -> None:
        """Take what holds while something is so."""
        others = self.once or (self.trigger is not None and not concerns_this(self.trigger.event))
        if others and any(points_back(clause) for clause in clauses):
            raise Misfit("what holds while something is so is not said of a thing picked before", index)
        self.close()
        self.abilities.extend(Static(clause, condition, word) for clause in clauses)

    def better(self, condition: Condition, steps: tuple[Step, ...], index: int) -> None:
        """Take what is done, or holds, instead of what was said before while something is so."""
        if self.once or self.open is not None or not bettered(self.abilities, condition, steps):
            put_better(self.block(index), condition, steps, index)

    def block(self, index: int) -> list[Step]:
        """Return the program that is being written."""
        if self.open is not None:
            return self.open
        if self.once:
            return self.once
        raise Misfit("nothing comes before this", index)

    def limit(self, limit: Limit, index: int) -> None:
        """Tell how often the trigger or replacement that was told last works."""
        last = self.abilities[-1] if self.abilities else None
        if self.trigger is not None and self.trigger.limit is None:
            self.trigger = replace(self.trigger, limit=limit)
        elif self.trigger is None and isinstance(last, Replacement) and last.limit is None:
            self.abilities[-1] = replace(last, limit=limit)
        elif self.once and "use" in self.vocabulary.words.verbs:
            self.once.append(use_this(limit))
        else:
            raise Misfit("this tells how often, but of what?", index)

    def works_only(self, said: UseOnly) -> bool:
        """Take when alone the trigger or fact works that was told last; tell whether there is one."""
        if self.trigger is not None and self.open is not None:
            told = only_then(self.trigger, self.open, said)
            self.trigger = told or self.trigger
            return told is not None
        fact = self.abilities[-1] if self.abilities and not self.once else None
        if not isinstance(fact, Static) or fact.condition is not None:
            return False
        self.abilities[-1] = holding_only(fact, said)
        return True

    def aims_only(self, said: UseOnly) -> bool:
        """Take what must be so of the target that was told last; tell whether there is one."""
        told = None if said.word == "in" else asked_of_target(said.condition, self.once)
        self.once = told or self.once
        return told is not None

    def step(self, step: Step, index: int) -> None:
        """Place an instruction or a fact."""
        before = apart_from_copy(self.once if self.open is None else self.open, step, index)
        if before and isinstance(step, If) and is_contrary(step) and asks_about_you(before[-1]):
            join_otherwise(self.block(index), step.then, index)
            return
        extra = bought(self.once, step) if self.vocabulary.words.style.extras else None
        if self.open is None and not self.stays and extra is not None:
            self.once.pop()
            self.abilities.append(extra)
            return
        if self.open is None and not self.once and goes_on(self.abilities, step):
            return
        if isinstance(step, Clause) and self.is_choice(step):
            self.abilities.append(Attach(step.get("what"), "choose"))  # type: ignore[arg-type]
            return
        if isinstance(step, Clause) and may_attach(self.vocabulary, self.facts) and attaches_this(step):
            self.close()
            self.abilities.append(Attach(step.get("to")))  # type: ignore[arg-type]
            return
        if (parts := facts_under(step)) and all(self.as_fact(each) for each in parts):
            for each in parts:
                self.step(each, index)
            return
        if self.stays and self.open is None and (trigger := recurring(step, self.vocabulary)) is not None:
            self.take(trigger, index)
            return
        if isinstance(step, Clause) and is_own_number(step, self.printed):
            raise Misfit("this number is the card's own: the bearer does not get it", index)
        if self.stays and (order := befalls(step)) is not None:
            self.take(order, index)
            return
        fact = self.as_fact(step)
        if self.open is None and (rule := rule_of(step)) is not None:
            self.close()
            self.abilities.append(rule)
            return
        if fact is not None and not self.belongs(step):
            self.close()
            self.abilities.extend(own_keywords(fact, self.attaches or bool(self.abilities)) or (fact,))
        elif self.open is not None:
            self.open.extend(one_by_one((step,)))
        elif self.abilities and (longer := prolonged(self.abilities[-1], step)) is not None:
            self.abilities[-1] = longer
        elif self.stays and (not self.takes_effect or is_standing(step)):
            self.take(standing_order(step, index), index)
        else:
            self.once.extend(one_by_one((step,)))

    def is_choice(self, clause: Clause) -> bool:
        """Tell whether a card that stays in play says what is chosen for it as it comes."""
        return self.stays and self.open is None and clause.verb == "choose" and isinstance(clause.get("what"), Things)

    def as_fact(self, step: Step) -> Static | None:
        """Return the step as a continuous fact, if it is one here."""
        match step:
            case Clause(verb="gain_control") if self.attaches and self.open is None and step.duration is None:
                return Static(replace(step, verb="control"))
            case Clause(verb="take") if self.stays and self.open is None and spares(step):
                return Static(spared(step))
            case Clause():
                return Static(step) if is_fact(step, self.stays, self.open is not None) else None
            case If(condition, (Clause() as clause,), ()) if is_fact(clause, self.stays, self.open is not None):
                if isinstance(condition, Unless):
                    asked = condition.condition
                    return None if isinstance(asked, Did) else Static(clause, asked, "unless")
                return None if isinstance(condition, Did) else Static(clause, condition, "if")
            case May(player, (Clause() as clause,)) if self.stays and self.open is None and lasts(clause):
                return Static(replace(clause, subject=player, modal="may"))
        return None

    def belongs(self, step: Step) -> bool:
        """Tell whether a possible fact is rather part of the trigger before it: it points back into it."""
        if self.open is None:
            return False
        if not isinstance(step, Clause):
            return isinstance(step, If) and any(points_back(each) for each in clauses_in((step,)))
        few = isinstance(step.subject, Things) and not isinstance(step.subject.quantity, All)
        return (few and step.verb in ("get", "weaken")) or points_back(step)
