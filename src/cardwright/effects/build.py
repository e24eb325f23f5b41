"""From a card's abilities to its text: what the engine holds, asks and runs."""

from __future__ import annotations

from cardwright.effects import amounts, filters, groups
from cardwright.effects.build_conditions import build_condition
from cardwright.effects.build_events import Heard, build_event
from cardwright.effects.build_price import price_of
from cardwright.effects.build_static import build_ban, build_permission, build_statics, cost_changes, raised_damage
from cardwright.effects.build_steps import build_program, build_steps
from cardwright.effects.build_things import build_selector, build_value, in_play
from cardwright.effects.build_uses import build_activated, build_extra
from cardwright.effects.build_watch import build_watch
from cardwright.effects.deeds import IfPaid
from cardwright.effects.rewrites import ChangeAmount, DoesNotHappen, GoesElsewhere
from cardwright.effects.scope import CannotDo, Names, Scope
from cardwright.effects.selectors import InZones
from cardwright.engine.ability import (
    NOTHING,
    Condition,
    CostChange,
    Program,
    Prohibition,
    Replacement,
    Rewrite,
    Static,
    Target,
    Text,
    Trigger,
)
from cardwright.engine.uses import Activated, Extra
from cardwright.engine.watch import UNSET
from cardwright.text import tree
from cardwright.text.check import nodes

