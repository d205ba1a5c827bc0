/**
 * Set B: sentences of 8–40 characters from Debian's `fortunes-min` (fortunes, literature) and `tfortunes`, read from
 * the packages at bench time because the licenses of individual quotations are unclear. Never trained on.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const FILES = [
  ["fortunes-min", "usr/share/games/fortunes/fortunes"],
  ["fortunes-min", "usr/share/games/fortunes/literature"],
  ["tfortunes", "usr/share/games/tfortunes/epigrams/en.tfortunes"],
];

/** Distinct sentences in order; undefined if the packages are not available. */
export function reservedSentences(cache) {
  const found = new Set();
  for (const [name, path] of FILES) {
    const folder = packageFolder(cache, name);
    if (!folder) return undefined;
    for (const entry of readFileSync(join(folder, path), "utf8").split(/^(?:%|----).*$/m))
      for (const sentence of sentencesOf(entry)) found.add(sentence);
  }
  return [...found];
}

function sentencesOf(entry) {
  const text = entry
    .replace(/\s+--\s.*$/s, "")
    .replace(/^tags:.*$/gim, "")
    .replace(/\s+/g, " ")
    .trim();
  return text
    .split(/(?<=[.!?]["']?)\s+(?=["']?[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length >= 8 && sentence.length <= 40 && /^["']?[A-Z].*[.!?]["']?$/.test(sentence),
    );
}

function packageFolder(cache, name) {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const work = join(cache, `${name}.part`);
  try {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    execFileSync("apt-get", ["download", name], { cwd: work, stdio: "ignore" });
    const archive = readdirSync(work).find((file) => file.endsWith(".deb"));
    execFileSync("dpkg-deb", ["-x", join(work, archive ?? ""), folder]);
    return folder;
  } catch {
    return undefined;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
