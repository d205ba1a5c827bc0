/** cubing.js's packed form of a 3x3 (88 bits, not a bijection, with centers): the closest thing it has to a number. */
import {
  experimentalReid3x3x3ToTwizzleBinary as packPattern,
  experimentalTwizzleBinaryToReid3x3x3 as unpackPattern,
} from "cubing/protocol";
import { cube3x3x3 } from "cubing/puzzles";

export { packPattern, unpackPattern };

const MOVES = ["U", "D", "L", "R", "F", "B"].flatMap((face) => [face, `${face}2`, `${face}'`]);

/** Patterns after 30 random moves each. */
export async function randomPatterns(count, random) {
  const puzzle = await cube3x3x3.kpuzzle();
  return Array.from({ length: count }, () => {
    const moves = Array.from({ length: 30 }, () => MOVES[Math.floor(random() * MOVES.length)]);
    return puzzle.defaultPattern().applyAlg(moves.join(" "));
  });
}
