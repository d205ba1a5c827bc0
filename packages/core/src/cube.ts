/**
 * The friendly entrance: one immutable value per state. Every method is one call into a room. Texts here are usually
 * literals in a program, so bad input throws (`CubegramError`: code, message and, for an illegal cube, `faults`).
 */
import { rankState, stateCount, unrankState } from "./codec/index.ts";
import { diagnose } from "./diagnosis/index.ts";
import { cubeGeometry } from "./geometry/index.ts";
import { type Alg, algState, readAlg } from "./notation/index.ts";
import { platformRandom, type RandomSource } from "./perm/index.ts";
import { CubegramError, formatValue, typeError, unwrap } from "./result.ts";
import {
  assemblyFromCubies,
  type CubeState,
  type Cubies,
  coloringOf,
  composeStates,
  cubiesOf,
  invertState,
  isReachable,
  isSolved,
  printFacelets,
  randomState,
  type SolvedOptions,
  sameState,
  solvedState,
  uprightState,
} from "./state/index.ts";

/** Stickers that a console shows. */
const SHOWN = 54;

/**
 * One reachable state, immutable.
 *
 * @throws CubegramError for a text, arrays or a number that are refused (code, message and, for an illegal cube, `faults`); TypeError
 * or RangeError with the argument's name for misuse.
 * @example
 * const cube = Cube.fromAlg("R U R' U'");
 * Cube.unrank(cube.rank()).equals(cube); // → true
 * cube.apply("U R U' R'").isSolved(); // → true
 */
export class Cube {
  /** The reachable state, as the cube is held; what the other rooms work with. */
  readonly state: CubeState;

  private constructor(state: CubeState) {
    this.state = state;
  }

  /** A cube from a state of `@cubegram/core/state`. */
  static of(state: CubeState): Cube {
    return new Cube(state);
  }

  /**
   * The solved n×n×n cube, white up and green in front; 2 ≤ n ≤ 100.
   *
   * @throws RangeError for any other n.
   * @example Cube.solved(2).facelets(); // → UUUURRRRFFFFDDDDLLLLBBBB
   */
  static solved(n = 3): Cube {
    return new Cube(solvedState(n));
  }

  /**
   * The cube that an algorithm makes from a solved one.
   *
   * @throws CubegramError with the code of an `AlgProblem`; RangeError for n outside 2 … 100.
   */
  static fromAlg(alg: string | Alg, n = 3): Cube {
    cubeGeometry(n);
    return new Cube(algState(readAlg(alg), n));
  }

  /**
   * A cube from another one, from what `toJSON` gives, or from its stickers.
   *
   * @throws CubegramError `illegal-cube` with its `faults`; TypeError for anything else.
   * @example Cube.from(JSON.parse(JSON.stringify(Cube.fromAlg("R U")))).equals(Cube.fromAlg("R U")); // → true
   */
  static from(value: Cube | string | { readonly facelets: string }): Cube {
    if (value instanceof Cube) return value;
    return Cube.fromFacelets(typeof value === "string" ? value : value?.facelets);
  }

  /**
   * A cube from its 6n² stickers: faces U R F D L B, rows left to right; face letters or color letters.
   *
   * @throws CubegramError `illegal-cube` with its `faults`; TypeError for anything but a string.
   */
  static fromFacelets(text: string): Cube {
    if (typeof text !== "string") throw typeError("text", "a string of facelets", formatValue(text));
    const { state, faults } = diagnose(text);
    if (state) return new Cube(state);
    throw new CubegramError({
      code: "illegal-cube",
      message:
        faults.map((fault) => fault.message).join(" ") ||
        "Some stickers are unknown and more than one cube fits.",
      faults,
    });
  }

  /**
   * A cube from the arrays of Kociemba and cubejs (3x3; with empty `ep` and `eo`: 2x2).
   *
   * @throws CubegramError `cubies-shape`, or `illegal-cube` with its `faults`.
   */
  static fromCubies(cubies: Cubies): Cube {
    const assembly = unwrap(assemblyFromCubies(cubies));
    if (isReachable(assembly)) return new Cube(assembly);
    const { faults } = diagnose(coloringOf(assembly));
    throw new CubegramError({
      code: "illegal-cube",
      message: faults.map((fault) => fault.message).join(" "),
      faults,
    });
  }

