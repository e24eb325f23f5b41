"""Cards that texts let a player play from other places than the hand."""

from __future__ import annotations

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import Event
from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.ids import CardId, Seat


def is_ever_played_elsewhere(faces: list[Face]) -> bool:
    """Whether the text of any card lets cards be played from elsewhere."""
    for face in faces:
        if (face.text.permits >> kinds.PLAY | face.text.permits >> kinds.DEPLOY) & 1:
            return True
    return False


def cards_elsewhere(game: Game, seat: Seat, kind: int, zone: int) -> list[CardId]:
    """The cards in a zone of a player's own that texts let that player play, one of each name."""
    found: list[CardId] = []
    seen: list[int] = []
    if game.stale:
        game.refresh()
    for card in game.zones[zone * 2 + seat]:
        face = game.faces[card]
        if face.index in seen:
            continue
        event = Event(kind, seat, game.ref(card))
        if lets_itself(game, seat, card, event) or game.is_permitted(kind, event):
            seen.append(face.index)
            found.append(card)
    return found


def lets_itself(game: Game, seat: Seat, card: CardId, event: Event) -> bool:
    """Whether a card's own text lets it be played from where it is."""
    text = game.faces[card].text
    if not text.permits >> event.kind & 1:
        return False
    frame = Frame(seat, game.ref(card), None, ())
    for one in text.permissions:
        if one.kind == event.kind and (one.condition is None or one.condition.holds(game, frame)):
            if one.pattern is not None and one.pattern.matches(game, frame, event):
                return True
    return False
