"""From a card's abilities to its text: what the engine holds, asks and runs."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.effects import filters
from cardwright.effects.build_bans import as_ban, build_bans
from cardwright.effects.build_conditions import build_becoming, build_condition, check_singly
from cardwright.effects.build_costs import cost_changes, dearer, is_deadly, is_dearer, outlives
from cardwright.effects.build_dues import can_be_done, steps_after
from cardwright.effects.build_elsewhere import laid_open, lies_in
from cardwright.effects.build_events import Heard, build_event
from cardwright.effects.build_forced import demands_of, is_forced
from cardwright.effects.build_price import is_payment, price_of
from cardwright.effects.build_rewrites import bounded, capped, is_capped, is_rewritten, prevention
from cardwright.effects.build_spans import check_moment, is_once_for_good, mark_of, uses_of
from cardwright.effects.build_static import (
    build_permission,
    build_statics,
    build_what,
    given_text,
    raised_damage,
)
from cardwright.effects.build_steps import build_program, build_rewrite, clauses_in, needs_of
from cardwright.effects.build_things import build_selector, in_play
from cardwright.effects.build_uses import allowed, both, build_activated, build_extra
from cardwright.effects.build_watch import build_watch
from cardwright.effects.conditions import Every, NotSo
from cardwright.effects.deeds import IfPaid
from cardwright.effects.flow import CanTakeUp
from cardwright.effects.groups import CARD
from cardwright.effects.nth import nth_time
from cardwright.effects.scope import CannotDo, Names, Scope
from cardwright.effects.selectors import InZones
from cardwright.effects.verbs_acting import standing_shield
from cardwright.effects.verbs_time import standing_skip
from cardwright.engine import kinds
from cardwright.engine.ability import (
    NOTHING,
    Condition,
    CostChange,
    Program,
    Prohibition,
    Replacement,
    Static,
    Target,
    Trigger,
)
from cardwright.engine.cardtext import Text
from cardwright.engine.ids import NOBODY
from cardwright.engine.uses import Activated, Extra, Lent
from cardwright.engine.watch import UNSET
from cardwright.text import tree
from cardwright.text.tree import nodes


class TextBuilder:
    """Collects what a card's abilities become."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.keywords = 0
        self.program = NOTHING
        self.attach: Target | None = None
        self.triggers: list[Trigger] = []
        self.statics: list[Static] = []
        self.replacements: list[Replacement] = []
        self.prohibitions: list[Prohibition] = []
        self.costs: list[CostChange] = []
        self.restrictions: list[Condition] = []
        self.price = NOTHING
        self.instead = NOTHING
        self.instead_if: Condition | None = None
        self.remembers = 0
        self.activated: list[Activated] = []
        self.extras: list[Extra] = []
        self.moments: list[Program] = []
        self.lasts = -1
        self.watch = UNSET
        self.printed: dict[str, int] = {}
        self.permissions: list[Prohibition] = []
        self.numbers: list[tuple[int, int]] = []
        self.lends: list[Lent] = []
        self.spent: set[int] = set()
        """The slots of what was paid as part of the price, of which nothing is known afterwards."""

    def scope(self, sentence: str) -> Scope:
        """The scope of one sentence, which may know X from what the card asks for."""
        scope = Scope(self.names, sentence)
        scope.knows_x = any(extra.variable != NOBODY for extra in self.extras)
        return scope

    def add(self, ability: tree.Ability, sentence: str, index: int) -> None:
        """Add one ability."""
        scope = self.scope(sentence)
        if self.attach is None and speaks_of_host(ability):
            # Who speaks of a host without saying what it is attached to is attached to another card of its player.
            fits = filters.AllOf((filters.Friendly(), filters.Isnt(filters.IsThis())))
            self.attach = Target(1, InZones(self.names.in_play(), None, fits, True), 1, 1, (), sentence)
        if isinstance(ability, tree.Keyword):
            self.keywords |= self.names.bit(ability.name)
            if ability.number is not None:
                self.numbers.append((self.names.bit(ability.name), ability.number))
        elif isinstance(ability, tree.PlayOnly):
            condition = build_condition(scope, ability.condition)
            self.restrictions.append(NotSo(condition) if ability.word == "not if" else condition)
        elif isinstance(ability, tree.ExtraCost):
            self.add_price(scope, ability)
        elif isinstance(ability, tree.Attach):
            selector = build_selector(scope, ability.to, in_play(scope), True)
            self.attach = Target(1, selector, 1, 1, (), sentence)
        elif isinstance(ability, tree.Instructions):
            scope.pointing = self.names.vocabulary.words.style.a_means_target
            program = build_program(scope, self.known(ability.steps))
            self.program = Program(
                (*self.program.effects, *program.effects), (*self.program.targets, *program.targets), sentence
            )
        elif isinstance(ability, tree.Triggered):
            self.add_trigger(ability, sentence, index)
        elif isinstance(ability, tree.Static):
            self.add_static(scope, ability, index)
            # A fact about a target: it is chosen as the card begins to work.
            self.program = Program(self.program.effects, (*self.program.targets, *scope.targets), sentence)
        elif isinstance(ability, tree.Lasts):
            self.lasts = ability.turns
        elif isinstance(ability, tree.Printed):
            self.printed[ability.stat] = ability.number
        elif isinstance(ability, tree.Waits):
            self.watch = build_watch(self.names, ability)
        elif isinstance(ability, tree.Activated) and self.names.vocabulary.is_paid(ability.header):
            self.add_activation(scope, ability, index)
        elif isinstance(ability, tree.Activated):
            used, remembers = build_activated(self.names, ability, sentence, index)
            self.activated.append(used)
            self.remembers |= remembers
        elif isinstance(ability, tree.Additional):
            self.extras.append(build_extra(scope, ability))
            bought = IfPaid(len(self.extras) - 1, build_program(scope, ability.steps).effects)
            self.program = Program((*self.program.effects, bought), self.program.targets, sentence)
        elif isinstance(ability, tree.Headed):
            self.add_headed(ability, sentence, index)
        elif isinstance(ability, tree.Replacement):
            self.add_replacement(ability, sentence, index)
        else:
            raise CannotDo("cards of this game have no abilities of this sort")
        self.remembers |= scope.remembers

    def known(self, steps: tuple[tree.Step, ...]) -> tuple[tree.Step, ...]:
        """The steps, which do not speak of what was paid."""
        if any(isinstance(node, tree.Reference) and node.slot in self.spent for node in nodes(steps)):
            raise CannotDo("what is given up as a price is not known afterwards: say it as the first deed")
        return steps

    def add_price(self, scope: Scope, ability: tree.ExtraCost) -> None:
        """What a card asks for besides its price: what is paid makes it dearer, the rest is done as it is played."""
        if ability.instead:
            self.add_instead(scope, ability)
            return
        if self.price is not NOTHING:
            raise CannotDo("say in one sentence what this asks for besides its price")
        ability = tree.ExtraCost(tuple(not_itself(step) for step in ability.steps))
        clauses = clauses_in(ability.steps)
        plain = all(isinstance(step, (tree.Clause, tree.Together)) for step in ability.steps)
        paid = tuple(clause for clause in clauses if plain and is_dearer(scope, clause))
        self.costs.extend(dearer(scope, paid))
        forgotten = clauses if self.names.vocabulary.words.style.extras else paid
        self.spent = {node.slot for node in nodes(tuple(forgotten)) if isinstance(node, tree.Things)}
        rest = tuple(clause for clause in clauses if clause not in paid)
        self.restrictions.extend(outlives(scope, clause) for clause in rest if is_deadly(scope, clause))
        if rest or not plain:
            check_price(self.names, ability)
            self.price = build_program(scope, rest if paid else ability.steps)

    def add_instead(self, scope: Scope, ability: tree.ExtraCost) -> None:
        """What can be done in place of paying what the card costs."""
        if "cost" not in self.names.vocabulary.words.verbs:
            raise CannotDo("cards of this game have no price")
        if self.instead is not NOTHING:
            raise CannotDo("only one thing can be done in place of paying")
        check_price(self.names, ability)
        steps = tuple(not_itself(step) for step in ability.steps)
        found = [outlives(scope, clause) for clause in clauses_in(steps) if is_deadly(scope, clause)]
        if ability.condition is not None:
            found.append(build_condition(scope, ability.condition))
        self.instead = build_program(scope, steps)
        self.instead_if = Every(tuple(found)) if found else None

    def add_headed(self, ability: tree.Headed, sentence: str, index: int) -> None:
        """Abilities under a header: as they are, or what is done at the header's moment."""
        if self.names.vocabulary.words.headers[ability.header].role == "sort":
            for inner in ability.abilities:
                self.add(inner, sentence, index)
            return
        section = TextBuilder(self.names)
        for inner in ability.abilities:
            if not isinstance(inner, tree.Instructions):
                raise CannotDo("at this moment something can only be done, not hold")
            section.add(inner, sentence, index)
        self.remembers |= section.remembers
        if not self.moments:
            self.moments = [NOTHING] * len(self.names.vocabulary.words.headers)
        self.moments[self.names.header(ability.header)] = section.program

    def add_trigger(self, ability: tree.Triggered, sentence: str, index: int) -> None:
        """ "When ...": an event, a condition, and what is done."""
        scope = self.scope(sentence)
        check_singly(ability.event)
        check_moment(scope, ability)
        heard = build_becoming(scope, ability.event) or build_event(scope, ability.event)
        scope.subject = heard.subject
        scope.object = heard.object
        scope.about_host = is_about_host(ability.event, heard)
        condition = build_condition(scope, ability.condition) if ability.condition is not None else None
        steps = ability.steps
        from_hand = ability.zone != "" and self.names.zone(ability.zone) == self.names.hand()
        if from_hand and len(steps) == 1 and isinstance(steps[0], tree.May):
            # Whether to use it is asked before it is shown.
            steps = steps[0].steps
        program = build_program(scope, steps)
        limit = ability.limit
        pattern = heard.pattern
        if limit is not None and limit.first and limit.count > 1:
            pattern, limit = nth_time(scope, limit, heard), None
        self.triggers.append(
            Trigger(
                heard.kinds,
                pattern,
                condition,
                program,
                per_turn=uses_of(scope, limit),
                first_time=limit is not None and limit.span == "game",
                from_hand=from_hand,
                lies_in=NOBODY if from_hand or heard.itself else lies_in(self.names, ability),
                itself=heard.itself,
                index=mark_of(scope, limit, index),
            )
        )
        self.remembers |= scope.remembers | heard.kinds & 1 << kinds.STAND

    def add_activation(self, scope: Scope, ability: tree.Activated, index: int) -> None:
        """An ability that its player uses: its price by resource, with this card itself as the last of them."""
        dues = tuple(clause for clause in ability.cost if not is_payment(scope, clause))
        cost = price_of(scope, tuple(clause for clause in ability.cost if clause not in dues))
        condition = both(allowed(scope, ability.only), can_be_done(scope, dues))
        program = build_program(scope, steps_after(dues, ability.steps))
        header = self.names.header(ability.header)
        self.activated.append(Activated(header, 0, None, condition, cost, program, index=index))

    def add_static(self, scope: Scope, ability: tree.Static, index: int) -> None:
        """A continuous fact, ban, price or permission."""
        clause = as_ban(ability.clause)
        condition = build_condition(scope, ability.condition) if ability.condition is not None else None
        if condition is not None and ability.word == "unless":
            condition = NotSo(condition)
        span = clause.duration
        if span is not None and span.kind == "during" and clause.modal != "cannot":
            meanwhile = build_condition(scope, tree.During(span.span, span.whose))
            condition = meanwhile if condition is None else Every((condition, meanwhile))
        permission = build_permission(scope, clause, condition, index)
        if permission is not None:
            self.permissions.append(permission)
            self.permissions.extend(laid_open(scope, clause, condition))
        elif is_forced(clause):
            self.prohibitions.extend(demands_of(scope, clause, condition))
        elif clause.verb in ("fall", "rise") and is_rewritten(scope, clause):
            self.replacements.append(bounded(scope, clause, condition, index))
        elif clause.verb == "skip":
            self.prohibitions.append(standing_skip(scope, clause, condition))
        elif is_capped(clause):
            self.replacements.append(capped(scope, clause, condition, index))
        elif clause.modal == "cannot" and clause.verb not in ("fall", "rise"):
            self.prohibitions.extend(build_bans(scope, clause, condition))
        elif clause.verb == "prevent" and clause.get("what") is None:
            self.replacements.append(standing_shield(scope, clause, condition, index))
        elif clause.verb == "cost":
            self.costs.extend(cost_changes(scope, clause, condition))
        elif clause.verb == "prevent":
            self.replacements.append(prevention(scope, clause, condition, index))
        elif clause.verb in ("deal", "take") and isinstance(clause.get("amount"), (tree.More, tree.Less)):
            self.replacements.append(raised_damage(scope, clause, condition, index))
        else:
            self.statics.extend(build_statics(scope, clause, condition))
            self.add_given(scope, clause, condition)

    def add_given(self, scope: Scope, clause: tree.Clause, condition: Condition | None) -> None:
        """Triggers in quotes that other cards have while this one is in play."""
        given = given_text(scope, clause)
        if given is None:
            return
        if condition is not None or given.statics or given.prohibitions or given.replacements:
            raise CannotDo("only what happens to them can be given to other cards for good")
        what = build_what(scope, clause.subject)
        self.lends.extend(Lent(what, ability) for ability in given.activated)
        for trigger in given.triggers:
            self.triggers.append(
                Trigger(
                    trigger.kinds,
                    trigger.pattern,
                    trigger.condition,
                    trigger.program,
                    trigger.per_turn,
                    trigger.first_time,
                    index=20 + len(self.triggers),
                    granted=what,
                )
            )

    def add_replacement(self, ability: tree.Replacement, sentence: str, index: int) -> None:
        """ "If ... would ..., ... instead"."""
        scope = self.scope(sentence)
        heard = build_event(scope, ability.event)
        scope.subject = heard.subject
        scope.object = heard.object
        condition: Condition | None = None
        if ability.condition is not None:
            condition = build_condition(scope, ability.condition)
        rewrite, program = build_rewrite(scope, ability)
        needs = needs_of(program.effects) if ability.optional else None
        if needs is not None:
            condition = CanTakeUp(needs, condition)
        limit = ability.limit
        self.replacements.append(
            Replacement(
                heard.kinds,
                heard.pattern,
                condition,
                rewrite,
                program,
                ability.optional,
                uses_of(scope, limit),
                mark_of(scope, limit, index),
                is_once_for_good(limit),
            )
        )
        self.remembers |= scope.remembers

    def text(self) -> Text:
        """The card's text."""
        return Text(
            self.program,
            self.attach,
            tuple(self.triggers),
            tuple(self.statics),
            tuple(self.replacements),
            tuple(self.prohibitions),
            tuple(self.costs),
            tuple(self.restrictions),
            tuple(self.activated),
            tuple(self.extras),
            tuple(self.moments),
            self.price,
            tuple(self.permissions),
            tuple(self.numbers),
            tuple(self.lends),
            self.instead,
            self.instead_if,
        )


