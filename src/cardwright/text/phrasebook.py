"""What cards of other games and everyday English say, and how these cards say it: suggestions, never read as such.

A pattern is matched anywhere in a text. In it <noun>, <nouns>, <zone>, <stat> and <span> are this game's words, <n> is
a number, <what> some words, <end> the end of a clause; what they match is said by number in the new wording, where
{discard} is the zone of used cards, {field} the zone in play, {body} and {bodies} what fights there.
"""

from __future__ import annotations

import re
from typing import Final

Rewording = tuple[float, str, tuple[str, ...]]

VERBS: Final[tuple[Rewording, ...]] = (
    (0.3, r"bounces? <what><end>", (r"return \1 to its owner's hand", r"return \1 to their owners' hands")),
    (0.3, r"^mill (?:the top )?<n>(?: cards?)?", (r"put the top \1 cards of your deck into your {discard}",)),
    (0.3, r"you mill <n>(?: cards?)?", (r"put the top \1 cards of your deck into your {discard}",)),
    (
        0.3,
        r"(your opponent|the opponent|opponent|each player|they) mills? <n>(?: cards?)?",
        (r"\1 puts the top \2 cards of their deck into their {discard}",),
    ),
    (0.3, r"mill <n>(?: cards?)?", (r"put the top \1 cards of your deck into your {discard}",)),
    (
        0.3,
        r"(?:revive|resurrect|reanimate|raise|bring back) <what> from <what><end>",
        (r"put \1 from \2 onto the {field}", r"put \1 from \2 into play", r"return \1 from \2 to your hand"),
    ),
    (
        0.3,
        r"(?:revive|resurrect|reanimate|raise|bring back) <what> from <what> (onto|into|to) <what><end>",
        (r"put \1 from \2 \3 \4", r"return \1 from \2 \3 \4"),
    ),
    (
        0.4,
        r"(?:revive|resurrect|reanimate) <what><end>",
        (r"put \1 from your {discard} onto the {field}", r"put \1 from your {discard} into play"),
    ),
    (
        0.3,
        r"(?:retrieve|recover|reclaim|salvage|recycle|fetch|recall|regain|rescue) <what> from <what><end>",
        (r"return \1 from \2 to your hand",),
    ),
    (0.4, r"(?:recall|unsummon|withdraw) <what><end>", (r"return \1 to its owner's hand",)),
    (0.4, r"(?:scrap|smash|shatter|slay|wreck|crush|break|obliterate|annihilate) <what><end>", (r"destroy \1",)),
    (0.4, r"(?:scrap|trash|dump|toss|ditch|drop|throw away|lose) <what><end>", (r"discard \1",)),
    (0.4, r"trash <what><end>", (r"destroy \1",)),
    (0.3, r"(?:take|bring|add|move|grab) <what> (into|to|in) your hand", (r"put \1 into your hand",)),
    (0.3, r"(?:take|move|bring|send) <what> (to|into|onto|on) <what><end>", (r"put \1 \2 \3", r"return \1 to \3")),
    (0.4, r"remove <what> from (?:play|the field|the battlefield|the board)", (r"destroy \1", r"exile \1")),
    (0.3, r"sacrifices? (a|an|one|two|\d+) <what><end>", (r"destroy \1 \2 you control",)),
    (0.3, r"(each player|your opponent|they|both players) sacrifices? <what><end>", (r"\1 destroys \2 they control",)),
    (0.3, r"(?:sac|sacrifice) <what><end>", (r"destroy \1", r"sacrifice \1")),
    (0.3, r"gives? <what> ([+-][\dX/+-]+(?: <stat>)?)", (r"\1 gets \2",)),
    (0.4, r"gives? <what> ([A-Z]\w+)", (r"\1 gains \2", r"\1 gets \2")),
    (0.3, r"(?:buff|boost|strengthen|pump) <what> by ([+-]?\d+) <stat>", (r"\1 gets +\2 \3",)),
    (0.3, r"(?:debuff|weaken) <what> by (\d+) <stat>", (r"\1 gets -\2 \3", r"\1 get -\2 \3")),
    (0.3, r"heal (?:you|yourself) (?:for|by) <n>", (r"heal \1", r"you gain \1 HP")),
    (
        0.3,
        r"(?:heal|restore|mend|repair) <what> (?:for|by) <n>(?: <stat>)?",
        (r"heal \2 on \1", r"restore \2 HP to \1"),
    ),
    (0.3, r"(?:heal|repair) <n>(?: damage)? (?:from|on|to) <what><end>", (r"restore \1 HP to \2", r"heal \1 HP on \2")),
    (
        0.4,
        r"(?:heal|restore|repair) <what>(?: to (?:full|its full|maximum)(?: <stat>| health| HP)?| fully| completely)",
        (r"remove all damage from \1", r"heal all damage on \1", r"restore all HP to \1"),
    ),
    (0.3, r"(?:negate|nullify|counter|cancel|stop|undo|block) <what><end>", (r"counter \1", r"cancel \1")),
    (0.3, r"(?:skip|skips|miss|misses) (their|its|your) next turn", (r"must pass on \1 next turn",)),
    (
        0.4,
        r"(?:play|summon|deploy|cast) <what> (?:at no cost|for nothing|for no cost|free of charge)",
        (r"play \1 for free",),
    ),
    (0.4, r"plays? <what><end>", (r"deploy \1",)),
    (0.4, r"is played", ("is deployed", "enters")),
    (0.4, r"summons? <what><end>", (r"create \1", r"put \1 onto the {field}", r"play \1")),
    (0.4, r"(?:spawn|conjure|make|produce|generate) (a|an|one|two|three|\d+) <what> tokens?", (r"summon \1 \2 token",)),
    (0.4, r"randomly discards? <what><end>", (r"discard \1 at random",)),
    (0.3, r"discards? <what> randomly", (r"discard \1 at random",)),
    (
        0.3,
        r"discards <n>(?: cards?)? (?:at random|randomly)",
        (r"discards \1 cards at random", r"discards a card at random"),
    ),
    (
        0.3,
        r"discard <n>(?: cards?)? (?:at random|randomly)",
        (r"discard \1 cards at random", r"discard a card at random"),
    ),
    (0.3, r"(draws?|discards?) one<end>", (r"\1 a card",)),
    (0.4, r"(?:loots?|cycles?) <n>", (r"draw \1 cards, then discard \1 cards",)),
    (0.4, r"scry <n>", (r"look at the top \1 cards of your deck and put them back in any order",)),
    (0.3, r"tutors? (?:for )?<what><end>", (r"search your deck for \1",)),
    (0.3, r"peeks? at", ("look at",)),
    (0.4, r"steals? control of", ("gain control of",)),
    (
        0.4,
        r"(?:explodes|blows up|detonates|is defeated|falls|perishes|is slain|is killed|is lost)",
        ("is destroyed", "dies"),
    ),
    (
        0.4,
        r"(?:comes into play|comes in|arrives|is summoned|is put into play|is cast)",
        ("enters", "is deployed", "is played"),
    ),
    (0.4, r"(?:leaves play|leaves the game|goes away|is removed)", ("leaves the {field}", "is destroyed")),
    (0.4, r"(?:is hit|gets hit|is hurt|is injured|is wounded|gets damaged)", ("is dealt damage", "takes damage")),
    (0.4, r"hits? <what> for <n>(?: damage)?", (r"deals \2 damage to \1", r"deal \2 damage to \1")),
    (0.3, r"(?:strikes|hits) for <n>", (r"deals \1 damage",)),
    (0.3, r"does ([+-]\d+) damage", (r"gets \1 damage",)),
    (0.3, r"(?:swing|strike)s? first", ("attacks first",)),
)
"""Verbs."""

