"""What everybody may know of a position, and what must hold in every one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine import kinds, watch
from cardwright.engine.event import Event
from cardwright.engine.face import Face
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, seat_name
from cardwright.engine.step import Decision, Option
from cardwright.engine.watch import UNSET, Watch
from cardwright.games.phalanx.card import WAITS, WORKS, CardInPlay
from cardwright.games.phalanx.compose import CONFIRM, Compose, Enter, so_far
from cardwright.games.phalanx.layout import count_zones, is_alone
from cardwright.games.phalanx.rulebook import CARDS, CHARACTER, ENERGY, EQUIPMENT, HP, LIFE, MOST_USES, TRIGGER
from cardwright.games.phalanx.sentences import sentence_of
from cardwright.games.phalanx.zones import FIELD, HAND, SPECIAL, STEPS

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

UNKNOWN: Final = "Face-Down Card"


def in_state(game: Phalanx, state: str, card: CardId) -> bool:
    """Whether a state word is true of a card in play."""
    thing = game.in_play[card]
    if thing is None:
        return False
    if state == "face_up":
        return thing.face_up
    if state == "face_down":
        return not thing.face_up
    one = cast(CardInPlay, thing)
    if state == "ongoing":
        return one.state == WORKS
    if state == "dormant":
        return game.is_dormant(card)
    if state == "dizzy":
        return one.dizzy > 0
    if state == "poisoned":
        return one.poison > 0
    if state == "burned":
        return one.burn > 0
    if one.sort != CHARACTER:
        return False
    if state == "damaged":
        return one.damage > 0
    if state == "alone":
        return is_alone(game, one)
    if state in ("front", "last"):
        return one.row == (count_zones(game, one.controller) if state == "front" else 1)
    return one.defends == (state == "defence")


def counted_stat(game: Phalanx, card: CardId, stat: int) -> int:
    """PHX-23: texts count the HP that is left."""
    thing = game.in_play[card] if stat == HP else None
    return game.stat(card, stat) if thing is None else max(0, game.health_left(card))


def may_play_now(game: Phalanx, card: CardId, seat: Seat, is_free: bool) -> bool:
    """Whether a text could let a player play a card now."""
    from cardwright.games.phalanx.play import may_play_now

    return may_play_now(game, seat, card, is_free)


def play_now(game: Phalanx, card: CardId) -> None:
    """A text lets the turn player play a card."""
    from cardwright.games.phalanx.play import PlayCard

    game.push(PlayCard(card))


def may_be_target(game: Phalanx, card: CardId, source: Ref, seat: Seat) -> bool:
    """Whether no text keeps a card from being chosen."""
    if game.stale:
        game.refresh()
    if not game.forbidden >> kinds.TARGET & 1:
        return True
    return not game.is_forbidden(kinds.TARGET, Event(kinds.TARGET, seat, game.ref(card), source))


def resample(game: Phalanx, seat: Seat) -> None:
    """PHX-84: in a world that a seat believes in, the enemy's conditions are those that the cards suggest."""
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.sort == TRIGGER and not one.face_up and one.controller != seat:
            one.watch = game.faces[one.card].watch if game.owners[one.card] != seat else UNSET
    game.stale = True


def held(game: Phalanx, seat: Seat, resource: int) -> int:
    """PHX-48: life-energy and cards in hand are a player's, play-energy is everybody's."""
    if resource == ENERGY:
        if game.stale:
            game.refresh()
        return game.energy
    return game.life[seat] if resource == LIFE else len(game.zone(HAND, seat)) if resource == CARDS else 0


