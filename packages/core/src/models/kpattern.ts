/**
 * cubing.js's KPattern JSON for the 3x3x3 and the 2x2x2: per orbit the piece at each place and its orientation, in Reid's
 * order of the pieces. Twists and flips are counted as in our cubies, so reading is renumbering.
 */
import { cellOfName, cubeGeometry, FACES, facesOfName, type OrbitKind } from "../geometry/index.ts";
import { inverse, isPermutation } from "../perm/index.ts";
import { checkType, err, formatValue, ok, type Problem, type Result, rangeError } from "../result.ts";
import {
  type Assembly,
  assemblyFromCubies,
  type Cubies,
  checkAssembly,
  cubiesOf,
  uprightState,
} from "../state/index.ts";
import { describe, isObject, type JsonObject, openObject } from "./foreign-text.ts";
import {
  assemblyFromLabels,
  faceletAt,
  labelsOf,
  type PieceOrder,
  pieceOrder,
  renamePlaces,
  sortedLetters,
} from "./labels.ts";

/** cubing.js's order of the centers. */
const CENTERS = "U L F R B D";

interface KPatternOrbit {
  /** pieces[place]: the piece there. */
  readonly pieces: readonly number[];
  /** orientation[place]: clockwise twist, flip; 0 for a center. */
  readonly orientation: readonly number[];
  /** 1 for each center: its orientation does not count. */
  readonly orientationMod?: readonly number[];
}

interface KPatternData {
  readonly EDGES?: KPatternOrbit;
  readonly CORNERS: KPatternOrbit;
  readonly CENTERS?: KPatternOrbit;
}

/** The pattern data of a 2x2 or 3x3 as it is held. RangeError above 3x3. */
export function kpatternOf(assembly: Assembly): KPatternData {
  const { cp, co, ep, eo, center } = cubiesOf(assembly);
  const renumber = (order: PieceOrder, permutation: readonly number[], orientation: readonly number[]) => ({
    pieces: renamePlaces(order, permutation),
    orientation: order.map((place) => orientation[place]),
  });
  const corners = renumber(pieceOrder("corner", REID_CORNERS), cp, co);
  if (!center) return { CORNERS: corners };
  const still = center.map(() => 0);
  return {
    EDGES: renumber(pieceOrder("edge", REID_EDGES), ep, eo),
    CORNERS: corners,
    CENTERS: {
      ...renumber(pieceOrder("fixedCenter", CENTERS), center, still),
      orientationMod: center.map(() => 1),
    },
  };
}

/**
 * The pattern data as JSON on one line.
 *
 * @example Object.keys(JSON.parse(printKPattern(Cube.solved().state))); // → EDGES,CORNERS,CENTERS
 */
export function printKPattern(assembly: Assembly): string {
  return JSON.stringify(kpatternOf(assembly));
}

/**
 * Reads pattern data, or a pattern that contains it (`{patternData}`), as a text or parsed; `EDGES` may be missing (a 2x2), and
 * so may `CENTERS` (held upright). The orientation of centers is dropped. Error code `kpattern`.
 *
 * @example parseKPattern(printKPattern(Cube.fromAlg("R U").state)).ok; // → true
 */
