"""Metrics for Prometheus, available to programs on this machine only: activity and response times."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.kernel.base.messages import Refusal
from noctuary.server.base import headers
from noctuary.server.door.errors import refusal_response
from noctuary.server.door.limits import HERE, address_of
from noctuary.tables.lobby import Lobby

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class ServerMetrics:
    """The metrics of one server since its start."""

    def __init__(self, lobby: Lobby) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        tables = Gauge("noctuary_tables_open", "Tables at which somebody is.", registry=self.registry)
        tables.set_function(lambda: len(lobby.open_tables))
        self.sockets: Final = Gauge("noctuary_sockets", "Sockets at tables.", registry=self.registry)
        self.moves: Final = Histogram(
            "noctuary_move_seconds",
            "From the arrival of a person's move until it is stored for good.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.answers: Final = Counter(
            "noctuary_answers", "Answers over HTTP by their status.", ["status"], registry=self.registry
        )


class CountAnswers:
    """Counts the HTTP responses."""

    def __init__(self, app: ASGIApp, metrics: ServerMetrics) -> None:
        self._app: ASGIApp = app
        self._metrics: ServerMetrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answers.labels(message["status"]).inc()
            await send(message)

        await self._app(scope, receive, counted)


async def metrics(request: Request) -> Response:
    """The metrics to a Prometheus on this machine that connects directly, not through a proxy."""
    if address_of(request.scope) not in HERE or headers.is_forwarded(request.headers):
        return refusal_response(Refusal("request-address", {"text": request.url.path}), 404)
    kept: ServerMetrics = request.app.state.metrics
    return Response(generate_latest(kept.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)
