/** Faults of colours as such: how many stickers of each there are, and what the fixed centers show. */
import { FACES, ROTATION_COUNT } from "../geometry/index.ts";
import { UNKNOWN_COLOUR } from "../state/index.ts";
import type { FaultFacts } from "./fault.ts";
import { countColours } from "./legality.ts";
import { faceLetters, type PieceTables } from "./piece-orbits.ts";

const COLOURS = [0, 1, 2, 3, 4, 5];

/** Colours that are there too often; and too seldom, where unknown stickers cannot make up for it. */
export function countFaults({ size }: PieceTables, colours: Uint8Array): FaultFacts[] {
  const expected = size * size;
  const counts = countColours(colours, colours.keys());
  const unknown = counts[UNKNOWN_COLOUR];
  return COLOURS.flatMap((colour) => {
    const got = counts[colour];
    if (got === expected || (got < expected && unknown > 0)) return [];
    return [
      { code: "colour-count", facelets: where(colours, colour), pieces: [FACES[colour]], expected, got },
    ];
  });
}

/** Centers of even n can stand anywhere; on odd n six of them show which face is which. */
export function centerFaults(tables: PieceTables, colours: Uint8Array): FaultFacts[] {
  const { fixedCenters } = tables;
  if (!fixedCenters) return [];
  const shown = Array.from(fixedCenters, (facelet) => colours[facelet]);
  const unknown = shown.filter((colour) => colour === UNKNOWN_COLOUR).length;
  const absent = COLOURS.filter((colour) => !shown.includes(colour));
  const faults: FaultFacts[] = [];
  for (const colour of COLOURS) {
    const faces = COLOURS.filter((face) => shown[face] === colour);
    if (faces.length > 1)
      faults.push({
        code: "center-doubled",
        facelets: faces.map((face) => fixedCenters[face]),
        pieces: [FACES[colour]],
        places: faces.map((face) => FACES[face]),
        expected: 1,
        got: faces.length,
      });
  }
  const doubled = faults.length > 0;
  if (absent.length > unknown)
    for (const colour of absent)
      faults.push({ code: "center-missing", pieces: [FACES[colour]], expected: 1, got: 0 });
  if (doubled || fittingRotations(tables, colours).length > 0) return faults;
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

/** The rotations of the cube that agree with the centers that are known; all 24 on an even cube. */
export function fittingRotations({ fixedCenters, faceImage }: PieceTables, colours: Uint8Array): number[] {
  const found: number[] = [];
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const fits = COLOURS.every((face) => {
      const shown = fixedCenters ? colours[fixedCenters[faceImage[rotation * 6 + face]]] : UNKNOWN_COLOUR;
      return shown === face || shown === UNKNOWN_COLOUR;
    });
    if (fits) found.push(rotation);
  }
  return found;
}

/** Big cubes: every orbit of movable centers has four of each colour, whatever the total says. */
export function centerOrbitFaults({ centers }: PieceTables, colours: Uint8Array): FaultFacts[] {
  return centers.flatMap(({ orbit, facelets }) => {
    const counts = countColours(colours, facelets);
    return COLOURS.flatMap((colour) => {
      const got = counts[colour];
      if (got === 4 || (got < 4 && counts[UNKNOWN_COLOUR] > 0)) return [];
      const seen = Array.from(facelets).filter((facelet) => colours[facelet] === colour);
      const layers = orbit.depths.map((depth) => depth + 1).join(" and ");
      return [
        {
          code: "center-count" as const,
          facelets: seen,
          pieces: [FACES[colour]],
          places: [`${orbit.kind} ${layers}`],
          expected: 4,
          got,
        },
      ];
    });
  });
}

function where(colours: Uint8Array, colour: number): number[] {
  const found: number[] = [];
  colours.forEach((shown, facelet) => {
    if (shown === colour) found.push(facelet);
  });
  return found;
}
