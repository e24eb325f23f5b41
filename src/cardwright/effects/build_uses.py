"""From trees to abilities that are used, extra costs, and what is done at a header's moment."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.effects.amounts import OneOrOther
from cardwright.effects.build_conditions import build_condition
from cardwright.effects.build_dues import can_be_done, is_any_card, steps_after
from cardwright.effects.build_events import build_event
from cardwright.effects.build_steps import build_program
from cardwright.effects.build_things import build_value
from cardwright.effects.clauses import cost_list, most_of
from cardwright.effects.conditions import Every, NotSo
from cardwright.effects.scope import CannotDo, Names, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Pattern, Value
from cardwright.engine.ids import NOBODY
from cardwright.engine.uses import BY_RULE, EACH_TURN, NEVER, Activated, Extra
from cardwright.text import tree
from cardwright.text.tree import ANSWERS, nodes

ANSWERED: Final = 1 << kinds.ATTACK | 1 << kinds.ACTIVATE | 1 << kinds.DEPLOY
"""The kinds of events to which an ability can be the answer."""
RENEWALS: Final = {"round": BY_RULE, "turn": EACH_TURN, "game": NEVER}
ASKED: Final = {"activate": kinds.ACTIVATE, "play": kinds.PLAY, "reveal": kinds.REVEAL}
"""The events about which a header can say that they are answered."""


def with_uses(names: Names) -> Names:
    """Return the names of a game whose cards have abilities that are used, under a header."""
    if not names.vocabulary.words.headers:
        raise CannotDo("cards of this game have no abilities that a player pays for and uses")
    return names


def build_activated(names: Names, ability: tree.Activated, sentence: str, index: int) -> tuple[Activated, int]:
    """An ability that is used, and the kinds of events that it asks about afterwards."""
    scope = Scope(with_uses(names), sentence)
    mask, pattern = answered(scope, ability)
    scope.pointing = names.vocabulary.words.style.a_means_target
    spent = any(is_own_end(scope, clause) for clause in ability.cost)
    asked = tuple(clause for clause in ability.cost if not is_own_end(scope, clause))
    chosen = names.vocabulary.words.style.extras
    dues = tuple(
        each
        for each in asked
        if not is_payment(scope, each) or has_x(each) and not chosen or is_spoken_of(each, ability.steps)
    )
    cost, variable = price(scope, tuple(clause for clause in asked if clause not in dues))
    if variable != NOBODY and ability.event is not None:
        raise CannotDo("an answer costs no X")
    scope.knows_x = variable != NOBODY
    damage: Value | None = None
    uses = NOBODY
    renewed = BY_RULE
    kept = False
    rest: list[tree.Step] = []
    for said in ability.steps:
        step = said
        if isinstance(said, tree.May) and len(said.steps) == 1 and is_use(said.steps[0]):
            step = replace(said.steps[0], modal="may")
        if isinstance(step, tree.Clause) and is_about_this(step):
            if step.modal == "not" and step.verb == "discard":
                kept = True
                continue
            if step.verb == "use" and step.modal in ("", "may", "can") and step.limit is not None:
                uses = step.limit.count
                renewed = renewal_of(names, ability.header, step.limit)
                continue
        dealt = damage_of(scope, step)
        if dealt is not None:
            if damage is not None:
                raise CannotDo("an ability deals its damage once")
            damage = dealt
            continue
        rest.append(step)
    if dues and damage is not None:
        raise CannotDo("an attack is paid with resources or with its own card")
    condition = both(allowed(scope, ability.only), can_be_done(scope, dues))
    program = build_program(scope, steps_after(dues, tuple(rest)))
    header = names.header(ability.header)
    most = highest_x(scope, ability.cost)
    made = Activated(
        header, mask, pattern, condition, cost, program, damage, uses, kept, index, spent, renewed, variable, most
    )
    return made, scope.remembers


def answered(scope: Scope, ability: tree.Activated) -> tuple[int, Pattern | None]:
    """What an ability is used in answer to."""
    if ability.event is None:
        return 0, None
    heard = build_event(scope, ability.event)
    scope.subject = heard.subject
    scope.object = heard.object
    check_answered(scope.names, ability, heard.kinds)
    if ability.header in ANSWERS:
        if heard.kinds & ~ANSWERED:
            raise CannotDo("only an attack, an activation or a deployment can be answered")
        scope.answers = heard.kinds.bit_length() - 1
    return heard.kinds, heard.pattern


def allowed(scope: Scope, only: tuple[tree.PlayOnly, ...]) -> Condition | None:
    """That all holds without which an ability is not used."""
    found: Condition | None = None
    for each in only:
        condition = build_condition(scope, each.condition)
        found = both(found, NotSo(condition) if each.word == "not if" else condition)
    return found


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    """That two conditions hold, if they are asked for."""
    if one is None or other is None:
        return one if other is None else other
    return Every((one, other))


def renewal_of(names: Names, header: str, limit: tree.Limit) -> int:
    """In which span uses are counted."""
    once = header in names.vocabulary.words.headers and names.vocabulary.words.headers[header].once
    if once and limit.span != "turn":
        raise CannotDo("uses are counted by the turn in this game")
    if limit.span not in RENEWALS:
        raise CannotDo("uses are counted by the turn, by the round or in the whole game")
    return RENEWALS[limit.span]


def check_answered(names: Names, ability: tree.Activated, heard: int) -> None:
    """Refuse an answer to something that nobody is asked about."""
    asked = 0
    for kind in names.vocabulary.words.headers[ability.header].answers if ability.header else ():
        asked |= 1 << ASKED[kind]
    assert ability.event is not None
    if asked and (heard & ~asked or is_outcome(names, ability.event)):
        raise CannotDo('only what is activated, played or revealed is answered: say "whenever" instead')


def is_outcome(names: Names, event: tree.Event) -> bool:
    """Whether what is made comes of damage, after everything could be answered."""
    what = event.get("what") if isinstance(event, tree.Clause) else None
    nouns = names.vocabulary.words.nouns
    return isinstance(what, tree.Things) and any(nouns[noun].moment for kind in what.kinds for noun in kind.nouns)


def is_own_end(scope: Scope, clause: tree.Clause) -> bool:
    """Whether the card itself is the price, where the rules take it then."""
    if not scope.names.vocabulary.words.style.spends or not is_about_this(clause):
        return False
    return clause.verb in ("discard", "destroy", "sacrifice")


def is_payment(scope: Scope, clause: tree.Clause) -> bool:
    """Whether a part of a cost is paid with resources or with any cards of the hand."""
    if clause.verb == "pay":
        return True
    what = clause.get("what")
    return clause.verb == "discard" and isinstance(what, tree.Things) and is_any_card(scope, what)


def is_use(step: tree.Step) -> bool:
    """Whether a step says how often this ability is used ("you may use this ability twice each round")."""
    return isinstance(step, tree.Clause) and step.verb == "use" and is_about_this(step) and step.limit is not None


def is_about_this(clause: tree.Clause) -> bool:
    """Whether a clause is about the card that bears the text, or this ability of it."""
    what = clause.get("what")
    return isinstance(what, tree.Reference) and what.slot == tree.THIS


def is_bare_damage(clause: tree.Clause) -> bool:
    """Whether a clause only says how much damage the rules deal."""
    return clause.verb == "deal" and clause.get("amount") is not None and len(clause.slots) == 1


def damage_of(scope: Scope, step: tree.Step) -> Value | None:
    """How much damage the rules deal, perhaps another number if something is so; None if a step says none."""
    if isinstance(step, tree.Clause):
        return build_value(scope, step.get("amount")) if is_bare_damage(step) else None  # type: ignore[arg-type]
    if not isinstance(step, tree.If) or len(step.then) != 1 or len(step.otherwise) != 1:
        return None
    one, other = damage_of(scope, step.then[0]), damage_of(scope, step.otherwise[0])
    if one is None or other is None:
        return None
    return OneOrOther(build_condition(scope, step.condition), one, other)


def has_x(clause: tree.Clause) -> bool:
    """Whether a payment is X of something."""
    cost = clause.get("cost")
    return isinstance(cost, tree.Cost) and any(part.variable for part in cost.parts)


def build_extra(scope: Scope, ability: tree.Additional) -> Extra:
    """A cost besides the card's own."""
    if any(is_spoken_of(clause, ability.steps) for clause in ability.cost):
        raise CannotDo("what is given up as a price is not known afterwards: say it as the first deed")
    cost, variable = price(scope, ability.cost)
    scope.knows_x = scope.knows_x or variable != NOBODY
    return Extra(cost, variable, ability.optional, highest_x(scope, ability.cost))


