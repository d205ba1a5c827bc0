/** Serves the built web app: its files, read-only, with the headers that restrict what a browser lets it do. */

import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { networkInterfaces } from "node:os";
import { renderUnicodeCompact } from "uqr";
import { type Content, contentOf, isKnown, MISSING_PAGE, type WebApp, type WebFile } from "./web-files.ts";

export const LOCAL_ADDRESS = "127.0.0.1";
/** Milliseconds that a client has to send its request: it is a few lines, and who never finishes them would keep a connection for good. */
const MAX_REQUEST_MS = 10_000;
/** The folder is listed again at most once a second, whatever is requested. */
const PAUSE_MS = 1000;

export interface WebServer {
  /** Where it can be reached, from this machine first if possible. */
  readonly urls: readonly string[];
  readonly port: number;
  close(): Promise<void>;
}

interface ServeOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** An address of this machine, or 0.0.0.0 or :: for all of them. The default, 127.0.0.1, is reachable from this machine only. */
  readonly host?: string;
  /** Looks for the app again when an unknown file is requested: it may have been rebuilt. */
  readonly again?: () => Promise<WebApp | undefined>;
  /** Milliseconds that a client has to send its request; default 10 s. */
  readonly requestMs?: number;
}

/** Starts listening. Rejects with Node's error (`EADDRINUSE`, `EADDRNOTAVAIL` …) if it cannot. */
export async function serveApp(
  first: WebApp,
  { port, host = LOCAL_ADDRESS, again = async () => undefined, requestMs = MAX_REQUEST_MS }: ServeOptions,
): Promise<WebServer> {
  let app = first;
  let lookedAt = 0;
  const appWith = async (address: string) => {
    if (app.files.has(address) || Date.now() - lookedAt < PAUSE_MS) return app;
    lookedAt = Date.now();
    app = (await again()) ?? app;
    return app;
  };
  const times = {
    headersTimeout: requestMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: requestMs / 4,
  };
  const server = createServer(times, async (request, response) => {
    try {
      const address = addressOf(request.url ?? "/");
      await answer(await appWith(address), address, request, response);
    } catch {
      // The client notices: its connection ends before the answer does.
      response.destroy();
    }
  });
  await listen(server, port, host);
  const bound = server.address() as { readonly port: number; readonly address: string };
  return {
    urls: reachableAddresses(bound.address).map((address) => `http://${inUrl(address)}:${bound.port}/`),
    port: bound.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** The addresses at which a listener is reached: its own, or all of this machine's if it listens everywhere. */
function reachableAddresses(address: string): string[] {
  if (address !== "0.0.0.0" && address !== "::") return [address];
  return [LOCAL_ADDRESS, ...networkAddresses()];
}

/** The addresses of this machine on its networks. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

function inUrl(address: string): string {
  return address.includes(":") ? `[${address}]` : address;
}

async function answer(
  app: WebApp,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = app.files.get(address);
  // Someone who opens an address that has nothing sees a page; a program gets a line.
  const isOpened = /\btext\/html\b/.test(request.headers.accept ?? "");
  const isFolder = address !== "" && app.files.has(`${address}/`);
  const file = found ?? (isOpened && !isFolder ? app.files.get(MISSING_PAGE) : undefined);
  for (const [name, value] of Object.entries(guardHeaders(await (file ?? app).policy())))
    response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Only GET and HEAD are supported.");
  }
  const content = file && (await contentOf(file, String(request.headers["accept-encoding"] ?? "")));
  // A folder without its slash: the page's own links count from the slash on.
  if (!file && isFolder) {
    const [, query = ""] = /[^?#]*(\?[^#]*)?/.exec(request.url ?? "") ?? [];
    response.writeHead(308, { Location: `${lastPart(address)}/${query}`, "Content-Length": 0 }).end();
    return;
  }
  if (!file || !content) return refuse(response, 404, "There is nothing at this address.");
  const headers = contentHeaders(file, content);
  if (file === found && isKnown(content.tag, request.headers["if-none-match"])) {
    response.writeHead(304, headers).end();
    return;
  }
  const status = file === found ? 200 : 404;
  response.writeHead(status, {
    ...headers,
    "Content-Type": file.type,
    "Content-Length": content.bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : content.bytes);
}

/** The path without query or fragment. An address that cannot be decoded is not one of ours. */
function addressOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return "";
  }
}

/** The end of an address as a link relative to it, so that nothing before it matters. */
function lastPart(address: string): string {
  return `./${encodeURIComponent(address.slice(address.lastIndexOf("/") + 1))}`;
}

function guardHeaders(policy: string): Record<string, string> {
  return {
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    // Goes with the next header: the page gets a process of its own, whose workers may share memory.
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}

function contentHeaders(
  { isHashed, isText }: WebFile,
  { tag, isGzip }: Content,
): Record<string, string | number> {
  return {
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: tag,
    ...(isText && { Vary: "Accept-Encoding" }),
    ...(isGzip && { "Content-Encoding": "gzip" }),
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${message}\n`);
}

/** Opens an address in the browser, if there is one. */
export function openBrowser(url: string, env: Readonly<Record<string, string | undefined>>): void {
  const command = openerOf(process.platform, env);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, [...args, url], { detached: true, stdio: "ignore" });
  child.on("error", () => undefined);
  child.unref();
}

function openerOf(
  platform: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY }: Readonly<Record<string, string | undefined>>,
): readonly string[] | undefined {
  if (platform === "darwin") return ["open"];
  // `start` takes the first quoted string for the window's title.
  if (platform === "win32") return ["cmd", "/c", "start", '""'];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}

/** A QR code in half blocks of text, two squares per character. Light squares are drawn, dark ones are left blank; `isColored`: white on black, whatever the terminal's colors. */
export function qrCode(text: string, isColored: boolean): string {
  const code = renderUnicodeCompact(text, { border: 2 });
  return isColored ? code.replaceAll(/^.+$/gm, "\x1b[97;40m$&\x1b[0m") : code;
}