def facts(game: Phalanx) -> list[tuple[str, str]]:
    """Turn, step, whose turn, play-energy, life-energy, failed draws and the last die."""
    found = [
        ("turn", str(game.turn)),
        ("phase", STEPS[game.phase]),
        ("active", seat_name(game.active)),
        ("play-energy", str(game.energy)),
    ]
    for seat in range(2):
        found.append((f"{seat_name(seat)} life", str(game.life[seat])))
    for seat in range(2):
        if game.fails[seat]:
            found.append((f"{seat_name(seat)} failed draws", str(game.fails[seat])))
    if game.die:
        found.append(("last die", str(game.die)))
    if game.attacker != NOBODY:
        found.append(("attack", "under way"))
    return found


def marks_of(game: Phalanx, card: CardId) -> list[str]:
    """Everything that is marked on a card in play, its secret condition included."""
    marks = marks_for(game, NOBODY, card)
    one = cast(CardInPlay, game.in_play[card])
    if one.sort == TRIGGER and not one.face_up:
        name = game.faces[one.watch.card & CARD_MASK].name if one.watch.card >= 0 else UNKNOWN
        marks.append(sentence_of(one.watch, name).replace(", ", "; "))
    return marks


def marks_for(game: Phalanx, seat: Seat, card: CardId) -> list[str]:
    """What a seat sees on a card in play besides HP lost and bearer; a condition is its controller's alone (PHX-84)."""
    one = cast(CardInPlay, game.in_play[card])
    marks: list[str] = []
    if one.sort == CHARACTER:
        marks.append(f"zone {one.row}")
        marks.append("defence" if one.defends else "attack")
        if one.poison:
            marks.append(f"poison {one.poison}")
            marks.append(f"poison turns {one.poison_turns}")
        if one.burn:
            marks.append(f"burn {one.burn}")
        if one.dizzy:
            marks.append(f"dizzy {one.dizzy}")
    if not one.face_up:
        marks.append("face down")
    if one.state == WAITS:
        marks.append("waiting")
    if one.state == WORKS:
        if one.turns:
            marks.append(f"turns {one.turns}")
        for target in game.faces[card].text.program.targets:
            for ref in one.frame.group(target.slot):
                marks.append(link_mark(game, ref & CARD_MASK))
    if game.used_on[card] // MOST_USES == game.turn:
        marks.append("used")
    if seat == one.controller and one.sort == TRIGGER and not one.face_up:
        marks.append(condition_of(game, one))
    return marks


def link_mark(game: Phalanx, card: CardId) -> str:
    """Ongoing spells linked to a card are public, its face may not be."""
    thing = game.in_play[card]
    if thing is not None and not thing.face_up:
        return "linked"
    return f"to {game.faces[card].name}"


def condition_of(game: Phalanx, one: CardInPlay) -> str:
    """PHX-82: a condition as its owner reads it: a sentence of the card language."""
    return words_of(game, one.watch, one.controller)


def words_of(game: Phalanx, made: Watch, seat: Seat) -> str:
    """A condition in words, with the name of the card that it points at as far as the seat knows it."""
    name = UNKNOWN
    if made.qualifier == watch.PARTICULAR and made.card >= 0:
        card = made.card & CARD_MASK
        if not game.is_hidden(seat, card):
            name = game.faces[card].name
    return sentence_of(made, name)


def key_of(game: Phalanx, option: Option, words: str) -> str:
    """An option's words; where a whole condition is chosen they tell it."""
    step = option.step
    if isinstance(step, Enter):
        return f"{words}: {words_of(game, step.made, game.active)}"
    if isinstance(step, Compose) and step.stage == CONFIRM and not step.before:
        return f"{words}: {words_of(game, step.made, game.active)}"
    return words


def prompt_of(game: Phalanx, decision: Decision) -> str:
    """What is asked, with the card's name; while a condition is composed how far it has come (PHX-82)."""
    made = so_far(decision.options[0])
    if made.what == watch.NEVER:
        if decision.about == NOBODY:
            return decision.prompt
        return decision.prompt.replace("{card}", game.name_for(decision.seat, decision.about))
    return f"{decision.prompt} So far: {words_of(game, made, decision.seat)}"