  /**
   * The state with that number, 0 … `Cube.count(n)` − 1.
   *
   * @throws CubegramError `out-of-range`; TypeError for anything but a bigint; RangeError for n outside 2 … 100.
   */
  static unrank(rank: bigint, n = 3): Cube {
    if (typeof rank !== "bigint") throw typeError("rank", "a bigint (write 123n)", formatValue(rank));
    if (rank >= 0n && rank < stateCount(n)) return new Cube(unrankState(rank, n));
    throw new CubegramError({
      code: "out-of-range",
      message: `The number of a ${n}x${n} cube is in 0 … ${stateCount(n) - 1n}; got ${rank}.`,
    });
  }

  /**
   * A uniformly random state. `random` is any source like `Math.random`, or `seededRandom(seed)`; by default the platform's
   * (`crypto.getRandomValues`).
   *
   * @throws TypeError for anything but a function; RangeError for n outside 2 … 100, or a source that returns anything but numbers in [0, 1).
   */
  static random(n = 3, random: RandomSource = platformRandom): Cube {
    if (typeof random !== "function")
      throw typeError("random", 'a function like Math.random or seededRandom("seed")', formatValue(random));
    return new Cube(randomState(n, random));
  }

  /**
   * How many states an n×n×n cube has (stickers of one color are alike; how it is held does not matter).
   *
   * @throws RangeError for n outside 2 … 100.
   * @example Cube.count(2); // → 3674160
   */
  static count(n = 3): bigint {
    return stateCount(n);
  }

  /** The number of layers. */
  get size(): number {
    return this.state.size;
  }

  /**
   * The cube after an algorithm.
   *
   * @throws CubegramError with the code of an `AlgProblem`.
   */
  apply(alg: string | Alg): Cube {
    return new Cube(composeStates(this.state, algState(readAlg(alg), this.size)));
  }

  /** The cube that undoes this one: a solved cube after the inverse algorithm. */
  inverse(): Cube {
    return new Cube(invertState(this.state));
  }

  /** The same cube held white up, green in front (even n: with the corner DBL at home). */
  upright(): Cube {
    return new Cube(uprightState(this.state));
  }

  /** The number of its state, however it is held. */
  rank(): bigint {
    return rankState(this.state);
  }

  /** Its 6n² stickers as it is held: letters U R F D L B, faces in that order, rows left to right. */
  facelets(): string {
    return printFacelets(coloringOf(this.state));
  }

  /**
   * cp, co, ep, eo of a 2x2 or 3x3 as it is held; `center` is added when a 3x3 is not held upright.
   *
   * @throws RangeError for larger cubes.
   */
  cubies(): Cubies {
    const { center, ...arrays } = cubiesOf(this.state);
    return center?.some((piece, place) => piece !== place) ? { ...arrays, center } : arrays;
  }

  /**
   * Whether every face shows a single color, or the cube all that a mask shows, however it is held.
   *
   * @throws TypeError or RangeError for wrong options.
   * @example Cube.fromAlg("U").isSolved({ mask: unwrap(parseColoring(`${"?".repeat(27)}${"D".repeat(9)}${"?".repeat(18)}`)) }); // → true
   */
  isSolved(options?: SolvedOptions): boolean {
    return isSolved(this.state, options);
  }

  /**
   * Whether both are in the same state, however they are held: the same rank.
   *
   * @throws TypeError for anything but a Cube.
   */
  equals(other: Cube): boolean {
    if (!(other instanceof Cube)) throw typeError("other", "a Cube", formatValue(other));
    return sameState(this.state, other.state);
  }

  toString(): string {
    return this.facelets();
  }

  /** What `JSON.stringify` writes; `Cube.from` reads it back, held the same way. */
  toJSON(): { readonly size: number; readonly facelets: string } {
    return { size: this.size, facelets: this.facelets() };
  }

  // What Node's console shows.
  static {
    Object.defineProperty(Cube.prototype, Symbol.for("nodejs.util.inspect.custom"), {
      value(this: Cube) {
        const facelets = this.facelets();
        const shown = facelets.length > SHOWN ? `${facelets.slice(0, SHOWN)}…` : facelets;
        return `Cube ${this.size}x${this.size} ${shown}`;
      },
    });
  }
}
