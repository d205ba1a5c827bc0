/** check STATE: whether a cube is possible, and if not, why, and what would fix it. */
import type { Diagnosis } from "@cubegram/core";
import { type Coloring, coloringOf, printFacelets, UNKNOWN_COLOR } from "@cubegram/core/state";
import { visible } from "../frame/output.ts";
import type { Verb } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import { diagnoseState } from "../state/state-argument.ts";

export const check: Verb = {
  name: "check",
  summary: "whether a cube is possible; if not, why, and how to fix it",
  input: "STATE",
  options: {},
  examples: [
    [
      "check UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
      "stickers, faces in the order U R F D L B; ? for an unknown one",
    ],
    ["check - --json < cubes.txt", "every fault of every line, with the pieces concerned"],
  ],
  run(input, { size }) {
    const diagnosis = diagnoseState(input, size);
    const { legal, faults, repairs, completions, state, coloring } = diagnosis;
    const unknown = unknownCount(coloring);
    return {
      json: {
        legal,
        size: diagnosis.size,
        faults,
        repairs,
        ...(state && { facelets: printFacelets(coloringOf(state)) }),
        ...(unknown > 0 && { unknown }),
        ...(completions && { completions: { ...completions, count: String(completions.count) } }),
      },
      text: report(diagnosis, unknown),
      line: visible(lineOf(diagnosis, unknown)),
      negative: !legal,
    };
  },
};

/** How many stickers were left out: written as ?, X, - or a dot. */
function unknownCount(coloring: Coloring | undefined): number {
  return coloring ? coloring.colors.reduce((count, color) => count + Number(color === UNKNOWN_COLOR), 0) : 0;
}

/** Nothing is wrong, but not enough is known. */
function isOnlyUnknown(faults: Diagnosis["faults"]): boolean {
  return faults.length > 0 && faults.every(({ code }) => code === "stickers-unknown");
}

function lineOf({ legal, faults, state }: Diagnosis, unknown: number): string {
  if (isOnlyUnknown(faults)) return `unknown: ${faults[0].message}`;
  if (!legal) return `illegal: ${faults.map((fault) => fault.message).join(" ")}`;
  return unknown > 0 && state
    ? `legal, ${plural(unknown, "unknown sticker")} filled in: ${printFacelets(coloringOf(state))}`
    : "legal";
}

function report({ legal, size, faults, repairs, completions, state }: Diagnosis, unknown: number): string {
  if (legal) {
    const verdict = `legal: a ${sizeName(size)} that turns can reach`;
    if (unknown === 0 || !state) return verdict;
    return `${verdict}\n${plural(unknown, "sticker was", "stickers were")} not given; only this cube fits:\n    ${printFacelets(coloringOf(state))}`;
  }
  const lines = [
    isOnlyUnknown(faults) ? "unknown:" : "illegal:",
    ...faults.map((fault) => `  - ${visible(fault.message)}`),
  ];
  if (repairs.length > 0) lines.push("possible fixes:");
  for (const { message, facelets } of repairs) lines.push(`  - ${visible(message)}`, `    ${facelets}`);
  if (completions) {
    const atLeast = completions.exact ? "" : "at least ";
    lines.push(`${atLeast}${plural(completions.count, "cube fits", "cubes fit")}:`);
    for (const facelets of completions.facelets) lines.push(`    ${facelets}`);
  }
  return lines.join("\n");
}
