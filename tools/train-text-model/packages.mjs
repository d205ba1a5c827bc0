/** The Debian packages whose texts are counted (licenses: docs/decisions/0050), fetched and unpacked once. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where they are kept. */
export const CACHE = new URL("../../node_modules/.cache/text-corpora", import.meta.url).pathname;

/** Downloads what is missing with `apt-get download` and returns the folder of one package's files. */
export function packageFolder(cache, name) {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const work = join(cache, `${name}.part`);
  try {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    execFileSync("apt-get", ["download", name], { cwd: work, stdio: "ignore" });
    const archive = readdirSync(work).find((file) => file.endsWith(".deb"));
    execFileSync("dpkg-deb", ["-x", join(work, archive ?? ""), join(work, "files")]);
    renameSync(join(work, "files"), folder);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
