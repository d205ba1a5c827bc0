/** Damaged lists of cubes: what is wrong with them, and what can be restored. */
import {
  type ArchiveProblem,
  type ArchiveReport,
  type CubeListEntry,
  printCubeList,
  readArchive,
  repairArchive,
  unpackStream,
  verifyArchive,
} from "@cubegram/core/archive";
import { CubegramError } from "@cubegram/core/errors";
import { type CubeFiles, LIST_FORMS, openCubeFiles } from "../archive/cube-file.ts";
import { cubesOf, damageOf, reportJson } from "../archive/report.ts";
import { targetOf, writeTo } from "../files/target.ts";
import { choiceOption } from "../frame/options.ts";
import { problemOf } from "../frame/problem.ts";
import { counted, startProgress } from "../frame/progress.ts";
import { CommandError, type ExitCode, type Request, type Verb } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import { movesOf } from "../solve/moves-of.ts";

/** The exit codes that `verify` and `repair` share (decision 0066#0091). */
const WHOLE = 0;
const REPAIRABLE = 1;
const NOT_REPAIRABLE = 3;
const NO_ARCHIVE = 4;

const CHECK_NOTES = `Exit codes of verify and repair: 0 whole, or repaired; 1 damaged, and repair can fix it (verify
only); 2 wrong usage; 3 damaged beyond repair; 4 not an archive, or a file that cannot be read or
written.`;

interface GivenCubes {
  readonly files: CubeFiles;
  readonly size: number | undefined;
  /** The number of each cube; undefined for a lost one. */
  readonly numbers: (bigint | undefined)[];
  /** What is left to read. */
  readonly rest: AsyncIterator<readonly CubeListEntry[]> | undefined;
}

/** Reads the files. Stops after `most` cubes and returns the rest unread. */
async function readCubes({ words, size, host }: Request, most: number): Promise<GivenCubes> {
  const files = await openCubeFiles(words, size, host);
  const source = files.batches[Symbol.asyncIterator]();
  const numbers: (bigint | undefined)[] = [];
  let shown = files.size;
  for (;;) {
    const next = await source.next();
    if (next.done) return { files, size: shown, numbers, rest: undefined };
    for (const entry of next.value) {
      numbers.push(entry.number);
      shown ??= entry.size;
    }
    if (numbers.length > most) return { files, size: shown, numbers, rest: source };
  }
}

