/** repair FILE…: restores a damaged list of cubes. */
import { printCubeList, repairArchive } from "@cubegram/core/archive";
import { CHECK_NOTES, NO_ARCHIVE, readCubes, refusalOf } from "../archive/check.ts";
import { LIST_FORMS } from "../archive/cube-file.ts";
import { cubesOf, damageOf, reportJson } from "../archive/report.ts";
import { targetOf, writeTo } from "../files/target.ts";
import { choiceOption } from "../frame/options.ts";
import type { Verb } from "../frame/verb.ts";
import { sizeName } from "../frame/words.ts";
import { movesOf } from "../solve/moves-of.ts";

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
