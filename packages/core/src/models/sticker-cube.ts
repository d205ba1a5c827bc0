/**
 * The view of a sticker model: 54 numbered stickers, faces F R B L U D of nine (F 1–9, R 10–18, B 19–27, L 28–36,
 * U 37–45, D 46–54), each read row by row as it appears in front after y (R), y2 (B), y' (L), x' (U) or x (D). Our net
 * reads its faces the same way, so the numbers are our facelets with the faces in another order.
 */
import { FACES } from "../geometry/index.ts";
import { algState, parseAlg } from "../notation/index.ts";
import { err, formatValue, type Problem, type Result, rangeError, unwrap } from "../result.ts";
import { type Assembly, checkAssembly, composeStates, solvedState } from "../state/index.ts";
import { assemblyFromLabels, labelsOf } from "./labels.ts";
import { netLines } from "./net.ts";

/** The model's order of the faces. */
const FACE_ORDER = "FRBLUD";
const SIZE = 3;
const AREA = SIZE * SIZE;

/** The number, 1 … 54, of one of our facelets. */
export function stickerNumber(facelet: number): number {
  return FACE_ORDER.indexOf(FACES[Math.floor(facelet / AREA)]) * AREA + (facelet % AREA) + 1;
}

/** Our facelet of a number 1 … 54: the inverse of `stickerNumber`. */
export function faceletOfSticker(number: number): number {
  const index = number - 1;
  const face = FACE_ORDER[Math.floor(index / AREA)];
  return (FACES as readonly string[]).indexOf(face) * AREA + (index % AREA);
}

/**
 * A cube of numbered stickers; immutable.
 *
 * @example new StickerCube().execute("R U R' U'").stickers.length; // → 54
 */
export class StickerCube {
  readonly assembly: Assembly;

  constructor(assembly: Assembly = solvedState(SIZE)) {
    checkAssembly(assembly, "assembly");
    if (assembly.size !== SIZE) throw rangeError("assembly", "a 3x3", `size ${assembly.size}`);
    this.assembly = assembly;
  }

  /** stickers[i]: the number of the sticker where number i + 1 is at home. */
  get stickers(): number[] {
    const labels = labelsOf(this.assembly);
    return Array.from({ length: labels.length }, (_, i) => stickerNumber(labels[faceletOfSticker(i + 1)]));
  }

  /** The cube after an algorithm in ordinary notation; CubegramError if it cannot be read. */
  execute(alg: string): StickerCube {
    return new StickerCube(composeStates(this.assembly, algState(unwrap(parseAlg(alg)), SIZE)));
  }

  /** The net with every sticker's number, nine lines. */
  print(): string {
    const { stickers } = this;
    const cell = (facelet: number) => `${stickers[stickerNumber(facelet) - 1]}`.padStart(3);
    return netLines(SIZE, cell, "   ").join("\n");
  }
}

/**
 * The cube with these 54 numbers on it (`StickerCube.stickers`), or why there is none.
 *
 * @example parseStickers([1, 2, 3]).error.code; // → stickers
 */
export function parseStickers(stickers: readonly number[]): Result<StickerCube> {
  const wrong = numbersProblem(stickers);
  if (wrong) return err(wrong);
  const labels = new Array<number>(stickers.length);
  stickers.forEach((number, i) => {
    labels[faceletOfSticker(i + 1)] = faceletOfSticker(number);
  });
  const read = assemblyFromLabels(SIZE, labels);
  if (read.ok) return { ok: true, value: new StickerCube(read.value) };
  return err({ ...read.error, code: "stickers" });
}

function numbersProblem(stickers: unknown): Problem | undefined {
  const count = FACE_ORDER.length * AREA;
  if (!Array.isArray(stickers) || stickers.length !== count)
    return { code: "stickers", message: `"stickers" expected an array of ${count} numbers` };
  const bad = stickers.findIndex((number) => !Number.isInteger(number) || number < 1 || number > count);
  if (bad < 0) return undefined;
  return {
    code: "stickers",
    message: `sticker ${bad + 1}: expected 1 … ${count}, got ${formatValue(stickers[bad])}`,
  };
}
