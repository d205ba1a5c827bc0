/**
 * What every piece of an n-cube looks like, and where to look for it: per orbit the facelets of each place and the
 * stickers of each piece in each orientation. Derived from the geometry, once per n. A piece in an orientation is a
 * *code*, home · orientations + orientation; colors seen at a place become a code by one lookup.
 */
import {
  cubeGeometry,
  FACES,
  namesOfKind,
  type Orbit,
  oppositeFace,
  ROTATION_COUNT,
} from "../geometry/index.ts";
import { parity } from "../perm/index.ts";
import { UNKNOWN_COLOR } from "../state/index.ts";

/** The pieces of one orbit with their stickers, as tables. */
export interface PieceOrbit {
  readonly orbit: Orbit;
  /** Stickers of a piece: 3 for corners, 2 for edges and wings. */
  readonly width: number;
  readonly orientations: number;
  readonly count: number;
  /** facelets[place · width + k] */
  readonly facelets: Uint16Array;
  /** stickers[code · width + k]: the color that the piece shows at its place's k-th facelet. */
  readonly stickers: Uint8Array;
  /** codeOf[colorKey]: the code, or −1 where no such piece exists. */
  readonly codeOf: Int16Array;
  /** codesShowing[colorKey]: all codes that show these colors, where some may be unknown. */
  readonly codesShowing: readonly (readonly number[])[];
  /** names[place], which is also the name of the piece at home there. */
  readonly names: readonly string[];
}

/** A set of like centers: 24 facelets, four of each color. */
export interface CenterOrbit {
  readonly orbit: Orbit;
  readonly facelets: Uint16Array;
}

/** Every orbit of an n-cube as tables; made once per n. */
export interface PieceTables {
  readonly size: number;
  readonly corners: PieceOrbit;
  /** Odd n only. */
  readonly edges: PieceOrbit | undefined;
  /** The six fixed centers, by face; odd n only. */
  readonly fixedCenters: Uint16Array | undefined;
  readonly wings: readonly PieceOrbit[];
  /** The orbits that the laws tie: corners, middle edges. */
  readonly core: readonly PieceOrbit[];
  /** Those with pieces of more than one sticker: corners, middle edges, wings. */
  readonly pieces: readonly PieceOrbit[];
  readonly centers: readonly CenterOrbit[];
  /** heldBy[key of the centers U R F]: the rotation that leaves them like this, or −1. */
  readonly heldBy: Int8Array;
  /** faceImage[rotation · 6 + face]: where a rotation of the cube takes a face. */
  readonly faceImage: Uint8Array;
  /** Parity of each rotation as a permutation of the six fixed centers. */
  readonly centerParity: Uint8Array;
}

const made = new Map<number, PieceTables>();

/** The tables of the n-cube; made on first use. */
export function pieceTables(size: number): PieceTables {
  const known = made.get(size);
  if (known) return known;
  const { orbits } = cubeGeometry(size);
  const ofKind = (kind: Orbit["kind"]) => orbits.filter((orbit) => orbit.kind === kind);
  const piecesOf = (kind: Orbit["kind"]) => ofKind(kind).map((orbit) => makePieceOrbit(orbit, size));
  const core = [...piecesOf("corner"), ...piecesOf("edge")];
  const wings = piecesOf("wing");
  const [corners, edges] = core;
  const fixed = ofKind("fixedCenter")[0];
  const movable = orbits.filter(({ kind }) => kind.endsWith("Center") && kind !== "fixedCenter");
  const tables = {
    size,
    corners,
    edges,
    fixedCenters: fixed && Uint16Array.from(fixed.facelets.flat()),
    wings,
    core,
    pieces: [...core, ...wings],
    centers: movable.map((orbit) => ({ orbit, facelets: Uint16Array.from(orbit.facelets.flat()) })),
    ...makeHeldTables(),
  };
  made.set(size, tables);
  return tables;
}

/** Three bits per color, so that unknown stickers (6) have keys too. */
export function colorKey(a: number, b: number, c = 0): number {
  return (a << 6) | (b << 3) | c;
}

export function codeAt(piece: PieceOrbit, place: number, colors: Uint8Array): number {
  return piece.codeOf[keyAt(piece, place, colors)];
}

/** The codes of all pieces that show the known stickers at a place. */
export function codesAt(piece: PieceOrbit, place: number, colors: Uint8Array): readonly number[] {
  return piece.codesShowing[keyAt(piece, place, colors)];
}

function keyAt({ facelets, width }: PieceOrbit, place: number, colors: Uint8Array): number {
  const first = place * width;
  const last = width === 3 ? colors[facelets[first + 2]] : 0;
  return colorKey(colors[facelets[first]], colors[facelets[first + 1]], last);
}

export function faceletsAt({ facelets, width }: PieceOrbit, place: number): number[] {
  const first = place * width;
  return width === 3
    ? [facelets[first], facelets[first + 1], facelets[first + 2]]
    : [facelets[first], facelets[first + 1]];
}

export function faceLetters(colors: Iterable<number>): string {
  let letters = "";
  for (const color of colors) letters += FACES[color] ?? "?";
  return letters;
}

