"""What everybody may know of a position, and what must hold in every one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine import kinds
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, seat_name
from cardwright.engine.step import Decision
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.energy import Spend
from cardwright.games.tempest.plans import PLAN_NUMBERS, PLANS, TELLS, has_plans
from cardwright.games.tempest.rulebook import (
    AURA,
    COLOUR_COUNT,
    COLOURS,
    CREATURE,
    NO_WEATHER,
    SPE,
    SYMBOLS,
    WEATHERS,
)
from cardwright.games.tempest.zones import (
    COMBAT,
    FIGHT,
    FIRST_FIGHT,
    OPENING,
    PHASE,
    PHASES,
    ROUND,
    SETUP,
    STACKED,
    STAGES,
)

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

STATS = ("HP", "Atk", "Spe")

OWN_WORDS: Final = {kinds.SUMMON: "{seat} creates {card}", kinds.EXILE: "{card} is banished"}
"""What this game calls otherwise than most."""


def is_during(game: Tempest, span: int) -> bool:
    """Whether it is that span; none of them is one player's."""
    if span == ROUND:
        return game.round > 0
    if span == FIGHT:
        return game.fighters[0] != NOBODY
    if span == FIRST_FIGHT:
        return game.phase == COMBAT and game.fights == 1
    if span == STACKED:
        return len(game.stack) > 0
    if span == PHASE:
        return OPENING <= game.phase <= COMBAT
    return game.phase == span


def in_state(game: Tempest, state: str, card: CardId) -> bool:
    """Whether a state word is true of a card on the field."""
    thing = game.in_play[card]
    if thing is None:
        return False
    if state == "fighting":
        ref = game.ref(card)
        return ref == game.fighters[0] or ref == game.fighters[1]
    if state == "plain":
        return game.faces[card].words == ""
    return (state == "damaged") == (thing.damage > 0)


def facts(game: Tempest) -> list[tuple[str, str]]:
    """TEM-104: round, phase, seats, weather, energy, plans, wins, mulligans and the fight."""
    found = [
        ("round", str(game.round)),
        ("phase", STAGES[game.phase]),
        ("seat A", seat_name(game.seat_a)),
        ("turn", seat_name(game.turn)),
        ("holds", str(game.holds)),
        ("weather", write_weather(game)),
    ]
    if not game.automatic:
        found.append(("automatic options", "no"))
    if game.phase == COMBAT:
        found.append(("fight", str(game.fights)))
    for seat in range(2):
        name = seat_name(seat)
        found.append((f"{name} wins", str(game.wins[seat])))
        found.append((f"{name} energy", write_energy(game.energy, seat)))
        if has_plans(game, seat):
            found.append((f"{name} plans", write_plans(game.plans, seat)))
        found.append((f"{name} mulligan", "used" if game.mulligans >> seat & 1 else "unused"))
        if game.draw_change[seat] != 0 and game.phase == SETUP:
            found.append((f"{name} opening draw", str(8 + game.draw_change[seat])))
    for lasting in game.lasting:
        if lasting.triggers:
            source = game.name_of(lasting.frame.source & CARD_MASK)
            found.append((f"pending {source}", f"{seat_name(lasting.seat)}'s, next round"))
    return found


def write_weather(game: Tempest) -> str:
    """The weather with its last round."""
    if game.weather == NO_WEATHER:
        return "none"
    return f"{WEATHERS[game.weather]} until round {game.weather_until}"


def write_energy(energy: list[int], seat: Seat) -> str:
    """A seat's energy as a cost is written, such as `2O B`; `-` for none."""
    groups: list[str] = []
    for colour in range(COLOUR_COUNT):
        count = energy[seat * COLOUR_COUNT + colour]
        if count > 0:
            groups.append(SYMBOLS[colour] if count == 1 else f"{count}{SYMBOLS[colour]}")
    return " ".join(groups) if groups else "-"


def write_plans(plans: list[int], seat: Seat) -> str:
    """A seat's plans with their colours, such as `Hunter orange + Summoner blue`."""
    start = seat * PLAN_NUMBERS
    return " + ".join(f"{PLANS[plans[place]]} {COLOURS[plans[place + 1]]}" for place in (start, start + 2))


