"""The API's description: made from the types of its doors, and then made exact."""

from __future__ import annotations

import sys
from importlib import metadata
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIType,
    Parameter,
    PathItem,
    Reference,
    Schema,
    SecurityScheme,
    Server,
)
from litestar.routes import HTTPRoute

from saloon.games import GAMES
from saloon.server.settings import Settings
from saloon.server.wire.seen import adviser
from saloon.server.wire.stream import StreamMessage, StreamWish
from saloon.server.wire.values import Strict

JsonSchema: TypeAlias = dict[str, Any]
"""A schema as msgspec and Litestar write it: what stands in one depends on its words."""
TOKEN: Final[list[dict[str, list[str]]]] = [{"token": []}]
COMPONENTS: Final = "#/components/schemas/"
ANYONE: Final[list[dict[str, list[str]]]] = [{}, {"token": []}]


def description(settings: Settings) -> OpenAPIConfig:
    """Say what there is to say before the doors are known."""
    return OpenAPIConfig(
        title="Saloon",
        version=metadata.version("saloon"),
        description="The table server of Saloon; docs/protocol.md tells how to play through it.",
        path="/api",
        use_handler_docstrings=True,
        render_plugins=[WhenAsked(path="/openapi.json")],
        servers=[Server(url=settings.root_path or "/")],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
        ),
    )


class WhenAsked(JsonRenderPlugin):
    """Describes the API when somebody first asks, since that takes longer than to start without."""

    said: bytes | None = None

    def render(self, request: Request[Any, Any, Any], _openapi_schema: JsonSchema) -> bytes:
        if self.said is None:
            self.said = super().render(request, described(request.app))
        return self.said


def described(app: Litestar) -> JsonSchema:
    """Say what the framework leaves out: that unknown fields are refused, and who may come."""
    found = app.openapi_schema
    paths = found.paths or {}
    schemas = found.components.schemas = found.components.schemas or {}
    complete_schemas(schemas)
    describe_views(schemas)
    describe_stream(schemas)
    for item in paths.values():
        for operation in (item.get, item.post, item.put, item.patch, item.delete):
            for parameter in (operation and operation.parameters) or []:
                if isinstance(parameter, Parameter) and isinstance(parameter.schema, Schema):
                    complete(parameter.schema)
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in paths:
            say_who_may_come(route, paths[route.path_format])
    return found.to_schema()


def complete_schemas(schemas: dict[str, Schema]) -> None:
    strict = {kind.__name__ for kind in Strict.__subclasses__()}
    for name, schema in schemas.items():
        if name in strict:
            schema.additional_properties = False
        for each in (schema, *(schema.properties or {}).values()):
            if isinstance(each, Schema):
                complete(each)


def describe_stream(schemas: dict[str, Schema]) -> None:
    """Say what travels on the stream; the framework describes doors of HTTP alone."""
    for name, kinds in (("StreamMessage", StreamMessage), ("StreamWish", StreamWish)):
        found, parts = msgspec.json.schema_components(
            get_args(kinds),
            schema_hook=lambda _: {"description": "As its game says."},
            ref_template=COMPONENTS + "{name}",
        )
        for each, described in parts.items():
            schemas.setdefault(each, plain_schema(described))
        schemas[name] = Schema(one_of=[part(each) for each in found])


def describe_views(schemas: dict[str, Schema]) -> None:
    """Say what a view has in it, and what may change of it, by the views that the games make."""
    views: list[Schema | Reference] = []
    changed: list[Schema | Reference] = []
    for name in GAMES:
        own = name.capitalize()
        parts = view_schemas(name, own)
        view = parts.pop("")
        schemas.update({**parts, f"{own}.View": view, f"{own}.Changed": without_required(view)})
        views.append(Reference(ref=f"{COMPONENTS}{own}.View"))
        changed.append(Reference(ref=f"{COMPONENTS}{own}.Changed"))
    for name in ("Now", "Frame"):
        (schemas[name].properties or {})["view"] = Schema(one_of=views)
    each = Schema(any_of=changed)
    (schemas["PlayMade"].properties or {})["views"] = Schema(type=OpenAPIType.ARRAY, items=each)


