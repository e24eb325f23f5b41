"""From trees to groups, players, filters and numbers."""

from __future__ import annotations

from typing import Final

from cardwright.effects import amounts, filters, groups, who
from cardwright.effects.build_numbers import is_healed, own_stat, stat_filter
from cardwright.effects.build_picks import aimed, alike, beyond_filters, has_extreme, narrowed
from cardwright.effects.chance import CoinsShowing, NumberRolled
from cardwright.effects.choices import CountX
from cardwright.effects.counters import CountersCompare, CountersOn, CountersTaken
from cardwright.effects.flow import ChooseNow, KeepAll, PickAtRandom
from cardwright.effects.groups import Group
from cardwright.effects.phrases import (
    ANY_NUMBER,
    PLACES,
    Where,
    all_filters,
    bounds_of,
    comes_of_it,
    how_of,
    is_answered,
    is_attacker,
    joined,
    other_slots,
)
from cardwright.effects.printed import PrintedOf
from cardwright.effects.scope import CannotDo, Scope, frame_slot
from cardwright.effects.selectors import AmongGroup, Attackers, Attacks, InZones, Players, done_to
from cardwright.effects.status import DamageGone
from cardwright.effects.who import Who
from cardwright.engine.ability import Filter, Selector, Target, Value
from cardwright.text import tree

SO_MANY: Final = tree.Some(tree.Variable())
"""X of them, of one's choice."""
ANY_ONE: Final = tree.Some(tree.Number(1))
"""Any one that fits, as said in a filter."""


def build_who(scope: Scope, player: tree.Player) -> Who:
    """Which seats a phrase means."""
    if isinstance(player, tree.You):
        return who.You()
    if isinstance(player, tree.Opponent):
        return who.Opponent()
    if isinstance(player, tree.EachPlayer):
        return who.EachPlayer()
    if isinstance(player, tree.PlayersWho):
        from cardwright.effects.build_conditions import build_those

        return build_those(scope, player.clause)
    if isinstance(player, tree.ControllerOf) and is_answered(scope, player.of):
        return who.Opponent()
    if isinstance(player, tree.ControllerOf):
        return who.ControllerOf(build_group(scope, player.of, in_play(scope)))
    if isinstance(player, (tree.OwnerOf, tree.AnyPlayer)):
        group = build_group(scope, player.of if isinstance(player, tree.OwnerOf) else player, in_play(scope))
        return who.OwnerOf(group) if isinstance(player, tree.OwnerOf) else who.ControllerOf(group)
    if player.slot == tree.ACTOR:
        return who.Rival(scope.actor) if player.word == tree.THEIR_OPPONENT else scope.actor
    if player.slot == tree.THE_OPPONENT:
        return who.Opponent()
    if player.slot == tree.EVENT_PLAYER or (player.slot == tree.EVENT_SUBJECT and scope.subject == groups.PLAYER):
        return who.EventPlayer()
    return who.ControllerOf(slot_group(scope, player.slot))


def in_play(scope: Scope) -> Where:
    """Among the cards in play."""
    return Where(scope.names.in_play())


def slot_group(scope: Scope, slot: int) -> Group:
    """What a resolved reference points at."""
    if slot == tree.THIS:
        return groups.Fallen() if scope.about_host else groups.This()
    if slot == tree.HOST:
        return groups.EventField(groups.CARD) if scope.about_host else groups.Host()
    if slot == tree.TRIGGERING:
        return groups.InSlot(groups.TRIGGERING)
    if slot == tree.UNDER_WAY:
        return groups.UnderWay()
    if slot == tree.REVEALER:
        return groups.Revealer()
    if slot == tree.EVENT_SUBJECT:
        return groups.EventField(scope.subject)
    if slot == tree.EVENT_OBJECT:
        return groups.EventField(scope.object)
    if slot == tree.EVENT_PLAYER:
        return groups.EventField(groups.PLAYER)
    if slot == tree.THE_REST:
        if scope.looked_at < 0:
            raise CannotDo('"the rest" of what? Nothing was looked at, revealed or searched before')
        return groups.TheRest(scope.looked_at, tuple(scope.taken))
    return groups.InSlot(frame_slot(slot))


