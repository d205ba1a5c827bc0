/**
 * The finest view of a cube: every sticker numbered by its home facelet. labels[facelet] = the home of the sticker that
 * shows there. All models by stickers (numbered faces, matrices, letter strings) are read through it.
 */
import { faceletName } from "../diagnosis/index.ts";
import {
  cubeGeometry,
  dot,
  faces,
  namesOfKind,
  type OrbitKind,
  ROTATION_COUNT,
  type Vector,
} from "../geometry/index.ts";
import { inverse } from "../perm/index.ts";
import { checkList, err, formatValue, ok, type Problem, type Result } from "../result.ts";
import { type Assembly, checkAssembly } from "../state/index.ts";

/**
 * labels[facelet], 0 … 6n² − 1.
 *
 * @throws TypeError for anything but a state.
 * @example labelsOf(Cube.fromAlg("U").state).subarray(0, 9); // → 6,3,0,7,4,1,8,5,2
 */
export function labelsOf(assembly: Assembly): Uint16Array {
  checkAssembly(assembly, "assembly");
  const { cellOfFacelet, faceletCount, faceletImage } = cubeGeometry(assembly.size);
  const labels = new Uint16Array(faceletCount);
  for (let home = 0; home < faceletCount; home++) {
    const rotation = assembly.rotations[cellOfFacelet[home]];
    labels[faceletImage[home * ROTATION_COUNT + rotation]] = home;
  }
  return labels;
}

/**
 * The assembly that shows these stickers, every piece by the rotation that brings its stickers where they are (the
 * first of four for a fixed center). Error code `labels` if a sticker is missing, duplicated or separated from its piece.
 *
 * @throws TypeError for anything but a list.
 * @example assemblyFromLabels(3, labelsOf(Cube.fromAlg("R U").state)).ok; // → true
 */
export function assemblyFromLabels(size: number, labels: ArrayLike<number>): Result<Assembly> {
  checkList(labels, "labels");
  const { cells, cellOfFacelet, faceletCount, faceletImage } = cubeGeometry(size);
  if (labels.length !== faceletCount)
    return err(problem(`expected ${faceletCount} stickers, got ${labels.length}`));
  const shownAt = new Int32Array(faceletCount).fill(-1);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const home = labels[facelet];
    if (!Number.isInteger(home) || home < 0 || home >= faceletCount)
      return err(problem(`facelet ${facelet}: expected 0 … ${faceletCount - 1}, got ${formatValue(home)}`));
    if (shownAt[home] >= 0)
      return err(problem(`sticker ${faceletName(home, size)} occurs twice, so another is missing`));
    shownAt[home] = facelet;
  }
  const stickers: number[][] = cells.map(() => []);
  cellOfFacelet.forEach((cell, home) => {
    stickers[cell].push(home);
  });
  const rotations = new Uint8Array(cells.length);
  for (const [cell, own] of stickers.entries()) {
    const rotation = firstRotation((candidate) =>
      own.every((home) => faceletImage[home * ROTATION_COUNT + candidate] === shownAt[home]),
    );
    if (rotation < 0) {
      const names = own.map((home) => faceletName(home, size));
      return err(problem(`stickers ${names.join(" ")} belong to one piece but are not together`));
    }
    rotations[cell] = rotation;
  }
  return ok({ size, rotations });
}

function firstRotation(fits: (rotation: number) => boolean): number {
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) if (fits(rotation)) return rotation;
  return -1;
}

/** The facelet of a cell on a face: the inverse of how a face's frame lays out its rows and columns. */
export function faceletAt(size: number, cell: Vector, face: number): number {
  const { down, right } = faces()[face];
  const row = (dot(cell, down) + size - 1) / 2;
  const column = (dot(cell, right) + size - 1) / 2;
  return face * size * size + row * size + column;
}

function problem(message: string): Problem {
  return { code: "labels", message };
}

// Other programs' numberings of the places. An order is a list of piece names; a name is matched to ours by its set of
// letters (UFR is our URF), so a list is all that a foreign numbering adds to the geometry.

/** order[their place] = our place. */
export type PieceOrder = readonly number[];

/** Reads a list of names, separated by spaces, of all places of a kind. */
export function pieceOrder(kind: OrbitKind, names: string): PieceOrder {
  const ours = (namesOfKind(kind) ?? []).map(sortedLetters);
  return names.split(" ").map((name) => ours.indexOf(sortedLetters(name)));
}

/** The same for every spelling of a piece. */
export function sortedLetters(name: string): string {
  return [...name].sort().join("");
}

/** An array by our places, with our places as values, in their numbers: index and value are both renamed. */
export function renamePlaces(order: PieceOrder, permutation: readonly number[]): number[] {
  const theirs = inverse(order);
  return order.map((place) => theirs[permutation[place]]);
}
