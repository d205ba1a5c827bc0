/**
 * Whether random states are uniform, and how far random moves are from it: counts over many states of each size, with chi-square
 * and the chance of at least so much (p). A state is one of `randomState`; moves are drawn as `scramble --random-moves` draws them.
 *
 * UNIFORM_STATES (100000), UNIFORM_SIZES ("2,3,4,5,6,7"), UNIFORM_SEED; UNIFORM_PICTURE=file.svg draws how many neighbors are still
 * together after how many moves.
 */
import { writeFileSync } from "node:fs";
import { seededRandom } from "@cubegram/core/perm";
import { randomState, uprightState } from "@cubegram/core/state";
import { setting } from "../options.mjs";
import { mixing } from "../uniform/mixing.mjs";
import { pictureOf } from "../uniform/picture.mjs";
import { tally } from "../uniform/tally.mjs";

export const title = "Uniformity of random states, and of random moves";

const STATES = setting("UNIFORM_STATES", 100_000);
const SIZES = (process.env.UNIFORM_SIZES ?? "2,3,4,5,6,7").split(",").map(Number);
const SEED = process.env.UNIFORM_SEED ?? "uniform";
const PICTURE = process.env.UNIFORM_PICTURE;

/** What competitions use in place of random states. */
const MOVES = { 5: 60, 6: 80, 7: 100 };
const STEP = 10;
const LONGEST = 160;

export async function run({ log }) {
  const rows = [];
  const curves = [];
  for (const size of SIZES) {
    const random = seededRandom(`${SEED} ${size}`);
    const states = tally(size);
    for (let i = 0; i < STATES; i++) states.add(randomState(size, random).rotations);
    rows.push(...states.rows().map((row) => ({ cube: `${size}x${size}`, from: "random state", ...row })));
    log(`uniform: ${size}x${size}, random states`);
    if (!(size in MOVES)) continue;
    const moved = mixing(size, random);
    const at = new Map();
    for (let moves = STEP; moves <= LONGEST; moves += STEP) at.set(moves, tally(size));
    for (let i = 0; i < STATES; i++) {
      moved.reset();
      for (let moves = 1; moves <= LONGEST; moves++) {
        moved.turn();
        if (at.has(moves)) at.get(moves).add(uprightState({ size, rotations: moved.rotations }).rotations);
      }
    }
    rows.push(
      ...at
        .get(MOVES[size])
        .rows()
        .map((row) => ({ cube: `${size}x${size}`, from: `${MOVES[size]} moves`, ...row })),
    );
    curves.push({
      size,
      usual: MOVES[size],
      points: [...at].map(([moves, counts]) => ({ moves, ...counts.together() })),
    });
    log(`uniform: ${size}x${size}, random moves`);
  }
  if (PICTURE && curves.length > 0) writeFileSync(PICTURE, pictureOf(curves, STATES));
  return rows;
}
