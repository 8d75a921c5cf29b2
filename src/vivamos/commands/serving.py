"""`vivamos serve`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vivamos.commands.common import (
    Command,
    whole,
)

if TYPE_CHECKING:
    pass


def add_serve(command: Command) -> None:
    serve = command("serve", run_serve, "open the card room for browsers", "Stop it with Ctrl+C; every table is kept.")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument("--port", type=whole(0, 65535), default=8400, help="the port (default: 8400; 0: any free one)")
    serve.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)"
    )
    serve.add_argument("--open", action="store_true", help="open the room in your browser")
    serve.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help="a name the server goes by; may be repeated"
    )
    serve.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe what this proxy forwards; may be repeated",
    )
    serve.add_argument(
        "--bot-delay", default="0.6-1.5", metavar="SECONDS", help="how long bots seem to think (default: 0.6-1.5)"
    )
    serve.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE", help="change a limit; docs/server.md lists them"
    )
    serve.add_argument(
        "--review-cluster",
        metavar="ADDRESS",
        help="have reviews made by the Ray cluster at HOST:PORT (extra 'cluster')",
    )
    serve.add_argument("--no-limits", action="store_true", help="no limit on how much and how often (for load tests)")
    serve.add_argument("--seed", type=whole(0, 2**63), help="deal the same cards at every start (for demonstrations)")
    serve.add_argument(
        "--log", choices=("text", "json"), default="text", help="json: all that happens, a line each, without names"
    )


def run_serve(chosen: Any) -> int:
    from vivamos.engine.cluster import check_address
    from vivamos.server.addresses import read_networks
    from vivamos.server.hosts import Hosts
    from vivamos.server.limits import Limits
    from vivamos.server.serve import serve
    from vivamos.server.settings import Settings, database_url, default_database, read_delay

    if chosen.review_cluster:
        check_address(chosen.review_cluster)
    settings = Settings(
        database=database_url(chosen.database) if chosen.database else default_database(),
        bot_delay=read_delay(chosen.bot_delay),
        limits=Limits.read(chosen.limit, none=chosen.no_limits),
        seed=chosen.seed,
        hosts=Hosts(chosen.host, chosen.allow_host),
        proxies=read_networks(chosen.proxy),
        log=chosen.log,
        review_cluster=chosen.review_cluster or "",
    )
    return serve(settings, chosen.host, chosen.port, chosen.open)
