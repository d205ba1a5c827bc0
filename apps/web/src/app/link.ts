/** Links into the app: a page and its parameters as text. Whatever somebody sends is read here, so nothing in it is believed. */

export const PAGES = ["write", "read", "solve", "explore", "check", "files", "learn", "challenge"] as const;
export type PageName = (typeof PAGES)[number];

export type Parameters = Readonly<Record<string, string>>;

export interface Route {
  readonly page: PageName;
  /** Own properties only, no prototype: names of 1 … 20 letters, values of at most 4000 characters. */
  readonly parameters: Parameters;
}

const LONGEST_LINK = 16_000;
const LONGEST_VALUE = 4000;
const NAME = /^[a-z]{1,20}$/;

/** Reads the fragment of an address (`#/write?text=HELLO`); anything strange is left out, an unknown page is the first one. */
export function parseLink(fragment: string): Route {
  const [, path = "", query = ""] = /^#?\/?([^?]*)\??(.*)$/su.exec(fragment.slice(0, LONGEST_LINK)) ?? [];
  const page = PAGES.find((name) => name === path.replace(/\/$/, "")) ?? PAGES[0];
  const parameters: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query))
    if (NAME.test(name) && value.length <= LONGEST_VALUE && !(name in parameters)) parameters[name] = value;
  return { page, parameters };
}

/** The fragment for a page with parameters; empty ones are left out. */
export function printLink(page: PageName, parameters: Parameters = {}): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ""));
  const text = query.toString();
  return text === "" ? `#/${page}` : `#/${page}?${text}`;
}
