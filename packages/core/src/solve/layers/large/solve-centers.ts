/**
 * The centers, one side after another, always on top. A slice brings a row up, the top turns, the slice goes back: that changes the top
 * and the side the row came from, and nothing else. Where no row gains anything, a commutator brings a single piece. One that gains
 * always exists, since a piece of the color is on another side at the same kind of place, and sides can be turned freely.
 */
import { rotations } from "../../../geometry/index.ts";
import { readAlg, turnsOf } from "../../../notation/index.ts";
import { faceAfter } from "../../../search/index.ts";
import { centerFacelets } from "../../nxn/center-masks.ts";
import {
  act,
  BLUE,
  type CenterGrid,
  countOn,
  faceletsBehind,
  GREEN,
  gridOf,
  heldAfter,
  type LargeCube,
  ORANGE,
  RED,
  type Regrip,
  regrips,
  turnedGrids,
  WHITE,
  YELLOW,
} from "./large-cube.ts";
import { COMMUTATOR, LARGE_STEPS, type LargeStep, ROW } from "./large-steps.ts";

const UP = 0;
const LEFT = 4;

const ORDER: readonly { readonly color: number; readonly step: LargeStep["id"] }[] = [
  { color: WHITE, step: "first-center" },
  { color: YELLOW, step: "second-center" },
  { color: GREEN, step: "side-centers" },
  { color: RED, step: "side-centers" },
  { color: BLUE, step: "last-centers" },
];

export function* solveCenters(cube: LargeCube): Generator<void, void> {
  const done: number[] = [];
  for (const { color, step } of ORDER) {
    for (; !isSolved(cube, color); yield) bringSome(cube, color, done, LARGE_STEPS[step]);
    done.push(color);
  }
  if (!isSolved(cube, ORANGE)) throw new Error("Internal error: five centers are solved, the sixth is not.");
}

function isSolved(cube: LargeCube, color: number): boolean {
  return countOn(cube, color) === (cube.size - 2) ** 2;
}

function bringSome(cube: LargeCube, color: number, done: readonly number[], step: LargeStep): void {
  // White and yellow are built with any side in front; the others with white on the left, which no slice moves.
  const isBeside = done.includes(YELLOW);
  const views = regrips()
    .filter(({ rotation }) => {
      const hold = heldAfter(cube.hold, rotation);
      return faceAfter(color, hold) === UP && (!isBeside || faceAfter(WHITE, hold) === LEFT);
    })
    .map((regrip) => viewOf(cube, regrip, color, done));
  let found: Found | undefined;
  for (const view of views) found = bestRow(view, found);
  for (const view of views) found = bestCommutator(view, found);
  if (!found) throw new Error("Internal error: no commutator brings a center to its side.");
  const before = countOn(cube, color);
  act(cube, found.alg, { step, pieces: ["URFDLB"[color]], cases: [found.isRow ? ROW : COMMUTATOR] });
  if (countOn(cube, color) !== before + found.gain)
    throw new Error(`Internal error: ${found.alg} gains something else.`);
}

/** One way to bring pieces to the top. */
interface Found {
  readonly alg: string;
  readonly gain: number;
  readonly cost: number;
  readonly isRow: boolean;
}

/** Whether it brings more pieces per turn. */
function isBetter(gain: number, cost: number, than: Found | undefined): boolean {
  return gain > 0 && (!than || gain * than.cost > than.gain * cost);
}

/** The sides from which slices bring rows up, and how these turn, in the direction of R: 1, 2 or 3 quarters. */
const SOURCES = [
  { face: 2, letter: "F", quarters: 1 },
  { face: 5, letter: "B", quarters: 3 },
  { face: 3, letter: "D", quarters: 2 },
] as const;

/** The cube held in one way: which centers of the top have the color, and likewise for the unfinished sides around it. */
interface View {
  readonly size: number;
  readonly regrip: Regrip;
  /** Turned by 0 … 3 quarters. */
  readonly top: readonly CenterGrid[];
  /** As a slice would bring them up, with the side first turned by 0 … 3 quarters. */
  readonly sources: readonly {
    readonly letter: string;
    readonly quarters: number;
    readonly grids: readonly CenterGrid[];
  }[];
}