export function parseKPattern(input: unknown): Result<Assembly> {
  const opened = openObject(input, "kpattern", "an object with EDGES, CORNERS and CENTERS");
  if (!opened.ok) return opened;
  const data = isObject(opened.value.patternData) ? opened.value.patternData : opened.value;
  const unknown = Object.keys(data).find((key) => !["EDGES", "CORNERS", "CENTERS"].includes(key));
  if (unknown !== undefined)
    return err(
      problem(`expected EDGES, CORNERS and CENTERS of a 2x2x2 or 3x3x3, got "${unknown.slice(0, 40)}"`),
    );
  const corners = readOrbit(data, "CORNERS", "corner", REID_CORNERS, 3);
  if (!corners.ok) return corners;
  if (data.EDGES === undefined && data.CENTERS === undefined)
    return assemblyFromCubies({ cp: corners.value.pieces, co: corners.value.orientation, ep: [], eo: [] });
  const edges = readOrbit(data, "EDGES", "edge", REID_EDGES, 2);
  if (!edges.ok) return edges;
  const centers =
    data.CENTERS === undefined ? undefined : readOrbit(data, "CENTERS", "fixedCenter", CENTERS, 4);
  if (centers && !centers.ok) return centers;
  return assemblyFromCubies({
    cp: corners.value.pieces,
    co: corners.value.orientation,
    ep: edges.value.pieces,
    eo: edges.value.orientation,
    ...(centers ? { center: centers.value.pieces } : {}),
  });
}

function readOrbit(
  data: JsonObject,
  key: string,
  kind: OrbitKind,
  names: string,
  orientations: number,
): Result<KPatternOrbit> {
  const ours = inverse(pieceOrder(kind, names));
  const orbit = data[key];
  if (!isObject(orbit))
    return err(problem(`"${key}" expected {pieces, orientation}, got ${describe(orbit)}`));
  const { pieces, orientation } = orbit;
  const isIn = (item: unknown, count: number) =>
    Number.isInteger(item) && (item as number) >= 0 && (item as number) < count;
  if (!Array.isArray(pieces) || pieces.length !== ours.length || !isPermutation(pieces))
    return err(
      problem(`"${key}.pieces" expected each of 0 … ${ours.length - 1} once, got ${listed(pieces)}`),
    );
  if (
    !Array.isArray(orientation) ||
    orientation.length !== ours.length ||
    !orientation.every((item) => isIn(item, orientations))
  )
    return err(
      problem(
        `"${key}.orientation" expected ${ours.length} integers in 0 … ${orientations - 1}, got ${listed(orientation)}`,
      ),
    );
  return ok({
    pieces: renamePlaces(ours, pieces),
    orientation: ours.map((place) => orientation[place]),
  });
}

function listed(value: unknown): string {
  const isList =
    Array.isArray(value) && value.length <= 24 && value.every((item) => typeof item === "number");
  return isList ? `[${value.map(formatValue).join(", ")}]` : describe(value);
}

function problem(message: string): Problem {
  return { code: "kpattern", message };
}

// cubejs's JSON: `{center, cp, co, ep, eo}`, the arrays of `state/cubies`, and without `center` as CubeCode writes it.
// A 2x2 has empty `ep` and `eo`, or none.

/**
 * The cube in cubejs's JSON, on one line.
 *
 * @throws RangeError above 3x3.
 * @example JSON.parse(printCubejs(Cube.fromAlg("R").state)).cp; // → 4,1,2,0,7,5,6,3
 */
export function printCubejs(assembly: Assembly): string {
  const { center, cp, co, ep, eo } = cubiesOf(assembly);
  return JSON.stringify(center ? { center, cp, co, ep, eo } : { cp, co, ep, eo });
}

/**
 * Reads cubejs's JSON, as a text or parsed. The error has code `cubejs` and names the array that is wrong.
 *
 * @example parseCubejs(printCubejs(Cube.fromAlg("R U").state)).ok; // → true
 */
export function parseCubejs(input: unknown): Result<Assembly> {
  const opened = openObject(input, "cubejs", "an object with the arrays cp, co, ep, eo");
  if (!opened.ok) return opened;
  const { cp, co, ep = [], eo = [], center } = opened.value;
  for (const [name, items] of Object.entries({ cp, co, ep, eo }))
    if (!Array.isArray(items))
      return err({
        code: "cubejs",
        message: `"${name}" expected an array of integers, got ${describe(items)}`,
      });
  if (center !== undefined && !Array.isArray(center))
    return err({ code: "cubejs", message: `"center" expected an array of 6, got ${describe(center)}` });
  const cubies = { cp, co, ep, eo, ...(center === undefined ? {} : { center }) } as Cubies;
  if (cubies.ep.length === 0 && (cubies.eo.length > 0 || cubies.center))
    return err({
      code: "cubejs",
      message: `"ep" expected 12 integers, got none although there are edge flips or centers`,
    });
  const read = assemblyFromCubies(cubies);
  return read.ok ? read : err({ ...read.error, code: "cubejs" });
}

