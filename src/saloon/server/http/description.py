"""The API's description: made from the types of its doors, and then made exact."""

from __future__ import annotations

from importlib import metadata
from typing import Any, Final

import msgspec
from litestar import Litestar
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
from saloon.server.wire.values import Strict

TOKEN: Final[list[dict[str, list[str]]]] = [{"token": []}]
ANYONE: Final[list[dict[str, list[str]]]] = [{}, {"token": []}]


def description(settings: Settings) -> OpenAPIConfig:
    """Say what there is to say before the doors are known."""
    return OpenAPIConfig(
        title="Saloon",
        version=metadata.version("saloon"),
        description="The table server of Saloon; docs/protocol.md tells how to play through it.",
        path="/api",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        servers=[Server(url=settings.root_path or "/")],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
        ),
    )


def make_exact(app: Litestar) -> None:
    """Say what the framework leaves out: that unknown fields are refused, and who may come."""
    described = app.openapi_schema
    paths = described.paths or {}
    schemas = described.components.schemas = described.components.schemas or {}
    complete_schemas(schemas)
    describe_views(schemas)
    for item in paths.values():
        for operation in (item.get, item.post, item.put, item.patch, item.delete):
            for parameter in (operation and operation.parameters) or []:
                if isinstance(parameter, Parameter) and isinstance(parameter.schema, Schema):
                    complete(parameter.schema)
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in paths:
            say_who_may_come(route, paths[route.path_format])


def complete_schemas(schemas: dict[str, Schema]) -> None:
    strict = {kind.__name__ for kind in Strict.__subclasses__()}
    for name, schema in schemas.items():
        if name in strict:
            schema.additional_properties = False
        for each in (schema, *(schema.properties or {}).values()):
            if isinstance(each, Schema):
                complete(each)


def describe_views(schemas: dict[str, Schema]) -> None:
    """Say what a view has in it, by the views that the games make."""
    shown: list[Schema | Reference] = []
    for game in GAMES.values():
        players = game.players[0]
        view = type(game.start(players, game.settle(players, {})).observe(None))
        own = game.name.capitalize()
        try:
            (found,), parts = msgspec.json.schema_components(
                [view], ref_template=f"#/components/schemas/{own}.{{name}}"
            )
        except TypeError:  # rules that are compiled no longer know the types of their views
            shown.append(Schema(type=OpenAPIType.OBJECT, additional_properties=Schema()))
            continue
        schemas.update({f"{own}.{name}": plain_schema(part) for name, part in parts.items()})
        shown.append(Reference(ref=found["$ref"]))
    for name in ("Now", "Frame"):
        (schemas[name].properties or {})["view"] = Schema(one_of=shown)
    told = Schema(type=OpenAPIType.OBJECT, max_properties=0, description="Of other rules.")
    (schemas["StepView"].properties or {})["view"] = Schema(one_of=[*shown, told])


def plain_schema(given: dict[str, Any]) -> Schema:
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


def part(given: dict[str, Any]) -> Schema | Reference:
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
        known_door = route.path_format in (app.openapi_schema.paths or {})
        if isinstance(route, HTTPRoute) and known_door and len(route.path_components) == len(asked):
            pairs = zip(route.path_components, asked, strict=True)
            if all(not isinstance(known, str) or known == part for known, part in pairs):
                found |= set(route.methods)
    return sorted(found - {"OPTIONS"})