def phrase(game: Phalanx, event: Event) -> str:
    """What the log says of faces, modes, zones, ailments and HP."""
    kind = event.kind
    if kind == kinds.DAMAGE:
        return "{seat} loses {amount} life-energy to {by}" if event.card < 0 else "{card} loses {amount} HP"
    if event.card < 0:
        return ""
    if kind == kinds.TURN:
        return f"{{card}} turns face {'up' if event.amount else 'down'}"
    if kind == kinds.SWITCH:
        return f"{{card}} switches to {'defence' if event.amount else 'attack'} mode"
    if kind == kinds.SHIFT:
        thing = game.in_play[event.card & CARD_MASK]
        return "" if thing is None else f"{{card}} moves to zone {cast(CardInPlay, thing).row}"
    if kind == kinds.INFLICT:
        return ("{card} is poisoned {amount}", "{card} is burnt {amount}", "{card} is dizzy")[event.victim]
    if kind == kinds.PASS:
        return f"{{card}} is dizzy, rolls {game.die} and fails"
    return {kinds.CURE: "{card} is cured", kinds.HEAL: "{card} regains up to {amount} HP"}.get(kind, "")


def may_be(game: Phalanx, card: CardId, face: Face) -> bool:
    """A face-down card's kind is public from where it lies, and a character has HP left."""
    sort = game.rulebook.sorts[face.index]
    place = game.places[card] >> 1
    if place == SPECIAL:
        return sort == TRIGGER
    thing = game.in_play[card]
    if place != FIELD or thing is None:
        return True
    if sort != CHARACTER or game.forbidden | game.replaced:
        return sort == CHARACTER
    return stat_as(game, card, face, HP) > thing.damage


def stat_as(game: Phalanx, card: CardId, face: Face, aspect: int) -> int:
    """The number that a card would have with another face: its true face must not tell in what anybody believes."""
    if game.stale:
        game.refresh()
    if not game.altered >> aspect & 1:
        return face.stats[aspect]
    faces = game.faces
    game.faces = faces[:]
    game.faces[card] = face
    value = game.stat(card, aspect)
    game.faces = faces
    return value


def broken_invariants(game: Phalanx) -> list[str]:
    """What must hold at every decision; each broken one in words."""
    broken: list[str] = []
    for seat in range(2):
        rows: list[int] = []
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.controller == seat and one.row not in rows and one.row > 0:
                rows.append(one.row)
        if sorted(rows) != list(range(1, len(rows) + 1)):
            broken.append(f"{seat_name(seat)}'s zones are {sorted(rows)}: some are empty")
        if game.life[seat] <= 0 and game.outcome == NOBODY:
            broken.append(f"{seat_name(seat)} plays on without life-energy")
    for thing in game.things:
        one = cast(CardInPlay, thing)
        name = game.name_of(one.card)
        place = game.places[one.card]
        is_worn = one.sort == EQUIPMENT and one.host != NOBODY
        if (one.sort == CHARACTER) != (one.row > 0):
            broken.append(f"{name} stands in zone {one.row}")
        if (place >> 1 == FIELD) != (one.sort == CHARACTER or is_worn):
            broken.append(f"{name} lies in the wrong zone")
        if place >> 1 not in (FIELD, SPECIAL) or place & 1 != one.controller:
            broken.append(f"{name} is in play but not on its controller's side")
        if one.host != NOBODY and game.in_play[one.host] is None:
            broken.append(f"{name} is attached to a card that is not in play")
        if one.sort == CHARACTER and one.damage >= game.stat(one.card, HP) and game.outcome == NOBODY:
            if not game.about and game.attacker == NOBODY and not game.forbidden | game.replaced:
                broken.append(f"{name} has no HP left")
        if not one.face_up and one.sort == EQUIPMENT:
            broken.append(f"{name} is equipment and face down")
    if game.level < 0 or game.energy < 0:
        broken.append("play-energy is below 0")
    return broken