/** The cubes already read, then the rest. */
async function* allBatches(
  numbers: readonly (bigint | undefined)[],
  rest: AsyncIterator<readonly CubeListEntry[]>,
): AsyncGenerator<readonly (bigint | undefined | CubeListEntry)[], void, void> {
  yield numbers;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The problem of an archive that is damaged beyond repair; with any other it is none. */
const DAMAGED = "not-repairable";

function exitFor(status: ArchiveReport["status"], problem: ArchiveProblem | undefined): ExitCode {
  if (status === "ok") return WHOLE;
  if (status === "repairable") return REPAIRABLE;
  return problem && problem.code !== DAMAGED ? NO_ARCHIVE : NOT_REPAIRABLE;
}

/** An error with its own exit code if it says that the archive is damaged. */
function refusalOf(error: unknown): unknown {
  return error instanceof CubegramError && error.code === DAMAGED
    ? new CommandError(problemOf(error, false), NOT_REPAIRABLE)
    : error;
}

/** More cubes than this are checked in constant memory, without their positions in the list. */
const MAX_CUBES_AT_ONCE = 2 ** 20;

/** verify FILE…: whether the cubes of a file are intact, repairable, or neither. */
export const verify: Verb = {
  name: "verify",
  summary: "whether the cubes of a file are intact; which are lost or wrong",
  input: "FILE",
  many: true,
  failureExit: NO_ARCHIVE,
  options: {},
  examples: [["verify photo.cubes", "intact, repairable, or neither; needs no password"]],
  notes: CHECK_NOTES,
  async run(_, request) {
    const { files, size, numbers, rest } = await readCubes(request, MAX_CUBES_AT_ONCE);
    const options = size === undefined ? {} : { size };
    const { report, content } = rest
      ? await verifyStream(allBatches(numbers, rest), options, request)
      : await verifyAll(numbers, options);
    for (const line of files.problems) await request.note(line);
    return {
      json: { ...content, ...reportJson(report) },
      text: textOf(report, content),
      exit: exitFor(report.status, report.problem),
    };
  },
};

/** What an archive holds, as far as that is known without a password. */
interface Content {
  readonly name?: string;
  readonly type?: string;
  readonly bytes?: number;
}

interface Verified {
  readonly report: ArchiveReport;
  readonly content: Content;
}

function textOf(report: ArchiveReport, { name, bytes }: Content): string {
  const named = name === undefined ? "" : `${JSON.stringify(name)}, `;
  const content = bytes === undefined ? "" : `; ${named}${plural(bytes, "byte")}`;
  if (report.status === "ok") return `whole: ${cubesOf(report)}${content}`;
  if (report.status === "repairable")
    return `damaged but repairable: ${cubesOf(report)}; ${damageOf(report)}${content}`;
  return `cannot be repaired: ${report.problem!.message}`;
}

async function verifyAll(
  numbers: readonly (bigint | undefined)[],
  options: { readonly size?: number },
): Promise<Verified> {
  const read = await readArchive(numbers, options);
  // Sealed with a password, or damaged: only the cubes can be checked then.
  if (!read.ok) return { report: await verifyArchive(numbers, options), content: {} };
  const { bytes, name, mediaType, ...report } = read.value;
  return { report, content: contentOf({ name, mediaType }, bytes.length) };
}

async function verifyStream(
  batches: Parameters<typeof unpackStream>[0],
  options: { readonly size?: number },
  { showProgress, host }: Request,
): Promise<Verified> {
  const progress = startProgress(showProgress, host.stderr, "checking", "bytes");
  try {
    const unpacked = await unpackStream(batches, options);
    let bytes = 0;
    for await (const chunk of counted(unpacked.chunks, (one) => one.length, progress, unpacked.length))
      bytes += chunk.length;
    return { report: unpacked.report()!, content: contentOf(unpacked, bytes) };
  } catch (error) {
    throw refusalOf(error);
  } finally {
    progress.finish();
  }
}

function contentOf(
  { name, mediaType }: { readonly name?: string | undefined; readonly mediaType?: string | undefined },
  bytes: number,
): Content {
  return { ...(name !== undefined && { name }), ...(mediaType !== undefined && { type: mediaType }), bytes };
}

/** repair FILE…: restores a damaged list of cubes. */
export const repair: Verb = {
  name: "repair",
  summary: "restores a damaged list of cubes",
  input: "FILE",
  many: true,
  failureExit: NO_ARCHIVE,
  options: {
    output: { type: "string", short: "o", value: "FILE", help: "write the repaired list" },
    as: {
      type: "string",
      value: "FORM",
      choices: LIST_FORMS,
      help: "how to write the cubes (default: as before)",
    },
    force: { type: "boolean", help: "overwrite a file that exists" },
  },
  examples: [
    ["repair photo.cubes -o whole.cubes", "works if it was packed with --parity; needs no password"],
  ],
  notes: CHECK_NOTES,
  async run(_, request) {
    const { files, size, numbers } = await readCubes(request, Number.POSITIVE_INFINITY);
    const repaired = await repairArchive(numbers, size === undefined ? {} : { size }).catch(async (error) => {
      for (const line of files.problems) await request.note(line);
      throw refusalOf(error);
    });
    const as = request.values.as === undefined ? files.form : choiceOption(request.values, "as", LIST_FORMS);
    const { numbers: whole, size: n } = repaired;
    const comments = [`A file on ${sizeName(n)} cubes; white up, green in front.`, `size ${n}`];
    const list = printCubeList([whole], { size: n, as, comments, movesOf: movesOf(request.store) });
    const file = await writeTo(await targetOf(request.values.output, request), list);
    const damage = damageOf(repaired);
    return {
      json: { ...reportJson(repaired), as, ...(file !== undefined && { file }) },
      text: file ?? "",
      after:
        damage === ""
          ? `Nothing to repair: ${cubesOf(repaired)}.`
          : `Repaired ${cubesOf(repaired)}; ${damage}.`,
    };
  },
};
