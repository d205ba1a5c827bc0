/** Removes what `prepack.mjs` put into a package's folder, so that the repository has no second copies and a clone serves none. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const LICENSE = "LICENSE";
/** The built web app, in the package of the command line. */
export const WEB = "web";
/** The manual page, made from the records of the verbs. */
export const MAN = "man";

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const copy of [LICENSE, WEB, MAN]) rmSync(join(process.cwd(), copy), { recursive: true, force: true });
