/** The cycles of an algorithm as data for pictures: which sticker, and which piece, goes where. */
import { cubeGeometry, namesOfKind, type OrbitKind } from "@cubegram/core/geometry";
import { stickerImages } from "@cubegram/core/order";
import { cycles, inverse } from "@cubegram/core/perm";
import { arrangementOf, type CubeState } from "@cubegram/core/state";

export interface StickerCycle {
  /** Facelets in the order of the cycle: each sticker goes to the next one's place, the last to the first. */
  readonly facelets: readonly number[];
  readonly kind: OrbitKind;
}

export interface PieceCycle {
  readonly kind: OrbitKind;
  /** Places in the order of the cycle: names of corners and edges, for other pieces a sticker of the place such as `U2`. */
  readonly places: readonly string[];
  /** Clockwise thirds or halves by which a piece is turned after one pass through the cycle. */
  readonly twist: number;
  /** Repetitions until the cycle is home, untwisted. */
  readonly order: number;
}

/** Cycles of two stickers or more, the longest first. */
export function stickerCycles(state: CubeState): StickerCycle[] {
  const { cellOfFacelet, orbitOfCell, orbits } = cubeGeometry(state.size);
  return cycles(stickerImages(state))
    .filter((facelets) => facelets.length > 1)
    .map((facelets) => ({ facelets, kind: orbits[orbitOfCell[cellOfFacelet[facelets[0]]]].kind }))
    .sort((a, b) => b.facelets.length - a.facelets.length);
}

/** Cycles that move or twist a piece, orbit by orbit, the longest first. */
export function pieceCycles(state: CubeState): PieceCycle[] {
  return cubeGeometry(state.size).orbits.flatMap((orbit) => {
    const { kind, orientations, facelets } = orbit;
    const { permutation, orientation } = arrangementOf(state, orbit);
    const names = namesOfKind(kind);
    // permutation[place] is the piece there; its inverse says where each piece went.
    return cycles(inverse(permutation))
      .map((places) => {
        const twist = places.reduce((sum, place) => sum + orientation[place], 0) % orientations;
        return {
          kind,
          places: places.map((place) => names?.[place] ?? faceletName(facelets[place][0], state.size)),
          twist,
          order: places.length * (twist === 0 ? 1 : orientations),
        };
      })
      .filter(({ places, twist }) => places.length > 1 || twist > 0)
      .sort((a, b) => b.places.length - a.places.length);
  });
}

/** A place of the net as people count it: the face's letter and 1 … n² along its rows. */
export function faceletName(facelet: number, size: number): string {
  return "URFDLB"[Math.floor(facelet / size ** 2)] + ((facelet % size ** 2) + 1);
}
