"""One thought of a player who searches: a tree of choices grown in worlds that its seat may believe in."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cardwright.agents.agent import Candidate, Expected, Situation
from cardwright.agents.beyond import Beyond
from cardwright.agents.budget import Profile, Timer, now
from cardwright.agents.idle import idle_among
from cardwright.agents.lines import onward
from cardwright.agents.manner import Tuning
from cardwright.agents.tree import Habits, Names, Node
from cardwright.agents.weights import Weights
from cardwright.agents.worth import WON, chance, points, worth
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.rng import Rng

FAMILIAR: Final = 8
"""Visits that a choice must have had before it is expected."""
WORLDS: Final = 2
"""Worlds in which an option must change nothing to be left out."""
CLEAR: Final = 2500
"""Points of a clear advantage. Of more, each option would be judged as good as won, and the win not be pursued."""
SERIOUS: Final = 0.1
"""Of the visits of the option most often tried, the share from which another is taken seriously."""


class Search:
    """Information-set tree search: each try plays in a sampled world, down the tree, a little on, and is judged."""

    def __init__(
        self, situation: Situation, weights: Weights, tuning: Tuning, timer: Timer, profile: Profile | None
    ) -> None:
        self.situation = situation
        self.seat: Seat = situation.seat
        self.rng: Rng = situation.rng
        self.weights = weights
        self.tuning = tuning
        self.timer = timer
        self.profile = profile
        self.names = Names()
        self.habits = Habits()
        self.beyond = Beyond(self.rng, weights, tuning, timer, self.names, self.habits)
        self.root = Node()
        self.first_keys: list[int] = []
        start = worth(situation.world(), 0, weights)
        self.lead = start - max(-CLEAR, min(CLEAR, start))
        """What red's advantage, where the thought begins, is beyond a clear one. It is left out of every judgement."""
        self.idle: set[int] = set()
        """The keys of first options that could be taken for ever and change nothing."""
        self.sum = 0.0
        self.squares = 0.0
        self.tried = 0
        self.level = 0.0
        """The sum of all judgements as they came."""
        self.chance = 0
        """The seed of chance in the present world: the same for every try in it."""
        self.world_sum = 0.0
        self.world_tried = 0
        self.path: list[Node] = []
        self.movers: list[Seat] = []
        self.played: list[int] = []

    def go_on_from(self, last: Search) -> None:
        """Two choices in a row: what was found out about the second while thinking about the first still holds."""
        candidates = last.candidates()
        if not candidates:
            return
        self.names = self.beyond.names = last.names
        self.habits = self.beyond.habits = last.habits
        kept = last.root.children.get(last.first_keys[candidates[0].index])
        if kept is not None and kept.children:
            keys = self.names.keys_of(self.next_world())
            for key in kept.children:
                if key not in keys:
                    return
            self.root = kept
            self.lead = last.lead

    def run(self, tries: int) -> None:
        """Try until the budget is spent, at least once."""
        profile = self.profile
        started = now() if profile is not None else 0.0
        self.find_idle()
        while True:
            world = self.next_world()
            self.chance = self.rng.below(1 << 30) * (1 << 30) + self.rng.below(1 << 30) + 1
            self.world_sum = 0.0
            self.world_tried = 0
            for _ in range(self.tuning.batch):
                self.try_once(world)
                if self.tried >= tries or self.timer.is_over():
                    if profile is not None:
                        profile.iterations += self.tried
                        profile.total += now() - started
                    return

    def find_idle(self) -> None:
        """Leave out what changes nothing in any of a few worlds."""
        suspects: list[int] = []
        for number in range(WORLDS):
            world = self.next_world()
            if number == 0:
                suspects = list(range(len(self.first_keys)))
            suspects = idle_among(suspects, world, self.seat, self.rng.below(1 << 30), self.weights, self.timer)
            if not suspects:
                return
        self.idle = {self.first_keys[index] for index in suspects}

    def next_world(self) -> Game:
        """Another world that the seat may believe in."""
        if self.profile is None:
            world = self.situation.world()
        else:
            started = now()
            world = self.situation.world()
            self.profile.sampler += now() - started
        if not self.first_keys:
            self.first_keys = self.names.keys_of(world)
        return world

    def choose(self, game: Game, index: int) -> None:
        """Play an option."""
        if self.profile is None:
            game.choose(index)
        else:
            started = now()
            game.choose(index)
            self.profile.rules += now() - started

    def copy(self, world: Game) -> Game:
        """A world to play in, with chance that the seat cannot know."""
        started = now() if self.profile is not None else 0.0
        game = world.clone()
        game.rng = Rng(self.chance)
        if self.profile is not None:
            self.profile.rules += now() - started
        return game

    def try_once(self, world: Game) -> None:
        """Down the tree, one choice beyond it, a little on, and back with the judgement."""
        game = self.copy(world)
        node = self.root
        self.path = [node]
        self.movers = [self.seat]
        self.played = []
        self.beyond.begin(game)
        while (decision := game.decision) is not None:
            self.beyond.notice_turn(game)
            if onward(decision) == 1:
                self.choose(game, 0)
            elif decision.secret and decision.seat != self.seat:
                # What the seat will not learn must not lead its later choices: no branch of the tree.
                self.choose(game, self.beyond.by_habit(game, decision))
            else:
                keys = self.names.keys(game, decision)
                index = self.pick(node, keys, decision.seat)
                node = self.child(node, keys[index])
                self.path.append(node)
                self.movers.append(decision.seat)
                self.played.append(keys[index] * 2 + decision.seat)
                self.choose(game, index)
                if node.visits == 0 or self.timer.is_over():
                    break
        self.learn(self.judge(self.play_on(game)))

    def child(self, node: Node, key: int) -> Node:
        """The node of a choice."""
        found = node.children.get(key)
        if found is None:
            found = Node()
            node.children[key] = found
        return found

    def pick(self, node: Node, keys: list[int], seat: Seat) -> int:
        """The most promising option: one that was tried, or a new one while the visits allow for it."""
        children = node.children
        width = self.tuning.explore * self.spread()
        owed = self.tuning.fair * node.visits / len(keys) if node is self.root else 0.0
        best = NOBODY
        most = 0.0
        fresh = NOBODY
        likes = 0.0
        tried = 0
        is_first = node is self.root
        for index in range(len(keys)):
            if is_first and keys[index] in self.idle:
                continue
            found = children.get(keys[index])
            if found is None:
                liking = self.habits.liking(keys[index] * 2 + seat, self.rng)
                if fresh == NOBODY or liking > likes:
                    fresh = index
                    likes = liking
            else:
                tried += 1
                found.available += 1
                promise = found.promise(width) if found.visits * found.visits > owed and found.visits else 2.0
                if best == NOBODY or promise > most:
                    best = index
                    most = promise
        if fresh != NOBODY and tried < self.tuning.first + self.tuning.widen * sqrt(node.visits):
            return fresh
        return best

    def play_on(self, game: Game) -> Game:
        """Beyond the tree, to a position that can be judged."""
        started = now() if self.profile is not None else 0.0
        game = self.beyond.play_on(game)
        if self.profile is not None:
            self.profile.rules += now() - started
        return game

    def judge(self, game: Game) -> float:
        """How well red stands, from 0 for a lost game to 1 for a won one, told apart also where the lead is clear."""
        if self.profile is None:
            return self.gained(worth(game, 0, self.weights))
        started = now()
        value = self.gained(worth(game, 0, self.weights))
        self.profile.rules += now() - started
        return value

    def gained(self, advantage: int) -> float:
        """A judgement of red's advantage."""
        return chance(advantage) if abs(advantage) >= WON else chance(advantage - self.lead)

    def learn(self, value: float) -> None:
        """Tell every choice on the way how it turned out for whoever made it."""
        value = self.compared(value)
        self.tried += 1
        self.sum += value
        self.squares += value * value
        for index in range(len(self.path)):
            node = self.path[index]
            node.visits += 1
            node.total += value if self.movers[index] == 0 else 1.0 - value
        for key in self.played:
            self.habits.learn(key, value if key & 1 == 0 else 1.0 - value)

    def compared(self, value: float) -> float:
        """A judgement without the luck of its world: what other tries came to in it is no merit of this one."""
        level = self.level / self.tried if self.tried else value
        luck = (self.world_sum + self.tuning.anchor * level) / (self.world_tried + self.tuning.anchor) - level
        self.level += value
        self.world_sum += value
        self.world_tried += 1
        return value - luck

    def spread(self) -> float:
        """How far outcomes lie apart."""
        if self.tried < 2:
            return 0.5
        mean = self.sum / self.tried
        return sqrt(max(0.0001, self.squares / self.tried - mean * mean))

    def candidates(self) -> list[Candidate]:
        """What was tried, the best first, last what was tried too seldom to tell."""
        tried: list[Node | None] = [self.root.children.get(key) for key in self.first_keys]
        most = max([0 if node is None else node.visits for node in tried])
        order: list[tuple[bool, float, int]] = []
        for index in range(len(tried)):
            node = tried[index]
            if node is not None and node.visits and self.first_keys[index] not in self.idle:
                is_serious = node.visits >= SERIOUS * most
                order.append((not is_serious, -node.mean(), index))
        order.sort()
        found: list[Candidate] = []
        for _, _, index in order:
            node = tried[index]
            assert node is not None
            found.append(Candidate(index, self.chance_with(node), node.visits))
        return found

    def chance_with(self, node: Node) -> float:
        """The chance to win that the outcomes of a first choice stand for."""
        mean = node.mean()
        if mean <= 0.0 or mean >= 1.0:
            return min(1.0, max(0.0, mean))
        return chance((self.lead if self.seat == 0 else -self.lead) + points(mean))

    def main_line(self, most: int) -> list[Expected]:
        """The choice to take, then the one most often tried, and so on while they are familiar."""
        found: list[Expected] = []
        game = self.situation.world()
        node = self.root
        while (decision := game.decision) is not None and len(found) < most:
            if onward(decision) == 1:
                game.choose(0)
                continue
            if decision.secret and decision.seat != self.seat:
                break
            keys = self.names.keys(game, decision)
            tried = [node.children[key].visits if key in node.children else 0 for key in keys]
            index = tried.index(max(tried)) if found else self.candidates()[0].index
            if tried[index] < FAMILIAR:
                break
            found.append(Expected(decision.seat, game.key_of(decision.options[index], self.seat)))
            node = node.children[keys[index]]
            game.choose(index)
        return found
