/** Painting a cube sticker by sticker: what is forced and what is possible after each stroke, against the full diagnosis. */
import { diagnose, possibleColors } from "@cubegram/core/diagnosis";
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, randomState, UNKNOWN_COLOR, uprightState } from "@cubegram/core/state";
import { mean, median, quantile } from "../figures.mjs";

export const title = "Painting a cube: one stroke";

const CUBES = { 2: 40, 3: 40, 4: 6, 5: 4, 6: 3, 7: 2 };

export async function run({ log }) {
  const random = seededRandom("bench painting");
  return Object.entries(CUBES).map(([layers, cubes]) => {
    const size = Number(layers);
    log(`${size}x${size} …`);
    const strokes = { ours: [], theirs: [], typed: [] };
    for (let i = 0; i < cubes; i++)
      paintCube(size, coloringOf(uprightState(randomState(size, random))), strokes);
    const { ours, theirs, typed } = strokes;
    return {
      what: `${size}x${size}: ${Math.max(...typed)} strokes at most of ${6 * size * size}, ${mean(typed).toFixed(1)} on average`,
      ours: times(ours),
      theirs: times(theirs),
      ratio: (median(theirs) / median(ours)).toFixed(1),
    };
  });
}

/** Types the stickers that are not forced yet, face by face; the fixed centers are given. */
function paintCube(size, { colors }, strokes) {
  const painted = colors.map((color, facelet) => (isFixedCenter(size, facelet) ? color : UNKNOWN_COLOR));
  let known = painted;
  let typed = 0;
  for (let facelet = 0; facelet < colors.length; facelet++) {
    if (known[facelet] !== UNKNOWN_COLOR) continue;
    painted[facelet] = colors[facelet];
    typed++;
    const coloring = { size, colors: painted };
    let masks;
    strokes.ours.push(
      timed(() => {
        masks = possibleColors(coloring);
      }),
    );
    strokes.theirs.push(timed(() => diagnose(coloring, { limit: 0, repairs: false })));
    known = masks.map((mask) => ((mask & (mask - 1)) === 0 ? Math.log2(mask) : UNKNOWN_COLOR));
  }
  strokes.typed.push(typed);
}

function isFixedCenter(size, facelet) {
  return size % 2 === 1 && facelet % (size * size) === (size * size - 1) / 2;
}

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Median and 95th percentile: the very longest are those that the machine interrupted. */
function times(values) {
  return `${median(values).toFixed(2)} ms, p95 ${quantile(values, 0.95).toFixed(2)}`;
}
