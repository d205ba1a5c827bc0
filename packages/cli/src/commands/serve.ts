/** serve: the web app on this machine, or for a whole network, until it is stopped. */
import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { integerOption } from "../frame/options.ts";
import { colorDepth } from "../frame/output.ts";
import { CommandError, type Host, type Request, usageError, type Values, type Verb } from "../frame/verb.ts";
import { type WebApp, webApp } from "../web/web-files.ts";
import {
  LOCAL_ADDRESS,
  networkAddresses,
  openBrowser,
  qrCode,
  serveApp,
  type WebServer,
} from "../web/web-server.ts";

/** Where the built app is: beside `dist` in an installed package (scripts/prepack.mjs puts it there), in its own folder in a clone. */
const FOLDERS = ["../../web", "../../../../apps/web/dist"];
/** What builds it in a clone; a package has no such file. */
const BUILDER = new URL("../../../../scripts/setup.mjs", import.meta.url);
const DEFAULT_PORT = 2674;
const MAX_PORT = 65_535;

export const serve: Verb = {
  name: "serve",
  summary: "the web app on this machine: write, read, solve, learn",
  isSizeless: true,
  options: {
    port: { type: "string", value: "N", help: `the port (default ${DEFAULT_PORT}, or a free one)` },
    host: {
      type: "string",
      value: "ADDRESS",
      help: `an IP address of this machine (default ${LOCAL_ADDRESS}, this machine only); 0.0.0.0 for all`,
    },
    "no-open": { type: "boolean", help: "do not open a browser" },
  },
  examples: [
    ["serve", "prints the address, and opens it where there is a desktop; Ctrl-C stops it"],
    ["serve --host 0.0.0.0", "for phones on the same network, with a QR code to open it"],
    ["serve --port 8080 --no-open", "on a port of your choice"],
  ],
  notes: `With --host, anyone on the network can open the app while you serve it. They can only read it: it
runs in their own browser and keeps nothing here. Over plain http a phone gives pages no camera
and no offline use; docs/hosting.md shows how to host it with https.`,
  async run(_, request) {
    // What cannot be served is refused before an app is built.
    const host = hostOf(request.values);
    const wanted = integerOption(request.values, "port", 0, MAX_PORT);
    const server = await listenOn(await findApp(), host, wanted);
    const { urls, port } = server;
    const [url] = urls;
    const out = request.claimStdout();
    if (request.values.json) await out.line(JSON.stringify({ url, port, urls }));
    else for (const one of urls) await out.line(one);
    await request.note(introduction(urls, host, port, request.host));
    if (request.showProgress && !request.values["no-open"]) openBrowser(url, request.host.env);
    await untilStopped(request);
    await server.close();
    return { json: { stopped: true }, text: "", isPrinted: true };
  },
};

function hostOf({ host = LOCAL_ADDRESS }: Values): string {
  if (typeof host === "string" && (isIP(host) !== 0 || host === "localhost")) return host;
  throw usageError(`--host expects an IP address of this machine, or 0.0.0.0, got ${JSON.stringify(host)}.`);
}

/** Tells who can open the app, and how a phone gets to it. */
function introduction(urls: readonly string[], host: string, port: number, { stderr, env }: Host): string {
  const stop = "Ctrl-C stops it; cubegram --help lists the other commands.";
  const outside = urls.find((url) => !url.startsWith(`http://${LOCAL_ADDRESS}:`));
  if (isLocal(host)) {
    const [address] = networkAddresses();
    const hint = address
      ? `\nFor a phone on the same network: --host 0.0.0.0, then http://${address}:${port}/`
      : "";
    return `Serving Cubegram on this machine only. ${stop}${hint}`;
  }
  if (outside === undefined) return `Serving Cubegram; this machine is not on a network. ${stop}`;
  return `Serving Cubegram to everyone on the network. ${stop}
Scan to open ${outside} on a phone:

${qrCode(outside, colorDepth(stderr, env) !== false)}
`;
}

function isLocal(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

async function builtApp(): Promise<WebApp | undefined> {
  for (const folder of FOLDERS) {
    const app = await webApp(fileURLToPath(new URL(folder, import.meta.url)));
    if (app) return app;
  }
  return undefined;
}

/** In a clone. The builder says what it does, on standard error. */
async function newlyBuiltApp(): Promise<WebApp | undefined> {
  if (!existsSync(BUILDER)) return undefined;
  const { buildWeb, buildSite } = (await import(BUILDER.href)) as Record<string, () => void>;
  buildWeb();
  buildSite();
  return builtApp();
}

async function findApp(): Promise<WebApp> {
  const app = (await builtApp()) ?? (await newlyBuiltApp());
  if (app) return app;
  throw new CommandError({
    code: "no-app",
    message: "The web app is not in this package. Install it again: npm install -g cubegram.",
  });
}

/** The default port, or any free one if it is taken. A port named by the user must be free. */
async function listenOn(app: WebApp, host: string, asked: number | undefined): Promise<WebServer> {
  const options = { host, again: builtApp };
  try {
    return await serveApp(app, { ...options, port: asked ?? DEFAULT_PORT });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EADDRNOTAVAIL")
      throw new CommandError({ code: "host", message: `${host} is not one of this machine's addresses.` });
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    if (asked === undefined) return serveApp(app, { ...options, port: 0 });
    const reason = code === "EADDRINUSE" ? "is taken" : `cannot be used (${message})`;
    throw new CommandError({
      code: "port",
      message: `Port ${asked} ${reason}; choose another with --port N.`,
    });
  }
}

/** Waits for Ctrl-C, a request to terminate, or the host. */
function untilStopped({ host }: Request): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    if (host.signal?.aborted) stop();
    host.signal?.addEventListener("abort", stop, { once: true });
  });
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