PHRASES: Final[tuple[Rewording, ...]] = (
    (0.3, r"the chosen <noun>", (r"that \1", "it")),
    (0.3, r"the chosen <nouns>", (r"those \1", "them")),
    (0.3, r"(?:said|the same|such) <noun>", (r"that \1", "it")),
    (0.4, r"the <noun> (?:chosen|picked|selected)", (r"that \1", "it")),
    (0.3, r"(?:the )?(?:enemy player's|opponent's|enemy|opposing) (?:face|hero|leader|player)", ("your opponent",)),
    (0.3, r"(?:equipment|attachment|upgrade)s? (?:on|attached to) (it|this|that <noun>)", (r"card attached to \1",)),
    (0.3, r"(?:attachment|upgrade)s on", ("cards attached to",)),
    (0.3, r"attachment on", ("card attached to",)),
    (0.3, r"(?:to|into|in) the discard(?! \w)", ("into your {discard}", "into its owner's {discard}")),
    (0.3, r"the <zone>", (r"your \1", r"their \1")),
    (0.3, r"each <zone>", (r"each player's \1",)),
    (0.3, r"(from|in|into|to|of|on) <zone>", (r"\1 your \2", r"\1 their \2")),
    (0.3, r"to owners?'?s?'? hands?", ("to its owner's hand", "to their owners' hands")),
    (0.4, r"on (?:the )?(top|bottom)<end>", (r"on the \1 of your deck", r"on the \1 of their deck")),
    (0.3, r"(?:attack|fight|battle|fighting) damage", ("combat damage",)),
    (0.3, r"<noun> you have(?! \w)", (r"\1 you control",)),
    (0.3, r"<nouns> you have(?! \w)", (r"\1 you control",)),
    (0.3, r"an? (?:additional|extra|further|bonus) ([+-]\d)", (r"\1",)),
    (0.3, r"an extra <n> damage", (r"\1 more damage",)),
    (0.3, r"as many <what> as you (?:like|want|wish|choose)", (r"any number of \1",)),
    (0.4, r"(?:reduce|lower|decrease) the cost of <what> by <n>", (r"\1 cost \2 less", r"\1 costs \2 less")),
    (0.4, r"(?:increase|raise) the cost of <what> by <n>", (r"\1 cost \2 more", r"\1 costs \2 more")),
    (0.4, r"<what>'s cost is (?:reduced|lowered|decreased) by <n>", (r"\1 costs \2 less",)),
    (0.4, r"<what>'s cost is (?:increased|raised) by <n>", (r"\1 costs \2 more",)),
    (0.4, r"(?:take|get|pick) (?:back|up) <what><end>", (r"return \1 to your hand", r"put \1 into your hand")),
    (0.4, r"printed (cost|<stat>)", (r"base \1",)),
    (0.4, r"(?:has|have|is at|are at) full (?:<stat>|health)", ("is not damaged", "is undamaged")),
    (0.4, r"(?:has|have) (?:taken damage|lost <stat>)", ("is damaged",)),
    (0.3, r"(?:is|are) worth <n> more <stat>", (r"has +\1 \2", r"gets +\1 \2")),
    (0.3, r"(gets?|gains?|has|have) (?:a )?<stat> equal to <what><end>", (r"\1 +X \2, where X is \3",)),
    (
        0.3,
        r"(?:gets?|gains?|has|have) (?:a )?([+-]\d+) (?:bonus )?to (?:its |their )?<stat>",
        (r"gets \1 \2", r"get \1 \2"),
    ),
    (0.3, r"(?:gets?|gains?|has|have) a bonus of <n> to (?:its |their )?<stat>", (r"gets +\1 \2", r"get +\1 \2")),
    (0.3, r"(?:gets?|gains?|has|have) (\d+) (?:extra|additional|more|bonus) <stat>", (r"gets +\1 \2", r"get +\1 \2")),
    (0.3, r"(?:gets?|gains?|has|have) (\d+) less <stat>", (r"gets -\1 \2", r"get -\1 \2")),
    (0.3, r"(?:gets?|gains?) (\d+) <stat>", (r"gets +\1 \2", r"get +\1 \2")),
    (0.3, r"loses? (\d+) <stat>", (r"gets -\1 \2", r"get -\1 \2")),
    (
        0.4,
        r"(?:its|their) <stat> (?:is|are) (?:increased|raised|boosted) by (\d+)",
        (r"it gets +\2 \1", r"they get +\2 \1"),
    ),
    (
        0.4,
        r"(?:its|their) <stat> (?:is|are) (?:reduced|lowered|decreased) by (\d+)",
        (r"it gets -\2 \1", r"they get -\2 \1"),
    ),
    (
        0.4,
        r"(?:increase|raise|boost|improve) (?:the )?<stat> of <what> by (\d+)",
        (r"\2 gets +\3 \1", r"\2 get +\3 \1"),
    ),
    (
        0.4,
        r"(?:reduce|lower|decrease|weaken) (?:the )?<stat> of <what> by (\d+)",
        (r"\2 gets -\3 \1", r"\2 get -\3 \1"),
    ),
    (0.3, r"as well as", ("and",)),
    (0.3, r"each draws?", ("each player draws",)),
    (0.3, r"each discards?", ("each player discards",)),
    (0.3, r"(?:instead of|rather than|in place of) <what><end>", (r"instead of \1",)),
    (0.4, r"(.*?)\bno (combat )?damage <what><end>", (r"\1prevent all \2damage \3",)),
)
"""Nouns, numbers, places, pronouns."""

