/** Writes dist/overview.txt, the help that `cubegram` prints without a verb: composing it would load every verb. */
import { writeFileSync } from "node:fs";
import { composedOverview } from "./dist/help.js";
import { verbs } from "./dist/verbs.js";

writeFileSync(new URL("./dist/overview.txt", import.meta.url), await composedOverview(verbs));