def prompt_of(game: Tempest, decision: Decision) -> str:
    """TEM-50, TEM-54: what is asked, with what one has to know to answer it."""
    first = decision.options[0]
    if first.label.startswith("plan "):
        told = [f"{PLANS[plan]} {TELLS[plan]}" for plan in range(len(PLANS))]
        last = "" if len(game.choosing) % PLAN_NUMBERS else " Your second plan is one further down the list."
        return f"{decision.prompt}{last} {'; '.join(told)}. All but the tides start with 2 energy."
    step = first.step
    if isinstance(step, Spend):
        return f"{decision.prompt} {step.left} to pay."
    if decision.about == NOBODY:
        return decision.prompt
    return decision.prompt.replace("{card}", game.name_for(decision.seat, decision.about))


def phase_name(game: Tempest, span: int) -> str:
    """The words for a span that starts or ends."""
    if span == ROUND:
        return f"round {game.round}"
    return PHASES[span].replace("_", " ")


def marks_of(game: Tempest, card: CardId) -> list[str]:
    """TEM-104: what both players see on a card on the field besides damage and its creature."""
    thing = cast(CardInPlay, game.in_play[card])
    marks: list[str] = []
    if thing.sort == CREATURE:
        for aspect in range(SPE + 1):
            if thing.up(aspect):
                marks.append(f"+{thing.up(aspect)} {STATS[aspect]}")
            if thing.down(aspect):
                marks.append(f"-{thing.down(aspect)} {STATS[aspect]}")
        if thing.shield_used:
            marks.append("shield used")
        if game.in_play[card] is not None and in_state(game, "fighting", card):
            marks.append("fighting")
    if game.owners[card] != thing.controller:
        marks.append(f"of {seat_name(game.owners[card])}")
    return marks


def stack_lines(game: Tempest) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
    """TEM-104: every card on the stack, who played it and its declared targets, the top last."""
    lines: list[tuple[CardId, Seat, str, tuple[Ref, ...]]] = []
    for item in game.stack:
        card = item.ref & CARD_MASK
        text = game.faces[card].text
        targets: list[Ref] = []
        if text.attach is not None:
            targets.extend(item.frame.group(text.attach.slot))
        for target in text.program.targets:
            targets.extend(item.frame.group(target.slot))
        lines.append((card, item.seat, "", tuple(targets)))
    return lines


def standing(game: Tempest, seat: Seat) -> list[int]:
    """A seat's round wins, its energy, and the cards whose colour one of its plans has."""
    start = seat * COLOUR_COUNT
    energy = 0
    for colour in range(start, start + COLOUR_COUNT):
        energy += game.energy[colour]
    return [game.wins[seat], energy, own_colours(game, seat)]


def own_colours(game: Tempest, seat: Seat) -> int:
    """How many of a seat's own cards have the colour of one of its plans, chosen or being chosen."""
    chosen = game.plans if has_plans(game, seat) else game.choosing
    start = seat * PLAN_NUMBERS
    count = 0
    for card in range(len(game.owners)):
        if game.owners[card] == seat:
            colour = game.rulebook.colours[game.faces[card].index]
            for place in (start + 1, start + 3):
                if place < len(chosen) and chosen[place] == colour:
                    count += 1
                    break
    return count


def broken_invariants(game: Tempest) -> list[str]:
    """What must hold at every decision; each broken one in words."""
    broken: list[str] = []
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.host != NOBODY and game.in_play[one.host] is None:
            broken.append(f"{game.name_of(one.card)} is attached to a card that is not on the field")
        if one.damage < 0 or any(one.up(aspect) < 0 or one.down(aspect) < 0 for aspect in range(SPE + 1)):
            broken.append(f"{game.name_of(one.card)} has a change below 0")
        if one.sort == AURA and one.host == NOBODY and game.phase != SETUP and not game.steps:
            broken.append(f"{game.name_of(one.card)} stands alone")
    for item in game.stack:
        if not game.is_there(item.ref):
            broken.append(f"{game.name_of(item.ref & CARD_MASK)} waits to resolve but has left the stack")
    for count in game.energy:
        if count < 0:
            broken.append("an energy pool is below 0")
    return broken
