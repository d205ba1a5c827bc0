/** `npm start -- <verb> …`: sets the clone up, then runs the command line in this same process. */
import { prepare } from "./setup.mjs";

prepare();
await import("../packages/cli/bin/cubegram.js");
