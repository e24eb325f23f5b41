"""What events do to cards where they lie: HP, faces, modes, zones, ailments; destruction and plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.effects.poses import ALL, BURN, DIZZY, OTHER_MODE, POISON
from cardwright.engine import kinds, watch
from cardwright.engine.ability import Frame
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Seat, seat_name
from cardwright.engine.watch import UNSET
from cardwright.games.phalanx.card import IDLE, CardInPlay
from cardwright.games.phalanx.check import WITH_BEARER, destruction
from cardwright.games.phalanx.events import tell
from cardwright.games.phalanx.layout import in_order
from cardwright.games.phalanx.moving import DOWN, UP, shift
from cardwright.games.phalanx.rulebook import CHARACTER, EQUIPMENT, EXHAUST, LOSE

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

CHANGES: Final = frozenset(
    (kinds.DAMAGE, kinds.HEAL, kinds.SWITCH, kinds.TURN, kinds.SHIFT, kinds.INFLICT, kinds.CURE, kinds.DETACH)
)
"""What happens to a card where it lies."""
CAUSES: Final = (8, 2, 4, 16, 32)
"""K9: the bit of each cause of destruction."""


def lose_life(game: Phalanx, seat: Seat, amount: int) -> None:
    """PHX-02, K12: life-energy drops, never below 0; an attack with A 0 costs none."""
    if amount <= 0:
        return
    game.life[seat] = max(0, game.life[seat] - amount)
    game.fresh.extend(tell(game, watch.LIFE, seat, NOBODY, 0, UP, game.life[seat]))


def fail_draw(game: Phalanx, seat: Seat) -> None:
    """PHX-08: a card that must be drawn from an empty deck."""
    game.fails[seat] += 1
    if game.rulebook.deck_out == EXHAUST:
        lose_life(game, seat, game.fails[seat])
    elif game.rulebook.deck_out == LOSE:
        game.lose(seat, f"{seat_name(seat)} could not draw a card")


def destroy_all(game: Phalanx, events: list[Event]) -> None:
    """PHX-24, PHX-72, K9: cards are destroyed together, each character with its equipment, in the order of graves."""
    cards: list[CardId] = []
    asked: dict[CardId, Event] = {}
    for event in events:
        card = event.card & CARD_MASK
        if game.is_there(event.card) and game.in_play[card] is not None:
            cards.append(card)
            asked[card] = event
            for worn in game.worn_by(card):
                if worn not in asked:
                    cards.append(worn)
                    asked[worn] = destruction(game, worn, WITH_BEARER, event.by)
    ordered = in_order(game, cards) if len(cards) > 1 else cards
    if game.watched >> watch.DESTROY & 1:
        for card in ordered:
            one = cast(CardInPlay, game.in_play[card])
            event = asked[card]
            game.fresh.extend(tell(game, watch.DESTROY, one.controller, event.card, one.sort, CAUSES[event.amount]))
    for card in ordered:
        Game.happen(game, asked[card])


def change_card(game: Phalanx, event: Event) -> bool:
    """One change of a card in play; False if it came to nothing."""
    if not game.is_there(event.card):
        return False
    one = cast(CardInPlay, game.in_play[event.card & CARD_MASK])
    kind = event.kind
    if kind == kinds.TURN:
        return turn_up(game, one) if event.amount else turn_down(game, one)
    if kind == kinds.DETACH:
        from cardwright.games.phalanx.free import take_off

        if one.host == NOBODY:
            return False
        take_off(game, one)
        return True
    if one.sort != CHARACTER:
        return False
    if kind == kinds.DAMAGE:
        if event.amount <= 0:
            return False
        one.damage += event.amount
        game.fresh.extend(tell(game, watch.WOUND, one.controller, event.card, CHARACTER, 0, event.amount))
        return True
    if kind == kinds.HEAL:
        healed = min(one.damage, event.amount)
        one.damage -= healed
        return healed > 0
    if kind == kinds.SWITCH:
        return switch_mode(game, one, not one.defends if event.amount == OTHER_MODE else event.amount == 1)
    if kind == kinds.SHIFT:
        return shift(game, one, event)
    if kind == kinds.INFLICT:
        return inflict(game, one, event)
    return cure(one, event.victim)


def switch_mode(game: Phalanx, one: CardInPlay, defends: bool) -> bool:
    """PHX-40, K6: to the other mode."""
    if one.defends == defends:
        return False
    one.defends = defends
    hows = DOWN if defends else UP
    game.fresh.extend(tell(game, watch.SWITCH, one.controller, game.ref(one.card), CHARACTER, hows))
    return True


def turn_up(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-29, PHX-33, K5: a character only turns; a spell or trigger begins to work, unless it is dormant."""
    if one.face_up:
        return False
    if one.sort != CHARACTER:
        from cardwright.games.phalanx.activate import begin_anew

        return begin_anew(game, one)
    game.turn_face(one.card, True)
    game.fresh.extend(tell(game, watch.TURN_UP, one.controller, game.ref(one.card), CHARACTER, 0))
    return True


def turn_down(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-27, PHX-32, PHX-33: a spell or trigger loses effect, duration and targets, and has condition K0."""
    if not one.face_up or one.sort == EQUIPMENT:
        return False
    game.turn_face(one.card, False)
    if one.sort != CHARACTER:
        one.state = IDLE
        one.turns = 0
        one.watch = UNSET
        one.frame = Frame(one.controller, game.ref(one.card), None, ())
    return True


def inflict(game: Phalanx, one: CardInPlay, event: Event) -> bool:
    """PHX-90 to PHX-95, K11: one ailment of each kind; the larger figures apply. A text may tell for how many turns."""
    ailment = event.victim
    amount = event.amount
    if ailment == POISON:
        one.poison = max(one.poison, amount)
        one.poison_told = event.origin != NOBODY
        if one.poison_told:
            one.poison_turns = max(one.poison_turns, event.origin)
        else:
            turns = game.roll() if game.rulebook.poison_once else 0
            one.poison_turns = max(one.poison_turns, turns) if game.rulebook.poison_once else 0
    elif ailment == BURN:
        one.burn = max(one.burn, amount)
    elif ailment == DIZZY:
        one.dizzy = max(one.dizzy, amount)
    game.fresh.extend(tell(game, watch.AIL, one.controller, event.card, CHARACTER, 2 << ailment))
    return True


def cure(one: CardInPlay, ailment: int) -> bool:
    """PHX-95: ailments end when healed."""
    ailing = one.poison + one.burn + one.dizzy
    if ailment in (POISON, ALL):
        one.poison = 0
        one.poison_turns = 0
    if ailment in (BURN, ALL):
        one.burn = 0
    if ailment in (DIZZY, ALL):
        one.dizzy = 0
    return one.poison + one.burn + one.dizzy != ailing
