/**
 * `npm start -- <verb> …`: sets the clone up, then runs the command line in this same process. `npm start` alone, or with options of
 * `serve` only, builds the web app where that is needed, and serves it.
 */
import { buildSite, buildWeb, prepare } from "./setup.mjs";

const SERVE_OPTIONS = /^--(port|host|no-open)(=|$)/;

const [first] = process.argv.slice(2);
if (first === undefined || SERVE_OPTIONS.test(first)) process.argv.splice(2, 0, "serve");
prepare({ tests: false });
if (process.argv[2] === "serve") {
  buildWeb();
  buildSite();
}
await import("../packages/cli/bin/cubegram.js");
