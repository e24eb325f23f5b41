"""How designers say clause by clause what cards do, in everyday words, and how cards say it: suggestions only.

A line is `pattern => wording | wording`, going on in lines that begin with a space; patterns are written as in
`phrasebook.py`, {power} and {guard} are what a fighter strikes and defends with; ~ is a space to begin with.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

COST: Final = 0.3

POWERS: Final = r"""
(gets?|becomes?|is|are) <n> (?:points? )?stronger => gets +\2 {power} | get +\2 {power}
(gets?|becomes?|is|are) <n> (?:points? )?weaker => gets -\2 {power} | get -\2 {power}
(gets?|becomes?|is|are) <n> (?:points? )?tougher => gets +\2 {guard} | get +\2 {guard}
makes? <what> <n> (?:points? )?stronger => \1 gets +\2 {power} | \1 get +\2 {power}
makes? <what> <n> (?:points? )?weaker => \1 gets -\2 {power} | \1 get -\2 {power}
(?:hits?|strikes?|attacks?) for <n> (?:more|extra|additional)(?: damage)? => gets +\1 {power}
(?:hits?|strikes?|attacks?) <n> harder => gets +\1 {power}
(?:hits?|strikes?|attacks?) for <n> less(?: damage)? => gets -\1 {power}
blocks? (?:for )?<n> (?:more|extra|additional)(?: damage)? => gets +\1 {guard} | get +\1 {guard}
(?:hits?|strikes?|deals?|does) (?:back )?(?:twice|double) as (?:hard|much) => deals double damage
(?:hits?|strikes?) (?:back )?for double(?: damage)? => deals double damage
each (?:one|card|of them) (?:makes|gives) <what> <n> (?:damage )?stronger =>
 \1 gets +\2 {power} for each card discarded this way
each (?:one|card|of them) gives <what> \+<n> (\w+) => \1 gets +\2 \3 for each card discarded this way
([+-]\d+) (?:bonus )?damage apiece => \1 damage each
(\+\d+)/(\+\d+) => \1 {power} and \2 {guard} | \1 {power} and \2 HP
(-\d+)/(-\d+) => \1 {power} and \2 {guard} | \1 {power} and \2 HP
(?:do|does|did) <n> (?:more|extra|additional) (?:damage|dmg) =>
 deal \1 additional damage | deals \1 additional damage
