/**
 * `npm run gallery [-- NAME …]`: pictures of every screen of the web app, one sheet each, in test-results/gallery, for a person to look
 * at (apps/web/test/gallery.ts).
 */
import { HOW_TO_INSTALL, installChromium } from "./chromium.mjs";
import { buildWeb, prepare, toolFails } from "./setup.mjs";

prepare();
if (!installChromium()) {
  process.stdout.write(`\n${HOW_TO_INSTALL}\n`);
  process.exit(1);
}
process.env.CUBEGRAM_GALLERY = "1";
buildWeb();
const names = process.argv.slice(2);
const args = names.length > 0 ? ["--grep", names.join("|")] : [];
process.exit(toolFails("playwright", ["test", "--reporter=list", ...args]) ? 1 : 0);