function viewOf(
  { size, colors, hold }: LargeCube,
  regrip: Regrip,
  color: number,
  done: readonly number[],
): View {
  const width = size - 2;
  const { rotation } = regrip;
  const has = (facelets: readonly number[]) =>
    Uint8Array.from(facelets, (facelet) => (colors[facelet] === color ? 1 : 0));
  const doneFaces = done.map((one) => faceAfter(one, heldAfter(hold, rotation)));
  const sources = SOURCES.filter(({ face }) => !doneFaces.includes(face)).map(
    ({ face, letter, quarters }) => {
      const up = upFrom(size, face, quarters);
      const grids = turnedGrids(width, has(faceletsBehind(size, face, rotation))).map(({ cells }) =>
        gridOf(
          width,
          Uint8Array.from(up, (at) => cells[at]),
        ),
      );
      return { letter, quarters, grids };
    },
  );
  return { size, regrip, top: turnedGrids(width, has(faceletsBehind(size, UP, rotation))), sources };
}

/** from[place on the top]: the place on a side that a rotation of the whole cube brings there. */
function upFrom(size: number, face: number, quarters: number): number[] {
  const [{ axis, quarters: turned }] = turnsOf(readAlg(`x${AMOUNTS[quarters]}`), size);
  const behind = faceletsBehind(size, UP, rotations().quarter[axis][turned]);
  const facelets = centerFacelets(size, face);
  return behind.map((facelet) => facelets.indexOf(facelet));
}

const AMOUNTS = ["", "", "2", "'"];
const SPINS = [0, 1, 2, 3];

/** The best S · U · S⁻¹ by counting alone: the columns that come up, minus what the slices take away when they go back. */
function bestRow({ size, regrip, top, sources }: View, before: Found | undefined): Found | undefined {
  let best = before;
  for (const { letter, quarters, grids } of sources)
    for (const spin of SPINS)
      for (const turned of SPINS) {
        const from = grids[turned];
        const onto = top[spin];
        for (const slices of blocksOf(size))
          for (const amount of slices.first === slices.last ? [2, 1, 3] : [2]) {
            const gain = gainOfRows(onto, from, slices, amount);
            const cost = Math.min(spin, 1) + Math.min(turned, 1) + 2 * slices.cost + 1;
            if (!isBetter(gain, cost, best)) continue;
            const parts = [regrip.alg, turnName("U", spin), turnName(letter, turned)];
            parts.push(sliceName(slices, quarters), turnName("U", amount), sliceName(slices, 4 - quarters));
            best = { alg: parts.filter(Boolean).join(" "), gain, cost, isRow: true };
          }
      }
  return best;
}

/** What the columns bring, minus what the top's turn moved to where the slices go back from. */
function gainOfRows(onto: CenterGrid, from: CenterGrid, { first, last }: Block, amount: number): number {
  const { width } = onto;
  let gain = 0;
  for (let column = first; column <= last; column++) {
    const mirrored = width - 1 - column;
    gain += from.inColumn[column];
    if (amount === 2)
      gain -= mirrored >= first && mirrored <= last ? from.inColumn[mirrored] : onto.inColumn[mirrored];
    else {
      const row = amount === 1 ? mirrored : column;
      const crossing = row * width + column;
      gain -= onto.inRow[row] - onto.cells[crossing] + from.cells[crossing];
    }
  }
  return gain;
}

/**
 * The best [S, U T U⁻¹]: the pieces on the top where the columns of S cross the rows that U takes to the columns of T make way for
 * those that S brings there, and nothing else on the top changes.
 */
