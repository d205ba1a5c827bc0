/** pack FILE: any bytes as a list of cubes, or as a sheet to print. */
import { randomFillSync } from "node:crypto";
import { type CubeListForm, type PackOptions, printCubeList, safeFileName } from "@cubegram/core/archive";
import { unrankState } from "@cubegram/core/codec";
import { coloringOf } from "@cubegram/core/state";
import { LIST_FORMS } from "../archive/cube-file.ts";
import { inSmallBatches, makeCubes } from "../archive/pack-cubes.ts";
import { cubesOf } from "../archive/report.ts";
import { checkSheet, sheetCubes, sheetEnding, writeSheet } from "../archive/sheet-file.ts";
import { PASSWORD_OPTIONS, passwordOf } from "../files/password.ts";
import { openSource, type Source } from "../files/source.ts";
import { refuseExisting, type Target, targetOf } from "../files/target.ts";
import { choiceOption } from "../frame/options.ts";
import { type Progress, startProgress } from "../frame/progress.ts";
import { type Answer, type Request, usageError, type Values, type Verb } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import { movesOf } from "../solve/moves-of.ts";

export const pack: Verb = {
  name: "pack",
  summary: "a file as cubes: a list, or a sheet to print",
  input: "FILE",
  options: {
    output: { type: "string", short: "o", value: "FILE", help: "write a list, or a sheet: .pdf, .svg, .png" },
    as: { type: "string", value: "FORM", choices: LIST_FORMS, help: "how the list shows cubes" },
    parity: { type: "string", value: "P", help: "extra cubes, as 10% or a number: that many may be lost" },
    unordered: { type: "boolean", help: "the cubes need no order: each carries its own number" },
    sheet: { type: "string", value: "FILE", help: "also write a sheet" },
    name: { type: "string", value: "NAME", help: 'the name to keep with the file; "" for none' },
    compress: { type: "boolean", help: "compress files over 16 MiB too, which takes memory" },
    "no-compress": { type: "boolean", help: "keep the bytes as they are" },
    ...PASSWORD_OPTIONS,
    force: { type: "boolean", help: "overwrite files that exist" },
  },
  examples: [
    ["pack photo.jpg -o photo.cubes --parity 10%", "any tenth of the cubes may be lost"],
    ["pack note.txt -o note.pdf", "nets and moves on A4 pages, to print"],
    ["pack - --as number < note.txt", "standard input to standard output"],
  ],
  notes: `A list has one state per line, # comments, and ? for a lost cube; it survives email. Without
--parity, --password and --unordered, a file over 16 MiB is not compressed and is packed in
constant memory.`,
  async run(input, request) {
    const { host, showProgress, values, size = 3 } = request;
    const as = choiceOption(values, "as", LIST_FORMS);
    const { output } = values;
    const isSheet = typeof output === "string" && sheetEnding(output) !== undefined;
    const sheet = isSheet ? output : values.sheet;
    if (typeof sheet === "string") {
      checkSheet(sheet, size, 0);
      await refuseExisting(sheet, values.force === true);
    }
    const plan: Plan = { as, sheet: typeof sheet === "string" ? sheet : undefined, size };
    const options = await packOptions(values, request);
    const source = await openSource(input, host);
    const name = nameOf(values, source);
    const progress = startProgress(showProgress, host.stderr, "packing", "bytes");
    const target = isSheet ? undefined : await targetOf(output, request);
    try {
      return await packTo(
        target,
        plan,
        source,
        {
          ...options,
          ...(name !== undefined && { name }),
          onProgress: () => progress.say("computing the parity cubes"),
        },
        request,
        progress,
      );
    } finally {
      progress.finish();
      await target?.abandon();
    }
  },
};

interface Plan {
  readonly as: CubeListForm;
  readonly size: number;
  readonly sheet: string | undefined;
}

async function packOptions(values: Values, request: Request): Promise<PackOptions> {
  if (values.compress && values["no-compress"])
    throw usageError("--compress and --no-compress contradict each other.");
  const parity = values.parity;
  if (typeof parity === "string" && !/^\s*(\d{1,4}(\.\d{1,3})?\s*%|\d{1,6})\s*$/.test(parity))
    throw usageError(
      `--parity expects a number of cubes or a share like 10%, got ${JSON.stringify(parity)}.`,
    );
  const password = await passwordOf(request, true);
  return {
    size: request.size ?? 3,
    ...(typeof parity === "string" && { parity }),
    ...(values.unordered === true && { unordered: true }),
    ...(values["no-compress"] === true && { compress: false }),
    ...(values.compress === true && { compress: true }),
    ...(password !== undefined && {
      password,
      randomBytes: (length) => randomFillSync(new Uint8Array(length)),
    }),
  };
}

