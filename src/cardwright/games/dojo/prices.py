"""Chapter C: what cards and abilities cost after texts have changed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ids import NOBODY, CardId, Seat
from cardwright.games.dojo.rulebook import ATTACK, ATTACK_CARD, DRILL_CARD, REACTION

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo


def price_of_card(game: Dojo, seat: Seat, card: CardId, printed: list[int]) -> list[int]:
    """DOJ-07, DOJ-21: what playing a card costs: its own price, as texts change it."""
    if game.stale:
        game.refresh()
    if not game.cost_changes and not game.faces[card].text.prices_itself:
        return printed
    sort = game.rulebook.sorts[game.faces[card].index]
    bits = 0
    if sort != DRILL_CARD:
        bits = game.rulebook.attack_card_deed if sort == ATTACK_CARD else game.rulebook.tactic_deed
    return weigh(game, seat, card, bits, printed)


def price_of_ability(game: Dojo, seat: Seat, card: CardId, ability: int) -> list[int]:
    """DOJ-07, DOJ-21: what using an ability of a card in play costs."""
    printed = game.faces[card].text.activated[ability].cost
    if game.stale:
        game.refresh()
    if not game.cost_changes:
        return printed
    return weigh(game, seat, card, deed_bits(game, card, ability), printed)


def weigh(game: Dojo, seat: Seat, card: CardId, bits: int, printed: list[int]) -> list[int]:
    """The price of a deed that is only thought of."""
    game.weighed = card
    game.weighed_bits = bits
    price = game.changed_cost(card, seat, printed)
    game.weighed = NOBODY
    return price


def deed_bits(game: Dojo, card: CardId, ability: int) -> int:
    """DOJ-37, DOJ-61, DOJ-62: the nouns for what a drill's or character's ability does; a reaction is no action."""
    rulebook = game.rulebook
    face = game.faces[card]
    header = face.text.activated[ability].header
    if header == REACTION:
        return rulebook.reaction
    is_attack = header == ATTACK
    if rulebook.sorts[face.index] == DRILL_CARD:
        return rulebook.drill_attack_deed if is_attack else rulebook.drill_action_deed
    return rulebook.character_attack_deed if is_attack else rulebook.character_action_deed
