import { settings, t } from "../settings.svelte";
import type { components } from "./schema";

export type Schemas = components["schemas"];
export type Person = Schemas["Person"];
export type GameView = Schemas["GameView"];
export type TableView = Schemas["TableView"];
export type MyTable = Schemas["MyTable"];
export type PlaceView = Schemas["PlaceView"];
export type Now = Schemas["Now"];
/** The game as a seat may see it: that of one of the games. */
export type View = Now["view"];
/** What may come on the stream of a table, and what happened among it. */
export type StreamMessage = Schemas["StreamMessage"];
export type StreamEvent = Schemas["Events"]["events"][number];
export type MoveView = Schemas["MoveView"];
export type RemarkView = Schemas["RemarkView"];
export type Snapshot = Schemas["Snapshot"];
export type NewTable = Schemas["NewTable"];
export type MadeTable = Schemas["MadeTable"];
export type CodeView = Schemas["CodeView"];
export type KeptRecord = Schemas["KeptRecord"];
export type RulebookView = Schemas["RulebookView"];
export type NoticesView = Schemas["NoticesView"];
export type ChannelView = Schemas["ChannelView"];
export type ErrorBody = Schemas["ErrorBody"];

/** Why something was not done, in one sentence for the person. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause = "",
    readonly status = 0,
    readonly wait = 0,
  ) {
    super(message);
  }
}

/** What was caught, where it is a refusal; anything else is thrown on. */
export function refusalIn(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  throw problem;
}

/** Where the API is: beside the page, whatever path it is served under. */
export const API = new URL("./api/", document.baseURI);

/** Ask the server; a Refusal where it refuses or cannot be reached. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, API), {
      method,
      headers: {
        "accept-language": settings.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable", t("web-unreachable"));
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw refusal(text, answer.status);
}

function refusal(text: string, status: number): Refusal {
  try {
    const told = JSON.parse(text) as ErrorBody;
    if (told.code && told.message) {
      return new Refusal(told.code, told.message, told.clause ?? "", status, told.wait ?? 0);
    }
  } catch {
    // Not ours: a proxy between us and the server answered.
  }
  return new Refusal("unreachable", t("web-unreachable"), "", status);
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => call<T>("DELETE", path, body);
