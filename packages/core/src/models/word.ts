/**
 * Words ⇄ assemblies. A word stands for an assembly, reachable or not: 69 bits are the minimum for all
 * 519,024,039,293,878,272,000 of them. Cubes are turned upright first, so a cube has one word however it is held.
 */
import { cubeGeometry } from "../geometry/index.ts";
import { inverse, splitDigits as splitFromLowest } from "../perm/index.ts";
import { checkOptions, checkType, err, ok, type Result, rangeError } from "../result.ts";
import {
  type Assembly,
  arrangeInto,
  arrangementOf,
  type CubeState,
  checkAssembly,
  isReachable,
  orbitOfKind,
  uprightState,
} from "../state/index.ts";
import { facingOf, twistOf } from "./facing.ts";
import { renamePlaces } from "./labels.ts";
import {
  type Digit,
  type MovableKind,
  pieceCount,
  radicesOf,
  type WordLayout,
  type WordName,
  wordFields,
  wordLayout,
} from "./word-layout.ts";

/**
 * The word of a 3x3.
 *
 * @throws RangeError for another size, mirrored centers or an unknown name.
 * @example rankWord(Cube.fromAlg("R U").state, "staged"); // → 69481547768202372416
 */
export function rankWord(assembly: Assembly, name: WordName): bigint {
  checkAssembly(assembly, "assembly");
  const layout = wordLayout(name);
  const radices = radicesOf(layout);
  const widths = wordFields(name);
  let word = 0n;
  digitsOf(assembly, layout).forEach((digits, field) => {
    const value = digits.reduce((sum, digit, i) => sum * BigInt(radices[field][i]) + BigInt(digit), 0n);
    word = (word << BigInt(widths[field].bits)) | value;
  });
  return word;
}

/** Which assemblies a word may stand for. */
export interface UnrankWordOptions {
  /** Refuse words of cubes that turns cannot reach. */
  readonly reachable?: boolean;
}

/**
 * The assembly of a word. Error codes: `word-range` for a field beyond its count; with `reachable` also
 * `word-unreachable` for the eleven assemblies in twelve that turns cannot reach.
 *
 * @throws TypeError for anything but a bigint or an unknown option.
 * @example unrankWord(-1n, "staged").error.code; // → word-range
 */
export function unrankWord(
  word: bigint,
  name: WordName,
  options: UnrankWordOptions & { readonly reachable: true },
): Result<CubeState>;
export function unrankWord(word: bigint, name: WordName, options?: UnrankWordOptions): Result<Assembly>;
export function unrankWord(word: bigint, name: WordName, options: UnrankWordOptions = {}): Result<Assembly> {
  checkType(word, "bigint", "word");
  checkOptions(options, { reachable: true });
  const layout = wordLayout(name);
  const radices = radicesOf(layout);
  const widths = wordFields(name);
  const bits = widths.reduce((sum, width) => sum + width.bits, 0);
  if (word < 0n || word >> BigInt(bits) !== 0n)
    return err({ code: "word-range", message: `"word" expected ${bits} bits, got ${word}` });
  const digits: number[][] = [];
  for (const [field, { count, bits: own, weight, name: label }] of widths.entries()) {
    const value = (word / weight) & ((1n << BigInt(own)) - 1n);
    if (value >= count)
      return err({
        code: "word-range",
        message: `field "${label}" of the word expected 0 … ${count - 1n}, got ${value}`,
      });
    digits.push(splitDigits(value, radices[field]));
  }
  const assembly = assemblyOfDigits(digits, layout);
  if (options.reachable && !isReachable(assembly))
    return err({
      code: "word-unreachable",
      message: `word ${word} stands for a cube that turns cannot reach`,
    });
  return ok(assembly);
}

/** The digits of a number, most significant first. */
export function splitDigits(value: bigint, radices: readonly number[]): number[] {
  return splitFromLowest(value, radices.map(BigInt).reverse()).map(Number).reverse();
}

export function digitsOf(assembly: Assembly, layout: WordLayout): number[][] {
  if (assembly.size !== 3) throw rangeError("assembly", "a 3x3", `size ${assembly.size}`);
  const upright = uprightState(assembly);
  const pieces = {
    corner: numberedPieces(upright, layout, "corner"),
    edge: numberedPieces(upright, layout, "edge"),
  };
  const free = freePlaces();
  const digit = ({ kind, what, piece }: Digit) =>
    what === "state" ? pieces[kind].state[piece] : takePlace(free[kind], pieces[kind].place[piece]);
  return layout.fields.map((field) => field.digits.map(digit));
}

/** The inverse of `digitsOf`, for digits below their radices. */
export function assemblyOfDigits(digits: readonly (readonly number[])[], layout: WordLayout): Assembly {
  const free = freePlaces();
  const places = { corner: new Array<number>(8), edge: new Array<number>(12) };
  const states = { corner: new Array<number>(8), edge: new Array<number>(12) };
  layout.fields.forEach((field, f) => {
    field.digits.forEach(({ kind, what, piece }, i) => {
      if (what === "state") states[kind][piece] = digits[f][i];
      else places[kind][piece] = free[kind].splice(digits[f][i], 1)[0];
    });
  });
  const rotations = new Uint8Array(cubeGeometry(3).cells.length);
  for (const kind of ["corner", "edge"] as const) {
    const order = layout.order[kind];
    const permutation = renamePlaces(inverse(order), inverse(places[kind]));
    const orientation = new Array<number>(order.length);
    places[kind].forEach((place, piece) => {
      const state = states[kind][piece];
      const at = order[place];
      orientation[at] = kind === "corner" && layout.cornerState === "facing" ? twistOf(3, at, state) : state;
    });
    arrangeInto(rotations, 3, orbitOfKind(3, kind)!, { permutation, orientation });
  }
  return { size: 3, rotations };
}

/** By piece, in the layout's numbering: its place and its state. */
function numberedPieces(assembly: Assembly, layout: WordLayout, kind: MovableKind) {
  const { permutation, orientation } = arrangementOf(assembly, orbitOfKind(3, kind)!);
  const order = layout.order[kind];
  const byFacing = kind === "corner" && layout.cornerState === "facing";
  const place = inverse(renamePlaces(order, permutation));
  const state = place.map((theirs) => {
    const at = order[theirs];
    return byFacing ? facingOf(3, at, orientation[at]) : orientation[at];
  });
  return { place, state };
}

function freePlaces(): { [kind in MovableKind]: number[] } {
  const all = (kind: MovableKind) => Array.from({ length: pieceCount(kind) }, (_, place) => place);
  return { corner: all("corner"), edge: all("edge") };
}

function takePlace(free: number[], place: number): number {
  const index = free.indexOf(place);
  free.splice(index, 1);
  return index;
}