(?:do|does) (double|triple|half|no|twice the) (?:damage|dmg) => deals \1 damage
(takes?|suffers?) <n> (?:points? of )?(?:damage|dmg) (?:off|away) => \1 \2 less damage
<n> (?:dmg|damage) (?:to|on|at) <what><end> => deal \1 damage to \2
heal(?:s)? up <n> => heal \1
(?:patch|fix)(?:es)? up <what> (?:for|by) <n> => heal \2 on \1 | restore \2 HP to \1
<what> heals? (?:up )?<n>(?: hp| health)?<end> => heal \2 on \1 | heal \2 HP on \1 | restore \2 HP to \1
(?:go|goes|went|is|are) (?:back )?up by <n> <stat> => gets +\1 \2
([+-]\d+) (?:attack power|attack|power|strength|punch)(?! \w+s\b) => \1 {power}
([+-]\d+) (?:defen[cs]e|armou?r|toughness|block) => \1 {guard}
([+-]\d+) (?:health|life|hit points?|hitpoints?|lives) => \1 HP | \1 health
<what> has (?:its|their) <stat> and <stat> (?:swapped|switched|exchanged|swaped) => swap \1's \2 and \3
"""
"""Numbers."""

DEEDS: Final = r"""
wakes? up => is no longer suspended | is ready
(?:isn't|is not|are not|aren't) (\w+ed|\w+y) (?:any ?more|any longer) => is no longer \1 | are no longer \1
(?:can't|cannot|can not) (\w+) (?:any ?more|any longer) => cannot \1
(?:can|may) no longer => cannot
(?:doesn't|does not|don't|do not) do anything(?: at all)? => has no abilities | loses all abilities
does nothing => has no abilities | loses all abilities
(?:turned|flipped) up => turned face up
(?:turned|flipped) (?:back )?down => turned face down
(?:flip|turn|switch)s? (?:over )?<what> (?:back )?(up|down)(?: again)?<end> => turn \1 face \2
(?:flip|reveal)s? <what> face[- ](up|down) => turn \1 face \2
(?:flip|turn)s? over <what><end> => reveal \1 | turn \1 face up
flips?(?: over)? => reveal | turn
flipped(?: over)? => revealed | turned face up
(cannot|can't) get (\w+ed) or (\w+) => cannot be \2 or \3
(cannot|can't) get (\w+ed) => cannot be \2
loses? (an?|one|<n>) (?:random )?cards? (?:at random )?(?:from|out of|in) (?:their|his|the) hand =>
 discards \1 cards at random | discards a card at random
loses? a random card from (?:their|his|the) hand => discards a card at random
loses? (an?|one|\d+|two|three) cards? from (?:their|his|the) hand => discards \1 cards | discards a card
loses? a random card from your hand => discard a card at random
(?:throw|chuck|toss)s? (?:out|away)? ?<what> from (?:your|their|his) hand => discard \1 | discards \1
(?:gives?|takes?|sends?|puts?) back <what> (?:in|into|to) (?:the|their|his|your|its owner's) hand =>
 return \1 to its owner's hand | returns \1 to its owner's hand | return \1 to your hand
(?:gives?|takes?|sends?|gets?) <what> back (?:in|into|to|on) (?:the|their|his|your|its owner's) hand =>
 return \1 to its owner's hand | returns \1 to its owner's hand | return \1 to your hand
(?:get|take|grab|fetch|fish|dig) (?:back )?<what> (?:back )?(?:from|out of) your <zone>(?! to| into| in) =>
 return \1 from your \2 to your hand | put \1 from your \2 into your hand
(?:get|take|grab|fetch) <what> back<end> => return \1 to your hand
(?:comes?|goes?|jumps?|flies) back (?:to|into|in) (?:your|the|its owner's) hand =>
 returns to your hand | returns to its owner's hand | return it to its owner's hand
(?:comes?|goes?) back (?:in(?:to)? play|onto the \w+|to life) => return it to play | put it onto the {field}
(^|[:.,] |and |then )(return|shuffle|put)s? (?:back )?(to|into|in|on) (your|its|the)\b =>
 \1\2 this \3 \4 | \1\2 it \3 \4
search(?:es)? (?:in|through|inside) (?:your|the) deck (?:for )?<what><end> => search your deck for \1
search(?:es)? <what> (?:in|from|out of) (?:your|the) deck => search your deck for \1
look for <what> in your deck => search your deck for \1
(?:take|draw|pull|grab|get|put) <what> (?:from|out of) your deck(?: to| into| in| and put it in)? your hand =>
 search your deck for \1 and put it into your hand
(?:summon|play|put|bring) <what> (?:directly |straight )?(?:from|out of) your <zone> (?:directly )?(?:onto|on|
 into|to|in) (?:the|your) (?:field|battlefield|board|table|play) =>
 put \1 from your \2 onto the {field} | summon \1 from your \2 | play \1 from your \2 for free
(?:take|takes) over <what> (until|this|for) => gain control of \1 \2
(?:can|may) be played (?:for free|without paying) => costs 0
goes first => attacks first
(attacks? first)(?: in (?:every|each|all|any) fights?)?,? (?:regardless of|no matter|whatever) (?:the |its |
 their )?<stat> => \1
by this (?:effect|ability|card's effect) => this way
(?:with|through|because of|due to|from) this effect => this way
(?:in this way|like this|through this|with this|thereby)<end> => this way
(that|who|which) (?:your opponent|the opponent|opponent|the other player|the enemy player|the enemy|
 they) lost this way => \1 they controlled destroyed this way
(an?|each|every) <noun> (?:they|you|he|that player) lost (?:this way|to this) =>
 \1 \2 they controlled destroyed this way
(heal|remove|cure|remove)s? all (?:of )?(?:its|their) (\w+) => \1 all \2 on it | \1 all \2 on them
(?:up |back )?to (?:the|its|their) (front|last)(?: row| line)?(?! zone) => to its \1 zone
(?:must|has to|have to|should) be (\w+)<end> => is \1
cannot be responded to => cannot be countered
(?:use|play|activate) (?:any )?(?:reactions?|responses?) (?:against|to|on|during) (?:it|this(?: attack| card)?) =>
 respond to this attack | respond to it
split up => split
(activate|action|attack|reaction), -(\d+) (\w[\w-]*): => \1, lose \2 \3:
(?:swap|trade|exchange|switch)s? <what> (?:for|against) <what><end> => swap \1 with \2
counts? as(?: being| an?)? => is | are
draws? (an?|one|\d+|two|three) less cards? => draw \1 fewer cards | draw 1 fewer card
draws? (an?|one|\d+|two|three) cards? (?:less|fewer) => draw \1 fewer cards | draw 1 fewer card
draws? (an?|one|\d+|two|three) cards? more => draw \1 more cards | draw 1 more card
"""
"""What is done."""

PHRASES: Final = r"""
of (?:whatever|whichever|any) (\w+) you (?:like|want|choose|wish|please|pick) => of a \1 of your choice | of any \1
,? (?:and )?(?:they|he|your opponent|the opponent|that player) (?:may |gets? to |can )?(?:picks?|chooses?|
 decides?) which(?: ones?| cards?| one)? => | ~of their choice
[.,] (?:they|he|your opponent|the opponent|that player) (?:may |gets? to |can )?(?:picks?|chooses?|
 decides?) which(?: ones?| cards?| one)?(?=\.) => | ~of their choice
,? (?:and )?you (?:may |get to |can )?(?:pick|choose|decide) which(?: ones?| cards?)? => ~of your choice
\(?(?:their|his|opponent's) (?:own )?choice\)? => of their choice
\(?your choice\)?<end> => of your choice
the (?:card|<noun>) (?:that )?(?:you (?:put|stick|attach|place)|(?:this|this card) is (?:attached|put|
 placed)) (?:this|it)? ?(?:on|to) => attached card | the attached {body} | the bearer
the (?:card|<noun>) (?:with|wearing|carrying|holding|that wears|that carries) this(?: card)?(?: on it| attached)? =>
 attached card | the attached {body} | the bearer
unless it is the only <noun> (?:on (?:its|their) side|its controller has|they have) =>
 unless its controller controls no other {bodies}
(?:drops?|falls?|goes|gets|is reduced|reaches|hits) (?:down )?(?:to )?(?:0|zero) => is 0
^(?:is |gets )?(destroyed|killed) (?:at|when at|if at|on) (\d+) <stat> => When its \3 is \2, destroy this
the (first|next) (?:hit|damage) (?:it|this(?: \w+)?) (?:takes?|receives?) (?:does nothing|is ignored|is prevented|
 deals no damage) => the \1 time this would take damage, prevent that damage
(?:if|when|whenever) (?:this|it)(?: card| creature| character)? hits (?:the other player|your opponent|
 the opponent|the enemy player|the player)(?: directly)? =>
 When this attacks your opponent directly | When this deals damage to your opponent
(?:if|when|whenever) (?:you|your opponent) (?:have|has|had) (?:nothing|no cards?) left in (hand|your hand|
 their hand) => if your opponent has no cards in hand | if you have no cards in hand
(?:they|your opponent) (?:have|has) (?:nothing|no (?:resource|energy)) left(?: to (?:steal|lose|pay|take))? =>
 your opponent has no resource | your opponent has no energy
you can use this (?:effect|ability|card)? ?only (?:while|if|when) => use this only if
(?:you can |you may )?only use this (?:effect|ability)? ?(?:while|if|when) => use this only if
(?:this|it) (?:can|may) (?:only )?be (?:used|activated) (?:only )?(?:while|if|when) => use this only if
(this|the current) (?:go|phase)<end> => this turn
in (?:this|the same) turn => this turn
until (?:that|this|the) (?:attack|fight) (?:has been|is) (?:carried out|resolved|over|finished|done) =>
 during that attack | for that attack
for (?:that|this) (?:one )?attack only => during that attack | for that attack
(?:on|from|in) (?:the )?(enemy|enemy's|opponent's|other) (?:side|board|field) => your opponent controls
of you(?! \w) => of yours | you control
(another|a|an|one|each|all) ([\w ]+?) of (?:you|mine|your side)(?! \w) => \1 \2 you control
(?:higher|more) <stat> (?:than|then) (?:this|it)(?: card| creature| character)?<end> => more \1 than this
(?:per|for every|for each) attack declared => for each attack
^(?:resp|response|reply|react)\. (?:to|on) (?:an? )?<what>: => Respond to an \1: | Respond to a \1:
^(?:use|play|activate) (?:it|this)(?: card)? (?:when|if|after) <what>[:,] => When \1,
^trigger: <what>\. effect: (\w) => When \1, \2
^<what>\? (\w) => When \1, \2 | If \1, \2
(?:anyone|somebody|someone|any player|whoever)(?= \w+s\b) => a player
one (?:more|additional|extra) time => an additional time
this (?:whole )?game => for the rest of the game
(?:a|the) second (<noun>) => another \1
those hits => those attacks
in attack modus => in attack mode
(?:in|into|to) the (?:mode of )?(attack|defen[cs]e)(?: mode| position| stance) => to \1 mode
(attack|defen[cs]e) (?:position|stance|modus) => \1 mode
^before (this(?: card| creature| character| attack)?|it) (attacks|fights), => When \1 \2,
(?:this|it) is your (?:last|only) card in (?:your )?hand => you have no other cards in hand | you have no cards in hand
(?:not a single card|no cards?|nothing) (?:was|were|got) discarded by this attack => this attack discarded no cards
(<n> or more|at least <n>) cards (?:was|were|got) discarded by this attack => this attack discarded \1 cards
by random<end> => at random
(?:random|randomly)<end> => at random
the attacker => your opponent | the attacking {body} | the attacking card
until (?:the )?next (round|turn)(?: begins| starts)? => until end of \1 | until your next \1
(?:the )?(round|turn) after (?:this|that)(?: one)?<end> => the next \1
"""
"""Phrases."""

REMARKS: Final = r"""
(?:as long as|so long as|while) this(?: card| creature| character| drill| trap| item| field| one)? (?:is|
 stays|remains|lies)(?: face[- ]?up)? (?:in play|on the (?:field|battlefield|board|table)|
 on your (?:field|side|board)|out),?
,? (?:as long as|so long as|while) this(?: card| creature| character| drill| trap| item| field| one)? (?:is|
 stays|remains|lies)(?: face[- ]?up)? (?:in play|on the (?:field|battlefield|board|table)|out)
,? \(?permanent(?:ly)?\)?(?=\.?$)
"""
"""What may be left out on a card that stays in play."""


@lru_cache(maxsize=1)
def colloquial() -> tuple[tuple[float, str, tuple[str, ...]], ...]:
    """The patterns with what they cost and the wordings for each."""
    found: list[tuple[float, str, tuple[str, ...]]] = []
    for line in joined(POWERS + DEEDS + PHRASES):
        pattern, _, wordings = line.partition(" =>")
        found.append((COST, pattern, tuple(each.strip().replace("~", " ") for each in wordings.split("|"))))
    return tuple(found)


def joined(lines: str) -> list[str]:
    """Lines of data, each with those that go on with it."""
    return [line for line in lines.replace("\n ", "").split("\n") if line]
