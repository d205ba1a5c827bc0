/** check STATE: whether a cube is possible, and if not, why, and what would mend it. */
import type { Diagnosis } from "@cubegram/core";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { visible } from "../frame/output.ts";
import type { Verb } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import { diagnoseState } from "../state/state-argument.ts";

export const check: Verb = {
  name: "check",
  summary: "whether a cube is possible; if not, why, and what would mend it",
  input: "STATE",
  options: {},
  examples: [
    [
      "check UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
      "stickers, faces in the order U R F D L B; ? for one that is not known",
    ],
    ["check - --json < cubes.txt", "every fault of every line, with the pieces concerned"],
  ],
  run(input, { size }) {
    const diagnosis = diagnoseState(input, size);
    const { legal, faults, repairs, completions, state } = diagnosis;
    return {
      json: {
        legal,
        size: diagnosis.size,
        faults,
        repairs,
        ...(state && { facelets: printFacelets(coloringOf(state)) }),
        ...(completions && { completions: { ...completions, count: String(completions.count) } }),
      },
      text: report(diagnosis),
      line: legal ? "legal" : visible(`illegal: ${faults.map((fault) => fault.message).join(" ")}`),
      negative: !legal,
    };
  },
};

function report({ legal, size, faults, repairs, completions }: Diagnosis): string {
  if (legal) return `legal: a ${sizeName(size)} that turns can reach`;
  const lines = ["illegal:", ...faults.map((fault) => `  - ${visible(fault.message)}`)];
  if (repairs.length > 0) lines.push("what would mend it:");
  for (const { message, facelets } of repairs) lines.push(`  - ${visible(message)}`, `    ${facelets}`);
  if (completions) {
    const atLeast = completions.exact ? "" : "at least ";
    lines.push(`${atLeast}${plural(completions.count, "cube")} would fit:`);
    for (const facelets of completions.facelets) lines.push(`    ${facelets}`);
  }
  return lines.join("\n");
}
