"""A real server for every test of this folder, on a store of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Server, running


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)
            if config.pluginmanager.hasplugin("xdist"):
                item.add_marker(pytest.mark.xdist_group(f"server {item.path.stem}"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("server"))
