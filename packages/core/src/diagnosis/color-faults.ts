/** Faults of the colors alone: how many stickers of each there are, and what the fixed centers show. */
import { FACES, ROTATION_COUNT } from "../geometry/index.ts";
import { UNKNOWN_COLOR } from "../state/index.ts";
import type { FaultFacts } from "./fault.ts";
import { countColors } from "./legality.ts";
import { faceLetters, type PieceTables } from "./piece-orbits.ts";

const COLORS = [0, 1, 2, 3, 4, 5];

/** Colors that occur too often, or too seldom where unknown stickers cannot make up for it. */
export function countFaults({ size }: PieceTables, colors: Uint8Array): FaultFacts[] {
  const expected = size * size;
  const counts = countColors(colors, colors.keys());
  const unknown = counts[UNKNOWN_COLOR];
  return COLORS.flatMap((color) => {
    const got = counts[color];
    if (got === expected || (got < expected && unknown > 0)) return [];
    return [{ code: "colour-count", facelets: where(colors, color), pieces: [FACES[color]], expected, got }];
  });
}

/** On even n centers can stand anywhere; on odd n six of them show which face is which. */
export function centerFaults(tables: PieceTables, colors: Uint8Array): FaultFacts[] {
  const { fixedCenters } = tables;
  if (!fixedCenters) return [];
  const shown = Array.from(fixedCenters, (facelet) => colors[facelet]);
  const unknown = shown.filter((color) => color === UNKNOWN_COLOR).length;
  const absent = COLORS.filter((color) => !shown.includes(color));
  const faults: FaultFacts[] = [];
  for (const color of COLORS) {
    const faces = COLORS.filter((face) => shown[face] === color);
    if (faces.length > 1)
      faults.push({
        code: "center-doubled",
        facelets: faces.map((face) => fixedCenters[face]),
        pieces: [FACES[color]],
        places: faces.map((face) => FACES[face]),
        expected: 1,
        got: faces.length,
      });
  }
  const doubled = faults.length > 0;
  if (absent.length > unknown)
    for (const color of absent)
      faults.push({ code: "center-missing", pieces: [FACES[color]], expected: 1, got: 0 });
  if (doubled || fittingRotations(tables, colors).length > 0) return faults;
  return [
    ...faults,
    {
      code: "center-arrangement",
      facelets: Array.from(fixedCenters),
      places: [...FACES],
      expected: "the arrangement of URFDLB, in any rotation",
      got: faceLetters(shown),
    },
  ];
}

/** The rotations of the cube that agree with the known centers; all 24 on an even cube. */
export function fittingRotations({ fixedCenters, faceImage }: PieceTables, colors: Uint8Array): number[] {
  const found: number[] = [];
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const fits = COLORS.every((face) => {
      const shown = fixedCenters ? colors[fixedCenters[faceImage[rotation * 6 + face]]] : UNKNOWN_COLOR;
      return shown === face || shown === UNKNOWN_COLOR;
    });
    if (fits) found.push(rotation);
  }
  return found;
}

/** On big cubes every orbit of movable centers has four of each color, whatever the totals are. */
export function centerOrbitFaults({ centers }: PieceTables, colors: Uint8Array): FaultFacts[] {
  return centers.flatMap(({ orbit, facelets }) => {
    const counts = countColors(colors, facelets);
    return COLORS.flatMap((color) => {
      const got = counts[color];
      if (got === 4 || (got < 4 && counts[UNKNOWN_COLOR] > 0)) return [];
      const seen = Array.from(facelets).filter((facelet) => colors[facelet] === color);
      const layers = orbit.depths.map((depth) => depth + 1);
      return [
        {
          code: "center-count" as const,
          facelets: seen,
          pieces: [FACES[color]],
          places: [`${orbit.kind} ${layers.join(" and ")}`],
          orbit: { kind: orbit.kind, layers },
          expected: 4,
          got,
        },
      ];
    });
  });
}

function where(colors: Uint8Array, color: number): number[] {
  const found: number[] = [];
  colors.forEach((shown, facelet) => {
    if (shown === color) found.push(facelet);
  });
  return found;
}