def not_itself(step: tree.Step) -> tree.Step:
    """A card is not part of what it asks for as it is played."""
    if isinstance(step, tree.Together):
        return tree.Together(tuple(clause_apart(clause) for clause in step.clauses))
    return clause_apart(step) if isinstance(step, tree.Clause) else step


def clause_apart(clause: tree.Clause) -> tree.Clause:
    """The same done to other cards."""
    what = clause.get("what")
    if not isinstance(what, tree.Things) or not isinstance(what.quantity, tree.Some) or not what.kinds:
        return clause
    if what.quantity.how not in ("choice", "target"):
        return clause
    rest = tuple(one for one in what.filters if not isinstance(one, tree.Other))
    other = replace(what, quantity=replace(what.quantity, how="choice"), filters=(*rest, tree.Other((tree.THIS,))))
    return replace(clause, slots=tuple(tree.Slot("what", other) if s.name == "what" else s for s in clause.slots))


def check_price(names: Names, ability: tree.ExtraCost) -> None:
    """Refuse an additional cost that the game cannot ask for."""
    allowed = names.vocabulary.words.style.extra_costs
    verbs = [clause.verb for clause in clauses_in(ability.steps)]
    for verb in verbs or [""]:
        if verb not in allowed and not (verb == "pay" and ability.instead):
            raise CannotDo("cards of this game cannot ask for this besides their price")


def speaks_of_host(ability: tree.Ability) -> bool:
    """Whether an ability mentions what its card is attached to by that name."""
    return any(isinstance(node, tree.Reference) and node.word == "host" for node in nodes(ability))


def is_about_host(event: tree.Event, heard: Heard) -> bool:
    """Whether an event happens to what the card is attached to: "when it is destroyed", "when it attacks"."""
    if not isinstance(event, tree.Clause):
        return False
    what = event.get("what") or event.get("whom")
    thing = event.subject if heard.subject == CARD else what if heard.object == CARD else None
    return isinstance(thing, tree.Reference) and thing.slot == tree.HOST
