/** unrank NUMBER: the state with that number. */
import { Cube } from "@cubegram/core";
import type { Verb } from "../frame/verb.ts";
import { readNumber } from "../state/state-argument.ts";

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
};
