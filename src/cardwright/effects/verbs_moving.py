"""Builders of verbs that move, find, show and name cards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from cardwright.effects import amounts, filters, groups
from cardwright.effects.build_things import build_filter, build_group, build_selector, build_value, build_who, in_play
from cardwright.effects.choices import ChooseTrait
from cardwright.effects.clauses import actor_of, counted_cards, fewest_cards, from_place, is_player, number, things
from cardwright.effects.copies import MakeCopies
from cardwright.effects.deeds import Divert
from cardwright.effects.flow import (
    NameCard,
)
from cardwright.effects.groups import Group
from cardwright.effects.moves import (
    BY_VERB,
    INTO_PLAY,
    AttachTo,
    Goal,
    MakeTokens,
    MoveThem,
    MoveToSide,
    PlayNow,
    ShuffleZone,
)
from cardwright.effects.phrases import Where, all_filters
from cardwright.effects.piles import ChangeDraw, FromTheTop, LookAt, LookAtZone, PutBack, Search
from cardwright.effects.scope import CannotDo, Scope, frame_slot, kept_slot
from cardwright.effects.selectors import InZones
from cardwright.effects.tokens import token_face
from cardwright.engine import kinds
from cardwright.engine.event import SACRIFICED, UNSCORED
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


def move(kind: int, zones: str = "", own: bool = False) -> Callable[[Scope, tree.Clause], None]:
    """A verb that takes things where the game says; with `own` only one's own."""

    def build(scope: Scope, clause: tree.Clause) -> None:
        actor = actor_of(scope, clause)
        default = {"": scope.names.in_play(), "stack": scope.names.waiting(), "hand": ()}[zones]
        if zones == "hand":
            default = (scope.names.hand(),)
        whose = actor if zones == "hand" else None
        if zones == "hand" and is_in_play(clause.get("what")):
            default, whose = scope.names.in_play(), None
        where = from_place(scope, clause, default, whose, actor)
        if own:
            where.needs = filters.OnSideOf(actor, False)
        zone = clause.get("zone")
        if isinstance(zone, tree.Place):
            owner = build_who(scope, zone.whose) if zone.whose is not None else actor
            everything = groups.Everything(InZones(scope.names.whole(zone), owner, filters.Anything(), False))
            scope.effects.append(MoveThem(kind, everything, Goal(BY_VERB), actor))
            return
        group = things(scope, clause, "what", where)
        flags = (UNSCORED if "without scoring" in clause.adverbs else 0) | (SACRIFICED if own else 0)
        scope.effects.append(MoveThem(kind, group, Goal(BY_VERB), actor, flags=flags))

    return build


def is_in_play(what: object) -> bool:
    """Whether a phrase means cards in play: it says whose they are, or chooses a target."""
    if not isinstance(what, tree.Things):
        return False
    if isinstance(what.quantity, tree.Some) and what.quantity.how == "target":
        return True
    return any(isinstance(one, tree.Controlled) for one in all_filters(what))


def take_off_top(kind: int) -> Callable[[Scope, tree.Clause], None]:
    """A verb that takes cards off the top of a deck."""

    def build(scope: Scope, clause: tree.Clause) -> None:
        what, amount = clause.get("what"), clause.get("amount")
        if isinstance(amount, (tree.More, tree.Less)):
            if not scope.names.vocabulary.words.style.next_draw:
                raise CannotDo("no text changes how many cards the rules draw in this game")
            by = build_value(scope, amount.by)
            change = by if isinstance(amount, tree.More) else amounts.Product(-1, by)
            scope.effects.append(ChangeDraw(actor_of(scope, clause), change))
            return
        if isinstance(what, tree.Reference):
            goal = Goal(scope.names.hand() if kind == kinds.DRAW else BY_VERB)
            scope.effects.append(
                MoveThem(kind, build_group(scope, what, in_play(scope)), goal, actor_of(scope, clause))
            )
            return
        slot = "what" if what is not None else "amount"
        kept = NOBODY
        if isinstance(what, tree.Things) and what.slot in scope.pointed:
            kept = kept_slot(scope, what.slot)
        count = number(scope, clause, slot)
        scope.effects.append(FromTheTop(kind, actor_of(scope, clause), count, kept, fewest_cards(what)))

    return build


