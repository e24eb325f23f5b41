"""The manner of a search: the numbers that say how it goes about it."""

from __future__ import annotations

from cardwright.engine.ids import NOBODY


class Tuning:
    """How a search goes about it."""

    def __init__(
        self,
        explore: float = 1.0,
        first: int = 4,
        widen: float = 1.5,
        horizon: int = NOBODY,
        glances: int = NOBODY,
        turns: int = NOBODY,
        replies: int = NOBODY,
        batch: int = 16,
        rest: int = 12,
        fair: float = 2.0,
        anchor: float = 2.0,
    ) -> None:
        self.explore = explore
        """How much untried promise counts, in spreads of the outcomes."""
        self.first = first
        """Options that are tried at once at every choice; more come with the visits."""
        self.widen = widen
        self.horizon = horizon
        """Choices that are played on from the end of the tree before the position is judged; as the weights say, if
        nothing is said here."""
        self.glances = glances
        """Options that are looked at for each of them; as the weights say, if nothing is said here."""
        self.turns = turns
        """Turns that are played to their end before that; as the weights say, if nothing is said here."""
        self.replies = replies
        """Options that the one whose turn comes then looks at for each choice of it, to take the best; as the weights
        say, if nothing is said here."""
        self.rest = rest
        """Choices after each until nothing is left half done or waits to resolve."""
        self.batch = batch
        """Tries in one sampled world, which are compared with each other."""
        self.fair = fair
        """Tries that every first choice gets: the root of so many times its equal share. Few tries prove nothing
        against a choice that needs good ones after it."""
        self.anchor = anchor
        """Tries of middling outcome that every world is thought to have had: few say little about its luck."""
