"""TypeScript types of the protocol: `python -m cardwright.server.schema [FILE]` writes them, `--check` compares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from cardwright.server import description, protocol, requests

HEAD = "// Generated from the server's messages by `python -m cardwright.server.schema`. Do not edit.\n"
TARGET = Path("web/src/lib/protocol.ts")
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, in the order of its modules."""
    found: list[type[msgspec.Struct]] = []
    for module in (protocol, requests, description):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
                if value not in found:
                    found.append(value)
    return found


def typescript() -> str:
    """All types, in the order of the alphabet."""
    _, components = msgspec.json.schema_components(structs())
    parts = [HEAD]
    for name in sorted(components):
        parts.append(interface(name, components[name]))
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct as an interface."""
    lines = []
    if words := schema.get("description", ""):
        lines.append("/** " + " ".join(words.split()) + " */")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, shape in schema["properties"].items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {spell(shape)};")
    lines.append("}\n")
    return "\n".join(lines)


def spell(shape: dict[str, Any]) -> str:
    """A field's type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[-1]
    if "enum" in shape:
        return " | ".join(msgspec.json.encode(value).decode() for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(spell(one) for one in shape["anyOf"]))
    if shape.get("type") == "array":
        if "prefixItems" in shape:
            return "[" + ", ".join(spell(one) for one in shape["prefixItems"]) + "]"
        inner = spell(shape["items"]) if shape.get("items") else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if shape.get("type") == "object":
        return f"Record<string, {spell(shape['additionalProperties'])}>"
    return PLAIN[shape["type"]]


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is current."""
    paths = [Path(word) for word in arguments if not word.startswith("--")]
    target = paths[0] if paths else TARGET
    wanted = typescript()
    if "--check" in arguments:
        if target.is_file() and target.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{target} is not current; write it with: python -m cardwright.server.schema")
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