function makePieceOrbit(orbit: Orbit, size: number): PieceOrbit {
  const width = orbit.facelets[0].length;
  const { orientations } = orbit;
  const count = orbit.cells.length;
  const stickers = new Uint8Array(count * orientations * width);
  const codeOf = new Int16Array(512).fill(-1);
  const codesShowing = Array.from({ length: 512 }, (): number[] => []);
  const homes = orbit.facelets.map((facelets) =>
    facelets.map((facelet) => Math.floor(facelet / (size * size))),
  );
  homes.forEach((home, piece) => {
    for (let orientation = 0; orientation < orientations; orientation++) {
      const code = piece * orientations + orientation;
      const seen = home.map((_, k) => home[(k - orientation + width) % width]);
      stickers.set(seen, code * width);
      codeOf[colorKey(seen[0], seen[1], seen[2])] = code;
      for (let hidden = 0; hidden < 1 << width; hidden++) {
        const shown = seen.map((color, k) => ((hidden >> k) & 1 ? UNKNOWN_COLOR : color));
        codesShowing[colorKey(shown[0], shown[1], shown[2])].push(code);
      }
    }
  });
  const names = namesOfKind(orbit.kind) ?? homes.map((home) => faceLetters(home) + (orbit.depths[0] + 1));
  return {
    orbit,
    width,
    orientations,
    count,
    facelets: Uint16Array.from(orbit.facelets.flat()),
    stickers,
    codeOf,
    codesShowing,
    names,
  };
}

/** Calls `mark` with every color that the pieces possible at each place, by their codes, show. */
export function markCodes(
  { facelets, stickers, width }: PieceOrbit,
  possible: readonly (readonly number[])[],
  mark: (facelet: number, color: number) => void,
): void {
  possible.forEach((codes, place) => {
    for (const code of codes)
      for (let k = 0; k < width; k++) mark(facelets[place * width + k], stickers[code * width + k]);
  });
}

/** Where the faces of any cube are after each rotation: read off the centers of the 3x3. */
function makeHeldTables(): Pick<PieceTables, "heldBy" | "faceImage" | "centerParity"> {
  const { orbits, faceletImage } = cubeGeometry(3);
  const centers = orbits.find((orbit) => orbit.kind === "fixedCenter")!.facelets.flat();
  const heldBy = new Int8Array(512).fill(-1);
  const faceImage = new Uint8Array(ROTATION_COUNT * 6);
  const centerParity = new Uint8Array(ROTATION_COUNT);
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const image = centers.map((facelet) =>
      centers.indexOf(faceletImage[facelet * ROTATION_COUNT + rotation]),
    );
    faceImage.set(image, rotation * 6);
    centerParity[rotation] = parity(image);
    heldBy[colorKey(image.indexOf(0), image.indexOf(1), image.indexOf(2))] = rotation;
  }
  return { heldBy, faceImage, centerParity };
}

/** The rotation that explains the six fixed centers, or −1 if none does. */
export function centerRotation({ fixedCenters, heldBy }: PieceTables, colors: Uint8Array): number {
  if (!fixedCenters) return -1;
  for (let face = 0; face < 3; face++) {
    const color = colors[fixedCenters[face]];
    if (color > 5 || colors[fixedCenters[face + 3]] !== oppositeFace(color)) return -1;
  }
  return heldBy[colorKey(colors[fixedCenters[0]], colors[fixedCenters[1]], colors[fixedCenters[2]])];
}

/*
 * How a cube is held, as far as its stickers tell, and its stickers turned upright, so that faults name few pieces.
 */

/**
 * The rotation from upright to the way the cube is held: by the fixed centers if they tell, otherwise the one that finds
 * the most corners and edges at home.
 */
export function likelyHeld(tables: PieceTables, colors: Uint8Array): number {
  const byCenters = centerRotation(tables, colors);
  if (byCenters >= 0) return byCenters;
  let best = 0;
  let most = -1;
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const home = piecesAtHome(tables, turnedUpright(tables.size, colors, rotation));
    if (home <= most) continue;
    best = rotation;
    most = home;
  }
  return best;
}

export function turnedUpright(size: number, colors: Uint8Array, held: number): Uint8Array {
  const { faceletImage } = cubeGeometry(size);
  return colors.map((_, facelet) => colors[faceletImage[facelet * ROTATION_COUNT + held]]);
}

/** How many corners and middle edges of an upright cube are where they belong. */
export function piecesAtHome({ core }: PieceTables, upright: Uint8Array): number {
  return countPlaces(core, (piece, place) => codeAt(piece, place, upright) === place * piece.orientations);
}

export function countPlaces(
  orbits: readonly PieceOrbit[],
  counts: (piece: PieceOrbit, place: number) => boolean,
): number {
  let count = 0;
  for (const piece of orbits)
    for (let place = 0; place < piece.count; place++) if (counts(piece, place)) count++;
  return count;
}

/** The codes at all places of an orbit; undefined unless every piece occurs once. */
export function wholeOrbit(piece: PieceOrbit, colors: Uint8Array): number[] | undefined {
  const codes = Array.from({ length: piece.count }, (_, place) => codeAt(piece, place, colors));
  const homes = new Set(codes.map((code) => Math.floor(code / piece.orientations)));
  return codes.every((code) => code >= 0) && homes.size === piece.count ? codes : undefined;
}

/** A place of the upright cube as the cube is held: where its facelets are, and what that place is called. */
export function placeAsHeld(
  size: number,
  piece: PieceOrbit,
  place: number,
  held: number,
): { readonly facelets: number[]; readonly name: string } {
  const { cellOfFacelet, faceletImage, placeInOrbit } = cubeGeometry(size);
  const facelets = faceletsAt(piece, place).map((facelet) => faceletImage[facelet * ROTATION_COUNT + held]);
  return { facelets, name: piece.names[placeInOrbit[cellOfFacelet[facelets[0]]]] };
}