/*
 * Reid's string: 20 tokens, one per place of edges and corners, naming the piece there by the letters that its
 * stickers show, in the order of the place's own letters. On a solved cube every token is the name of its place.
 */

const REID_EDGES = "UF UR UB UL DF DR DB DL FR FL BR BL";
const REID_CORNERS = "UFR URB UBL ULF DRF DFL DLB DBR";

const SIZE = 3;

function placeNames(): string[] {
  return `${REID_EDGES} ${REID_CORNERS}`.split(" ");
}

/**
 * The string of a 3x3, turned upright: `UF UR UB UL … DBR` if solved. RangeError for any other size.
 *
 * @throws RangeError for sizes other than 3.
 * @example
 * printReid(Cube.fromAlg("U").state); // → UR UB UL UF DF DR DB DL FR FL BR BL URB UBL ULF UFR DRF DFL DLB DBR
 */
export function printReid(assembly: Assembly): string {
  checkAssembly(assembly, "assembly");
  if (assembly.size !== SIZE) throw rangeError("assembly", "a 3x3", `size ${assembly.size}`);
  const labels = labelsOf(uprightState(assembly));
  const shown = (facelet: number) => FACES[Math.floor(labels[facelet] / SIZE ** 2)];
  return placeNames()
    .map((name) => faceletsOfName(name).map(shown).join(""))
    .join(" ");
}

/**
 * Reads such a string, upper or lower case, held upright. Error code `reid`, with `at` where one piece is to blame:
 * an unknown name, a piece named twice, a corner whose letters run the wrong way around.
 *
 * @throws TypeError for anything but a text.
 * @example parseReid("UF UR").error.code; // → reid
 */
export function parseReid(text: string): Result<Assembly> {
  checkType(text, "string", "text");
  const names = placeNames();
  const tokens = [...text.matchAll(/\S+/g)];
  if (tokens.length !== names.length)
    return err({ code: "reid", message: `expected ${names.length} pieces, got ${tokens.length}` });
  const labels = Array.from({ length: cubeGeometry(SIZE).faceletCount }, (_, facelet) => facelet);
  const placeOf = new Map<string, string>();
  for (const [index, { 0: token, index: start }] of tokens.entries()) {
    const name = names[index];
    const letters = token.toUpperCase();
    const wrong = tokenProblem(letters, name, placeOf);
    if (wrong) return err({ code: "reid", message: wrong, at: { start, end: start + token.length } });
    placeOf.set(sortedLetters(letters), name);
    const stickers = faceletsOfName(letters);
    faceletsOfName(name).forEach((facelet, i) => {
      labels[facelet] = stickers[i];
    });
  }
  const read = assemblyFromLabels(SIZE, labels);
  return read.ok ? read : err({ ...read.error, code: "reid" });
}

function tokenProblem(
  letters: string,
  name: string,
  placeOf: ReadonlyMap<string, string>,
): string | undefined {
  const key = sortedLetters(letters);
  if (letters.length !== name.length || !placeNames().some((own) => sortedLetters(own) === key))
    return `place ${name} expected one of the ${name.length === 2 ? "edges" : "corners"}, got "${letters.slice(0, 12)}"`;
  const earlier = placeOf.get(key);
  return earlier && `piece ${letters} occurs at ${earlier} and at ${name}`;
}

function faceletsOfName(letters: string): number[] {
  const cell = cellOfName(letters, SIZE);
  return facesOfName(letters).map((face) => faceletAt(SIZE, cell, face));
}