def meant(scope: Scope, reference: tree.Reference) -> Group:
    """What a resolved reference means: one thing or group, or several that were picked one by one."""
    if not reference.more:
        return slot_group(scope, reference.slot)
    return groups.Together(tuple(slot_group(scope, slot) for slot in (reference.slot, *reference.more)))


def build_group(scope: Scope, thing: tree.Thing, where: Where) -> Group:
    """Which things a phrase means; choices are made where they stand in the sentence, targets before."""
    if isinstance(thing, tree.Reference):
        return meant(scope, thing)
    if isinstance(thing, tree.Several) and thing.either:
        return choose_either(scope, thing)
    if isinstance(thing, tree.Several):
        return groups.Together(tuple(build_group(scope, item, where) for item in thing.items))
    if isinstance(thing, tree.Things):
        return choose_things(scope, thing, where)
    if isinstance(thing, (tree.You, tree.Opponent)):
        return groups.YouGroup() if isinstance(thing, tree.You) else groups.OpponentGroup()
    if isinstance(thing, tree.EachPlayer):
        return groups.BothPlayers()
    if isinstance(thing, tree.AnyPlayer):
        slot = frame_slot(thing.slot)
        if thing.slot not in scope.chosen:
            scope.chosen.add(thing.slot)
            target = Target(slot, Players(groups.BothPlayers()), 1, 1, (), scope.sentence)
            if thing.target:
                scope.targets.append(target)
            else:
                scope.effects.append(ChooseNow(target, where.chooser, amounts.Fixed(1), False))
        return groups.InSlot(slot)
    return groups.PlayersOf(build_who(scope, thing))


def choose_either(scope: Scope, several: tree.Several) -> Group:
    """ "Target creature or player": one target among both."""
    cards, player = several.items
    if not isinstance(cards, tree.Things) or not isinstance(player, tree.AnyPlayer) or cards.slot != player.slot:
        raise CannotDo("what is meant by this choice?")
    slot = frame_slot(cards.slot)
    if cards.slot not in scope.chosen:
        scope.chosen.add(cards.slot)
        fits = build_filter(scope, cards, placed=True)
        selector = InZones(scope.names.in_play(), None, fits, True, groups.BothPlayers())
        scope.targets.append(Target(slot, selector, 1, 1, (), scope.sentence))
    return groups.InSlot(slot)


def choose_things(scope: Scope, things: tree.Things, where: Where) -> Group:
    """All that fit, or a choice of some, a target, a random pick, the top of a pile."""
    quantity = things.quantity
    if isinstance(quantity, tree.The) and is_attacker(scope, things):
        if things.slot == tree.UNRESOLVED:
            return groups.Everything(Attackers(build_filter(scope, things)))
        slot = frame_slot(things.slot)
        if things.slot not in scope.chosen:
            scope.chosen.add(things.slot)
            scope.targets.append(Target(slot, Attackers(build_filter(scope, things)), 1, 1, (), scope.sentence))
        return groups.InSlot(slot)
    if isinstance(quantity, (tree.All, tree.The)) and things.slot not in scope.pointed:
        return groups.Everything(build_selector(scope, things, where, False))
    slot = frame_slot(things.slot)
    if things.slot in scope.chosen:
        return groups.InSlot(slot)
    scope.chosen.add(things.slot)
    if isinstance(quantity, (tree.All, tree.The)):
        scope.effects.append(KeepAll(slot, groups.Everything(build_selector(scope, things, where, False))))
        return groups.InSlot(slot)
    if isinstance(quantity, tree.Top):
        from cardwright.effects.build_digging import take_top

        scope.effects.append(take_top(scope, things, quantity, where, slot))
        return groups.InSlot(slot)
    number: Value = amounts.Fixed(ANY_NUMBER)
    up_to, least, how = True, 0, "choice"
    sets_x = quantity == SO_MANY and not scope.knows_x
    if isinstance(quantity, tree.Some):
        number = number if sets_x else build_value(scope, quantity.number)
        up_to, how = quantity.up_to or sets_x, quantity.how
        if quantity.by is not None:
            where = Where(where.zones, where.whose, build_who(scope, quantity.by), where.needs)
    elif isinstance(quantity, tree.AnyNumber):
        how = quantity.how
    elif isinstance(quantity, tree.Next):
        number = build_value(scope, quantity.number)
    else:
        high, least = bounds_of(quantity)
        number = amounts.Fixed(high)
    apart = tuple(frame_slot(one) for one in other_slots(things) if one >= tree.FIRST_CHOICE)
    freely = where.needs is not None or not isinstance(scope.actor, who.You) or comes_of_it(things)
    if how == "choice" and scope.pointing and not freely and where.zones == scope.names.in_play():
        how = "target"
    selector = build_selector(scope, things, where, how == "target")
    if how == "target":
        most = number.number if isinstance(number, amounts.Fixed) else ANY_NUMBER
        scope.targets.append(aimed(scope, things, Target(slot, selector, least if up_to else most, most, apart, "")))
    elif how == "random":
        scope.effects.append(PickAtRandom(Target(slot, selector, 1, 1, apart, scope.sentence), number))
    else:
        target = Target(slot, selector, 1, 1, apart, scope.sentence)
        scope.effects.append(ChooseNow(target, where.chooser, number, up_to, least))
    if scope.looked_at >= 0:
        scope.taken.append(slot)
    if sets_x:
        scope.knows_x = True
        scope.effects.append(CountX(slot))
    return groups.InSlot(slot)


