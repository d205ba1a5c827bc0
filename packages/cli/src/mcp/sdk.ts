/**
 * The official SDK of the Model Context Protocol, as far as it is used. The build puts what these names need into this one
 * file (bundle.mjs, ADR 0278), so that nobody installs 24 MB for one verb.
 */
export { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
export { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