FOREIGN: Final[tuple[Rewording, ...]] = (
    (0.3, r"(?:wipe|clear|sweep) the (?:board|battlefield|field|table)", ("destroy all {bodies}",)),
    (0.3, r"(?:minion|unit|monster|permanent|fighter|beast|ally|troop|champion)s", ("{bodies}", "cards")),
    (0.3, r"(?:minion|unit|monster|permanent|fighter|beast|ally|troop|champion)", ("{body}", "card")),
    (0.3, r"(?:enemies|foes|opponents)", ("enemy {bodies}", "enemy cards")),
    (0.3, r"(?:allies)", ("friendly {bodies}", "friendly cards")),
    (0.3, r"(an|each|another|random|target) (?:enemy|foe)(?! \w)", (r"\1 enemy {body}", r"\1 enemy card")),
    (0.3, r"(?:an|one) ally(?! \w)", ("a friendly {body}", "a friendly card")),
    (0.3, r"(?:graveyard|boneyard|trash|cemetery|junk pile|scrap heap|discards|used pile|grave)", ("{discard}",)),
    (0.3, r"(?:library|draw pile|draw deck|stock)", ("deck",)),
    (0.3, r"(?:the )?(?:board|battlefield|arena|table|play area)", ("the {field}",)),
    (0.3, r"(?:hit points?|life points?|toughness|stamina|vitality|health)", ("HP", "health")),
    (0.3, r"(?:strength|attack power|power|might|attack|ATK)", ("ATK", "Atk", "attack", "damage", "A")),
    (0.3, r"(?:armou?r|defen[cs]e|toughness)", ("DEF", "defense", "AD")),
    (0.3, r"(?:life|lives)", ("life-energy", "HP")),
    (0.3, r"(?:mana|gold|coins?|money|energy|power|crystals?)", ("resource", "energy", "mana", "play-energy")),
    (0.3, r"(?:undamaged|unhurt|unharmed|uninjured|unwounded)", ("undamaged", "not damaged")),
    (0.3, r"(?:injured|wounded|hurt)", ("damaged",)),
    (0.3, r"(?:he|she|he or she|s/he)", ("they",)),
    (0.3, r"(?:his|her|his or her)", ("their",)),
    (0.3, r"who", ("that",)),
)
"""Words of other games: said otherwise only where this game does not have them."""