def build_selector(scope: Scope, things: tree.Things, where: Where, targeted: bool) -> Selector:
    """Where to look, what fits, and which of them has the most."""
    return narrowed(scope, things, build_plain_selector(scope, things, where, targeted))


def build_plain_selector(scope: Scope, things: tree.Things, where: Where, targeted: bool) -> Selector:
    """Where to look and what fits."""
    words = scope.names.vocabulary.words.nouns
    fits = build_filter(scope, things, placed=True)
    if any(words[noun].role == "object" for kind in things.kinds for noun in kind.nouns):
        return Attacks(fits)
    zones, whose = where.zones, where.whose
    for one in all_filters(things):
        if isinstance(one, tree.InZone):
            zones = scope.names.places(one.place)
            anyone = one.place.whose is None or one.place.whose == tree.AnyPlayer()
            whose = None if anyone else build_who(scope, one.place.whose)  # type: ignore[arg-type]
        elif isinstance(one, tree.InPlay):
            zones, whose = scope.names.in_play(), None
        elif isinstance(one, tree.Among):
            return AmongGroup(meant(scope, one.of), fits)
        elif isinstance(one, tree.Relative) and "this way" in one.clause.adverbs:
            return done_to(one.clause.verb, scope.names.in_play(), fits)
    return InZones(zones, whose, fits if where.needs is None else joined([fits, where.needs]), targeted)


def build_filter(scope: Scope, things: tree.Things, placed: bool = False) -> Filter:
    """Which cards fit a phrase; `placed`: the zone, and who has the most of something, is seen to elsewhere."""
    if not placed and has_extreme(things):
        return filters.IsAmong(groups.Everything(build_selector(scope, things, in_play(scope), False)))
    kinds = [build_kind(scope, kind, placed) for kind in things.kinds]
    parts: list[Filter] = [] if not kinds else [kinds[0] if len(kinds) == 1 else filters.AnyOf(tuple(kinds))]
    parts += [build_one_filter(scope, one, placed) for one in things.filters]
    return joined(parts)


def build_kind(scope: Scope, kind: tree.Kind, placed: bool) -> Filter:
    """A noun with its adjectives."""
    words = scope.names.vocabulary.words.nouns
    bits = deeds = 0
    anything = not kind.nouns
    for noun in kind.nouns:
        if words[noun].activity and not kind.card:
            deeds |= scope.names.bit(noun)
        elif words[noun].role in ("any", "object"):
            anything = True
        else:
            bits |= scope.names.bit(noun)
    nouns: list[Filter] = [filters.Does(deeds)] if deeds else []
    if bits:
        nouns.append(filters.HasTrait(bits))
    parts: list[Filter] = [] if anything else [nouns[0] if len(nouns) == 1 else filters.AnyOf(tuple(nouns))]
    parts += [build_one_filter(scope, one, placed) for one in kind.filters]
    return joined(parts)