def build_put(scope: Scope, clause: tree.Clause) -> None:
    """Put, return, shuffle or move cards to a place."""
    kind = kinds.RETURN if clause.verb == "return" else kinds.PUT
    actor = actor_of(scope, clause)
    side = clause.get("side")
    if side is not None:
        group = things(scope, clause, "what", in_play(scope))
        scope.effects.append(MoveToSide(group, build_who(scope, side)))  # type: ignore[arg-type]
        return
    place = clause.get("to")
    zone = clause.get("zone")
    if not isinstance(place, tree.Place):
        if clause.verb == "shuffle" and isinstance(zone, tree.Place):
            if is_shuffled_anyway(scope, zone):
                return
            owner = build_who(scope, zone.whose) if zone.whose is not None else actor
            scope.effects += [ShuffleZone(kind, owner) for kind in scope.names.whole(zone)]
            return
        raise CannotDo(f"{clause.verb} it where?")
    what = clause.get("what")
    if (
        isinstance(what, tree.Reference)
        and scope.found.issuperset((what.slot, *what.more))
        and scope.names.place(place) == scope.names.hand()
    ):
        return  # What a search finds goes to hand in any case.
    if isinstance(zone, tree.Place):
        owner = build_who(scope, zone.whose) if zone.whose is not None else actor
        group = groups.Everything(InZones(scope.names.whole(zone), owner, filters.Anything(), False))
    else:
        group = things(scope, clause, "what", from_place(scope, clause, scope.names.in_play(), actor, actor))
    check_owner(clause, place)
    target = scope.names.place(place)
    keeper = clause.get("keeper")
    in_field = scope.names.zone_kinds[target].in_play
    if keeper is not None and not in_field:
        raise CannotDo("only what comes into play is under somebody's control")
    target = INTO_PLAY if in_field else target
    comes_back = in_field and keeper is None and clause.verb == "return" and isinstance(what, tree.Reference)
    to_owner = comes_back or isinstance(keeper, tree.OwnerOf)
    if is_player(keeper) and not to_owner:
        actor = build_who(scope, keeper)  # type: ignore[arg-type]
    goal = Goal(target, None, place.position == "bottom", clause.verb == "shuffle", to_owner)
    host = host_said_later(scope, clause) if in_field else None
    ordered, at_random = "in any order" in clause.adverbs, "in a random order" in clause.adverbs
    scope.effects.append(MoveThem(kind, group, goal, actor, ordered=ordered, at_random=at_random, host=host))


def host_said_later(scope: Scope, clause: tree.Clause) -> Group | None:
    """What the next clause attaches to another: it comes into play so, as it cannot stay there alone."""
    what = clause.get("what")
    slot = what.slot if isinstance(what, (tree.Reference, tree.Things)) else tree.UNRESOLVED
    for later in scope.clauses:
        attached = later.get("what")
        if later.verb == "attach" and isinstance(attached, tree.Reference) and attached.slot == slot:
            scope.hosted.add(slot)
            return things(scope, later, "to", in_play(scope))
    return None


def check_owner(clause: tree.Clause, place: tree.Place) -> None:
    """Refuse to put a card into the hand, deck or pile of a player who does not own it: it goes to its owner's."""
    what, source = clause.get("what"), clause.get("source")
    owners = [source.whose] if isinstance(source, tree.Place) else []
    if isinstance(what, tree.Things):
        owners += [one.place.whose for one in all_filters(what) if isinstance(one, tree.InZone)]
        owners += [
            one.by for one in all_filters(what) if isinstance(one, tree.Controlled) and place.whose == tree.You()
        ]
        if isinstance(what.quantity, tree.Top):
            owners.append(what.quantity.of.whose)
    for owner in owners:
        if isinstance(owner, (tree.You, tree.Opponent)) and isinstance(place.whose, (tree.You, tree.Opponent)):
            if owner != place.whose:
                raise CannotDo("a card can only go to its owner's hand, deck or pile")


def build_play(scope: Scope, clause: tree.Clause) -> None:
    """Play a card while a text resolves, for its cost unless it is said to be free."""
    actor = actor_of(scope, clause)
    if any(word.startswith(("less ", "for half")) for word in clause.adverbs):
        raise CannotDo("a text plays a card for its cost or for free")
    is_free = "for free" in clause.adverbs
    check_played(scope, clause.get("what"))
    where = from_place(scope, clause, (scope.names.hand(),), actor, actor)
    where.needs = filters.MayPlayNow(is_free)
    scope.effects.append(PlayNow(things(scope, clause, "what", where), actor, is_free))


