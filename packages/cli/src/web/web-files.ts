/** The files of the built web app, by the address they are served at. Nothing else can be requested: an address is looked up, never opened. */
import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export interface WebFile {
  readonly path: string;
  readonly type: string;
  /** Its name contains a hash of its content, so a browser never needs to ask again. */
  readonly isHashed: boolean;
  /** Text may be sent compressed to clients that accept it. */
  readonly isText: boolean;
  /** The content security policy that stands in a page now; for other files that of the app. */
  readonly policy: Policy;
}

/** Asks the page itself: it may have been rebuilt since it was listed. */
type Policy = () => Promise<string>;

export interface WebApp {
  /** By address, including `/index.html` and `/`. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** The content security policy of the app. */
  readonly policy: Policy;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".xml": "application/xml; charset=utf-8",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
};

/** Pictures are already compressed. */
const IS_TEXT = /^(text|application)\/|\+xml/;

const PAGE = "/index.html";

/** What people see at an address that has nothing, as hosts of static files look for it. */
export const MISSING_PAGE = "/404.html";

/** Where the documentation's examples find core. A package leaves its copy out, for it comes with the library itself. */
const ROOMS = "/docs/core";

/** The app in a folder; undefined if there is none. */
export async function webApp(folder: string): Promise<WebApp | undefined> {
  const page = join(folder, PAGE);
  if (!(await stat(page).catch(() => undefined))) return undefined;
  const policy = policyOf(page);
  const files = new Map<string, WebFile>();
  const rooms = dirname(dirname(fileURLToPath(import.meta.resolve("@cubegram/core"))));
  await listFiles(rooms, ROOMS, policy, files);
  await listFiles(folder, "", policy, files);
  // A folder stands for its page.
  for (const [address, file] of [...files])
    if (address.endsWith(PAGE)) files.set(address.slice(0, -"index.html".length), file);
  return { files, policy };
}

/** Adds a folder's files, at addresses that begin with `base`. */
async function listFiles(
  folder: string,
  base: string,
  policy: Policy,
  files: Map<string, WebFile>,
): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `${base}/${relative(folder, path).split(sep).join("/")}`;
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || address.includes("/.")) continue;
    const isPage = type.startsWith("text/html") && address !== PAGE;
    files.set(address, {
      path,
      type,
      isHashed: address.startsWith("/assets/"),
      isText: IS_TEXT.test(type),
      policy: isPage ? policyOf(path) : policy,
    });
  }
}

/** A file as it is sent. */
export interface Content {
  readonly bytes: Uint8Array;
  /** An entity tag (RFC 9110, 8.8.3) with its quotes: of these bytes, so each encoding has its own. */
  readonly tag: string;
  readonly isGzip: boolean;
}

/** The content of a file, compressed if the client accepts that and the build has done it (`x.gz`); undefined if the file is gone. */
export async function contentOf({ path, isText }: WebFile, accepted: string): Promise<Content | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return undefined;
  const packed =
    isText && acceptsGzip(accepted) ? await stat(`${path}.gz`).catch(() => undefined) : undefined;
  // The file may have been built again, and not yet compressed.
  const isGzip = packed !== undefined && packed.mtimeMs >= stats.mtimeMs;
  const bytes = await readFile(isGzip ? `${path}.gz` : path);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { bytes, tag: `"${hash}"`, isGzip };
}

/** Unless the client refuses it (`gzip;q=0`). */
function acceptsGzip(accepted: string): boolean {
  return accepted
    .toLowerCase()
    .split(",")
    .some((one) => /^\s*gzip\s*(;|$)/.test(one) && !/;\s*q=0(\.0*)?\s*$/.test(one));
}

/** Whether the client already has this content (`If-None-Match`). */
export function isKnown(tag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.trim() === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}

/** What tells a file from the one that was there before. */
function versionOf({ mtimeMs, size }: Stats): string {
  return `${mtimeMs}-${size}`;
}

/** The policy in a page, read again when the page has changed; the last one while a build has removed it. */
function policyOf(path: string): Policy {
  let version: string | undefined;
  let policy = "default-src 'self'";
  return async () => {
    const stats = await stat(path).catch(() => undefined);
    if (!stats || versionOf(stats) === version) return policy;
    const html = await readFile(path, "utf8").catch(() => undefined);
    if (html === undefined) return policy;
    version = versionOf(stats);
    policy = policyIn(html);
    return policy;
  };
}

/** Read from `<meta http-equiv="Content-Security-Policy" content="…">`: the policy is written in one place, the page. */
function policyIn(html: string): string {
  const content = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
  // In the page, quotes are written as character references.
  return content?.replaceAll("&#39;", "'").replaceAll("&amp;", "&") ?? "default-src 'self'";
}