def build_one_filter(scope: Scope, one: tree.Filter, placed: bool = False) -> Filter:
    """One adjective or relative phrase."""
    names = scope.names
    if isinstance(one, tree.Trait):
        bits = 0
        for value in one.values:
            bits |= names.bit(value)
        return filters.HasTrait(bits)
    if isinstance(one, tree.ChosenTrait):
        return filters.HasChosenStat() if one.group == tree.GRADE else filters.HasChosenTrait()
    if isinstance(one, tree.HasKeyword):
        return filters.HasTrait(names.bit(one.keyword))
    if isinstance(one, tree.State):
        return filters.InState(one.name)
    if isinstance(one, tree.Stands):
        stance = filters.InState(one.where)
        return stance if one.whose is None else joined([stance, build_side(scope, one.whose, False)])
    if isinstance(one, (tree.Controlled, tree.Owned)):
        return build_side(scope, one.by, isinstance(one, tree.Owned))
    if isinstance(one, tree.InZone):
        if placed:
            return filters.Anything()
        lies = filters.LiesIn(names.places(one.place))
        if isinstance(one.place.whose, (tree.You, tree.Opponent)):
            return filters.AllOf((lies, filters.OwnedBy(isinstance(one.place.whose, tree.You))))
        return lies
    if isinstance(one, tree.InPlay):
        return filters.Anything() if placed else filters.LiesIn(names.in_play())
    if isinstance(one, tree.StatIs) and one.stat.startswith(tree.COUNTERS):
        amount = build_value(scope, one.compared.amount)
        return CountersCompare(one.stat.removeprefix(tree.COUNTERS), how_of(one.compared), amount)
    if isinstance(one, tree.StatIs):
        than = one.compared.amount
        against: Value = amounts.Fixed(0) if own_stat(than) else build_value(scope, than)
        return stat_filter(names, one.stat, one.compared, against)
    if isinstance(one, tree.Other):
        others: list[Filter] = [filters.Isnt(filters.IsThis())] if tree.THIS in one.than else []
        answers = one.than[0] == tree.THIS and tree.EVENT_SUBJECT in one.than  # what attacks, not its attack
        others += [filters.Isnt(filters.IsAttacker())] if answers else []
        event = (tree.HOST, tree.EVENT_OBJECT, tree.EVENT_OBJECT if answers else tree.EVENT_SUBJECT)
        told = [slot for slot in one.than if slot >= tree.FIRST_CHOICE or slot in event]
        others += [filters.Isnt(filters.IsAmong(slot_group(scope, slot))) for slot in told]
        return joined(others)
    if isinstance(one, tree.Named):
        return filters.HasFace(one.name)
    if isinstance(one, tree.SameName):
        if one.as_.slot == tree.NAMED:
            return filters.HasNotedName(scope.named)
        return alike(scope, one, build_group(scope, one.as_, in_play(scope)))
    if isinstance(one, tree.AttachedTo) and isinstance(one.to, tree.Things) and one.to.quantity == ANY_ONE:
        return filters.AttachedTo(groups.Everything(build_selector(scope, one.to, in_play(scope), False)))
    if isinstance(one, tree.AttachedTo):
        return filters.AttachedTo(build_group(scope, one.to, in_play(scope)))
    if isinstance(one, tree.Beside):
        return filters.Beside(build_group(scope, one.of, in_play(scope)), PLACES[one.where])
    if isinstance(one, tree.Bears):
        return filters.Bears(build_kind(scope, one.kind, False))
    if isinstance(one, tree.Is):
        return build_kind(scope, one.kind, placed)
    if isinstance(one, tree.Not) and not isinstance(one.filter, tree.Extreme):
        return filters.Isnt(build_one_filter(scope, one.filter))
    if isinstance(one, (tree.Extreme, tree.Unlike, tree.Not)):
        return beyond_filters(placed)
    if isinstance(one, tree.Among):
        return filters.Anything() if placed else filters.IsAmong(meant(scope, one.of))
    from cardwright.effects.build_relatives import build_relative

    return build_relative(scope, one)


