"""What each verb does as an instruction: one builder per verb."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.effects import amounts, filters, groups, who
from cardwright.effects.build_static import build_cost_changes, build_give
from cardwright.effects.build_things import (
    Where,
    build_filter,
    build_group,
    build_selector,
    build_value,
    build_who,
    in_play,
)
from cardwright.effects.damage import DealDamage, Fight, GainResource, HealPlayers, SplitDamage
from cardwright.effects.flow import (
    NameCard,
    Pay,
)
from cardwright.effects.groups import Group
from cardwright.effects.moves import (
    BY_VERB,
    INTO_PLAY,
    AttachTo,
    CancelAttacks,
    Goal,
    MakeTokens,
    MoveThem,
    RedirectAttacks,
    Retarget,
    ShuffleZone,
)
from cardwright.effects.piles import FromTheTop, LookAt, LookAtZone, PutBack, Search
from cardwright.effects.scope import CannotDo, Scope, frame_slot
from cardwright.effects.tokens import token_face
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import Value
from cardwright.text import tree


def is_player(subject: object) -> bool:
    """Whether a subject is a player."""
    return isinstance(
        subject,
        (
            tree.You,
            tree.Opponent,
            tree.EachPlayer,
            tree.AnyPlayer,
            tree.ThatPlayer,
            tree.ControllerOf,
            tree.OwnerOf,
        ),
    )


def actor_of(scope: Scope, clause: tree.Clause) -> Who:
    """Who does it: the player named, otherwise you."""
    if isinstance(clause.subject, tree.EachPlayer) and isinstance(scope.actor, who.EachInTurn):
        return scope.actor
    if is_player(clause.subject):
        return build_who(scope, clause.subject)  # type: ignore[arg-type]
    return who.You()


def things(scope: Scope, clause: tree.Clause, slot: str, where: Where) -> Group:
    """The things in a named slot of the clause."""
    value = clause.get(slot)
    if isinstance(value, (tree.Reference, tree.Things, tree.Several)) or is_player(value):
        return build_group(scope, value, where)  # type: ignore[arg-type]
    raise CannotDo(f'"{clause.verb}" what?')


def from_place(scope: Scope, clause: tree.Clause, default: tuple[int, ...], whose: Who | None, chooser: Who) -> Where:
    """Where a verb takes its cards from: the place that it names, or its usual one."""
    source = clause.get("source")
    if isinstance(source, tree.Place):
        owner = build_who(scope, source.whose) if source.whose is not None else whose
        return Where((scope.names.zone(source.zone),), owner, chooser)
    return Where(default, whose, chooser)


def number(scope: Scope, clause: tree.Clause, slot: str = "amount") -> Value:
    """The number in a slot, 1 if nothing is said."""
    value = clause.get(slot)
    if value is None:
        return amounts.Fixed(1)
    if isinstance(value, tree.Things):
        return counted_cards(scope, value)
    return build_value(scope, value)  # type: ignore[arg-type]


def counted_cards(scope: Scope, things: tree.Things) -> Value:
    """How many cards a phrase such as "2 cards" means."""
    quantity = things.quantity
    if isinstance(quantity, tree.Some):
        return build_value(scope, quantity.number)
    raise CannotDo("how many cards?")


def move(kind: int, zones: str = "") -> Callable[[Scope, tree.Clause], None]:
    """A verb that takes things where the game says."""

    def build(scope: Scope, clause: tree.Clause) -> None:
        actor = actor_of(scope, clause)
        default = {"": scope.names.in_play(), "stack": scope.names.waiting(), "hand": ()}[zones]
        if zones == "hand":
            default = (scope.names.hand(),)
        whose = actor if zones == "hand" else None
        where = from_place(scope, clause, default, whose, actor)
        group = things(scope, clause, "what", where)
        scope.effects.append(MoveThem(kind, group, Goal(BY_VERB), actor))

    return build


def take_off_top(kind: int) -> Callable[[Scope, tree.Clause], None]:
    """A verb that takes cards off the top of a deck."""

    def build(scope: Scope, clause: tree.Clause) -> None:
        what = clause.get("what")
        if isinstance(what, tree.Reference):
            scope.effects.append(
                MoveThem(kind, build_group(scope, what, in_play(scope)), Goal(BY_VERB), actor_of(scope, clause))
            )
            return
        slot = "what" if what is not None else "amount"
        scope.effects.append(FromTheTop(kind, actor_of(scope, clause), number(scope, clause, slot)))

    return build


def build_put(scope: Scope, clause: tree.Clause) -> None:
    """Put, return, shuffle or move cards to a place."""
    kind = kinds.RETURN if clause.verb == "return" else kinds.PUT
    actor = actor_of(scope, clause)
    place = clause.get("to")
    zone = clause.get("zone")
    if not isinstance(place, tree.Place):
        if clause.verb == "shuffle" and isinstance(zone, tree.Place):
            owner = build_who(scope, zone.whose) if zone.whose is not None else actor
            scope.effects.append(ShuffleZone(scope.names.zone(zone.zone), owner))
            return
        raise CannotDo(f"{clause.verb} it where?")
    group = things(scope, clause, "what", from_place(scope, clause, scope.names.in_play(), actor, actor))
    target = scope.names.zone(place.zone)
    goal = Goal(target, None, place.position == "bottom", clause.verb == "shuffle")
    scope.effects.append(MoveThem(kind, group, goal, actor))


def build_put_back(scope: Scope, clause: tree.Clause) -> None:
    """Put looked-at cards back in any order."""
    scope.effects.append(PutBack(things(scope, clause, "what", in_play(scope))))


def build_deal(scope: Scope, clause: tree.Clause) -> None:
    """Damage to things and players, or split among things."""
    amount = number(scope, clause)
    among = clause.get("among")
    if isinstance(among, tree.Things):
        scope.effects.append(SplitDamage(build_selector(scope, among, in_play(scope), False), amount))
        return
    source: Group = groups.This()
    if isinstance(clause.subject, (tree.Reference, tree.Things)):
        source = build_group(scope, clause.subject, in_play(scope))
    if clause.get("whom") is None:
        raise CannotDo("deal damage to whom?")
    scope.effects.append(DealDamage(things(scope, clause, "whom", in_play(scope)), amount, source))


def build_take(scope: Scope, clause: tree.Clause) -> None:
    """ "Your opponent takes 2 damage"."""
    if clause.subject is None or isinstance(clause.subject, (tree.StatOf, tree.CountOf, tree.Place)):
        raise CannotDo("who takes the damage?")
    group = build_group(scope, clause.subject, in_play(scope))
    scope.effects.append(DealDamage(group, number(scope, clause), groups.This()))


def build_heal(scope: Scope, clause: tree.Clause) -> None:
    """Heal so much."""
    scope.effects.append(HealPlayers(actor_of(scope, clause), number(scope, clause)))


def build_gain(scope: Scope, clause: tree.Clause) -> None:
    """Gain a resource."""
    resource = clause.get("resource")
    if not isinstance(resource, str) or resource not in scope.names.resources:
        raise CannotDo(f"{clause.verb} what?")
    amount = number(scope, clause)
    if clause.verb == "lose":
        amount = amounts.Product(-1, amount)
    scope.effects.append(GainResource(actor_of(scope, clause), scope.names.resources.index(resource), amount))


def build_lose(scope: Scope, clause: tree.Clause) -> None:
    """Lose words or a resource."""
    if clause.get("resource") is not None:
        build_gain(scope, clause)
    else:
        build_give(scope, clause)


def cost_list(scope: Scope, cost: object) -> list[int]:
    """A price as a list by resource."""
    if not isinstance(cost, tree.Cost):
        raise CannotDo("pay what?")
    parts = [0] * len(scope.names.resources)
    for part in cost.parts:
        parts[scope.names.resources.index(part.resource)] += part.count
    return parts


def build_pay(scope: Scope, clause: tree.Clause) -> None:
    """Pay a price."""
    scope.effects.append(Pay(actor_of(scope, clause), cost_list(scope, clause.get("cost"))))


def build_search(scope: Scope, clause: tree.Clause) -> None:
    """Search a zone for cards; they go to hand unless a later clause says otherwise."""
    zone = clause.get("zone")
    what = clause.get("what")
    if not isinstance(zone, tree.Place) or not isinstance(what, tree.Things):
        raise CannotDo("search what, for what?")
    actor = build_who(scope, zone.whose) if zone.whose is not None else actor_of(scope, clause)
    kind = scope.names.zone(zone.zone)
    plain = isinstance(build_filter(scope, what, placed=True), filters.Anything)
    selector = build_selector(scope, what, Where((kind,), actor, actor), False)
    slot = frame_slot(what.slot)
    scope.chosen.add(what.slot)
    must = plain and not (isinstance(what.quantity, tree.Some) and what.quantity.up_to)
    goal = scope.names.hand()
    scope.effects.append(Search(kind, actor, selector, counted_cards(scope, what), must, not plain, slot, goal))


def build_look(scope: Scope, clause: tree.Clause) -> None:
    """Look at cards in secret, or reveal them."""
    shown = clause.verb == "reveal"
    actor = actor_of(scope, clause)
    zone = clause.get("zone")
    if isinstance(zone, tree.Place):
        whose = build_who(scope, zone.whose) if zone.whose is not None else actor
        scope.effects.append(LookAtZone(scope.names.zone(zone.zone), whose, actor, shown))
        return
    what = clause.get("what")
    group = things(scope, clause, "what", from_place(scope, clause, (scope.names.hand(),), actor, actor))
    if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Top):
        scope.looked_at = frame_slot(what.slot)
        scope.taken = []
    scope.effects.append(LookAt(group, actor, shown))


def build_summon(scope: Scope, clause: tree.Clause) -> None:
    """Put creatures or tokens into play."""
    actor = actor_of(scope, clause)
    token = clause.get("token")
    if isinstance(token, tree.Token):
        scope.effects.append(MakeTokens(token_face(scope.names, token), build_value(scope, token.number), actor))
        return
    group = things(scope, clause, "what", from_place(scope, clause, (scope.names.hand(),), actor, actor))
    scope.effects.append(MoveThem(kinds.SUMMON, group, Goal(INTO_PLAY), actor))


def build_retarget(scope: Scope, clause: tree.Clause) -> None:
    """Change the target of an attack or a waiting card."""
    what = clause.get("what")
    group = things(scope, clause, "what", Where(scope.names.waiting(), needs=filters.HasTargets()))
    if clause.get("to") is not None:
        scope.effects.append(RedirectAttacks(group, things(scope, clause, "to", in_play(scope))))
    elif isinstance(what, tree.Things) and is_attack(scope, what):
        raise CannotDo("an attack needs to be told where it goes")
    else:
        scope.effects.append(Retarget(group))


def is_attack(scope: Scope, things: tree.Things) -> bool:
    """Whether a phrase is about attacks rather than cards."""
    nouns = scope.names.vocabulary.words.nouns
    return any(nouns[noun].role == "object" for kind in things.kinds for noun in kind.nouns)


def build_cancel(scope: Scope, clause: tree.Clause) -> None:
    """Call an attack off."""
    scope.effects.append(CancelAttacks(things(scope, clause, "what", in_play(scope))))


def build_fight(scope: Scope, clause: tree.Clause) -> None:
    """Two creatures fight."""
    subject = clause.subject
    if not isinstance(subject, (tree.Reference, tree.Things, tree.Several)):
        raise CannotDo("who fights?")
    one = build_group(scope, subject, in_play(scope))
    pair = scope.names.vocabulary.words.pair
    stat = scope.names.stat(pair[0] if pair else scope.names.stats[0])
    scope.effects.append(Fight(one, things(scope, clause, "whom", in_play(scope)), stat))


def build_name(scope: Scope, clause: tree.Clause) -> None:
    """Name a card."""
    what = clause.get("what")
    if not isinstance(what, tree.Things):
        raise CannotDo("name what?")
    bits = without = 0
    for kind in what.kinds:
        for noun in kind.nouns:
            if scope.names.vocabulary.words.nouns[noun].role not in ("any", "object"):
                bits |= scope.names.bit(noun)
    for one in [*what.filters, *(one for kind in what.kinds for one in kind.filters)]:
        wanted, forbidden = name_bits(scope, one)
        bits |= wanted
        without |= forbidden
    scope.chosen.add(what.slot)
    scope.effects.append(NameCard(bits, without, frame_slot(what.slot)))


def name_bits(scope: Scope, one: tree.Filter) -> tuple[int, int]:
    """The words that a named card must have, and must not have."""
    if isinstance(one, tree.Not):
        wanted, forbidden = name_bits(scope, one.filter)
        return forbidden, wanted
    bits = 0
    if isinstance(one, tree.Is):
        for noun in one.kind.nouns:
            bits |= scope.names.bit(noun)
    elif isinstance(one, tree.Trait):
        for value in one.values:
            bits |= scope.names.bit(value)
    elif isinstance(one, tree.HasKeyword):
        bits = scope.names.bit(one.keyword)
    else:
        raise CannotDo("a name can only be limited by type, kind, trait or keyword")
    return bits, 0


def build_choose(scope: Scope, clause: tree.Clause) -> None:
    """Choose something for a later clause."""
    actor = actor_of(scope, clause)
    things(scope, clause, "what", Where(scope.names.in_play(), None, actor))


def build_attach(scope: Scope, clause: tree.Clause) -> None:
    """Attach a card in play to another."""
    group = things(scope, clause, "what", in_play(scope))
    scope.effects.append(AttachTo(group, things(scope, clause, "to", in_play(scope))))


VERBS: dict[str, Callable[[Scope, tree.Clause], None]] = {
    "destroy": move(kinds.DESTROY),
    "exile": move(kinds.EXILE),
    "sacrifice": move(kinds.DESTROY),
    "discard": move(kinds.DISCARD, "hand"),
    "counter": move(kinds.COUNTER, "stack"),
    "channel": move(kinds.CHANNEL, "hand"),
    "draw": take_off_top(kinds.DRAW),
    "burn": take_off_top(kinds.BURN),
    "put": build_put,
    "return": build_put,
    "shuffle": build_put,
    "move": build_put,
    "put_back": build_put_back,
    "deal": build_deal,
    "take": build_take,
    "heal": build_heal,
    "gain": build_gain,
    "lose": build_lose,
    "pay": build_pay,
    "search": build_search,
    "look": build_look,
    "reveal": build_look,
    "summon": build_summon,
    "resummon": build_summon,
    "retarget": build_retarget,
    "cancel": build_cancel,
    "fight": build_fight,
    "name": build_name,
    "choose": build_choose,
    "attach": build_attach,
    "get": build_give,
    "be": build_give,
    "control": build_give,
    "cost": build_cost_changes,
}
"""What each verb of the lexicon does as an instruction."""
