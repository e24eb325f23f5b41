"""From "you may play this from your discard pile" to what is permitted."""

from __future__ import annotations

from typing import Final

from cardwright.effects import filters
from cardwright.effects.bonuses import Declare
from cardwright.effects.build_events import reference_filter, side
from cardwright.effects.build_spans import ended_by, is_short, mark_of, until_of, uses_of
from cardwright.effects.build_things import build_filter, build_group, in_play
from cardwright.effects.elsewhere import LETS_PLAY, LetPlay
from cardwright.effects.lying_open import LiesOnTop
from cardwright.effects.patterns import EventPattern, Part
from cardwright.effects.scope import CannotDo, Names, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Filter, Prohibition
from cardwright.engine.ids import NOBODY
from cardwright.text import tree

PLAYING: Final = {"play": kinds.PLAY, "deploy": kinds.DEPLOY}


def lies_in(names: Names, ability: tree.Triggered) -> int:
    """The pile in which a card must lie for its ability to work, as its condition or what it does says; or NOBODY."""
    asked = ability.condition.conditions if isinstance(ability.condition, tree.AllHold) else (ability.condition,)
    places = [place_of_this(one) for one in asked]
    for node in tree.nodes(ability.steps):
        if isinstance(node, tree.Clause) and is_itself(node.get("what")):
            source = node.get("source")
            places.append(source if isinstance(source, tree.Place) else None)
    for place in places:
        if place is not None:
            zone = names.zone(place.zone)
            kind = names.zone_kinds[zone]
            if zone != names.hand() and not kind.in_play and not kind.shared:
                return zone
    return NOBODY


def place_of_this(asked: object) -> tree.Place | None:
    """The zone in which a condition says that this card lies."""
    if not isinstance(asked, tree.Clause) or asked.verb != "be" or not is_itself(asked.subject):
        return None
    how = asked.get("how")
    return how.place if isinstance(how, tree.InZone) else None


def build_elsewhere(
    scope: Scope, clause: tree.Clause, condition: Condition | None, index: int = 0
) -> Prohibition | None:
    """ "You may play Fire creatures from your mana pool"; None if a fact permits no such thing."""
    what = clause.get("what")
    if clause.verb not in PLAYING or clause.modal not in ("may", "can") or not is_from_elsewhere(clause):
        return None
    if clause.adverbs or clause.duration is not None and clause.duration.kind != "during":
        raise CannotDo("cards are played from elsewhere just as from a hand: as often as they can be, for their cost")
    player = player_of(clause.subject)
    meant = meant_cards(scope, clause, player)
    if is_itself(what) and clause.limit is not None:
        raise CannotDo("how often a card lets itself be played is not counted")
    if is_short(scope, clause.limit) or clause.limit is not None and clause.limit.span == "game":
        raise CannotDo("how often cards are played from elsewhere is counted by the turn or round")
    kind = PLAYING[clause.verb]
    pattern = EventPattern(kind, side(player), Part(meant, NOBODY))
    often = uses_of(scope, clause.limit)
    return Prohibition(kind, None, pattern, condition, often, mark_of(scope, clause.limit, index))


def player_of(subject: object) -> tree.You | tree.Opponent | tree.EachPlayer:
    """Who may play the cards: you, unless somebody is said."""
    if subject is None:
        return tree.You()
    if not isinstance(subject, (tree.You, tree.Opponent, tree.EachPlayer)):
        raise CannotDo("players play only their own cards")
    return subject


def is_itself(what: object) -> bool:
    """Whether this very card is meant."""
    return isinstance(what, tree.Reference) and what.slot == tree.THIS


def is_from_elsewhere(clause: tree.Clause) -> bool:
    """Whether a clause says from where cards are played."""
    what = clause.get("what")
    top = isinstance(what, tree.Things) and isinstance(what.quantity, tree.Top)
    return top or isinstance(clause.get("source"), tree.Place) or lying_in(what) is not None


def lying_in(what: object) -> tree.Place | None:
    """Where the cards of a phrase lie, if it says so: "creatures in your discard pile"."""
    places = (
        [one.place for one in what.filters if isinstance(one, tree.InZone)] if isinstance(what, tree.Things) else []
    )
    return places[0] if len(places) == 1 else None


def meant_cards(scope: Scope, clause: tree.Clause, player: tree.Player) -> Filter:
    """The cards that may be played, where they lie."""
    place, what = clause.get("source"), clause.get("what")
    on_top = False
    if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Top):
        if what.quantity.number != tree.Number(1) or what.quantity.bottom or place is not None:
            raise CannotDo("only the top card can be played from there")
        place, on_top = what.quantity.of, True
    place = lying_in(what) if place is None else place
    assert isinstance(place, tree.Place)
    zone = scope.names.zone(place.zone)
    on_top = on_top or place.position == "top"
    if place.position not in ("", "top") or place.also:
        raise CannotDo("cards are played from one place, or from its top")
    if place.zone not in scope.names.vocabulary.words.style.plays_from:
        raise CannotDo("cards are not played from there in this game")
    if zone == scope.names.deck() and not on_top:
        raise CannotDo("of a deck only the top card can be played")
    foreign = tree.Opponent() if isinstance(player, tree.You) else tree.You()
    if place.whose == foreign or isinstance(player, tree.EachPlayer) and place.whose == tree.Opponent():
        raise CannotDo("players play only their own cards")
    found: Filter
    if is_itself(what):
        if on_top:
            raise CannotDo("a card does not let itself be played from there")
        found = reference_filter(scope, what)  # type: ignore[arg-type]
    elif isinstance(what, tree.Things) and isinstance(what.quantity, (tree.All, tree.Some, tree.Top)):
        if isinstance(what.quantity, tree.Some) and what.quantity.how != "choice":
            raise CannotDo("play which cards?")
        found = build_filter(scope, what, placed=isinstance(what.quantity, tree.Top))
    else:
        raise CannotDo("play which cards?")
    return filters.AllOf((found, LiesOnTop((zone,)) if on_top else filters.LiesIn((zone,))))


