/** mcp: the library's tools for agents, on standard input and output. */
import type { Verb } from "../frame/verb.ts";

export const mcp: Verb = {
  name: "mcp",
  summary: "the verbs as tools for agents (Model Context Protocol)",
  isSizeless: true,
  options: {},
  examples: [
    ["mcp", "what an agent's configuration names; it serves until the client closes standard input"],
  ],
  async run(_input, request) {
    // The protocol's own code is loaded only here.
    const { serveTools } = await import("../mcp/server.ts");
    await serveTools(request);
    return { json: {}, text: "", isPrinted: true };
  },
};
