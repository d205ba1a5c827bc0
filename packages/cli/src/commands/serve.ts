/** serve: the web app on this machine, until it is stopped. */
import { fileURLToPath } from "node:url";
import { integerOption } from "../frame/options.ts";
import { CommandError, type Request, type Verb } from "../frame/verb.ts";
import { openBrowser } from "../web/open-browser.ts";
import { type WebApp, webApp } from "../web/web-files.ts";
import { serveApp, type WebServer } from "../web/web-server.ts";

/** Where the built app is: in an installed package beside `dist` (put there by scripts/prepack.mjs), in a clone in its own folder. */
const FOLDERS = ["../../web", "../../../../apps/web/dist"];
const USUAL_PORT = 2674;
const MAX_PORT = 65_535;

export const serve: Verb = {
  name: "serve",
  summary: "the web app on this machine: write, read, solve, learn",
  isSizeless: true,
  options: {
    port: { type: "string", value: "N", help: `port on 127.0.0.1 (default ${USUAL_PORT}, or a free one)` },
    "no-open": { type: "boolean", help: "do not open a browser" },
  },
  examples: [
    ["serve", "prints the address, and opens it where there is a desktop; Ctrl-C stops it"],
    ["serve --port 8080 --no-open", "on a port of your choice"],
  ],
  async run(_, request) {
    const app = await findApp();
    const server = await listenOn(app, integerOption(request.values, "port", 0, MAX_PORT));
    const { url, port } = server;
    await request.claimStdout().line(request.values.json ? JSON.stringify({ url, port }) : url);
    await request.note(
      "Serving Cubegram on this machine only. Ctrl-C stops it; cubegram --help tells what else there is.",
    );
    if (request.showProgress && !request.values["no-open"]) openBrowser(url, request.host.env);
    await untilStopped(request);
    await server.close();
    return { json: { stopped: true }, text: "" };
  },
};

async function builtApp(): Promise<WebApp | undefined> {
  for (const folder of FOLDERS) {
    const app = await webApp(fileURLToPath(new URL(folder, import.meta.url)));
    if (app) return app;
  }
  return undefined;
}

async function findApp(): Promise<WebApp> {
  const app = await builtApp();
  if (app) return app;
  throw new CommandError({
    code: "no-app",
    message: "The web app is not built here. In a clone, npm start builds and serves it.",
  });
}

/** The usual port, or any free one when somebody has it; a port that was asked for must be free. */
async function listenOn(app: WebApp, asked: number | undefined): Promise<WebServer> {
  try {
    return await serveApp(app, asked ?? USUAL_PORT, builtApp);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    if (asked === undefined) return serveApp(app, 0, builtApp);
    const reason = code === "EADDRINUSE" ? "is taken" : `cannot be used (${message})`;
    throw new CommandError({
      code: "port",
      message: `Port ${asked} ${reason}; choose another with --port N.`,
    });
  }
}

/** Until Ctrl-C, a request to end, or the host says so. */
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