def is_spoken_of(clause: tree.Clause, steps: tuple[tree.Step, ...]) -> bool:
    """Whether what is given up as a price is spoken of afterwards."""
    what = clause.get("what")
    if not isinstance(what, tree.Things) or what.slot == tree.UNRESOLVED:
        return False
    return any(isinstance(node, tree.Reference) and node.slot == what.slot for node in nodes(steps))


def highest_x(scope: Scope, clauses: tuple[tree.Clause, ...]) -> Value | None:
    """What the X in a price cannot be more than."""
    for clause in clauses:
        most = most_of(scope, clause)
        if most is not None:
            return most
    return None


def price(scope: Scope, clauses: tuple[tree.Clause, ...]) -> tuple[list[int], int]:
    """What is paid, as a list by resource, and the resource of which it is X."""
    resources = scope.names.resources
    total = [0] * len(resources)
    variable = NOBODY
    for clause in clauses:
        if clause.verb == "discard":
            total[discarded(scope)] += count_of(scope, clause)
            continue
        if clause.verb != "pay":
            raise CannotDo(f'"{clause.verb}" so much cannot be a cost here')
        cost = clause.get("cost")
        if isinstance(cost, tree.More):
            cost = cost.by
        for index, part in enumerate(cost_list(scope, cost)):
            total[index] += part
        if isinstance(cost, tree.Cost):
            for one in cost.parts:
                if one.variable:
                    variable = resources.index(one.resource)
    return total, variable


def discarded(scope: Scope) -> int:
    """The resource that is paid with cards from hand."""
    for index, resource in enumerate(scope.names.vocabulary.words.resources.values()):
        if resource.discard:
            return index
    raise CannotDo("in this game nothing is paid by discarding")


def count_of(scope: Scope, clause: tree.Clause) -> int:
    """How many cards of the payer's hand, any cards, are discarded."""
    what = clause.get("what")
    if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Some):
        number = what.quantity.number
        if isinstance(number, tree.Number) and what.quantity.how == "choice" and is_any_card(scope, what):
            return number.value
    raise CannotDo("a cost can only be so many cards of the payer's choice")
