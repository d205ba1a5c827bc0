/** Cubes to film: scrambled ones, and those that beginners and guided writing show: a few turns from solved, and patterns. */
import { algState, readAlg } from "@cubegram/core/notation";
import { randomBelow } from "@cubegram/core/perm";
import { coloringOf, randomState, uprightState } from "@cubegram/core/state";

/** Turns from solved: the kth cube has k modulo this many; after the last number comes a pattern. */
const MAX_TURNS = 6;
/** Checkerboard, six spots, superflip, cube in a cube, four faces striped: faces that look alike, or the same when they are turned. */
const PATTERNS = [
  "R2 L2 U2 D2 F2 B2",
  "U D' R L' F B' U D'",
  "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2",
  "F L F U' R U F2 L2 U' L' B D' B' L2 U",
  "R2 L2",
];

/**
 * @param {"random" | "few"} states
 * @param {number} cube its number in the row
 */
export function filmedColoring(states, size, cube, random) {
  return coloringOf(
    states === "random" ? randomState(size, random) : uprightState(fewTurns(size, cube, random)),
  );
}

function fewTurns(size, cube, random) {
  const count = cube % (MAX_TURNS + 2);
  const pattern = PATTERNS[Math.floor(cube / (MAX_TURNS + 2)) % PATTERNS.length];
  return algState(readAlg(count > MAX_TURNS ? pattern : turns(count, random)), size);
}

/** That many turns of outer layers, no two of the same layer in a row. */
function turns(count, random) {
  let last = -1;
  return Array.from({ length: count }, () => {
    const face = last < 0 ? randomBelow(6, random) : (last + 1 + randomBelow(5, random)) % 6;
    last = face;
    return "URFDLB"[face] + ["", "2", "'"][randomBelow(3, random)];
  }).join(" ");
}
