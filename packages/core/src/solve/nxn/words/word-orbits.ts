/** The orbits of 24 pieces, wings and centers, as a word sees them: how each run moves the 24 places. */
import { cubeGeometry, ROTATION_COUNT, rotations } from "../../../geometry/index.ts";
import type { CubeState } from "../../../state/index.ts";
import type { Word } from "./word.ts";

/** Places of each orbit. */
export const PLACES: number = ROTATION_COUNT;

export interface WordOrbit {
  readonly isWing: boolean;
  readonly depths: readonly number[];
  /** layer[axis][place] */
  readonly layer: readonly Uint8Array[];
  /** image[(axis · 4 + amount) · 24 + place]: where the layer of that place takes it. */
  readonly image: Uint8Array;
  /** goal[place]: of a wing the place itself, of a center its face. */
  readonly goal: Uint8Array;
  /** start[place]: what is there before the word: the goal that it has to reach. */
  readonly start: Uint8Array;
}

/** The orbits that insertions solve, of a cube whose pieces shall stand as the rotation `view` leaves them. */
export function wordOrbits({ size, rotations: pieces }: CubeState, view: number): WordOrbit[] {
  const { orbits, place, placeInOrbit, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  return orbits
    .filter(({ cells, kind }) => cells.length === PLACES && kind !== "corner")
    .map(({ kind, depths, cells, facelets }): WordOrbit => {
      const isWing = kind === "wing";
      const image = new Uint8Array(12 * PLACES);
      for (let axis = 0; axis < 3; axis++)
        for (let amount = 0; amount < 4; amount++)
          cells.forEach((cell, at) => {
            image[(axis * 4 + amount) * PLACES + at] =
              placeInOrbit[place[cell * ROTATION_COUNT + quarter[axis as 0 | 1 | 2][amount]]];
          });
      const goal = Uint8Array.from(cells, (_, at) =>
        isWing ? at : Math.floor(facelets[at][0] / (size * size)),
      );
      const start = new Uint8Array(PLACES);
      for (const cell of cells) {
        const now = placeInOrbit[place[cell * ROTATION_COUNT + pieces[cell]]];
        start[now] = goal[placeInOrbit[place[cell * ROTATION_COUNT + view]]];
      }
      const layers = layer.map((of) => Uint8Array.from(cells, (cell) => of[cell]));
      return { isWing, depths, layer: layers, image, goal, start };
    });
}

/**
 * Orbits that are solved together: wings of one depth, and centers that the same two pairs of layers move. In the order of their
 * depths, wings first, since insertions for wings move centers.
 */
export function orbitGroups(orbits: readonly WordOrbit[]): WordOrbit[][] {
  const groups = new Map<string, WordOrbit[]>();
  for (const orbit of orbits) {
    const key = `${orbit.isWing} ${[...orbit.depths].sort((a, b) => a - b).join(" ")}`;
    groups.set(key, [...(groups.get(key) ?? []), orbit]);
  }
  const all = [...groups.values()];
  return [...all.filter(([{ isWing }]) => isWing), ...all.filter(([{ isWing }]) => !isWing)];
}

/** ends[t · 24 + place]: where run t and all later ones take what is there before run t. */
export function endsOf({ runs }: Word, { layer, image }: WordOrbit): Uint8Array {
  const ends = new Uint8Array((runs.length + 1) * PLACES);
  for (let place = 0; place < PLACES; place++) ends[runs.length * PLACES + place] = place;
  for (let t = runs.length - 1; t >= 0; t--) {
    const { axis, amounts } = runs[t];
    const layers = layer[axis];
    const at = t * PLACES;
    for (let place = 0; place < PLACES; place++)
      ends[at + place] = ends[at + PLACES + image[(axis * 4 + amounts[layers[place]]) * PLACES + place]];
  }
  return ends;
}

/** What is where after the word. */
export function arrangementAfter(word: Word, orbit: WordOrbit): Uint8Array {
  const { start, layer, image } = orbit;
  const after = new Uint8Array(PLACES);
  for (let from = 0; from < PLACES; from++) {
    let place = from;
    for (const { axis, amounts } of word.runs)
      place = image[(axis * 4 + amounts[layer[axis][place]]) * PLACES + place];
    after[place] = start[from];
  }
  return after;
}

/** The layers of an axis that move pieces of an orbit, and are no outer ones. */
export function innerLayers(orbits: readonly WordOrbit[], size: number): number[] {
  const depths = orbits.flatMap((orbit) => orbit.depths);
  return [...new Set(depths.flatMap((depth) => [depth, size - 1 - depth]))];
}