def laid_open(scope: Scope, clause: tree.Clause, condition: Condition | None) -> tuple[Prohibition, ...]:
    """The top card of a pile that may be played from there lies open."""
    what, place = clause.get("what"), clause.get("source")
    if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Top):
        place = what.quantity.of
    elif not isinstance(place, tree.Place) or place.position != "top":
        return ()
    assert isinstance(place, tree.Place)
    top = Part(LiesOnTop((scope.names.zone(place.zone),)), NOBODY)
    pattern = EventPattern(kinds.LOOK, side(player_of(clause.subject)), top)
    return (Prohibition(kinds.LOOK, None, pattern, condition),)


def is_lent(clause: tree.Step) -> bool:
    """Whether an instruction lets cards be played for a time."""
    return isinstance(clause, tree.Clause) and clause.verb in PLAYING and clause.duration is not None


def build_lent(scope: Scope, clause: tree.Clause, by: object) -> None:
    """ "Until end of turn, you may play that card", "this turn, you may play creatures from your discard pile"."""
    assert clause.duration is not None
    player = player_of(by)
    scope.remembers |= LETS_PLAY
    now = clause.duration.kind in ("this", "until end") and clause.duration.span == "turn"
    if now and scope.names.vocabulary.words.style.single_turns:
        raise CannotDo("a player does one thing in a turn of this game: say until when else")
    what = clause.get("what")
    until, whose = until_of(scope, clause.duration), ended_by(scope, clause.duration)
    kind = PLAYING[clause.verb]
    free = clause.adverbs == ("for free",)
    if clause.limit is not None or clause.adverbs and not free:
        raise CannotDo("for a time cards are played for their cost or for free, as often as they can be")
    chosen = isinstance(what, tree.Things) and isinstance(what.quantity, tree.Some) and what.quantity.how != "choice"
    if isinstance(what, tree.Reference) or chosen:
        if not isinstance(player, tree.You) or clause.get("source") is not None and not is_own_place(clause):
            raise CannotDo("players play only their own cards")
        check_own(scope, what)
        if free and "cost" not in scope.names.vocabulary.words.verbs:
            raise CannotDo("cards have no cost in this game")
        group = build_group(scope, what, in_play(scope))  # type: ignore[arg-type]
        prices = len(scope.names.resources) if free else 0
        scope.effects.append(LetPlay(group, kind, until, whose, prices))
        return
    if free:
        raise CannotDo("only certain cards can be played for free: say which")
    if isinstance(what, tree.Things) and any(isinstance(one, tree.Among) for one in what.filters):
        check_own(scope, next(one.of for one in what.filters if isinstance(one, tree.Among)))
        meant = build_filter(scope, what)
    elif is_from_elsewhere(clause):
        meant = meant_cards(scope, clause, player)
    else:
        raise CannotDo("from where?")
    pattern = EventPattern(kind, side(player), Part(meant, NOBODY))
    uses = NOBODY
    if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Some):
        number = what.quantity.number
        if not isinstance(number, tree.Number):
            raise CannotDo("how many?")
        uses = number.value
    permission = Prohibition(kind, None, pattern, None)
    scope.effects.append(Declare(until, permissions=(permission,), uses=uses, whose=whose))
    shown = laid_open(scope, clause, None)
    if shown:
        scope.effects.append(Declare(until, permissions=shown, whose=whose))


def is_own_place(clause: tree.Clause) -> bool:
    """Whether the place is the player's own."""
    place = clause.get("source")
    return isinstance(place, tree.Place) and place.whose in (None, tree.You())


def check_own(scope: Scope, what: object) -> None:
    """Refuse to let a player play what came from the other's cards."""
    slot = what.slot if isinstance(what, (tree.Reference, tree.Things)) else NOBODY
    for clause in scope.clauses:
        for value in [one.value for one in clause.slots]:
            if not isinstance(value, tree.Things) or value.slot != slot:
                continue
            places = [one.place for one in value.filters if isinstance(one, tree.InZone)]
            places += [value.quantity.of] if isinstance(value.quantity, tree.Top) else []
            source = clause.get("source")
            places += [source] if isinstance(source, tree.Place) else []
            if any(place.whose not in (None, tree.You()) for place in places):
                raise CannotDo("players play only their own cards")
            foreign = isinstance(clause.subject, (tree.Opponent, tree.EachPlayer))
            if foreign or any(isinstance(one, tree.Controlled) and one.by != tree.You() for one in value.filters):
                raise CannotDo("players play only their own cards")
