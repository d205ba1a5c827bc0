/**
 * Makes a fresh clone usable: checks Node, installs the locked dependencies when they are missing or
 * out of date, and builds when a source is newer than the last build. All messages go to stderr.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const OLDEST_NODE = [20, 19];

/** The project's files of some names, as git lists them, also those that are new; none that has just been removed. @param {...string} patterns */
export function filesOf(...patterns) {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns];
  const { stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return stdout.split("\n").filter((path) => path !== "" && existsSync(join(root, path)));
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Runs a command with its output on stderr; ends this process if it fails.
 * @typedef {{ stdout?: 1 | 2, env?: Record<string, string>, folder?: string }} RunOptions where its output goes, what is added to its
 * environment, and the folder that it runs in
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function run(command, args, options) {
  const status = statusOf(command, args, options);
  if (status !== 0) process.exit(status);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
function statusOf(command, args, { stdout = 2, env, folder = "" } = {}) {
  const result = spawnSync(command, args, {
    cwd: join(root, folder),
    stdio: ["inherit", stdout, 2],
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
  if (result.error) say(`${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/**
 * Runs a locally installed tool (node_modules/.bin) the same way.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function tool(name, args, options) {
  run(join(root, "node_modules", ".bin", name), args, options);
}

/**
 * Whether a tool fails, its output on stdout.
 * @param {string} name
 * @param {readonly string[]} args
 */
export function toolFails(name, args) {
  return statusOf(join(root, "node_modules", ".bin", name), args, { stdout: 1 }) !== 0;
}

/**
 * The npm that runs this script, if any, so that none in node_modules/.bin takes its place.
 * @param {readonly string[]} args
 * @param {string} folder
 */
function npm(args, folder) {
  const path = process.env.npm_execpath;
  if (path?.endsWith(".js")) run(process.execPath, [path, ...args], { folder });
  else run("npm", args, { folder });
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  say(`Cubegram needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs with `npm ci` unless the last installation was made from this lock file. What a clone runs and builds with takes a fifth of the
 * room of all that it is tested and checked with: these are the root's dependencies, and those its development dependencies.
 * @param {{ tests: boolean }} options
 */
export function install({ tests }) {
  const installed = installedIn("");
  // Whoever has tested here will test here again.
  const all = tests || installed.startsWith("tests\n");
  if (installed === stampOf("", "tests") || (!tests && installed === stampOf("", "run"))) return;
  say("Installing dependencies (once) …");
  ci("", all ? "tests" : "run");
}

/**
 * The same for a folder with a lock file of its own: what only benches, the kernels' compiler or the documentation need is installed
 * when they are asked for. What is not there is looked for in the root's node_modules.
 * @param {"bench" | "packages/core/assembly" | "site"} folder
 */
export function installIn(folder) {
  if (installedIn(folder) === stampOf(folder, "tests")) return;
  say(`Installing what ${folder} needs (once) …`);
  ci(folder, "tests");
}

const INSTALLED = "node_modules/.cubegram-lock";

/** What is installed, or "". @param {string} folder */
function installedIn(folder) {
  const stamp = join(root, folder, INSTALLED);
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
}

/** @param {string} folder @param {"tests" | "run"} what */
const stampOf = (folder, what) => `${what}\n${readFileSync(join(root, folder, "package-lock.json"), "utf8")}`;

/** @param {string} folder @param {"tests" | "run"} what */
function ci(folder, what) {
  const kind = what === "tests" ? "--include=dev" : "--omit=dev";
  npm(["ci", "--loglevel=error", "--no-audit", "--no-fund", kind], folder);
  writeFileSync(join(root, folder, INSTALLED), stampOf(folder, what));
}

/**
 * When a file, or the newest file in a folder, was changed; a subfolder called `except` does not count.
 * @param {string} path
 * @param {string} [except]
 * @returns {number}
 */
function newestIn(path, except) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== except && name !== "node_modules")
      .map((name) => newestIn(join(path, name), except)),
  );
}

/** The package that stands beside a library of the same name, which programs bring along. */
export const BESIDE = "cubing";
export const COMPILED = ["core", "cli", "player", "smart", BESIDE];
/** @param {string} name */
const stampFile = (name) => join(root, "packages", name, "dist", ".tsbuildinfo");

/** @param {string} name */
function isBuilt(name) {
  const stamp = stampFile(name);
  return existsSync(stamp) && statSync(stamp).mtimeMs >= newestIn(join(root, "packages", name, "src"));
}

/**
 * Whether what is made of a package's compiled files was made after its last compilation, which anyone can make.
 * @param {string} name
 * @param {string} made
 */
function isMade(name, made) {
  const dist = join(root, "packages", name, "dist");
  const path = join(dist, made);
  return existsSync(path) && statSync(path).mtimeMs >= statSync(join(dist, ".tsbuildinfo")).mtimeMs;
}

/** Builds what people get even when tests run the build: the test runner's own NODE_ENV leaves out the service worker. */
const BUILDING = { env: { NODE_ENV: "production" } };

/** Compiles the packages unless every build is newer than its sources. */
export function build({ force = false } = {}) {
  const areMade = () =>
    isMade("core", "rooms/doors/index.js") && isMade("cli", "overview.txt") && isMade("cli", "mcp/sdk.js");
  if (!force && COMPILED.every(isBuilt) && areMade()) return;
  say("Building …");
  tool("tsc", ["--build", ...COMPILED.filter((name) => name !== BESIDE).map((name) => `packages/${name}`)]);
  // What it stands beside is installed with the tests: without them its types are not looked at.
  const isThere = existsSync(join(root, "node_modules", BESIDE));
  tool("tsc", ["--build", `packages/${BESIDE}`, ...(isThere ? [] : ["--noCheck"])]);
  // The compiler leaves its stamp where nothing that it reads has changed: a README or a test beside the sources was.
  const now = new Date();
  for (const name of COMPILED) utimesSync(stampFile(name), now, now);
  run(process.execPath, [join(root, "packages", "core", "bundle.mjs")], BUILDING);
  run(process.execPath, [join(root, "packages", "cli", "bundle.mjs")], BUILDING);
  run(process.execPath, [join(root, "packages", "cli", "overview.mjs")]);
  run(process.execPath, [join(root, "packages", "player", "build.mjs")], BUILDING);
}

const WEB_SOURCES = [
  "apps/web/src",
  "apps/web/languages",
  "apps/web/scripts/coverage.mjs",
  "apps/web/plugins",
  "apps/web/index.html",
  "apps/web/vite.config.ts",
  "packages/core/src",
  "packages/player/src",
  "packages/smart/src",
  "packages/text-models/models",
];

/** Builds the web app unless its build is newer than everything it is made of; fails when it is over its budget. */
export function buildWeb() {
  const page = join(root, "apps", "web", "dist", "service-worker.js");
  const newest = Math.max(...WEB_SOURCES.map((path) => newestIn(join(root, path))));
  if (existsSync(page) && statSync(page).mtimeMs >= newest) return;
  say("Building the web app …");
  tool("vite", ["build", "apps/web", "--logLevel", "warn"], BUILDING);
  run(process.execPath, [join(root, "apps", "web", "scripts", "budget.mjs")]);
  run(process.execPath, [join(root, "apps", "web", "scripts", "coverage.mjs")]);
}

/** The page for what does not exist, under the name by which hosts look for it. */
const MISSING = "404.html";

/**
 * Builds the documentation, puts it next to the built app, where `cubegram serve` finds it as /docs/, and compresses both; its page for
 * what does not exist is that of the whole host.
 */
export function buildSite() {
  const from = join(root, "site", "dist");
  const app = join(root, "apps", "web", "dist");
  const page = join(from, "index.html");
  const newest = Math.max(
    ...["docs", "site", "examples", "apps/web/languages", "packages/core/dist/.tsbuildinfo"].map((path) =>
      newestIn(join(root, path), "dist"),
    ),
  );
  // An address that was asked for may be another one than last time.
  if (process.env.CUBEGRAM_SITE || !existsSync(page) || statSync(page).mtimeMs < newest) {
    installIn("site");
    say("Building the documentation …");
    run(process.execPath, [join(root, "site", "build.mjs")]);
  }
  rmSync(join(app, "docs"), { recursive: true, force: true });
  cpSync(from, join(app, "docs"), { recursive: true, preserveTimestamps: true });
  cpSync(join(from, MISSING), join(app, MISSING));
  gzipTexts(app);
}

const TEXT = /\.(html|js|css|json|webmanifest|svg|wasm|txt|md)$/;
/** Their strings are as short as they get: a quarter of them would be saved, and the package would be half as large again. */
const MODEL = /text-model-[^/]*\.js$/;
/** Compressing anything shorter gains nothing. */
const MIN_BYTES = 1024;

/**
 * Writes `x.gz` beside every text `x` of a folder that has none as new: what `cubegram serve` sends to clients that take it.
 * @param {string} folder
 */
export function gzipTexts(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const { size, mtimeMs } = statSync(path);
    if (!TEXT.test(name) || MODEL.test(name) || size < MIN_BYTES) continue;
    const packed = `${path}.gz`;
    if (existsSync(packed) && statSync(packed).mtimeMs >= mtimeMs) continue;
    writeFileSync(packed, gzipSync(readFileSync(path), { level: 9 }));
  }
}

/** @param {{ tests?: boolean }} [options] without tests, only what runs and builds */
export function prepare({ tests = true } = {}) {
  checkNode();
  install({ tests });
  if (tests) installIn("site");
  build();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  checkNode();
  const web = process.argv.includes("--web");
  install({ tests: !web });
  if (!web) installIn("site");
  build({ force: process.argv.includes("--build") });
  if (web) {
    buildWeb();
    buildSite();
  }
}
