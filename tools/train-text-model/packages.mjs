/** The Debian packages whose texts are counted (licenses: docs/decisions/0050), fetched and unpacked once. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const CAMPAIGNS = ["did", "dm", "dw", "ei", "httt", "l", "low", "nr", "sof", "sota", "sotbe"];
const MORE_CAMPAIGNS = ["thot", "trow", "tsg", "ttb", "utbs"];

export const PACKAGES = [
  "fortunes",
  ...["de", "es", "it", "pl", "br", "ru", "cs", "zh"].map((language) => `fortunes-${language}`),
  "fillets-ng-data",
  "wesnoth-1.16-data",
  ...[...CAMPAIGNS, ...MORE_CAMPAIGNS].map((name) => `wesnoth-1.16-${name}`),
  "hedgewars-data",
  "freedink-data",
  "endless-sky-data",
  "trans-de-en",
  "wordnet-base",
  "pidgin-data",
  "evolution-common",
  "libgtk-3-common",
  "dict-freedict-eng-hin",
  "php-faker",
  "hunspell-cs",
  "hunspell-ru",
  "hunspell-uk",
];

/** Downloads what is missing with `apt-get download` and returns the folder of one package's files. */
export function packageFolder(cache, name) {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const work = join(cache, `${name}.part`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  execFileSync("apt-get", ["download", name], { cwd: work, stdio: "ignore" });
  const archive = readdirSync(work).find((file) => file.endsWith(".deb"));
  execFileSync("dpkg-deb", ["-x", join(work, archive ?? ""), join(work, "files")]);
  renameSync(join(work, "files"), folder);
  rmSync(work, { recursive: true, force: true });
  return folder;
}
