/**
 * Finding a mistake by few questions: of all cubes that the writer may be holding, which sticker tells most? Nobody has to paint a
 * cube to be told which move was wrong.
 */
import { Cube } from "../cube.ts";
import { readAlg, turnsOf } from "../notation/index.ts";
import { entropy } from "../perm/index.ts";
import { checkCount, checkOptions, checkThat, given, type OptionNames, rangeError } from "../result.ts";
import { type Coloring, coloringOf, printFacelets, UNKNOWN_COLOR } from "../state/index.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import { type ExecutionError, executionErrorOf } from "./execution-errors.ts";
import { fits } from "./find-execution-errors.ts";
import { type LikelyCube, likelyCubes } from "./likely-cubes.ts";
import { notVerified } from "./text-code.ts";

/** What the writer of a message knows when the cube does not look as it should. */
export interface LocateOptions {
  /** How many of the moves have been made, as far as the writer knows. */
  readonly made: number;
  /** After how many of them a picture was last found to match. Default 0. */
  readonly checked?: number;
}

/** How far the search for a mistake has come. */
export interface LocatedError {
  /** How many different cubes are still possible; 0 if something else went wrong than one mistake, or two common ones. */
  readonly candidates: number;
  /** The facelet whose color tells most, as long as no cube is likely enough. */
  readonly ask?: number;
  /** The cube as it is in the hand, very likely: to be compared with a picture of it. */
  readonly cube?: Cube;
  /** The mistake that leads to it, the likeliest if there are several; none if it takes two. */
  readonly error?: ExecutionError;
}

const OPTIONS: OptionNames<LocateOptions> = { made: true, checked: true };

/** What may be left to doubt when a cube is named: to compare it with a picture costs no more than another question. */
const DOUBT = 0.1;

/** A picture of a cube shows its sides U, R and F; for another one it has to be turned, which must be worth it. */
const VISIBLE_FACES = 3;
const WORTH_TURNING = 8;

/**
 * For a writer who has noticed, at move number `made`, that the cube in the hand does not look as it should: a function that says
 * which sticker to look at next or, once that is clear, which mistake it was. It is given the stickers known so far
 * (`UNKNOWN_COLOR` for the others), of the cube held as the moves hold it, and the cubes named before that turned out to be others.
 * Mostly three or four stickers are enough.
 *
 * @throws CubegramError for text that is not an algorithm, and for a move that the cube does not have; RangeError for wrong numbers.
 * @example
 * import { coloringOf, solvedState, UNKNOWN_COLOR } from "@cubegram/core/state";
 * const locate = errorLocator("R U F", solvedState(3), { made: 3 });
 * const seen = { size: 3, colors: new Uint8Array(54).fill(UNKNOWN_COLOR) };
 * const really = coloringOf(Cube.fromAlg("R U' F").state);
 * for (let { ask } = locate(seen); ask !== undefined; { ask } = locate(seen)) seen.colors[ask] = really.colors[ask];
 * locate(seen).error?.kind; // → reversed
 */
export function errorLocator(
  alg: string,
  from: CubeLike,
  options: LocateOptions,
): (seen: Coloring, others?: readonly Cube[]) => LocatedError {
  checkOptions(options, OPTIONS);
  checkThat(options !== undefined, "options", "an object with `made`", options);
  const state = stateIn(from, "from");
  const { size } = state;
  const turns = turnsOf(readAlg(alg), size);
  const { made, checked = 0 } = options;
  for (const [name, value] of Object.entries({ made, checked }))
    checkCount(value, `options.${name}`, 0, turns.length);
  const looks = byLook(likelyCubes({ start: coloringOf(state), turns, made, checked }));
  return (seen, others = []) => {
    if (seen.size !== size) throw rangeError("seen", `a cube of ${size} layers`, seen.size);
    const not = new Set(others.map((cube) => cube.facelets()));
    const possible = looks.filter(
      ({ cube }) =>
        fits(seen.colors, cube.colors) &&
        (not.size === 0 || !not.has(printFacelets({ size, colors: cube.colors }))),
    );
    const total = possible.reduce((sum, { weight }) => sum + weight, 0);
    const [likeliest] = possible;
    const candidates = possible.length;
    if (!likeliest) return { candidates };
    if (likeliest.weight < (1 - DOUBT) * total) return { candidates, ask: tellingFacelet(possible, seen) };
    const { colors, wrong, done } = likeliest.cube;
    const error = wrong && executionErrorOf(wrong, turns, done, size);
    return { candidates, cube: Cube.fromFacelets(printFacelets({ size, colors })), ...given({ error }) };
  };
}

interface Look {
  /** Of all mistakes after which the cube looks like this. */
  readonly weight: number;
  /** The likeliest of them. */
  readonly cube: LikelyCube;
}

/** Cubes that look the same are one; the likeliest first. */
function byLook(cubes: Iterable<LikelyCube>): Look[] {
  const looks = new Map<string, Look>();
  for (const cube of cubes) {
    const key = String.fromCharCode(...cube.colors);
    const same = looks.get(key);
    looks.set(key, {
      weight: cube.weight + (same?.weight ?? 0),
      cube: same && same.cube.weight >= cube.weight ? same.cube : cube,
    });
  }
  return [...looks.values()].sort((a, b) => b.weight - a.weight);
}

/** The sticker whose color is the least foreseeable: what is learned on average is the entropy of the answer. */
function tellingFacelet(looks: readonly Look[], seen: Coloring): number {
  const { size, colors } = seen;
  const visible = VISIBLE_FACES * size * size;
  let best = { facelet: -1, worth: 0 };
  for (let facelet = 0; facelet < colors.length; facelet++) {
    if (colors[facelet] !== UNKNOWN_COLOR) continue;
    const worth = entropyAt(looks, facelet) * (facelet < visible ? WORTH_TURNING : 1);
    if (worth > best.worth) best = { facelet, worth };
  }
  if (best.facelet >= 0) return best.facelet;
  throw notVerified("no sticker tells two cubes apart");
}

function entropyAt(looks: readonly Look[], facelet: number): number {
  const weights = new Float64Array(UNKNOWN_COLOR + 1);
  for (const { weight, cube } of looks) weights[cube.colors[facelet]] += weight;
  return entropy(weights);
}