TIMES: Final[tuple[Rewording, ...]] = (
    (0.3, r"(?:till|til|'til|up until)", ("until",)),
    (0.3, r",? \(?<n> (turns?|rounds?)\)?(?: each)?<end>", (r" for \1 \2",)),
    (0.3, r"(?:for|during) (?:the|this) (?:whole|entire|current) <span>", (r"this \1",)),
    (0.3, r"for (?:the )?(?:rest|remainder|duration) of (?:the|this) <span>", (r"this \1", r"until end of \1")),
    (0.3, r"until (?:the )?<span>'s end", (r"until end of \1",)),
    (0.3, r"until (?:the )?end of (?:the |this )?<span>", (r"this \1", r"until end of \1")),
    (0.3, r"this <span>", (r"until end of \1",)),
    (0.5, r"until (?:the start of )?your next turn", ("for 1 turn",)),
    (0.5, r"until (?:the )?end of your opponent's next turn", ("until your next turn",)),
    (0.4, r"(?:at the )?(?:start|beginning) of <span>", (r"at the start of each \1", r"at the start of your \1")),
    (0.4, r"(?:at the )?end of <span>", (r"at the end of each \1", r"at the end of your \1")),
    (0.3, r"(?:every|each) <span>", (r"at the start of each \1",)),
    (0.3, r"(?:at any time|any time)", ("",)),
)
"""Spans and moments."""

