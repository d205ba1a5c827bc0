/** What the three laws depend on, piece by piece, to show why a cube is impossible. */
import { cycles, parity } from "../perm/index.ts";
import { given } from "../result.ts";
import { type Coloring, checkColoring } from "../state/index.ts";
import {
  likelyHeld,
  type PieceOrbit,
  pieceTables,
  placeAsHeld,
  turnedUpright,
  wholeOrbit,
} from "./piece-orbits.ts";

/** A piece at its present place. Orientations are counted with the cube held upright, as the laws count them. */
export interface PlacedPiece {
  /** The place, as the cube is held, named by the colors of the piece that belongs there. */
  readonly place: string;
  readonly home: string;
  /** The piece that stands there, by its colors. */
  readonly piece: string;
  /** Clockwise thirds of a twist (corners), or 1 for a flip (edges). */
  readonly orientation: number;
  readonly facelets: readonly number[];
}

/** The corners or the middle edges. */
export interface OrbitEvidence {
  readonly pieces: readonly PlacedPiece[];
  /** 3 for corners, 2 for edges: the sum of orientations must be a multiple of it. */
  readonly orientations: number;
  readonly sum: number;
  /** Indices into `pieces`: each piece belongs where the next one in its cycle is. Pieces at home are left out. */
  readonly cycles: readonly (readonly number[])[];
  /** 1 if it takes an odd number of swaps to bring every piece home. */
  readonly parity: number;
}

/** What the laws of twist and flip say about a coloring, piece by piece; omitted where a piece cannot be identified. */
export interface LawEvidence {
  /** Omitted while some corner is unknown, impossible or duplicated; likewise for edges, and on even cubes. */
  readonly corners?: OrbitEvidence;
  readonly edges?: OrbitEvidence;
}

/**
 * The evidence of the laws for stickers that need not form a legal cube.
 *
 * @throws TypeError for anything but a coloring.
 * @example lawEvidence(parseColoring(Cube.fromAlg("R U").facelets()).value).corners.sum; // → 6
 */
export function lawEvidence(coloring: Coloring): LawEvidence {
  checkColoring(coloring);
  const { size, colors } = coloring;
  const tables = pieceTables(size);
  const held = likelyHeld(tables, colors);
  const upright = turnedUpright(size, colors, held);
  const corners = evidenceOf(size, tables.corners, upright, held);
  const edges = tables.edges && evidenceOf(size, tables.edges, upright, held);
  return given({ corners, edges });
}

function evidenceOf(
  size: number,
  orbit: PieceOrbit,
  upright: Uint8Array,
  held: number,
): OrbitEvidence | undefined {
  const codes = wholeOrbit(orbit, upright);
  if (!codes) return undefined;
  const { names, orientations } = orbit;
  const homes = codes.map((code) => Math.floor(code / orientations));
  const pieces = codes.map((code, at): PlacedPiece => {
    const { facelets, name } = placeAsHeld(size, orbit, at, held);
    return {
      place: name,
      home: names[at],
      piece: names[homes[at]],
      orientation: code % orientations,
      facelets,
    };
  });
  return {
    pieces,
    orientations,
    sum: pieces.reduce((total, { orientation }) => total + orientation, 0),
    cycles: cycles(homes).filter((cycle) => cycle.length > 1),
    parity: parity(homes),
  };
}