function nameOf(values: Values, source: Source): string | undefined {
  if (typeof values.name !== "string") return source.name && safeFileName(source.name);
  if (values.name === "") return undefined;
  const name = safeFileName(values.name);
  if (name === undefined) throw usageError(`--name expects a file name, got ${JSON.stringify(values.name)}.`);
  return name;
}

async function packTo(
  target: Target | undefined,
  plan: Plan,
  source: Source,
  options: PackOptions,
  request: Request,
  progress: Progress,
): Promise<Answer> {
  const { size, as } = plan;
  const fast = size === 3 && as === "facelets" && plan.sheet === undefined;
  const made = await makeCubes(source, options, progress, fast);
  let cubes = 0;
  const numbers: bigint[] = [];
  if (plan.sheet !== undefined && made.numbers) checkSheet(plan.sheet, size, made.numbers.length);
  async function* passed() {
    for await (const batch of made.batches) {
      cubes += batch instanceof Int32Array ? batch.length / 3 : batch.length;
      if (plan.sheet !== undefined) {
        for (const number of batch) numbers.push(number as bigint);
        checkSheet(plan.sheet, size, cubes);
      }
      yield batch;
    }
  }
  const list = printCubeList(
    as === "moves" ? inSmallBatches(passed(), progress, made.numbers?.length) : passed(),
    {
      size,
      as,
      comments: commentsOf(plan, options),
      ...(as === "moves" && { movesOf: movesOf(request.store) }),
    },
  );
  for await (const lines of list) await target?.write(lines);
  await target?.finish();
  const sheets = await sheetsOf(plan, numbers, options, request, progress);
  progress.finish();
  return answerOf({ ...made.form(), size, as, cubes, bytes: made.bytes() }, target?.file, sheets, options);
}

async function sheetsOf(
  { sheet, size }: Plan,
  numbers: readonly bigint[],
  { name, password }: PackOptions,
  request: Request,
  progress: Progress,
): Promise<string[]> {
  if (sheet === undefined) return [];
  const colorings = numbers.map((number) => coloringOf(unrankState(number, size)));
  const cubes = await sheetCubes(colorings, request, progress);
  const title = password === undefined ? (name ?? "Cubegram") : "Sealed with a password";
  return writeSheet(sheet, cubes, { title }, request.values.force === true);
}

/** The comments at the top of a list. They reveal nothing that a password hides. */
function commentsOf({ size }: Plan, { unordered, password }: PackOptions): string[] {
  const order = unordered ? "in any order" : "in this order";
  const sealed = password === undefined ? "" : ", sealed with a password";
  return [
    `A file on ${sizeName(size)} cubes, ${order}${sealed}; white up, green in front. ? marks a lost cube.`,
    "To get the file back: cubegram unpack THIS_LIST",
    `size ${size}`,
  ];
}

function answerOf(
  summary: { bytes: number; cubes: number; size: number; as: CubeListForm; parityCubes: number } & Record<
    string,
    unknown
  >,
  file: string | undefined,
  sheets: readonly string[],
  { name }: PackOptions,
): Answer {
  const { bytes, cubes, size, as, parityCubes, unordered, compressed, sealed } = summary;
  const dataCubes = cubes - parityCubes;
  const pages = sheets.length > 1 ? `, ${plural(sheets.length, "page")}` : "";
  return {
    json: {
      ...(name !== undefined && { name }),
      bytes,
      size,
      cubes,
      dataCubes,
      parityCubes,
      as,
      unordered,
      compressed,
      sealed,
      ...(file !== undefined && { file }),
      ...(sheets.length > 0 && { sheets }),
    },
    text: [...(file === undefined ? [] : [file]), ...sheets].join("\n"),
    after: `${plural(bytes, "byte")} in ${cubesOf({ size, dataCubes, parityCubes })}${pages}.`,
  };
}
