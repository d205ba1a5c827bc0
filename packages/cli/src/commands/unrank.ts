/** unrank NUMBER: the state with that number. */
import { Cube } from "@cubegram/core";
import { printCubeList } from "@cubegram/core/archive";
import { stateCount } from "@cubegram/core/codec";
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