function bestCommutator({ size, regrip, top, sources }: View, before: Found | undefined): Found | undefined {
  let best = before;
  for (const { letter, quarters, grids } of sources)
    for (const spin of SPINS)
      for (const turned of SPINS) {
        const sums = sumsOf(grids[turned], top[spin]);
        for (const s of blocksOf(size))
          for (const t of blocksOf(size)) {
            if (s.first <= t.last && t.first <= s.last) continue;
            for (const amount of [1, 3]) {
              const rows = amount === 1 ? mirroredBlock(t, size) : t;
              const gain = sumOf(sums, size - 2, rows, s);
              const cost = Math.min(spin, 1) + Math.min(turned, 1) + 2 * (s.cost + t.cost) + 4;
              if (!isBetter(gain, cost, best)) continue;
              const [u, back] = [turnName("U", amount), turnName("U", 4 - amount)];
              const parts = [regrip.alg, turnName("U", spin), turnName(letter, turned)];
              parts.push(sliceName(s, quarters), u, sliceName(t, quarters), back);
              parts.push(sliceName(s, 4 - quarters), u, sliceName(t, 4 - quarters), back);
              best = { alg: parts.filter(Boolean).join(" "), gain, cost, isRow: false };
            }
          }
      }
  return best;
}

/** sums[(row · (width + 1)) + column]: how many more of the color `from` has than `onto`, above and left of there. */
function sumsOf(from: CenterGrid, onto: CenterGrid): Int16Array {
  const { width } = onto;
  const line = width + 1;
  const sums = new Int16Array(line * line);
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const here = from.cells[at] - onto.cells[at];
      const above = row * line + column;
      sums[above + line + 1] = here + sums[above + line] + sums[above + 1] - sums[above];
    }
  return sums;
}

function sumOf(sums: Int16Array, width: number, rows: Span, columns: Span): number {
  const line = width + 1;
  const top = rows.first * line;
  const bottom = (rows.last + 1) * line;
  const right = columns.last + 1;
  return sums[bottom + right] - sums[bottom + columns.first] - sums[top + right] + sums[top + columns.first];
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** Neighboring columns of the top, as the block of slices that contains them. */
interface Block extends Span {
  readonly cost: number;
  /** As notation calls it: "R" counted from the right or "L" from the left, and which layers. */
  readonly letter: "R" | "L";
  readonly layers: string;
}

const blocks = new Map<number, readonly Block[]>();

function blocksOf(size: number): readonly Block[] {
  const known = blocks.get(size) ?? makeBlocks(size);
  blocks.set(size, known);
  return known;
}

function makeBlocks(size: number): readonly Block[] {
  const width = size - 2;
  const spans: Span[] = [];
  for (let first = 0; first < width; first++)
    for (let last = first; last < width; last++) spans.push({ first, last });
  return spans.map((span) => blockOf(span, size));
}

/** A block next to a side is turned together with it, as one turn; an inner block takes two. */
function blockOf({ first, last }: Span, size: number): Block {
  const fromLeft = [first + 2, last + 2];
  const fromRight = [size - 1 - last, size - 1 - first];
  const isRight = fromRight[0] <= fromLeft[0];
  const [near, far] = isRight ? fromRight : fromLeft;
  const letter = isRight ? "R" : "L";
  if (near === 2) return { first, last, cost: 1, letter, layers: far === 2 ? "w" : `${far}w` };
  return { first, last, cost: 2, letter, layers: near === far ? `${near}` : `${near}-${far}w` };
}

function mirroredBlock({ first, last }: Span, size: number): Span {
  return { first: size - 3 - last, last: size - 3 - first };
}

/** "Rw", "3Lw'", "3R2", "3-4Rw": the block turned as R turns by that many quarters. */
function sliceName({ letter, layers }: Block, quarters: number): string {
  const count = layers.replace("w", "");
  const wide = layers.endsWith("w") ? "w" : "";
  return count + letter + wide + AMOUNTS[letter === "R" ? quarters : 4 - quarters];
}

function turnName(letter: string, quarters: number): string {
  return quarters === 0 ? "" : letter + AMOUNTS[quarters];
}
