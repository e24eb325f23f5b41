"""Compiles the engine, the effects, the games and the agents with mypyc wherever a C compiler is at hand."""

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any, Final

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

PACKAGE: Final = Path("src/cardwright")
OPTIMISATION: Final = os.environ.get("MYPYC_OPT_LEVEL", "3")
COMPILED: Final = ("engine", "effects", "games", "agents")
"""Everything else is interpreted: it is not hot, and frozen dataclasses are slow when compiled."""
WHOLE_PROGRAM: Final = ("-flto=auto", "-fvisibility=hidden")
"""Optimising over all files at once makes games a third faster: most of their time goes into tiny calls."""
METADATA_COMMANDS: Final = {"egg_info", "dist_info", "sdist", "--name", "--version"}
"""Compiling takes long and changes nothing for these, which pip calls before the build itself."""


def can_build(flags: Sequence[str] = ()) -> bool:
    """Tries the smallest Python extension, so that missing headers count as a missing compiler."""
    from setuptools._distutils import ccompiler, sysconfig

    compiler: Any = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX > 0; }\n")
        try:
            made = compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[sysconfig.get_python_inc()],
                extra_postargs=list(flags),
            )
            compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_postargs=list(flags))
        except (CompileError, LinkError, OSError):
            return False
    return True


def whole_program_flags() -> list[str]:
    """CARDWRIGHT_LTO=0 leaves them out: the code is slower, but a small change compiles in seconds."""
    if os.environ.get("CARDWRIGHT_LTO") == "0" or not can_build(WHOLE_PROGRAM):
        return []
    return list(WHOLE_PROGRAM)


def wants_compilation() -> bool:
    """CARDWRIGHT_COMPILE says 0 (never) or 1 (always); by default we compile where we can."""
    wish = os.environ.get("CARDWRIGHT_COMPILE", "")
    if wish not in {"", "0", "1"}:
        sys.exit(f"CARDWRIGHT_COMPILE must be 0 or 1, not {wish!r}")
    if METADATA_COMMANDS.intersection(sys.argv):
        return False
    if wish:
        return wish == "1"
    if can_build():
        return True
    print("cardwright: no C compiler with Python headers found, installing interpreted", file=sys.stderr)
    return False


def compiled_modules() -> list[Any]:
    from mypyc.build import mypycify

    sources = sorted(str(path) for layer in COMPILED for path in (PACKAGE / layer).rglob("*.py"))
    extensions: list[Any] = mypycify(
        ["--config-file=", *sources],
        opt_level=OPTIMISATION,
        debug_level="0",
        group_name="cardwright",
        multi_file=True,
    )
    flags = whole_program_flags()
    for extension in extensions:
        if extension.name.endswith("__mypyc"):
            extension.extra_compile_args += flags
            extension.extra_link_args += [*flags, f"-O{OPTIMISATION}"] if flags else []
    return extensions


class BuildInParallel(build_ext):
    """Compiles the C files of a library side by side, and only those whose text or headers changed."""

    def finalize_options(self) -> None:
        super().finalize_options()
        # Objects made with other flags or by another mypyc must not be taken for fresh.
        way = "plain" if os.environ.get("CARDWRIGHT_LTO") == "0" else "whole"
        self.build_temp = f"{self.build_temp}-O{OPTIMISATION}-{way}-mypy-{version('mypy')}"

    def build_extensions(self) -> None:
        compile_one: Callable[..., list[str]] = self.compiler.compile
        headers = max((path.stat().st_mtime for path in Path("build").glob("*.h")), default=0.0)

        def compile_unless_fresh(source: str, output_dir: str, rest: dict[str, Any]) -> list[str]:
            made: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
            changed = max(headers, Path(source).stat().st_mtime)
            if all(Path(file).exists() and Path(file).stat().st_mtime > changed for file in made):
                return made
            return compile_one([source], output_dir=output_dir, **rest)

        def compile_all(sources: list[str], output_dir: str, **rest: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_unless_fresh(source, output_dir, rest), sources)
                return list(chain.from_iterable(made))

        self.compiler.compile = compile_all
        super().build_extensions()


setup(
    ext_modules=compiled_modules() if wants_compilation() else [],
    cmdclass={"build_ext": BuildInParallel},
)