MOVES = frozenset({"exile", "put", "return", "go", "shuffle", "move"})
"""Verbs that can say where a card goes instead."""


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
        self.remembers = 0
        self.activated: list[Activated] = []
        self.extras: list[Extra] = []
        self.moments: list[Program] = []
        self.lasts = -1
        self.watch = UNSET
        self.printed: dict[str, int] = {}
        self.permissions: list[Prohibition] = []
        self.numbers: list[tuple[int, int]] = []

    def add(self, ability: tree.Ability, sentence: str, index: int) -> None:
        """Add one ability."""
        scope = Scope(self.names, sentence)
        if self.attach is None and speaks_of_host(ability):
            # Who speaks of a host without saying what it is attached to is attached to another card of its player.
            fits = filters.AllOf((filters.Friendly(), filters.Isnt(filters.IsThis())))
            self.attach = Target(1, InZones(self.names.in_play(), None, fits, True), 1, 1, (), sentence)
        if isinstance(ability, tree.Keyword):
            self.keywords |= self.names.bit(ability.name)
            if ability.number is not None:
                self.numbers.append((self.names.bit(ability.name), ability.number))
        elif isinstance(ability, tree.PlayOnly):
            self.restrictions.append(build_condition(scope, ability.condition))
        elif isinstance(ability, tree.ExtraCost):
            self.price = build_program(scope, ability.steps)
        elif isinstance(ability, tree.Attach):
            selector = build_selector(scope, ability.to, in_play(scope), True)
            self.attach = Target(1, selector, 1, 1, (), sentence)
        elif isinstance(ability, tree.Instructions):
            scope.pointing = self.names.vocabulary.words.style.a_means_target
            program = build_program(scope, ability.steps)
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
        scope = Scope(self.names, sentence)
        heard = build_event(scope, ability.event)
        scope.subject = heard.subject
        scope.object = heard.object
        condition = build_condition(scope, ability.condition) if ability.condition is not None else None
        steps = ability.steps
        from_hand = ability.zone != "" and self.names.zone(ability.zone) == self.names.hand()
        if from_hand and len(steps) == 1 and isinstance(steps[0], tree.May):
            # Whether to use it is asked before it is shown.
            steps = steps[0].steps
        program = build_program(scope, steps)
        limit = ability.limit
        self.triggers.append(
            Trigger(
                heard.kinds,
                heard.pattern,
                condition,
                program,
                once_per_turn=limit is not None and limit.span != "game",
                first_time=limit is not None and limit.span == "game",
                from_hand=from_hand,
                itself=heard.itself,
                index=index,
            )
        )
        self.remembers |= scope.remembers

    def add_activation(self, scope: Scope, ability: tree.Activated, index: int) -> None:
        """An ability that its player uses: its price by resource, with this card itself as the last of them."""
        cost = price_of(scope, ability.cost)
        program = build_program(scope, ability.steps)
        header = self.names.header(ability.header)
        self.activated.append(Activated(header, 0, None, None, cost, program, index=index))

    def add_static(self, scope: Scope, ability: tree.Static, index: int) -> None:
        """A continuous fact, ban, price or permission."""
        clause = ability.clause
        condition = build_condition(scope, ability.condition) if ability.condition is not None else None
        permission = build_permission(scope, clause, condition)
        if permission is not None:
            self.permissions.append(permission)
        elif clause.modal == "cannot":
            self.prohibitions.append(build_ban(scope, clause, condition))
        elif clause.verb == "cost":
            self.costs.extend(cost_changes(scope, clause, condition))
        elif clause.verb in ("deal", "take") and isinstance(clause.get("amount"), (tree.More, tree.Less)):
            self.replacements.append(raised_damage(scope, clause, condition, index))
        else:
            self.statics.extend(build_statics(scope, clause, condition))

    def add_replacement(self, ability: tree.Replacement, sentence: str, index: int) -> None:
        """ "If ... would ..., ... instead"."""
        scope = Scope(self.names, sentence)
        heard = build_event(scope, ability.event)
        scope.subject = heard.subject
        scope.object = heard.object
        condition = build_condition(scope, ability.condition) if ability.condition is not None else None
        rewrite, program = self.rewrite(scope, heard, ability)
        limit = ability.limit
        self.replacements.append(
            Replacement(
                heard.kinds,
                heard.pattern,
                condition,
                rewrite,
                program,
                ability.optional,
                limit is not None and limit.span != "game",
                index,
            )
        )
        self.remembers |= scope.remembers

    def rewrite(self, scope: Scope, heard: Heard, ability: tree.Replacement) -> tuple[Rewrite, Program]:
        """What becomes of the event, and what is done besides."""
        plain = Program((), (), scope.sentence)
        if len(ability.steps) == 1 and isinstance(ability.steps[0], tree.Clause):
            clause = ability.steps[0]
            amount = clause.get("amount")
            if clause.verb in ("take", "deal") and isinstance(amount, (tree.More, tree.Less)):
                if isinstance(amount.by, tree.Cost):
                    raise CannotDo("damage is not paid for")
                value = build_value(scope, amount.by)
                return ChangeAmount(amounts.Product(-1, value) if isinstance(amount, tree.Less) else value), plain
            if clause.verb == "prevent":
                return DoesNotHappen(), plain
            if clause.verb in MOVES and self.moves_the_card(scope, clause):
                return self.elsewhere(clause), plain
        build_steps(scope, ability.steps)
        program = Program(tuple(scope.effects), (), scope.sentence)
        return DoesNotHappen() if ability.instead else ChangeAmount(amounts.Fixed(0)), program

    def moves_the_card(self, scope: Scope, clause: tree.Clause) -> bool:
        """Whether a clause only says where the event's own card goes."""
        what = clause.get("what") if clause.get("what") is not None else clause.subject
        if not isinstance(what, tree.Reference):
            return False
        if what.word == "gap":
            return True
        if what.slot == tree.EVENT_SUBJECT:
            return scope.subject == groups.CARD
        return what.slot == tree.EVENT_OBJECT and scope.object == groups.CARD

    def elsewhere(self, clause: tree.Clause) -> Rewrite:
        """The place where the card goes instead."""
        place = clause.get("to")
        if isinstance(place, tree.Place):
            return GoesElsewhere(self.names.zone(place.zone), place.position == "bottom", clause.verb == "shuffle")
        if clause.verb not in self.names.zones:
            raise CannotDo(f'"{clause.verb}" does not say where the card goes instead')
        return GoesElsewhere(self.names.zone(clause.verb), False, False)

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
        )


def speaks_of_host(ability: tree.Ability) -> bool:
    """Whether an ability mentions what its card is attached to by that name."""
    return any(isinstance(node, tree.Reference) and node.word == "host" for node in nodes(ability))
