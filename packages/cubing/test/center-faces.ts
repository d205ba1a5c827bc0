import type { KPuzzle } from "cubing/kpuzzle";

/** The face of each of an orbit's 24 centers: which of them a face's own turn takes to each other, not by any table of ours. */
export function centerFaces(kpuzzle: KPuzzle, orbitName: string): number[] {
  const faceOf = new Array<number>(24).fill(-1);
  for (const [face, move] of [..."ULFRBD"].entries()) {
    const { permutation } = kpuzzle.moveToTransformation(move).transformationData[orbitName];
    for (const [place, from] of permutation.entries()) if (from !== place) faceOf[place] = face;
  }
  return faceOf;
}
