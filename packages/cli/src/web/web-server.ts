/** Serves the built web app on this machine only: its files, read-only, with the headers that a browser should hold it to. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { WebApp, WebFile } from "./web-files.ts";

const ADDRESS = "127.0.0.1";
/** The files are not looked through more often than that, whatever is asked for. */
const PAUSE_MS = 1000;

export interface WebServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Listens on a port of 127.0.0.1; 0 is any free one. Rejects with Node's error (`EADDRINUSE` …) when it cannot. `again` looks for
 * the app once more when it does not have what is asked for: it may have been built anew.
 */
export async function serveApp(
  first: WebApp,
  port: number,
  again: () => Promise<WebApp | undefined> = async () => undefined,
): Promise<WebServer> {
  let app = first;
  let lookedAt = 0;
  const appWith = async (address: string) => {
    if (app.files.has(address) || Date.now() - lookedAt < PAUSE_MS) return app;
    lookedAt = Date.now();
    app = (await again()) ?? app;
    return app;
  };
  const server = createServer(async (request, response) => {
    try {
      const address = addressOf(request.url ?? "/");
      await answer(await appWith(address), address, request, response);
    } catch {
      response.destroy();
    }
  });
  await listen(server, port);
  const at = (server.address() as { port: number }).port;
  return {
    url: `http://${ADDRESS}:${at}/`,
    port: at,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, ADDRESS, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

async function answer(
  app: WebApp,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(guardHeaders(app))) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Only GET and HEAD are answered.");
  }
  const file = app.files.get(address);
  const { size } = (file && (await stat(file.path).catch(() => undefined))) ?? {};
  if (!file || size === undefined) return refuse(response, 404, "There is nothing at this address.");
  response.writeHead(200, fileHeaders(file, size));
  if (request.method === "HEAD") response.end();
  else
    createReadStream(file.path)
      .on("error", () => response.destroy())
      .pipe(response);
}

/** The path without what follows it; what cannot be decoded is no address of ours. */
function addressOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return "";
  }
}

function guardHeaders({ policy }: WebApp): Record<string, string> {
  return {
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    // With the next one: a page of its own, whose workers may share memory.
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}

function fileHeaders({ type, isHashed }: WebFile, size: number): Record<string, string | number> {
  return {
    "Content-Type": type,
    "Content-Length": size,
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${message}\n`);
}
