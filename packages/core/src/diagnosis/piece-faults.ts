/** Faults of pieces: impossible, duplicated and missing ones. */
import { oppositeFace } from "../geometry/index.ts";
import { UNKNOWN_COLOR } from "../state/index.ts";
import type { FaultFacts } from "./fault.ts";
import {
  codesAt,
  faceLetters,
  faceletsAt,
  type PieceOrbit,
  type PieceTables,
  pieceOrbits,
} from "./piece-orbits.ts";

/** Every fault of the corners, middle edges and wings, orbit by orbit. */
export function pieceFaults(tables: PieceTables, colors: Uint8Array): FaultFacts[] {
  return pieceOrbits(tables).flatMap((piece) => {
    const candidates = candidatesOf(piece, colors);
    return [...impossiblePieces(piece, colors, candidates), ...setFaults(piece, candidates)];
  });
}

/** candidates[place]: the codes of all pieces that show the known stickers there. */
export function candidatesOf(piece: PieceOrbit, colors: Uint8Array): (readonly number[])[] {
  return Array.from({ length: piece.count }, (_, place) => codesAt(piece, place, colors));
}

function impossiblePieces(
  piece: PieceOrbit,
  colors: Uint8Array,
  candidates: readonly (readonly number[])[],
): FaultFacts[] {
  return candidates.flatMap((codes, place): FaultFacts[] => {
    if (codes.length > 0) return [];
    const facelets = faceletsAt(piece, place);
    const shown = facelets.map((facelet) => colors[facelet]);
    const here = { facelets, pieces: [piece.names[place]], places: [piece.names[place]] };
    const got = faceLetters(shown);
    const clash = clashingPair(shown);
    if (clash) {
      const expected = `no ${clash.colors}: ${clash.kind === "same" ? "the same color" : "opposite colors"}`;
      return [{ code: "piece-impossible", ...here, expected, got, clash }];
    }
    const turned = faceLetters([shown[0], shown[2], shown[1]]);
    return [{ code: "corner-mirrored", ...here, expected: turned, got }];
  });
}

/** Why no piece has these colors: two of them are the same, or opposite. */
function clashingPair(
  shown: readonly number[],
): { readonly kind: "same" | "opposite"; readonly colors: string } | undefined {
  for (let i = 0; i < shown.length; i++)
    for (let k = 0; k < i; k++) {
      if (shown[i] === UNKNOWN_COLOR) continue;
      const colors = faceLetters([shown[k], shown[i]]);
      if (shown[i] === shown[k]) return { kind: "same", colors };
      if (shown[k] === oppositeFace(shown[i])) return { kind: "opposite", colors };
    }
  return undefined;
}

function setFaults(piece: PieceOrbit, candidates: readonly (readonly number[])[]): FaultFacts[] {
  const { orientations, names, count } = piece;
  const surePlaces = Array.from({ length: count }, (): number[] => []);
  const possible = new Uint8Array(count);
  candidates.forEach((codes, place) => {
    const homes = codes.map((code) => Math.floor(code / orientations));
    for (const home of homes) possible[home] = 1;
    if (codes.length > 0 && homes.every((home) => home === homes[0])) surePlaces[homes[0]].push(place);
  });
  const doubled = surePlaces.flatMap((places, home): FaultFacts[] =>
    places.length < 2
      ? []
      : [
          {
            code: "piece-doubled",
            facelets: places.flatMap((place) => faceletsAt(piece, place)),
            pieces: [names[home]],
            places: places.map((place) => names[place]),
            expected: 1,
            got: places.length,
          },
        ],
  );
  const missing = names.flatMap((name, home): FaultFacts[] =>
    possible[home] === 1 ? [] : [{ code: "piece-missing", pieces: [name], expected: 1, got: 0 }],
  );
  return [...doubled, ...missing];
}