def check_played(scope: Scope, what: object) -> None:
    """Refuse to play what nobody plays because a text says so."""
    nouns, plays = scope.names.vocabulary.words.nouns, scope.names.vocabulary.words.style.plays
    said = {noun for kind in what.kinds for noun in kind.nouns} if isinstance(what, tree.Things) else set()
    if not plays or not all(noun in plays or nouns[noun].role == "any" for noun in said):
        only = " and ".join(scope.names.vocabulary.noun(noun, True) for noun in plays) or "nothing"
        raise CannotDo(f"{only} can be played by a text in this game")


def build_put_back(scope: Scope, clause: tree.Clause) -> None:
    """Put looked-at cards back in any order."""
    scope.effects.append(PutBack(things(scope, clause, "what", in_play(scope))))


def build_search(scope: Scope, clause: tree.Clause) -> None:
    """Search a zone for cards; they go to hand unless a later clause says otherwise."""
    zone = clause.get("zone")
    what = clause.get("what")
    if isinstance(what, tree.Several) and not what.either:
        for item in what.items:
            slots = tuple(tree.Slot("what", item) if slot.name == "what" else slot for slot in clause.slots)
            build_search(scope, replace(clause, slots=slots))
        return
    if not isinstance(zone, tree.Place) or not isinstance(what, tree.Things):
        raise CannotDo("search what, for what?")
    actor = actor_of(scope, clause)
    whose = build_who(scope, zone.whose) if zone.whose is not None else actor
    zones = scope.names.places(zone)
    plain = isinstance(build_filter(scope, what, placed=True), filters.Anything)
    selector = build_selector(scope, what, Where(zones, whose, actor), False)
    slot = kept_slot(scope, what.slot)
    any_number = isinstance(what.quantity, (tree.AnyNumber, tree.All))
    up_to = any_number or (isinstance(what.quantity, tree.Some) and what.quantity.up_to)
    must = plain and not up_to
    goal = scope.names.hand()
    if is_moved_later(scope, what.slot):
        goal = NOBODY
    else:
        scope.found.add(what.slot)
        scope.searched.update(zones)
        if not plain and scope.names.vocabulary.words.style.finds == "shown":
            scope.shown.add(what.slot)
    count = amounts.Fixed(99) if any_number else counted_cards(scope, what)
    scope.looked_at, scope.taken = slot, []
    scope.effects.append(Search(zones, whose, actor, selector, count, must, not plain, slot, goal, not up_to))


def is_shuffled_anyway(scope: Scope, zone: tree.Place) -> bool:
    """Whether a pile was searched, which shuffles it, and nothing was put into it since."""
    if scope.names.place(zone) not in scope.searched:
        return False
    return not any(is_to(scope, clause, scope.names.place(zone)) for clause in scope.clauses)


def is_to(scope: Scope, clause: tree.Clause, zone: int) -> bool:
    """Whether a clause moves cards into a zone."""
    return isinstance(place := clause.get("to"), tree.Place) and scope.names.place(place) == zone


def is_moved_later(scope: Scope, slot: int) -> bool:
    """Whether later clauses say that what was found goes elsewhere than to hand, and shuffle."""
    moved = shuffled = False
    for clause in scope.clauses:
        what = clause.get("what")
        if clause.verb in ("put", "return") and isinstance(what, tree.Reference):
            is_meant = slot == what.slot or slot in what.more
            moved = moved or (is_meant and not is_to(scope, clause, scope.names.hand()))
        if clause.verb == "shuffle" and clause.get("zone") is not None:
            shuffled = True
    return moved and shuffled


def build_instead(scope: Scope, step: tree.Instead) -> None:
    """ "Put it into your hand instead of discarding it"."""
    clause = step.steps[0]
    what = clause.get("what") if isinstance(clause, tree.Clause) else None
    if isinstance(clause, tree.Clause) and isinstance(what, tree.Reference) and what.slot == tree.THIS:
        if "counter" in scope.names.vocabulary.words.verbs:
            # What has left the stack by then is not discarded.
            builder = move(kinds.EXILE) if clause.verb == "exile" else build_put
            builder(scope, clause)
            return
    if not isinstance(clause, tree.Clause) or step.of.verb != "discard":
        raise CannotDo("instead of a discard a card can only go elsewhere")
    place = clause.get("to")
    group = things(scope, clause, "what", in_play(scope))
    if isinstance(place, tree.Place):
        goal = Goal(scope.names.place(place), None, place.position == "bottom", clause.verb == "shuffle")
        scope.effects.append(Divert(group, goal))
    elif clause.verb in ("exile", "remove"):
        scope.effects.append(Divert(group, Goal(BY_VERB), kinds.EXILE))
    else:
        raise CannotDo("instead of a discard a card can only go elsewhere")


