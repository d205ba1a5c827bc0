/**
 * The published packages as people get them, packed by npm into a folder. `node scripts/pack.mjs [folder]` prints their sizes,
 * runs publint and "are the types wrong?" on them, and fails on any complaint or a tarball over its budget.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root } from "./setup.mjs";

/**
 * Folder → the most bytes its tarball may have. Each text model has its own budget (ADR 0225), 3.6 MB together; the app in
 * `cubegram` contains them too, where they are not counted.
 * @type {Readonly<Record<string, number>>}
 */
export const BUDGETS = {
  "text-models": 3_600_000,
  core: 2_000_000,
  player: 120_000,
  smart: 40_000,
  cubing: 20_000,
  // Of which the documentation is 1.2 MB, a fifth of that its Markdown.
  cli: 2_050_000,
};

/** Files of the app that hold a text model. */
const MODEL = /\/web\/assets\/text-model-[a-z]{2}-[\w-]{8}\.js$/;

/**
 * @typedef {{ folder: string, name: string, tarball: string, size: number, files: string[] }} Packed
 * @param {string} into
 * @returns {Packed[]}
 */
export function packAll(into) {
  mkdirSync(into, { recursive: true });
  return Object.keys(BUDGETS).map((folder) => {
    const printed = execFileSync("npm", ["pack", "--json", "--pack-destination", into], {
      cwd: join(root, "packages", folder),
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", 2],
      encoding: "utf8",
    });
    const parsed = JSON.parse(printed);
    const [{ name, filename, size, files }] = Array.isArray(parsed) ? parsed : Object.values(parsed);
    const tarball = join(into, filename.replace("@", "").replace("/", "-"));
    return {
      folder,
      name,
      tarball,
      size,
      files: files.map((/** @type {{ path: string }} */ { path }) => path),
    };
  });
}

/** What is wrong with a packed package, as sentences. @param {Packed} packed */
export async function complaints({ folder, name, tarball, size }) {
  const data = readFileSync(tarball);
  const found = [];
  const contents = createPackageFromTarballData(new Uint8Array(data));
  const models = contents.listFiles().filter((path) => MODEL.test(path));
  const apart = models.reduce((rest, path) => rest - gzipSync(contents.readFile(path)).length, size);
  if (apart > BUDGETS[folder])
    found.push(
      `${name}: ${apart} bytes packed${models.length > 0 ? " without the app's text models" : ""}, the budget is ${BUDGETS[folder]}`,
    );
  const buffer = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({
    pack: { tarball: /** @type {ArrayBuffer} */ (buffer) },
    strict: true,
  });
  for (const message of messages) found.push(`${name}: ${formatMessage(message, pkg)}`);
  const types = await checkPackage(contents);
  if (types.types)
    // The packages are ES modules only: what CommonJS and resolvers from before 2022 make of them is known.
    for (const problem of types.problems)
      if (!("resolutionKind" in problem) || /^(?:node16-esm|bundler)$/.test(problem.resolutionKind))
        found.push(`${name}: ${problem.kind} ${"entrypoint" in problem ? problem.entrypoint : ""}`);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const into = process.argv[2] ?? mkdtempSync(join(tmpdir(), "cubegram-packed-"));
  for (const packed of packAll(into)) {
    process.stdout.write(`${packed.name}: ${packed.size} bytes packed, ${packed.files.length} files\n`);
    for (const complaint of await complaints(packed)) {
      process.stdout.write(`${complaint}\n`);
      process.exitCode = 1;
    }
  }
}
