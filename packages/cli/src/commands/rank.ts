/** The number of a state, and the state of a number. */

import { Cube } from "@cubegram/core";
import { type CubeListEntry, parseCubeList, printCubeList } from "@cubegram/core/archive";
import { stateCount } from "@cubegram/core/codec";
import type { Verb } from "../frame/verb.ts";
import { readCube, readNumber } from "../state/state-argument.ts";

/** rank STATE: the number of a state. */
export const rank: Verb = {
  name: "rank",
  summary: "the number of a state",
  input: "STATE",
  options: {},
  examples: [
    ["rank \"alg:R U R' U'\"", "0 is the solved cube"],
    ["rank - --json < cubes.txt", "one number per line"],
  ],
  run(input, { size }) {
    const cube = readCube(input, size);
    const number = String(cube.rank());
    return { json: { number, facelets: cube.facelets(), size: cube.size }, text: number };
  },
  // 3x3s in capital letters take the fast path, the tables that read cube lists: `npm run bench -- lines`.
  async quick(lines, { size = 3, values }) {
    if (size !== 3) return undefined;
    const places = [...lines.keys()].filter((i) => isUpright(lines[i]));
    const entries: CubeListEntry[] = [];
    for await (const batch of parseCubeList([places.map((i) => lines[i])], { size: 3 }))
      for (const entry of batch) entries.push(entry);
    const answers: (string | undefined)[] = new Array(lines.length);
    for (const [i, { number }] of entries.entries())
      if (number !== undefined) answers[places[i]] = textOf(String(number), lines[places[i]], values.json);
    return answers;
  },
};

/** 54 letters with the centers at home. Anything else that is wrong with them, `run` reports. */
function isUpright(line: string): boolean {
  return line.length === 54 && CENTERS.every((letter, face) => line[9 * face + 4] === letter);
}

const CENTERS: readonly string[] = ["U", "R", "F", "D", "L", "B"];

function textOf(number: string, facelets: string, json: unknown): string {
  return json === true ? JSON.stringify({ number, facelets, size: 3 }) : number;
}

/** unrank NUMBER: the state with that number. */
export const unrank: Verb = {
  name: "unrank",
  summary: "the state with that number",
  input: "NUMBER",
  options: {},
  examples: [
    ["unrank 43252003274489855999", "the last state of the 3x3, as stickers"],
    ["unrank 12345 --size 2 --json", "a 2x2"],
  ],
  run(input, { size = 3 }) {
    const number = readNumber(input);
    const cube = Cube.unrank(number, size);
    const facelets = cube.facelets();
    return {
      json: { number: String(number), facelets, size, ...(size === 3 && cube.cubies()) },
      text: facelets,
    };
  },
  // 3x3s take the fast path, the tables that print cube lists: `npm run bench -- lines`.
  async quick(lines, { size = 3, values }) {
    if (size !== 3 || values.json === true) return undefined;
    const count = stateCount(3);
    const numbers = lines.map((line) => (/^\d{1,20}$/.test(line) ? BigInt(line) : count));
    const good = numbers.filter((number) => number < count);
    let text = "";
    for await (const part of printCubeList([good], { size: 3 })) text += part;
    const states = text.split("\n");
    let next = 0;
    return numbers.map((number) => (number < count ? states[next++] : undefined));
  },
};
