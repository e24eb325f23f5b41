"""What must be true of every position of every game: no card is lost or doubled, and somebody can go on."""

from __future__ import annotations

from typing import Final

from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY

MOST_FRAMES: Final = 200


def problems_of(game: Game) -> list[str]:
    """Everything that is wrong with a position, in words."""
    problems = [*lost_cards(game), *wrong_things(game), *wrong_decision(game)]
    return problems if game.is_over else [*problems, *game.invariants()]


def lost_cards(game: Game) -> list[str]:
    """Cards that are not in exactly one place, and tokens that lie where none can be."""
    problems: list[str] = []
    found = [NOBODY] * len(game.places)
    for zone, cards in enumerate(game.zones):
        for card in cards:
            if found[card] != NOBODY:
                problems.append(f"{game.name_of(card)} is in two places")
            found[card] = zone
    for card, zone in enumerate(game.places):
        face = game.faces[card]
        if zone != found[card]:
            problems.append(f"{face.name} should be in zone {zone} but is in {found[card]}")
        elif zone == NOBODY and not face.is_token:
            problems.append(f"{face.name} is nowhere")
    lengths = {
        len(game.faces),
        len(game.owners),
        len(game.stamps),
        len(game.seen),
        len(game.in_play),
        len(game.places),
    }
    if len(lengths) > 1:
        problems.append("some cards have no face, owner, stamp or place")
    return problems


def wrong_things(game: Game) -> list[str]:
    """Cards in play without an object of their own, objects without a card, attachments without a host."""
    problems: list[str] = []
    in_play = {card for zone, cards in enumerate(game.zones) if game.zone_kinds[zone >> 1].in_play for card in cards}
    if sorted(in_play) != sorted(thing.card for thing in game.things):
        problems.append("the cards in play are not those that lie in play")
    for card, thing in enumerate(game.in_play):
        if (thing is not None) != (card in in_play) or (thing is not None and thing not in game.things):
            problems.append(f"{game.name_of(card)} has a wrong object in play")
    for thing in game.things:
        if game.places[thing.card] & 1 != thing.controller and not game.zone_kinds[game.places[thing.card] >> 1].shared:
            problems.append(f"{game.name_of(thing.card)} lies on the wrong side")
    return problems


def wrong_decision(game: Game) -> list[str]:
    """A question to nobody, with equal answers or none, or after the end."""
    decision = game.decision
    if decision is None:
        return [] if game.is_over else ["nothing is asked and the game is not over"]
    if game.is_over:
        return ["something is asked although the game is over"]
    problems: list[str] = []
    keys = game.keys()
    if decision.seat not in (0, 1):
        problems.append(f"seat {decision.seat} is asked")
    if len(keys) < (1 if decision.always else 2):
        problems.append(f"there is no choice in {decision.prompt!r}")
    if len(set(keys)) < len(keys):
        problems.append(f"options have the same words: {', '.join(keys)}")
    if any(not key or key != key.strip() or "\n" in key for key in keys):
        problems.append(f"an option's words cannot be written down: {keys}")
    if len(game.frames) > MOST_FRAMES:
        problems.append(f"{len(game.frames)} texts are under way: some never end")
    return problems
