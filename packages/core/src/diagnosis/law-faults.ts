/**
 * The three laws (docs/math/parity.md). Each is checked as soon as its own pieces are complete: an impossible edge does not
 * hide a twisted corner. Pieces are named as if the cube were held upright, so that only misplaced ones appear.
 */
import { oppositeFace } from "../geometry/index.ts";
import { inversions } from "../perm/index.ts";
import { type Coloring, UNKNOWN_COLOR } from "../state/index.ts";
import { centerFaults, centerOrbitFaults, countFaults } from "./color-faults.ts";
import { inWords } from "./explain.ts";
import type { Fault, FaultFacts } from "./fault.ts";
import {
  centerRotation,
  codesAt,
  faceLetters,
  faceletsAt,
  likelyHeld,
  type PieceOrbit,
  type PieceTables,
  pieceTables,
  placeAsHeld,
  turnedUpright,
  wholeOrbit,
} from "./piece-orbits.ts";

/**
 * The laws that a cube with all its pieces breaks, in words: none for a legal cube, undefined if pieces are missing. `diagnose` tells all
 * faults and repairs; this is enough, and a third of the code, for what reads pictures.
 */
export function brokenLaws({ size, colors }: Coloring): readonly Fault[] | undefined {
  const tables = pieceTables(size);
  const isWhole = [countFaults, centerFaults, pieceFaults, centerOrbitFaults].every(
    (faultsOf) => faultsOf(tables, colors).length === 0,
  );
  if (!isWhole) return undefined;
  return inWords(lawFaults(tables, colors), { size, vocabulary: "faces" });
}

export function lawFaults(tables: PieceTables, colors: Uint8Array): FaultFacts[] {
  const held = likelyHeld(tables, colors);
  const upright = turnedUpright(tables.size, colors, held);
  const corners = wholeOrbit(tables.corners, upright);
  const edges = tables.edges && wholeOrbit(tables.edges, upright);
  const faults: FaultFacts[] = [];
  if (corners) faults.push(...turningFault(tables.size, tables.corners, corners, held));
  if (!tables.edges || !edges) return faults;
  faults.push(...turningFault(tables.size, tables.edges, edges, held));
  if (corners && centerRotation(tables, colors) >= 0)
    faults.push(...parityFault(tables, corners, edges, held));
  return faults;
}

/** Corner twists must sum to a multiple of 3, edge flips to an even number. */
function turningFault(size: number, piece: PieceOrbit, codes: readonly number[], held: number): FaultFacts[] {
  const { orientations } = piece;
  const sum = codes.reduce((total, code) => total + (code % orientations), 0);
  if (sum % orientations === 0) return [];
  const turned = codes.flatMap((code, place) => (code % orientations > 0 ? [place] : []));
  const twist = orientations === 3;
  return [
    {
      code: twist ? "corner-twist" : "edge-flip",
      ...concerned(size, piece, codes, turned, held),
      expected: twist ? "a sum of twists divisible by 3" : "an even number of flips",
      got: sum,
    },
  ];
}

/** An even number of inversions in corners and edges together; an upright cube's centers have none. */
function parityFault(
  { size, corners, edges }: PieceTables,
  cornerCodes: readonly number[],
  edgeCodes: readonly number[],
  held: number,
): FaultFacts[] {
  const homes = (piece: PieceOrbit, codes: readonly number[]) =>
    codes.map((code) => Math.floor(code / piece.orientations));
  const orbits = [
    { piece: corners, codes: cornerCodes, homes: homes(corners, cornerCodes) },
    { piece: edges!, codes: edgeCodes, homes: homes(edges!, edgeCodes) },
  ];
  const [inCorners, inEdges] = orbits.map((orbit) => inversions(orbit.homes));
  const sum = inCorners + inEdges;
  if (sum % 2 === 0) return [];
  const displaced = orbits.map(({ piece, codes, homes }) => {
    const places = homes.flatMap((home, place) => (home === place ? [] : [place]));
    return concerned(size, piece, codes, places, held);
  });
  return [
    {
      code: "parity",
      facelets: displaced.flatMap((part) => part.facelets),
      pieces: displaced.flatMap((part) => part.pieces),
      places: displaced.flatMap((part) => part.places),
      expected: "an even number of inversions",
      got: { corners: inCorners, edges: inEdges, sum },
    },
  ];
}

/** The pieces at some places of the upright cube, and where they are on the cube as held. */
function concerned(
  size: number,
  piece: PieceOrbit,
  codes: readonly number[],
  places: readonly number[],
  held: number,
): { facelets: number[]; pieces: string[]; places: string[] } {
  const asHeld = places.map((place) => placeAsHeld(size, piece, place, held));
  return {
    facelets: asHeld.flatMap(({ facelets }) => facelets),
    pieces: places.map((place) => piece.names[Math.floor(codes[place] / piece.orientations)]),
    places: asHeld.map(({ name }) => name),
  };
}

// Faults of pieces: impossible, duplicated and missing ones.

/** Every fault of the corners, middle edges and wings, orbit by orbit. */
export function pieceFaults(tables: PieceTables, colors: Uint8Array): FaultFacts[] {
  return tables.pieces.flatMap((piece) => {
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
