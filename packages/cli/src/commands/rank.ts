/** rank STATE: the number of a state. */

import type { Verb } from "../frame/verb.ts";
import { readCube } from "../state/state-argument.ts";

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
};
