/** The files of the built web app, by the address they are served at. Nothing else can be requested: an address is looked up, never opened. */
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

export interface WebFile {
  readonly path: string;
  readonly type: string;
  /** Its name contains a hash of its content, so a browser never needs to ask again. */
  readonly isHashed: boolean;
  /** Text is sent compressed to clients that accept it. */
  readonly isText: boolean;
  /** The content security policy in a page; for other files that of the app. */
  readonly policy: string;
}

export interface WebApp {
  /** By address, including `/index.html` and `/`. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** The content security policy of the app. */
  readonly policy: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
};

/** Pictures are already compressed. */
const IS_TEXT = /^(text|application)\/|\+xml/;

const PAGE = "/index.html";

/** The app in a folder; undefined if there is none. */
export async function webApp(folder: string): Promise<WebApp | undefined> {
  const policy = policyIn(await readFile(join(folder, PAGE), "utf8").catch(() => undefined));
  if (policy === undefined) return undefined;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, WebFile>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || address.includes("/.")) continue;
    const isPage = type.startsWith("text/html") && address !== PAGE;
    files.set(address, {
      path,
      type,
      isHashed: address.startsWith("/assets/"),
      isText: IS_TEXT.test(type),
      policy: isPage ? (policyIn(await readFile(path, "utf8")) ?? policy) : policy,
    });
  }
  // A folder stands for its page.
  for (const [address, file] of [...files])
    if (address.endsWith(PAGE)) files.set(address.slice(0, -"index.html".length), file);
  return { files, policy };
}

/** Read from `<meta http-equiv="Content-Security-Policy" content="…">`: the policy is written in one place, the page. */
function policyIn(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const content = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
  // In the page, quotes are written as character references.
  return content?.replaceAll("&#39;", "'").replaceAll("&amp;", "&") ?? "default-src 'self'";
}