def view_schemas(game: str, own: str) -> dict[str, Schema]:
    """Describe the view of a game under no name, and all it is made of under names of its own."""
    advise = adviser(game)
    kinds = [sourced(GAMES[game].view())]
    if advise is not None:
        kinds.append(get_type_hints(sourced(advise))["return"])
    found, parts = msgspec.json.schema_components(kinds, ref_template=f"{COMPONENTS}{own}.{{name}}")
    known = {f"{own}.{name}": plain_schema(each) for name, each in parts.items()}
    for each in known.values():  # nothing is left out of a view, whether it has a default or not
        each.required = list(each.properties or {})
    view = known.pop(found[0]["$ref"].removeprefix(COMPONENTS))
    if advise is not None:
        view.properties = {**(view.properties or {}), "advice": part(found[1])}
        view.required = [*(view.required or []), "advice"]
    return {**known, "": view}


def without_required(view: Schema) -> Schema:
    """Describe those fields of a view that changed."""
    return Schema(
        type=OpenAPIType.OBJECT,
        properties=view.properties,
        description="The fields of a view that an entry of the log changed.",
    )


def sourced(known: Any) -> Any:
    """Give a class or function with its types, as its source says it: compiled, it lost them."""
    module = sys.modules[known.__module__]
    source = Path(module.__file__ or "").parent / (known.__module__.rpartition(".")[2] + ".py")
    if module.__file__ == str(source):
        return known
    name = f"{known.__module__} as written"
    spec = spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    written = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(written)
    return getattr(written, known.__name__)


def plain_schema(given: JsonSchema) -> Schema:
    """Read a schema as msgspec writes it."""
    items, more = given.get("items"), given.get("additionalProperties")
    return Schema(
        type=OpenAPIType(given["type"]) if "type" in given else None,
        title=given.get("title"),
        description=given.get("description"),
        properties={name: part(each) for name, each in given.get("properties", {}).items()} or None,
        required=given.get("required"),
        items=part(items) if isinstance(items, dict) else None,
        prefix_items=[plain_schema(each) for each in given.get("prefixItems", [])] or None,
        one_of=[part(each) for each in given.get("anyOf", [])] or None,
        enum=given.get("enum"),
        additional_properties=part(more) if isinstance(more, dict) else None,
    )


def part(given: JsonSchema) -> Schema | Reference:
    return Reference(ref=given["$ref"]) if "$ref" in given else plain_schema(given)


def say_who_may_come(route: HTTPRoute, item: PathItem) -> None:
    """Say of each door on a path whether it asks for a token."""
    for handler in route.route_handlers:
        for method in handler.http_methods:
            operation = getattr(item, method.lower(), None)
            if operation is not None:
                operation.security = TOKEN if needs_token(handler) else ANYONE


def complete(schema: Schema) -> None:
    """Write a default as JSON, and put a least value of 0 back, which gets lost beside null."""
    if isinstance(schema.default, msgspec.Struct):
        schema.default = msgspec.to_builtins(schema.default)
    if schema.maximum is not None and schema.minimum is None:
        schema.minimum = 0.0


def needs_token(handler: HTTPRouteHandler) -> bool:
    return "session" in handler.parsed_fn_signature.parameters


def methods_at(app: Litestar, path: str) -> list[str]:
    """List what may be done at a path."""
    asked = [part for part in path.split("/") if part]
    found: set[str] = set()
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or len(route.path_components) != len(asked):
            continue
        pairs = zip(route.path_components, asked, strict=True)
        if all(not isinstance(known, str) or known == part for known, part in pairs):
            doors = [each for each in route.route_handlers if each.resolve_include_in_schema()]
            found.update(*(each.http_methods for each in doors))
    return sorted(found - {"OPTIONS"})
