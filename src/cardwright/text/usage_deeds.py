"""Phrases about what is done, read as other phrases: what somebody may, must or cannot do, and everyday verbs."""

from __future__ import annotations

from typing import Final

OTHER_PLAYER: Final = ("your opponent", "the opponent", "the enemy player", "the enemy", "the other player")

DEEDS: Final[dict[str, str]] = {
    "only have": "have only",
    "only has": "has only",
    "only control": "control only",
    "only controls": "controls only",
    **{f"{sign}{n} bonus damage": f"{sign}{n} damage" for sign in "+-" for n in range(1, 7)},
    "not usable": "cannot be used",
    "not playable": "cannot be played",
    "is never able to": "cannot",
    "are never able to": "cannot",
    "is never allowed to": "cannot",
    "are never allowed to": "cannot",
    "is not permitted to": "cannot",
    "are not permitted to": "cannot",
    "is forbidden to": "cannot",
    "are forbidden to": "cannot",
    "has no way to": "cannot",
    "have no way to": "cannot",
    "can never": "cannot",
    "may never": "cannot",
    "must never": "cannot",
    "will never": "cannot",
    "will not": "cannot",
    "will no longer": "cannot",
    "shall not": "cannot",
    "is permitted to": "may",
    "are permitted to": "may",
    "is free to": "may",
    "are free to": "may",
    "has the option to": "may",
    "have the option to": "may",
    "can decide to": "may",
    "may decide to": "may",
    "can choose whether to": "may",
    "may choose whether to": "may",
    "has got to": "must",
    "have got to": "must",
    "will have to": "must",
    "is obliged to": "must",
    "are obliged to": "must",
    "is made to": "must",
    "are made to": "must",
    **{
        f"{verb} the activation of": verb
        for verb in ("negate", "negates", "cancel", "cancels", "counter", "counters", "stop", "nullify", "nope")
    },
    **{
        f"{verb} its activation": f"{verb} it"
        for verb in ("negate", "negates", "cancel", "cancels", "counter", "counters", "stop", "nullify", "nope")
    },
    **{
        f"{be} {chosen} as {target}": f"{be} attacked{by}"
        for be in ("be", "is", "are")
        for chosen in ("chosen", "selected", "picked", "named", "declared")
        for target, by in (
            *(
                ("the target of an attack by", " by"),
                ("the target of an attack", ""),
                ("the target of attacks by", " by"),
            ),
            *(("the target of attacks", ""), ("an attack target by", " by"), ("an attack target", "")),
            *(("a target of attacks", ""), ("a target of an attack", ""), ("the target for an attack", "")),
        )
    },
    **{
        f"{be} {chosen} as {target}": f"{be} targeted by"
        for be in ("be", "is", "are")
        for chosen in ("chosen", "selected", "picked", "named")
        for target in ("the target of", "a target of", "the target for", "a target for", "target of", "targets of")
    },
    ", ignoring its cost": "for free",
    "ignoring its cost": "for free",
    ", ignoring their cost": "for free",
    ", without paying for it": "for free",
    "without paying for it": "for free",
    **{
        f"{before} if {done} ,": f". if {done} ,"
        for before in (", and", "and", ", but", "; and", ";")
        for done in ("you do", "they do", "you do not", "they do not", "that player does", "that player does not")
    },
    "heal up to": "heal up to",
    "heals up to": "heals up to",
    "heal up": "heal",
    "heals up": "heals",
    "healed up": "healed",
    "hits the battlefield": "enters the battlefield",
    "hit the battlefield": "enter the battlefield",
    "hits play": "enters",
    "goes straight": "goes",
    "go straight": "go",
    "goes right": "goes",
    "goes directly": "goes",
    **{
        f"{verb} a direct attack{on}": f"{'attacks' if verb.endswith('s') else 'attack'} {whom}"
        for verb in ("declares", "makes", "performs", "declare", "make", "perform")
        for on, whom in (
            ("", "directly"),
            *((f" {on} you", "you") for on in ("on", "against")),
            *((f" {on} {who}", "your opponent directly") for on in ("on", "against") for who in OTHER_PLAYER),
        )
    },
    **{f"{on} a direct {hit}": "when this attacks directly" for on in ("on", "after") for hit in ("attack", "hit")},
    **{f"{on} direct {hit}": "when this attacks directly" for on in ("on", "after") for hit in ("attack", "hit")},
    "attacks you directly": "attacks you",
    "attacked you directly": "attacked you",
    "declares an attack against": "attacks",
    "declares an attack on": "attacks",
    "declares an attack with": "attacks with",
    "declares an attack": "attacks",
    "declare an attack against": "attack",
    "declare an attack on": "attack",
    "declare an attack with": "attack with",
    "declare an attack": "attack",
    "declares attacks": "attacks",
    "declared an attack": "attacked",
    **{
        f"{put} this {on} {which}": f"attach this to {which}"
        for put in ("put", "stick", "slap", "place", "equip", "attach")
        for on in ("on", "onto")
        for which in ("a", "an", "one", "any", "target", "another")
    },
    **{
        f"{verb} any {what}": f"{verb} {what}"
        for verb in ("take", "takes", "took", "taken", "deal", "deals", "dealt", "suffer", "suffers", "suffered")
        for what in ("damage", "combat damage")
    },
    **{
        f"out of {whose}": f"from {whose}"
        for whose in (
            *("your", "their", "its", "the", "a", "an", "any", "each", "either", "enemy", "hand", "deck", "play"),
            *("opponent's", "opponent", "target", "my", "that", "both", "his", "her"),
        )
    },
}
"""What a phrase stands for, word by word."""
