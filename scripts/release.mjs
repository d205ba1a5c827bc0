/**
 * `npm run release -- 1.2.0`: one command from a clean main to a tag. Checks everything, gives the packages their version, closes the
 * changelog's section, packs, writes a bill of materials next to the tarballs, commits and tags. Pushing the tag publishes
 * (.github/workflows/release.yml). `--dry-run` stops before anything is written; `--notes` only prints what the changelog says of a version.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { offered, RELEASED_FROM } from "../apps/web/scripts/coverage.mjs";
import { check } from "./check.mjs";
import { prepare, root } from "./setup.mjs";

/** What is released together. The text models are frozen: a new model is a new version of their own package. */
const PACKAGES = ["core", "player", "smart", "cubing", "cli"];

/** @param {string} path */
const manifestOf = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/**
 * The changelog with its open section closed under the version, and a new open one.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day
 */
export function closeSection(changelog, version, day) {
  const [, section] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  if (section === undefined || section.trim() === "")
    throw new Error("CHANGELOG.md: expected something under ## [Unreleased], got nothing");
  return changelog.replace("## [Unreleased]\n", () => `## [Unreleased]\n\n## [${version}] - ${day}\n`);
}

/**
 * What the changelog says of one version, without the heading: the text of its release.
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`[${version}]`));
  if (!found) throw new Error(`CHANGELOG.md: expected a section "## [${version}]", got none`);
  return `${found.slice(found.indexOf("\n")).trim()}\n`;
}

/**
 * A manifest's text with the version, and with its dependencies on the other packages at the same version.
 * @param {string} text
 * @param {string} version
 */
export function withVersion(text, version) {
  return text
    .replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
    .replaceAll(/("(?:@cubegram\/\w+)": )"[^"]*"/g, `$1"${version}"`);
}

/** What prevents this tree from being released, as sentences. @param {string} version */
function obstacles(version) {
  const found = [];
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    found.push(`expected a version like 1.2.0, got "${version}"`);
  if (git("status", "--porcelain") !== "") found.push("there are changes that are not committed");
  if (git("rev-parse", "--abbrev-ref", "HEAD") !== "main") found.push("releases are made from main");
  if (git("tag", "--list", `v${version}`) !== "") found.push(`v${version} exists`);
  for (const [language, percent] of Object.entries(offered()))
    if (percent < RELEASED_FROM)
      found.push(
        `the app says ${percent} % in ${language}, expected ${RELEASED_FROM} %: npm run texts -- ${language}`,
      );
  const home = manifestOf("packages/core/package.json").repository.url.replace(/^git\+|\.git$/g, "");
  const remotes = git("remote", "-v");
  if (
    !remotes.includes(home.replace("https://", "").replace("/", ":")) &&
    !remotes.includes(home.replace("https://", ""))
  )
    found.push(`package.json says ${home}, which is none of the remotes`);
  return found;
}

async function release() {
  const [version = ""] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
  if (process.argv.includes("--notes")) {
    process.stdout.write(notesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version));
    return;
  }
  const found = obstacles(version);
  for (const obstacle of found) process.stderr.write(`release: ${obstacle}\n`);
  if (found.length > 0) process.exit(1);
  const day = new Date().toISOString().slice(0, 10);
  const changelog = closeSection(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version, day);
  if (process.argv.includes("--dry-run")) return;
  prepare();
  // Only now, because it needs packages that a fresh clone has to install first.
  const { complaints, packAll } = await import("./pack.mjs");
  check({ tests: true });
  writeFileSync(join(root, "CHANGELOG.md"), changelog);
  for (const folder of [...PACKAGES.map((name) => `packages/${name}`), "apps/web"]) {
    const path = join(root, folder, "package.json");
    writeFileSync(path, withVersion(readFileSync(path, "utf8"), version));
  }
  const citation = join(root, "CITATION.cff");
  writeFileSync(citation, readFileSync(citation, "utf8").replace(/^version: .*$/m, `version: ${version}`));
  execFileSync("npm", ["install", "--package-lock-only", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  const into = join(root, "release");
  mkdirSync(into, { recursive: true });
  const wrong = (await Promise.all(packAll(into).map(complaints))).flat();
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  writeFileSync(join(into, "sbom.cdx.json"), bill());
  git("commit", "-am", `release: ${version}`);
  git("tag", `v${version}`);
  process.stderr.write(`v${version} is tagged. git push --follow-tags publishes it.\n`);
}

/** What the packages contain and depend on, as CycloneDX (made by npm). */
export function bill() {
  const packages = [...PACKAGES, "text-models"].flatMap((name) => [
    "--workspace",
    manifestOf(`packages/${name}/package.json`).name,
  ]);
  return execFileSync(
    "npm",
    ["sbom", "--package-lock-only", "--omit", "dev", "--sbom-format", "cyclonedx", ...packages],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await release();
