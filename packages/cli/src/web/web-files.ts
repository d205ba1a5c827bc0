/** The files of the built web app, by the address they are served at. Nothing else can be asked for: an address is looked up, never opened. */
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

export interface WebFile {
  readonly path: string;
  readonly type: string;
  /** Its name has a hash of what is in it: a browser need never ask again. */
  readonly isHashed: boolean;
}

export interface WebApp {
  /** By address, `/index.html` and `/` among them. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** The content security policy that stands in the page. */
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
};

const PAGE = "/index.html";

/** The app in a folder; undefined when there is none. */
export async function webApp(folder: string): Promise<WebApp | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, WebFile>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || address.includes("/.")) continue;
    files.set(address, { path, type, isHashed: address.startsWith("/assets/") });
  }
  const page = files.get(PAGE);
  if (!page) return undefined;
  files.set("/", page);
  return { files, policy: policyIn(await readFile(page.path, "utf8")) };
}

/** From `<meta http-equiv="Content-Security-Policy" content="…">`: the policy has one place, the page. */
function policyIn(html: string): string {
  const content = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
  // In the page the quotes are written as character references.
  return content?.replaceAll("&#39;", "'").replaceAll("&amp;", "&") ?? "default-src 'self'";
}
