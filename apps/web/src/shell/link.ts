/** Links into the app: a page and its parameters as text. Anyone may have written them, so nothing in them is trusted. */

import { PAGES, type PageName } from "./pages.ts";

export { PAGES, type PageName } from "./pages.ts";

/** What the help is about; `pages/help/topics.ts` has each. */
export type HelpTopic =
  | "hold"
  | "turn"
  | "found"
  | "lost"
  | "camera"
  | "children"
  | "classroom"
  | "escape"
  | "gifts"
  | "privacy";

export type Parameters = Readonly<Record<string, string>>;

export interface Route {
  readonly page: PageName;
  /** Own properties only, no prototype: names of 1 … 20 letters, values of at most 8000 characters. */
  readonly parameters: Parameters;
}

const MAX_LINK_LENGTH = 16_000;
/** The stickers of a 33x33 are 6534 letters. */
const MAX_VALUE_LENGTH = 8000;
const NAME = /^[a-z]{1,20}$/;
const HELP = /^help(?:\/([a-z]{1,20}))?\/?$/;

/**
 * Reads the fragment of an address (`#/write?text=HELLO`). Anything unknown is ignored, and an unknown page becomes the
 * first one.
 */
export function parseLink(fragment: string): Route {
  const [, path = "", query = ""] = /^#?\/?([^?]*)\??(.*)$/su.exec(fragment.slice(0, MAX_LINK_LENGTH)) ?? [];
  const parameters: Record<string, string> = Object.create(null);
  const [isHelp, topic] = HELP.exec(path) ?? [];
  if (topic) parameters.topic = topic;
  const page = isHelp === undefined ? pageOf(path) : "help";
  for (const [name, value] of new URLSearchParams(query))
    if (NAME.test(name) && value.length <= MAX_VALUE_LENGTH && !(name in parameters))
      parameters[name] = value;
  return { page, parameters };
}

function pageOf(path: string): PageName {
  return PAGES.find((name) => name === path.replace(/\/$/, "")) ?? PAGES[0];
}

/** The fragment for a page with parameters; empty ones are left out, and so are those too long to be read back. */
export function printLink(page: PageName, parameters: Parameters = {}): string {
  if (page === "help") return `#/help${parameters.topic ? `/${parameters.topic}` : ""}`;
  const said = withinLimit(parameters);
  const text = queryOf(said);
  return text === "" ? `#/${page}` : `#/${page}?${text}`;
}

/** Whether a link can hold the whole record. */
export function fitsLink(parameters: Parameters): boolean {
  return withinLimit(parameters).length === Object.values(parameters).filter((value) => value !== "").length;
}

type Said = readonly (readonly [name: string, value: string])[];

/** Drops the longest values until the rest is short enough. */
function withinLimit(parameters: Parameters): Said {
  let said: Said = Object.entries(parameters).filter(
    ([, value]) => value !== "" && value.length <= MAX_VALUE_LENGTH,
  );
  while (queryOf(said).length > MAX_LINK_LENGTH - ROOM_FOR_PAGE) {
    const longest = Math.max(...said.map(([, value]) => value.length));
    said = said.filter(([, value]) => value.length < longest);
  }
  return said;
}

const ROOM_FOR_PAGE = 20;

function queryOf(said: Said): string {
  return new URLSearchParams(said as [string, string][]).toString();
}