def build_look(scope: Scope, clause: tree.Clause) -> None:
    """Look at cards in secret, or reveal them."""
    shown = clause.verb == "reveal"
    actor = actor_of(scope, clause)
    zone = clause.get("zone")
    if isinstance(zone, tree.Place):
        whose = build_who(scope, zone.whose) if zone.whose is not None else actor
        slot = kept_slot(scope, zone.slot)
        scope.looked_at = slot
        scope.taken = []
        scope.effects.append(LookAtZone(scope.names.place(zone), whose, actor, shown, slot))
        return
    what = clause.get("what")
    if shown and isinstance(what, tree.Reference) and scope.shown.issuperset((what.slot, *what.more)):
        return  # What is found for what it is must be shown in any case.
    targeted = isinstance(what, tree.Things) and getattr(what.quantity, "how", "") == "target"
    usual = scope.names.in_play() if targeted else (scope.names.hand(),)
    group = things(scope, clause, "what", from_place(scope, clause, usual, actor, actor))
    if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Top):
        scope.looked_at = frame_slot(what.slot)
        until = what.quantity.number
        scope.taken = [frame_slot(until.what.slot)] if isinstance(until, tree.Until) else []
    scope.effects.append(LookAt(group, actor, shown))


def build_summon(scope: Scope, clause: tree.Clause) -> None:
    """Put creatures or tokens into play."""
    actor = actor_of(scope, clause)
    token = clause.get("token")
    if isinstance(token, tree.Token):
        number = build_value(scope, token.number)
        scope.effects.append(MakeTokens(token_face(scope.names, token), number, actor, kept_slot(scope, token.slot)))
        return
    copy = clause.get("copy")
    if isinstance(copy, tree.Copy):
        check_copied(scope, copy)
        group = build_group(scope, copy.of, in_play(scope))
        scope.names.copied = True
        scope.effects.append(MakeCopies(group, build_value(scope, copy.number), actor, kept_slot(scope, copy.slot)))
        return
    what = clause.get("what")
    if isinstance(what, tree.Things) and any("token" in kind.nouns for kind in what.kinds):
        raise CannotDo("a new token is told by its numbers or by its name")
    group = things(scope, clause, "what", from_place(scope, clause, (scope.names.hand(),), actor, actor))
    scope.effects.append(MoveThem(kinds.SUMMON, group, Goal(INTO_PLAY), actor))


def check_copied(scope: Scope, copy: tree.Copy) -> None:
    """Refuse to copy what no token can be."""
    nouns = scope.names.vocabulary.words.nouns
    said = [noun for kind in copy.of.kinds for noun in kind.nouns] if isinstance(copy.of, tree.Things) else []
    if any(not scope.names.vocabulary.has_stats(noun) or not nouns[noun].stays for noun in said):
        raise CannotDo("only what has numbers and stays in play can be copied as a token")


def build_attach(scope: Scope, clause: tree.Clause) -> None:
    """Attach a card in play to another."""
    what = clause.get("what")
    if isinstance(what, tree.Reference) and what.slot in scope.hosted:
        return
    group = things(scope, clause, "what", in_play(scope))
    scope.effects.append(AttachTo(group, things(scope, clause, "to", in_play(scope))))


def build_choose(scope: Scope, clause: tree.Clause) -> None:
    """Choose something for a later clause."""
    actor = actor_of(scope, clause)
    trait = clause.get("trait")
    if isinstance(trait, tree.Trait):
        values = trait.values or tuple(scope.names.vocabulary.sorts(trait.group))
        words = tuple(scope.names.vocabulary.trait(trait.group, value) for value in values)
        index = scope.names.stat if trait.group == tree.GRADE else scope.names.traits.index
        scope.effects.append(ChooseTrait(actor, tuple(index(value) for value in values), words))
        return
    things(scope, clause, "what", Where(scope.names.in_play(), None, actor))


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
    scope.named = kept_slot(scope, what.slot)
    scope.effects.append(NameCard(bits, without, scope.named))


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