def build_side(scope: Scope, player: tree.Player, owned: bool) -> Filter:
    """Friendly, enemy, or of a player who was mentioned."""
    if isinstance(player, tree.You):
        return filters.OwnedBy(True) if owned else filters.Friendly()
    if isinstance(player, tree.Opponent):
        return filters.OwnedBy(False) if owned else filters.Enemy()
    if isinstance(player, (tree.EachPlayer, tree.AnyPlayer)):
        return filters.Anything()
    return filters.OnSideOf(build_who(scope, player), owned)


def build_value(scope: Scope, amount: tree.Amount) -> Value:
    """A number."""
    from cardwright.effects.build_amounts import build_measure, count_told

    if isinstance(amount, tree.Number):
        return amounts.Fixed(amount.value)
    if isinstance(amount, (tree.Each, tree.CountOf)):
        told = count_told(scope, amount)
        if told is not None:
            return told
    if isinstance(amount, tree.Each):
        everything = groups.Everything(build_selector(scope, amount.of, in_play(scope), False))
        return amounts.CountOf(amount.times, everything, amount.every)
    if isinstance(amount, tree.CountOf):
        return amounts.CountOf(1, groups.Everything(build_selector(scope, amount.of, in_play(scope), False)))
    if isinstance(amount, tree.StatOf) and amount.stat.startswith(tree.COUNTERS):
        name = amount.stat.removeprefix(tree.COUNTERS)
        return CountersOn(name, build_group(scope, amount.of, in_play(scope)))
    if isinstance(amount, tree.StatOf) and isinstance(amount.of, tree.PLAYERS) and amount.stat in scope.names.resources:
        return amounts.Held(scope.names.resources.index(amount.stat), build_who(scope, amount.of))
    if isinstance(amount, tree.StatOf) and isinstance(amount.of, tree.PLAYERS):
        return amounts.PlayerStat(scope.names.stat(amount.stat), build_who(scope, amount.of))
    if isinstance(amount, tree.StatOf) and scope.names.is_base(amount.stat):
        return PrintedOf(scope.names.stat(amount.stat), build_group(scope, amount.of, in_play(scope)))
    if isinstance(amount, tree.StatOf):
        return amounts.StatOf(scope.names.stat(amount.stat), build_group(scope, amount.of, in_play(scope)))
    if isinstance(amount, tree.Half):
        return amounts.Half(build_value(scope, amount.of), amount.up)
    if isinstance(amount, tree.Share):
        return amounts.Share(build_value(scope, amount.of), amount.every)
    if isinstance(amount, tree.Capped):
        return amounts.Capped(build_value(scope, amount.of), amount.most)
    if isinstance(amount, (tree.Plus, tree.Minus)):
        left, right = build_value(scope, amount.left), build_value(scope, amount.right)
        return amounts.Sum(left, right, isinstance(amount, tree.Minus))
    if isinstance(amount, tree.Times):
        return amounts.Product(amount.factor, build_value(scope, amount.of))
    if isinstance(amount, tree.ThatMuch):
        if amount.slot == tree.EVENT_AMOUNT:
            return amounts.EventAmount()
        if amount.slot == tree.THIS_WAY and isinstance(scope.actor, who.EachInTurn):
            return amounts.CountOwned(groups.InSlot(groups.THIS_WAY), scope.actor)
        done = is_healed(scope, amount.slot)
        return DamageGone() if done else amounts.CountOf(1, slot_group(scope, amount.slot))
    if isinstance(amount, tree.Taken):
        return CountersTaken()
    if isinstance(amount, tree.Rolled):
        return NumberRolled()
    if isinstance(amount, tree.Heads):
        return CoinsShowing(amount.heads)
    if isinstance(amount, tree.Graded):
        return amounts.Graded(amount.base, amount.times, scope.names.stat(amount.stat))
    if isinstance(amount, tree.CostOf):
        return amounts.StatOf(filters.COST, build_group(scope, amount.of, in_play(scope)))
    return build_measure(scope, amount)
