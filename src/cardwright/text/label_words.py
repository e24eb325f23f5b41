"""Words of labels, by what they mean."""

from __future__ import annotations

from typing import Final

BRACKETS: Final = {"[": "]", "{": "}"}
LONGEST: Final = 4
"""How many words a label has."""
COLONS: Final = frozenset({":", "\u2014", "->", "=>", "\u2192"})
EMPTY: Final = frozenset(
    {
        *("passive", "passive ability", "passive effect", "effect", "effects", "card effect", "main effect", "bonus"),
        *(
            "bonuses",
            "static",
            "static ability",
            "special",
            "special ability",
            "special effect",
            "special rule",
            "rule",
        ),
        *("text", "card text", "rules", "curse", "blessing", "boon", "bane", "drawback", "downside", "upside", "perk"),
        *("penalty", "malus", "benefit", "result", "constant", "innate", "note", "ability text", "while in play"),
        *("while attached", "attached", "when attached", "in play", "enchanted", "equipped", "hex"),
    }
)
"""Labels that only say that a rule, or what sort of a rule, follows."""
WORN: Final = frozenset({"attached", "when attached", "while attached", "enchanted", "equipped"})
"""Labels over what the card does where it is attached: only such a card has them."""
SPOKEN: Final = frozenset(
    {
        *("secret", "trigger", "triggered", "reveal", "upkeep", "counter", "response", "react", "ambush", "revenge"),
        *("interrupt", "instant", "quick", "reaction", "trap", "charge", "triggered ability", "trigger effect", "flip"),
        *("secret counter", "retaliate", "last stand", "aftermath", "vigilance", "punish", "answer"),
    }
)
"""Labels that say nothing more than the "when" or "if" that follows them."""
ASKING: Final = frozenset({"when", "whenever", "after", "before", "if", "at", "while", "each", "every", "as", "once"})
TELLING: Final = frozenset({"when", "whenever", "at", "after"})
"""Words that tell themselves when something happens, so that no label need."""
ENTERING: Final = frozenset(
    {
        *(
            "enter",
            "enters",
            "entering",
            "on enter",
            "on entering",
            "on entry",
            "entry",
            "arrival",
            "on arrival",
            "etb",
        ),
        *("battlecry", "fanfare", "warcry", "war cry", "battle cry", "entrance", "on entrance", "enter play"),
        *("enters play", "on summon", "summoned", "when summoned", "comes into play", "on etb", "enter the field"),
        *("enters the field", "when entering", "upon entering", "upon entry", "on entering play", "entered"),
    }
)
DEPLOYING: Final = frozenset({"on deploy", "deploy", "deployed", "on deployment", "when deployed", "deployment"})
DYING: Final = frozenset(
    {
        *("deathrattle", "death rattle", "last breath", "last words", "final act", "dying wish", "death", "on death"),
        *("dies", "on dying", "upon death", "when dying", "when dead", "last gasp", "farewell", "after death"),
        *("when this dies", "last will", "when it dies", "deathwish", "death wish"),
    }
)
DESTROYED: Final = frozenset({"on destruction", "destroyed", "when destroyed", "on destroy", "destruction"})
SLAYING: Final = frozenset(
    {"on kill", "kill", "kills", "slay", "slays", "on slay", "on killing", "upon kill", "when killing", "after kill"}
)
STRIKING: Final = frozenset(
    {"on attack", "attacks", "assault", "upon attack", "onslaught", "strike", "on strike", "strikes", "when striking"}
)
TURNING: Final = frozenset(
    {"flip", "on flip", "flip effect", "when flipped", "on reveal", "when turned up", "turned up"}
)
DAWN: Final = frozenset({"upkeep", "dawn", "on upkeep"})
DUSK: Final = frozenset({"end step", "dusk", "nightfall"})
OWN_TURN: Final = frozenset({"your turn", "on your turn", "own turn", "during your turn"})
THEIR_TURN: Final = frozenset({"enemy turn", "opponent 's turn", "on enemy turn", "their turn", "during enemy turn"})
PASSING: Final = frozenset(
    {
        *(
            "attacked",
            "when attacked",
            "damaged",
            "when damaged",
            "discarded",
            "on discard",
            "drawn",
            "on draw",
            "sold",
        ),
        *("played", "on play", "revealed", "on reveal", "when revealed", "when drawn", "when discarded", "on hit"),
        *("when played", "when attacking", "when sold", "on sale", "when attacks"),
    }
)
"""What happens to a card, told in brackets."""
COST: Final = frozenset({"cost", "additional cost", "extra cost", "price", "costs", "to play", "play cost"})
AIM: Final = frozenset({"target", "targets", "choose target"})
AIMED: Final = frozenset({"enemy", "friendly", "ally", "opposing", "another"})
"""With what else it begins whom a card points at."""
SUFFERING: Final = frozenset(
    {
        *("gets", "gains", "loses", "becomes", "has", "takes", "cannot", "is", "dies", "must", "heals", "moves"),
        *("attacks", "fights", "returns", "goes", "become", "cannot", "are", "suffers"),
    }
)
"""Verbs of what somebody suffers who was pointed at before."""
SUFFERED: Final = frozenset({"destroy", "exile", "banish", "kill", "heal", "return", "bounce", "suspend", "discard"})
"""Verbs of what is done to somebody who was pointed at before."""
SINGLE: Final = frozenset({"1", "one", "a", "an", "any"})
SIDES: Final = {"any": "a", "enemy": "an enemy", "own": "a friendly", "ally": "a friendly", "friendly": "a friendly"}
"""What a card is attached to, in a note of two words."""
DOING: Final = frozenset({"cannot", "must", "takes", "gets", "has", "gains", "loses", "deals"})
"""What is said of the host where nobody is named."""
VERBAL: Final = frozenset(
    {
        *("if", "when", "while", "whenever", "but", "cannot", "must", "may", "can", "draw", "gain", "lose", "deal"),
        *("at", "instead", "for", "per", "each", "during", "on", "in", "until", "this", "it", "takes", "is", "discard"),
    }
)
"""Words of a note that says more than what the host gets."""
CLAUSE_STARTS: Final = frozenset({".", ":", ";", ",", "then", "and", "may", "can"})
WHEN: Final = frozenset(
    {
        *("condition", "trigger", "trigger condition", "activation condition", "requirement", "requires", "timing"),
        *("activation", "conditions", "when", "if", "use when", "play when", "triggered by", "event", "triggers"),
        *("triggers when", "activate when", "triggers on"),
    }
)
USABLE: Final = (
    *(
        "activate only when",
        "activate when",
        "activate only if",
        "use only when",
        "use this only when",
        "use this when",
    ),
    *("activate this only when", "activate this when", "you can use this when", "you may use this when"),
    *("you can use this card when", "you may use this card when", "use this card when", "use this card only when"),
    *("activate this card when", "activate this card only when", "you can only use this when", "use it when"),
    *("can be used when", "can only be used when", "use when", "use it only when", "may be used when"),
    *("you may activate this when", "you can activate this when", "this can be used when"),
)
"""How a sentence begins that tells when the next one is done by a card that answers."""
THEN: Final = frozenset({"effect", "effects", "then", "result", "do", "action", "outcome", "reward"})
HOSTS: Final = frozenset({"attach", "attach to", "attaches to", "attached to", "host", "equip", "enchant", "equip to"})
NUMBERED: Final = frozenset({"more", "less", "fewer", "additional", "extra"})
OR_ELSE: Final = frozenset({"otherwise", "else", "if not"})
CHOICES: Final = frozenset({"choose", "choose one", "choice", "modal", "choose 1", "pick one", "one of"})
OBJECTS: Final = frozenset(
    {"target", "a", "an", "the", "top", "all", "each", "any", "enemy", "your", "this", "up", "one", "two", "random"}
)
"""Words with which what is acted on begins."""
REMOVED: Final = frozenset(
    {"remove from the game", "remove from game", "remove from play", "banish", "exile", "remove it from the game"}
)
GLOSSES: Final = {"exile": REMOVED, "banish": REMOVED, "exiles": REMOVED, "mill": frozenset({"discard"})}
"""Verbs with what a parenthesis behind them may say again."""
UNSHOWN: Final = frozenset(
    {
        *("do not show them", "do not show it", "do not reveal them", "do not reveal it", "secretly", "privately"),
        *("without showing them", "without showing it", "without revealing them", "without revealing it"),
        *("keep them secret", "keep it secret", "do not show your opponent", "do not show them to your opponent"),
    }
)
"""What a look is anyway."""
USING: Final = frozenset(
    {"use", "on use", "when used", "play", "on play", "cast", "on cast", "when played", "when cast"}
)
"""Labels that say nothing on a card that is used once, by playing it."""
BOTH: Final = frozenset(
    {
        *(
            "yours and your opponent 's",
            "yours and theirs",
            "yours and the enemy 's",
            "friend or foe",
            "friend and foe",
        ),
        *("allies and enemies", "own and enemy", "yours and enemy", "yours or theirs", "yours or your opponent 's"),
    }
)
"""What "each", "both", "all" and "any" mean anyway."""
BEARERS: Final = frozenset({"host", "bearer", "wearer", "carrier", "equipped creature", "attached creature", "it"})
