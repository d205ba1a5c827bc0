/** repair FILE…: the whole list of cubes, from what is left of it. */
import { type CubeListForm, printCubeList, repairArchive } from "@cubegram/core/archive";
import { CHECK_NOTES, readCubes, refusalOf } from "../archive/check.ts";
import { cubesOf, damageOf, problemLines, reportJson } from "../archive/report.ts";
import { openTarget, outputTarget } from "../files/target.ts";
import { choiceOption } from "../frame/options.ts";
import { type Request, usageError, type Verb } from "../frame/verb.ts";
import { sizeName } from "../frame/words.ts";
import { MAX_SOLVED_SIZE, movesOf } from "../solve/moves-of.ts";

const FORMS: readonly CubeListForm[] = ["facelets", "number", "moves"];

export const repair: Verb = {
  name: "repair",
  summary: "the whole list of cubes, from what is left of it",
  input: "FILE",
  many: true,
  options: {
    output: { type: "string", short: "o", value: "FILE", help: "write the whole list" },
    as: { type: "string", value: "FORM", help: `how it shows cubes: ${FORMS.join(", ")}; default as it was` },
    force: { type: "boolean", help: "write over what is there" },
  },
  examples: [["repair photo.cubes -o whole.cubes", "needs --parity when it was packed, and no password"]],
  notes: CHECK_NOTES,
  async run(_, request) {
    const { files, size, numbers } = await readCubes(request, Number.POSITIVE_INFINITY);
    const repaired = await repairArchive(numbers, size === undefined ? {} : { size }).catch(async (error) => {
      for (const line of problemLines(files.problems)) await request.note(line);
      throw refusalOf(error);
    });
    const as = request.values.as === undefined ? files.form : choiceOption(request.values, "as", FORMS);
    const file = await writeList(repaired.numbers, repaired.size, as, request);
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

async function writeList(
  numbers: readonly bigint[],
  size: number,
  as: CubeListForm,
  { values, claimStdout, store }: Request,
): Promise<string | undefined> {
  if (as === "moves" && size > MAX_SOLVED_SIZE)
    throw usageError(`--as moves expects cubes of size 2 or 3, got ${size}; use facelets or number.`);
  const { output } = values;
  const isFile = typeof output === "string" && output !== "-";
  const target = isFile
    ? await openTarget(output, { force: values.force === true })
    : outputTarget(claimStdout());
  try {
    const comments = [`A file on ${sizeName(size)} cubes; white up, green in front.`, `size ${size}`];
    const list = printCubeList([numbers], { size, as, comments, movesOf: movesOf(store) });
    for await (const lines of list) await target.write(lines);
    await target.finish();
  } finally {
    await target.abandon();
  }
  return target.file;
}
