/** The server: one client on standard input and output, which carry nothing but the protocol. */
import { finished } from "node:stream/promises";
import type { Request } from "../frame/verb.ts";
import { packageVersion } from "../help.ts";
import { callTool } from "./call.ts";
import { ProtocolError, ProtocolErrorCode, Server, StdioServerTransport, serveStdio } from "./sdk.ts";
import { describeTools, TOOLS } from "./tools.ts";

const INSTRUCTIONS =
  "Rubik's cubes of any size: whether a cube is possible, how to solve it, messages written on cubes and read back. A cube is named by its stickers, a number, moves or photographs; every tool that takes one says how.";

/** Serves until the client closes standard input. */
export async function serveTools(request: Request): Promise<void> {
  const version = await packageVersion();
  const { host } = request;
  const handle = serveStdio(() => newServer(version, request), {
    transport: new StdioServerTransport(host.stdin, host.stdout),
  });
  // A client that is killed closes it with an error.
  await finished(host.stdin, { writable: false, ...(host.signal && { signal: host.signal }) }).catch(
    () => undefined,
  );
  await handle.close();
}

function newServer(version: string, { verbs, store, host }: Request): Server {
  const server = new Server(
    { name: "cubegram", version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler("tools/list", async () => ({ tools: await describeTools(verbs) }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const { name, arguments: given = {} } = params;
    if (!Object.hasOwn(TOOLS, name))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(name)}. The tools are ${Object.keys(TOOLS).join(", ")}.`,
      );
    const progressToken = mcpReq._meta?.progressToken;
    let progress = 0;
    return callTool(name, given, {
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
    });
  });
  return server;
}
