"""Phrases between clauses that are read as other phrases."""

from __future__ import annotations

from typing import Final

AT_WILL: Final = {
    f"if you {want} {tail}": "you may"
    for want in ("want", "want to", "wish", "wish to", "like", "would like", "would like to", "so choose", "choose to")
    for tail in (",", "you may", "you can", ", you may", ", you can")
}
"""What is left to you, said first."""
OTHERWISE: Final = {f"; {word}": ". otherwise" for word in ("otherwise", "else", "if not ,")}
"""What is done if not, behind a mark that also parts other things."""
AFTERWARDS: Final = {
    f"after that {tail}": f"then {tail}"
    for tail in (
        *(",", "you", "they", "your", "each", "both", "put", "draw", "discard", "destroy", "gain", "lose", "return"),
        *("shuffle", "exile", "burn", "reveal", "look", "search", "summon", "heal", "pay", "take", "give", "choose"),
    )
}
