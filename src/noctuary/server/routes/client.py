"""Serves the files of the built web client."""

import html
import mimetypes
import os
from importlib import resources
from pathlib import Path
from typing import Final
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from noctuary import locale
from noctuary.server.base import headers

STATIC: Final = Path(str(resources.files("noctuary.server"))) / "static"

# Some systems define other types; a browser would then run no script and install nothing.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")


class ClientFiles(StaticFiles):
    """The files of the client in a folder; without a build, a page that says how to make one."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        # Requests do not fail if there is no folder.
        self.config_checked = True
        self._folder: Path = folder
        self._lasting: dict[str, Response] = {}
        """What was asked for under assets/, in memory: a page wants fifty of these files."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at `path`. Files under assets/ change their names and are cached; others are revalidated."""
        asked = Headers(scope=scope)
        if (kept := self._lasting.get(path)) and "range" not in asked:
            if self.is_not_modified(kept.headers, asked):
                return NotModifiedResponse(kept.headers)
            return Response(kept.body, headers=dict(kept.headers))
        language = headers.language(asked)
        if path == "." and not (self._folder / "index.html").is_file():
            title, text = (locale.text(language, id) for id in ("client-missing", "client-missing-help"))
            return _page(language, title, text, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            code = error.status_code
            return _nothing_there(path, scope, language) if code == 404 else Response(status_code=code)
        lasting = path.startswith("assets" + os.sep) and response.status_code in (200, 304)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        if lasting and isinstance(response, FileResponse):
            self._lasting[path] = Response(Path(response.path).read_bytes(), headers=dict(response.headers))
        return response


def _nothing_there(path: str, scope: Scope, language: str) -> Response:
    # The site may lie under a path of its host.
    root = "./" + "../" * (path.count(os.sep) + scope["path"].endswith("/"))
    # Perhaps it is an address of the client without its `#/`; the client says whether there is such a page.
    page = html.escape(f"{root}#/{quote(path)}?{scope['query_string'].decode('latin-1')}".removesuffix("?"))
    title = html.escape(locale.text(language, "request-address", {"text": path}))
    start = f'<a href="{root}">{locale.text(language, "client-to-start")}</a>'
    return _page(language, title, f'<meta http-equiv="refresh" content="0; url={page}">{start}', 404)


def _page(language: str, title: str, text: str, status: int) -> Response:
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
    return HTMLResponse(f"{head}<h1>{title}</h1><p>{text}</p></html>", status, {"Cache-Control": "no-store"})
