"""What texts on the table change as long as they are there: numbers, words, control, bans. Found through bit masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import (
    ADD,
    AT_MOST,
    BECOME,
    DOUBLE,
    GRANT,
    HALVE,
    RAISE,
    REMOVE,
    Frame,
    Static,
)
from cardwright.engine.face import Thing
from cardwright.engine.folding import changed_base, kept_within, reduced, scaled, steadied
from cardwright.engine.ids import CARD_BITS, CardId, Seat
from cardwright.engine.spans import Spans

if TYPE_CHECKING:
    from cardwright.engine.game import Game

SILENCE: Final = 28
"""The aspect under which texts take the abilities of cards."""
LIMIT: Final = 29
"""The aspect under which texts lower how often something can happen."""
TRAITS: Final = 30
"""The aspect under which texts change words that are true of a card."""
CONTROLLER: Final = 31
"""The aspect under which texts change who controls a card."""
NO_THINGS: Final[list[Thing]] = []
"""What has not been gathered yet; shared, since what is gathered is a new list each time."""


def stamp_of(change: tuple[Static, int]) -> int:
    """When a change of words came about."""
    return change[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Statics(Spans):
    """A table with the lasting part of texts: numbers, words, control and bans."""

    heard: int
    altered: int
    replaced: int
    forbidden: int
    permitted: int
    cost_changes: bool
    hushed: bool
    """Whether some card has lost its abilities."""
    lending: bool
    """Whether some card may have abilities to be used that are not its own."""
    lowered: int
    """Aspects that some text may lower: the others are at least what is printed."""
    trait_bits: int
    """The words that some text may give, take or change."""
    trait_ops: int
    """The sorts of changes of words that there are."""
    altering: list[Thing]
    """Cards in play whose texts change numbers, words or control, oldest first."""
    hearing: list[Thing]
    """Cards in play whose texts wait for events, oldest first."""
    traits_level: int
    """Which changes of words count while a text is asked about them: 0 none, 1 changes of group, 2 all."""
    folding: int
    """Aspects that are being computed: a text that reads the number it changes is told the printed one."""
    counted: list[object] | None
    """Parts of texts that did something, for whoever counts them; None, and free of cost, for everybody else."""

    def lay_statics(self) -> None:
        """Start with no texts."""
        self.lay_spans()
        self.heard = 0
        self.altered = 0
        self.replaced = 0
        self.forbidden = 0
        self.permitted = 0
        self.cost_changes = False
        self.hushed = False
        self.lending = False
        self.lowered = 0
        self.trait_bits = 0
        self.trait_ops = 0
        self.altering = NO_THINGS
        self.hearing = NO_THINGS
        self.traits_level = 2
        self.folding = 0
        self.counted = None

    def copy_statics(self, game: Statics) -> None:
        """Take over another game's texts."""
        self.copy_spans(game)
        self.heard = game.heard
        self.altered = game.altered
        self.replaced = game.replaced
        self.forbidden = game.forbidden
        self.permitted = game.permitted
        self.cost_changes = game.cost_changes
        self.hushed = game.hushed
        self.lending = game.lending
        self.lowered = game.lowered
        self.trait_bits = game.trait_bits
        self.trait_ops = game.trait_ops
        # The copied cards are others: the lists are gathered when they are first needed.
        self.stale = True
        self.altering = NO_THINGS
        self.hearing = NO_THINGS
        self.traits_level = 2
        self.folding = 0
        self.counted = None

    def count(self, part: object) -> None:
        """A part of a text does something."""
        if self.counted is not None:
            self.counted.append(part)

    def itself(self) -> Game:
        """This table as the game that texts are asked about."""
        return cast("Game", self)

    def is_active(self, thing: Thing) -> bool:
        """Whether a card's texts work: a game may put cards to sleep."""
        return thing.face_up and not thing.silent

    def refresh(self) -> None:
        """Gather the masks again after something entered, left or changed sides."""
        had_control = self.altered >> CONTROLLER & 1
        if self.lasting:
            self.end_departed()
        if self.hushed:
            self.hushed = False
            for thing in self.things:
                thing.silent = False
        self.gather()
        if self.altered >> SILENCE & 1:
            self.hush()
            self.gather()
        if had_control or self.altered >> CONTROLLER & 1:
            self.give_control()

    def gather(self) -> None:
        """Gather the masks of all texts that work."""
        self.altered = self.lowered = self.trait_ops = self.trait_bits = 0
        heard = self.itself().pool.hears_alone
        replaced = forbidden = permitted = 0
        changes = lending = False
        altering: list[Thing] = []
        hearing: list[Thing] = []
        for thing in self.things:
            if self.is_active(thing):
                text = self.faces[thing.card].text
                if text.hears:
                    heard |= text.hears
                    hearing.append(thing)
                if text.alters:
                    altering.append(thing)
                    for static in text.statics:
                        self.heed(static)
                replaced |= text.replaces
                forbidden |= text.forbids
                permitted |= text.permits
                changes = changes or len(text.cost_changes) > 0
                lending = lending or len(text.lends) > 0
        for lasting in self.lasting:
            for static in lasting.statics:
                self.heed(static)
            for trigger in lasting.triggers:
                heard |= trigger.kinds
            for replacement in lasting.replacements:
                replaced |= replacement.kinds
            for prohibition in lasting.prohibitions:
                forbidden |= 1 << prohibition.kind
            for permission in lasting.permissions:
                permitted |= 1 << permission.kind
            if lasting.ends_with is not None:
                heard |= lasting.ends_with.kinds
            changes = changes or len(lasting.cost_changes) > 0
            lending = lending or len(lasting.activated) > 0
        self.heard = heard
        self.replaced = replaced
        self.forbidden = forbidden
        self.permitted = permitted
        self.cost_changes = changes
        self.lending = lending
        self.altering = altering
        self.hearing = hearing
        self.stale = False

    def hush(self) -> None:
        """Take the abilities of the cards of which texts say so, all at once."""
        silent: list[Thing] = []
        for thing in self.things:
            for other in self.altering:
                for static in self.faces[other.card].text.statics:
                    if static.aspect == SILENCE and self.applies(static, other.frame, thing.card):
                        silent.append(thing)
            for lasting in self.lasting:
                for static in lasting.statics:
                    if static.aspect == SILENCE and self.applies(static, lasting.frame, thing.card):
                        silent.append(thing)
        for thing in silent:
            thing.silent = True
        self.hushed = len(silent) > 0

    def heed(self, static: Static) -> None:
        """Remember what a text may change."""
        self.altered |= 1 << static.aspect
        if static.aspect == TRAITS:
            self.trait_ops |= 1 << static.op
            self.trait_bits |= static.bits | static.group
        elif static.op != ADD or static.value is None or not static.value.is_never_negative():
            self.lowered |= 1 << static.aspect

    def give_control(self) -> None:
        """Hand cards to whom the newest text gives them, or back to who put them into play."""
        changed: list[Thing] = []
        for thing in self.things:
            seat = self.fold(thing.card, CONTROLLER, thing.player)
            if seat != thing.controller:
                changed.append(thing)
        for thing in changed:
            self.change_sides(thing, 1 - thing.controller)
        if changed:
            self.refresh()

    def stat(self, card: CardId, aspect: int) -> int:
        """A card's current number: printed, then whatever texts make of it."""
        if self.stale:
            self.refresh()
        printed = self.faces[card].stats[aspect]
        if self.altered >> aspect & 1 and not self.folding >> aspect & 1 and self.in_play[card] is not None:
            self.folding |= 1 << aspect
            value = self.fold(card, aspect, printed)
            self.folding &= ~(1 << aspect)
            return value
        return printed

    def is_at_most(self, card: CardId, aspect: int, number: int) -> bool:
        """Whether a card's current number is so much or less; texts that can only raise it need not be asked."""
        if not self.lowered >> aspect & 1 and self.faces[card].stats[aspect] > number:
            return False
        return self.stat(card, aspect) <= number

    def fold(self, card: CardId, aspect: int, printed: int) -> int:
        """Changes of the base, oldest first; what sets the value, the newest winning; additions; halving; bounds."""
        game = self.itself()
        value = printed
        added = lost = newest = scale = 0
        bases: list[tuple[int, int, int]] = []
        bounded: list[tuple[int, int]] = []
        kept: list[tuple[int, int]] = []
        for thing in self.altering:
            text = self.faces[thing.card].text
            if text.alters >> aspect & 1:
                for static in text.statics:
                    if static.aspect == aspect and self.applies(static, thing.frame, card):
                        amount = static.value.of(game, thing.frame) if static.value is not None else 0
                        if static.op == ADD and static.group:
                            bounded.append((static.group - 1, amount))
                        elif static.op == ADD:
                            added += amount
                            lost += min(amount, 0)
                        elif static.op >= AT_MOST:
                            kept.append((static.op, amount))
                        elif static.op >= HALVE:
                            scale += 1 if static.op == DOUBLE else -1
                        elif static.op >= RAISE:
                            bases.append((thing.frame.source >> CARD_BITS, static.op, amount))
                        elif thing.frame.source > newest:
                            newest = thing.frame.source
                            value = amount
        for lasting in self.lasting:
            for static in lasting.statics:
                if static.aspect == aspect and self.applies(static, lasting.frame, card):
                    amount = static.value.of(game, lasting.frame) if static.value is not None else 0
                    if static.op == ADD and static.group:
                        bounded.append((static.group - 1, amount))
                    elif static.op == ADD:
                        added += amount
                        lost += min(amount, 0)
                    elif static.op >= AT_MOST:
                        kept.append((static.op, amount))
                    elif static.op >= HALVE:
                        scale += 1 if static.op == DOUBLE else -1
                    elif static.op >= RAISE:
                        bases.append((lasting.stamp, static.op, amount))
                    elif lasting.stamp << CARD_BITS > newest:
                        newest = lasting.stamp << CARD_BITS
                        value = amount
        if bases and newest == 0:
            value = changed_base(printed, bases)
        if kept:
            value, added, scale = steadied(printed, value, added - lost, lost, scale, kept, bounded)
        value += added
        for least, amount in bounded:
            value = reduced(value, amount, least)
        if scale != 0:
            value = scaled(value, scale)
        return kept_within(value, kept) if kept else value

    def applies(self, static: Static, frame: Frame, card: CardId) -> bool:
        """Whether a static reaches a card now."""
        if static.side >= 0:
            return False
        condition = static.condition
        if condition is not None and not condition.holds(self.itself(), frame):
            return False
        if not static.what.accepts(self.itself(), frame, card):
            return False
        self.count(static)
        return True

    def traits(self, card: CardId) -> int:
        """The words that are true of a card now, as bits."""
        if self.stale:
            self.refresh()
        printed = self.faces[card].traits
        if self.altered >> TRAITS & 1 and self.in_play[card] is not None:
            return self.fold_traits(card, printed)
        return printed

    def has_trait(self, card: CardId, bits: int) -> bool:
        """Whether one of these words is true of a card now."""
        if self.stale:
            self.refresh()
        if not self.trait_bits & bits:
            return self.faces[card].traits & bits != 0
        return self.traits(card) & bits != 0

    def fold_traits(self, card: CardId, printed: int) -> int:
        """Changes of group (oldest first, so the newest counts), then grants and losses.

        A change of group is asked about printed words, a grant about words after all changes of group:
        no text can undo the ground it stands on.
        """
        level = self.traits_level
        if level == 0:
            return printed
        self.traits_level = 0
        traits = printed
        if self.trait_ops >> BECOME & 1:
            for static, _ in self.trait_changes(card, BECOME):
                traits = traits & ~static.group | static.bits
        if level == 2:
            self.traits_level = 1
            if self.trait_ops >> GRANT & 1:
                for static, _ in self.trait_changes(card, GRANT):
                    traits |= static.bits
            if self.trait_ops >> REMOVE & 1:
                for static, _ in self.trait_changes(card, REMOVE):
                    traits &= ~static.bits
        self.traits_level = level
        return traits

    def trait_changes(self, card: CardId, op: int) -> list[tuple[Static, int]]:
        """The statics of one sort that change this card's words, oldest first."""
        found: list[tuple[Static, int]] = []
        for thing in self.altering:
            text = self.faces[thing.card].text
            if text.alters >> TRAITS & 1:
                for static in text.statics:
                    if static.aspect == TRAITS and static.op == op and self.applies(static, thing.frame, card):
                        found.append((static, thing.frame.source >> CARD_BITS))
        from_play = len(found)
        for lasting in self.lasting:
            for static in lasting.statics:
                if static.aspect == TRAITS and static.op == op and self.applies(static, lasting.frame, card):
                    found.append((static, lasting.stamp))
        if 0 < from_play < len(found):
            found.sort(key=stamp_of)
        return found

    def controller(self, card: CardId) -> Seat:
        """Who controls a card: on the table its side, elsewhere its owner."""
        thing = self.in_play[card]
        return thing.controller if thing is not None else self.owners[card]