LABELS: Final[tuple[Rewording, ...]] = (
    (
        0.3,
        r"^(?:battlecry|arrival|entrance|on play|etb|enter|warcry|deploy|fanfare|on entry|played)(?::| -| —|,)",
        ("When this enters,", "When deployed:", "When you play this,"),
    ),
    (
        0.3,
        r"^(?:deathrattle|last breath|last words|on death|death|final act|dying wish|revenge)(?::| -| —|,)",
        ("When this is destroyed,", "When this dies,", "When destroyed:"),
    ),
    (0.3, r"^(?:on attack|charge|assault|when attacking)(?::| -| —|,)", ("When this attacks,",)),
    (0.3, r"^(?:passive|static|aura|constant|permanent|continuous)(?::| -| —|,)", ("", "Ongoing:")),
    (0.3, r"^(?:tap|exhaust|action|activate|ability|power)(?::| -| —|,)", ("Activate:", "Action:")),
    (0.3, r"^(?:response|instant|react|quick|counter)(?::| -| —|,)", ("Reaction:",)),
    (0.4, r"^choose one of the following:?", ("Choose one:",)),
    (0.4, r"either <what>,? or <what><end>", (r"choose one: \1; or \2",)),
)
"""What stands before a colon."""

ORDERS: Final[tuple[Rewording, ...]] = (
    (0.4, r"^(.+?),? if you (?:want|wish|like|choose)(?: to)?<end>", (r"you may \1",)),
    (
        0.4,
        r"^(.+?),? (?:but )?(?:at most|no more than|max(?:imum)?|only)? ?once (?:per|each|every|a) <span>",
        (r"Once per \2, \1",),
    ),
    (
        0.4,
        r"\b(enemy|your opponent's|the opponent's) ([^.,;]*?)<nouns> ([^.;]*)([;,.] ?(?:and |but |while )?)yours\b",
        (r"\1 \2\3 \4. Your \2\3", r"\1 \2\3 \4\5your \2\3"),
    ),
    (
        0.4,
        r"\byour ([^.,;]*?)<nouns> ([^.;]*)([;,.] ?(?:and |but |while )?)(?:theirs|your opponent's|the enemy's)(?! \w)",
        (r"your \1\2 \3. Enemy \1\2",),
    ),
    (0.4, r"<noun>([^.]*?) (friendly|enemy|ally|other|another|your|their) one\b", (r"\1\2 \3 \1",)),
    (
        0.4,
        r"(it|that card|this card|they|those cards|the rest|both cards) (?:goes?|is put) (to|into|on) <what><end>",
        (r"put \1 \2 \3", r"return \1 \2 \3"),
    ),
    (0.5, r"(search.*?)[.,;]? ?(?:and |then |and then )shuffle(?: it| your deck| that deck| the deck)?<end>", (r"\1",)),
    (0.4, r"^unless (.+?), (.+)", (r"If not \1, \2", r"\2 unless \1")),
)
"""The order of clauses."""

REMARKS: Final[tuple[str, ...]] = (
    r",? as (?:normal|usual|always|it normally would)",
    r",? normally",
    r",? if (?:able|possible|any|you can|they can|there is one|there are any)",
    r"\(?(?:ignore|no) ties\)?",
    r",? (?:on|for) (?:either|both) (?:sides?|players?)",
    r", either side",
    r",? (?:right away|at once|straight away|on the spot)",
    r",? as you (?:like|wish|choose|please|see fit)",
    r",? (?:in total|altogether|all told|overall)",
    r",? (?:from then on|from now on|for good|for the rest of the game|for as long as it (?:stays|is|remains) in play)",
    r",? after paying(?: for (?:it|this)| its cost)?",
    r",? if you (?:have|control) (?:one|any)",
    r"^(?:first|next|finally|now|then),? ",
    r"(?<=\. )(?:first|next|finally|in addition|additionally|furthermore|afterwards|after that|also),? ",
    r",? (?:in return|in exchange|at the same time)",
    r"\. (?:if|otherwise)[^.]* (?:as normal|as usual|normally|nothing happens)(?=\.|$)",
    r"\((?!keep|stay|do |don|leave|it |this |they |you |your )[a-z]+(?: [a-z]+){0,3}\)",
)
"""What may be left out: it says what the rules do anyway."""

EVERYDAY: Final = frozenset(
    word
    for pattern in (*(entry[1] for entry in (*VERBS, *PHRASES, *FOREIGN, *TIMES, *LABELS, *ORDERS)), *REMARKS)
    for word in re.findall(r"[a-z]{3,}", f"{pattern.replace('s?', 's ')} {pattern.replace('s?', ' ')}")
)
"""English words that are not misspelled."""
