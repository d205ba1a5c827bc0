/** What the parts of a solution are for, as anyone can see on the cube: centers of one color, edges side by side, the rest like a 3x3. */
import type { Cube } from "@cubegram/core";

export interface SolutionStage {
  readonly id: "centers" | "edges" | "3x3";
  /** How many moves have been made when it ends. */
  readonly end: number;
}

/** Smaller cubes have no such parts; the moves of larger ones are too many to be looked at one by one. */
const MIN_STAGED_SIZE = 4;
const MAX_STAGED_SIZE = 7;

export function solutionStages(cube: Cube, moves: readonly string[]): readonly SolutionStage[] | undefined {
  const { size } = cube;
  if (size < MIN_STAGED_SIZE || size > MAX_STAGED_SIZE) return undefined;
  let now = cube;
  let centers = haveCenters(now.facelets(), size) ? 0 : undefined;
  let edges = centers === 0 && haveEdges(now.facelets(), size) ? 0 : undefined;
  for (let made = 1; made <= moves.length && edges === undefined; made++) {
    now = now.apply(moves[made - 1]);
    const facelets = now.facelets();
    const hasCenters = haveCenters(facelets, size);
    if (hasCenters) centers ??= made;
    if (hasCenters && haveEdges(facelets, size)) edges = made;
  }
  const ends = [
    { id: "centers", end: centers ?? moves.length },
    { id: "edges", end: edges ?? moves.length },
    { id: "3x3", end: moves.length },
  ] as const;
  return ends.filter(({ end }, i) => end > (i === 0 ? 0 : ends[i - 1].end));
}

/** Whether what is inside the border of each side is of one color. */
function haveCenters(facelets: string, size: number): boolean {
  return sidesAre(facelets, size, (row, column) => isInner(row, size) && isInner(column, size));
}

/** Whether each line of the border of each side, corners aside, is of one color. */
function haveEdges(facelets: string, size: number): boolean {
  const last = size - 1;
  return [0, last].every(
    (line) =>
      sidesAre(facelets, size, (row, column) => row === line && isInner(column, size)) &&
      sidesAre(facelets, size, (row, column) => column === line && isInner(row, size)),
  );
}

function isInner(place: number, size: number): boolean {
  return place > 0 && place < size - 1;
}

/** Whether on each side the chosen stickers have one color. */
function sidesAre(facelets: string, size: number, isChosen: (row: number, column: number) => boolean) {
  const area = size * size;
  for (let first = 0; first < facelets.length; first += area) {
    let color = "";
    for (let at = 0; at < area; at++) {
      if (!isChosen(Math.floor(at / size), at % size)) continue;
      color ||= facelets[first + at];
      if (facelets[first + at] !== color) return false;
    }
  }
  return true;
}
