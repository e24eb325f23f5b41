"""Shuffles that can be proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardwright import games
from cardwright.cli.app import build
from cardwright.server.fairness import commitment, new_seed
from tests.server.house import House, any_state, is_over, run

GAME = games.ids()[-1]


def test_seeds_differ_and_are_bound_by_their_salt() -> None:
    made = [new_seed() for _ in range(50)]
    assert len({seed for seed, _, _ in made}) == 50
    for seed, salt, bound in made:
        assert commitment(seed, salt) == bound
        assert commitment(seed + 1, salt) != bound
        assert commitment(seed, "") != bound


@pytest.fixture
def record(file: str, tmp_path: Path) -> tuple[Path, str]:
    """A downloaded record and the commitment that was shown before the first choice."""
    path = tmp_path / "record.txt"
    noted: list[str] = []

    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "same screen"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                state = await guest.until(any_state)
                noted.append(state["fairness"]["commitment"])
                assert state["fairness"]["seed"] is None
                for _ in range(6):
                    await guest.choose()
                await guest.say("concede", seat=0)
                state = await guest.until(is_over)
                proof = state["fairness"]
                assert commitment(int(proof["seed"]), proof["salt"]) == proof["commitment"] == noted[0]
            head = {"Authorization": f"Bearer {mine['token']}"}
            path.write_text((await house.client.get(f"/api/matches/{mine['match']}/record", headers=head)).text)

    run(scene)
    return path, noted[0]


def verify(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(build("verify"), ["verify", *words])
    return result.exit_code, result.output


def test_a_downloaded_record_is_verified(record: tuple[Path, str]) -> None:
    path, noted = record
    code, words = verify(str(path), "--commitment", noted)
    assert code == 0, words
    assert noted in words


def test_what_was_changed_afterwards_is_found(record: tuple[Path, str]) -> None:
    path, noted = record
    text = path.read_text()
    seed = next(line for line in text.splitlines() if line.startswith("seed: "))
    state = next(line for line in text.splitlines() if line.startswith("state: "))
    for changed in (
        text.replace(seed, f"seed: {int(seed[6:]) + 1}"),
        text.replace(noted, "0" * 64),
        text.replace(state, "state: 0123"),
        text.replace(state, ""),
        text.replace("salt: ", "salt: 1"),
        text.replace("commitment: ", "promise: "),
    ):
        assert changed != text
        path.write_text(changed)
        code, words = verify(str(path), "--commitment", noted)
        assert code == 1, words
