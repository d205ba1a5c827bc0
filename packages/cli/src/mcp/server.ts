/** The server: one client on standard input and output, which carry nothing but the protocol. */
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Request } from "../frame/verb.ts";
import { packageVersion } from "../help.ts";
import type { Circumstances } from "./call.ts";
import { ProtocolError, ProtocolErrorCode, Server, StdioServerTransport, serveStdio } from "./sdk.ts";
import { describeTools, TOOLS } from "./tools.ts";

const INSTRUCTIONS =
  "Rubik's cubes of any size: whether a cube is possible, how to solve it, messages written on cubes and read back. A cube is named by its stickers, a number, moves or photographs; every tool that takes one says how.";

/** Serves until the client closes standard input; what it has asked before is answered. */
export async function serveTools(request: Request): Promise<void> {
  const version = await packageVersion();
  const { host } = request;
  const open = new Set<Promise<unknown>>();
  // The transport forgets what is being worked on when its input ends.
  const input = host.stdin.pipe(new PassThrough(), { end: false });
  const handle = serveStdio(() => newServer(version, request, open), {
    transport: new StdioServerTransport(input, host.stdout),
  });
  const until = { ...(host.signal && { signal: host.signal }) };
  // A client that is killed closes it with an error.
  await finished(host.stdin, { writable: false, ...until })
    .then(() => Promise.race([answered(open), finished(host.stdout, { readable: false, ...until })]))
    .catch(() => undefined);
  await handle.close();
}

/** Milliseconds in which the last messages are taken up, and their answers written. */
const QUIET_MS = 50;

async function answered(open: ReadonlySet<Promise<unknown>>): Promise<void> {
  for (await sleep(QUIET_MS); open.size > 0; await sleep(QUIET_MS)) await Promise.allSettled(open);
}

/** `open` has the answers that are being worked on. */
function newServer(version: string, { verbs, store, host }: Request, open: Set<Promise<unknown>>): Server {
  const server = new Server(
    { name: "cubegram", version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const counted = <T>(answer: Promise<T>): Promise<T> => {
    const done = answer.finally(() => open.delete(done));
    open.add(done);
    return done;
  };
  server.setRequestHandler("tools/list", () => counted(describeTools(verbs).then((tools) => ({ tools }))));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const { name, arguments: given = {} } = params;
    if (!Object.hasOwn(TOOLS, name))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(name)}. The tools are ${Object.keys(TOOLS).join(", ")}.`,
      );
    const progressToken = mcpReq._meta?.progressToken;
    let progress = 0;
    const circumstances: Circumstances = {
      verbs,
      store,
      env: host.env,
      signal: mcpReq.signal,
      ...(progressToken !== undefined && {
        onProgress: (message: string) => {
          progress++;
          void mcpReq.notify({
            method: "notifications/progress",
            params: { progressToken, progress, message },
          });
        },
      }),
    };
    // What draws and diagnoses is loaded only here: a client's first question, who this is, needs none of it.
    return counted(import("./call.ts").then(({ callTool }) => callTool(name, given, circumstances)));
  });
  return server;
}
