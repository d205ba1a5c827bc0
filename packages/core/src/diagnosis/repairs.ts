/** Puts repairs together, ranks them and puts them into words. */
import { FACES, oppositeFace, turnedSources } from "../geometry/index.ts";
import { printFacelets, UNKNOWN_COLOR } from "../state/index.ts";
import { causes, type Draft } from "./causes.ts";
import { centerOrbitFaults } from "./color-faults.ts";
import { completionsOf } from "./completions.ts";
import { explainRepair, type Wording } from "./explain.ts";
import { REPAIR_KINDS, type Repair, type RepairKind } from "./fault.ts";
import { pieceFaults } from "./law-faults.ts";
import { countColors, isLegal } from "./legality.ts";
import {
  colorKey,
  faceLetters,
  likelyHeld,
  type PieceOrbit,
  type PieceTables,
  piecesAtHome,
  turnedUpright,
} from "./piece-orbits.ts";
import { type Renaming, renamed, type Scheme } from "./scheme.ts";

export interface Findings {
  /** As given. */
  readonly colors: Uint8Array;
  readonly scheme: Scheme | undefined;
  readonly faces: readonly FaceRepair[];
  /** Whether stickers were unreadable or in mixed letters, so that even a legal coloring is a repair. */
  readonly misread: boolean;
}

/** Next to unknown stickers a misread one is sought only up to here, since each trial counts completions: 0.1 s. */
const MAX_UNKNOWN = 24;
const MAX_DOUBTED_SIZE = 5;

/** Every repair of an illegal coloring that was found, best first; `facelets` of each is a legal cube. */
export function repairsOf(tables: PieceTables, findings: Findings, wording: Wording): Repair[] {
  const { colors, scheme, faces } = findings;
  const standard = scheme ? renamed(colors, scheme.renamings[0]) : colors;
  const drafts = [...faces, ...draftsOf(tables, findings, standard)];
  return ranked(tables, colors, drafts).map((found) => inWords(found, colors, wording));
}

function draftsOf(tables: PieceTables, { colors, scheme, misread }: Findings, standard: Uint8Array): Draft[] {
  if (colors.includes(UNKNOWN_COLOR)) return withUnknown(tables, standard, misread);
  if (!isLegal(tables, standard)) return causes(tables, standard);
  if (!scheme) return [{ kind: "exchange-colours", colors: standard, before: "WGYO", after: "UFDL" }];
  return scheme.renamings.map((renaming) => ({
    kind: "exchange-colours",
    colors: renamed(colors, renaming),
    ...renamedLetters(renaming),
  }));
}

function renamedLetters(renaming: Renaming): { before: string; after: string } {
  const changed = [0, 1, 2, 3, 4, 5].filter((color) => renaming[color] !== color);
  return {
    before: faceLetters(changed),
    after: faceLetters(changed.map((color) => renaming[color])),
  };
}

/** Unreadable stickers are filled in; otherwise one known sticker is doubted if then exactly one cube fits. */
function withUnknown(tables: PieceTables, colors: Uint8Array, misread: boolean): Draft[] {
  const unknown = colors.filter((color) => color === UNKNOWN_COLOR).length;
  const asGiven = misread ? uniqueFillings(tables, colors, 10) : [];
  if (asGiven.length > 0) {
    const kind = unknown === 1 ? "sticker" : unknown === 2 ? "two-stickers" : "several";
    return asGiven.map((filled) => ({ kind, colors: filled }));
  }
  if (unknown > MAX_UNKNOWN || tables.size > MAX_DOUBTED_SIZE) return [];
  return Array.from(colors.keys()).flatMap((facelet): Draft[] => {
    if (colors[facelet] === UNKNOWN_COLOR) return [];
    const doubted = colors.with(facelet, UNKNOWN_COLOR);
    return uniqueFillings(tables, doubted, 1).map((filled) => ({ kind: "sticker", colors: filled }));
  });
}

/** The completions, unless there are more than `most`. */
function uniqueFillings(tables: PieceTables, colors: Uint8Array, most: number): Uint8Array[] {
  if (pieceFaults(tables, colors).length + centerOrbitFaults(tables, colors).length > 0) return [];
  const completions = completionsOf(tables, colors, most);
  if ("fault" in completions || !completions.exact || completions.count > BigInt(most)) return [];
  return completions.facelets.map((text) =>
    Uint8Array.from(text, (letter) => FACES.indexOf(letter as (typeof FACES)[number])),
  );
}

/** A draft with what its ranking and wording need. */
interface Candidate {
  readonly draft: Draft;
  readonly facelets: string;
  readonly changed: readonly number[];
  readonly kind: number;
  readonly score: number;
}

/** One candidate per cube, in the order of kinds; within a kind by how likely the cube is. */
function ranked(tables: PieceTables, given: Uint8Array, drafts: readonly Draft[]): Candidate[] {
  const byCube = new Map<string, Candidate>();
  for (const draft of drafts) {
    const facelets = printFacelets({ size: tables.size, colors: draft.colors });
    const kind = REPAIR_KINDS.indexOf(draft.kind);
    const known = byCube.get(facelets);
    if (known && known.kind <= kind) continue;
    const changed = differences(given, draft.colors);
    const score = likelihood(tables, given, draft, changed);
    byCube.set(facelets, { draft, facelets, changed, kind, score });
  }
  return [...byCube.values()].sort((a, b) => a.kind - b.kind || b.score - a.score);
}

/**
 * A cube with more pieces at home is likelier (people take apart solved cubes), and so is a mix-up of opposite
 * colors: white and yellow, red and orange, green and blue look most alike.
 */
function likelihood(
  tables: PieceTables,
  given: Uint8Array,
  { kind, colors }: Draft,
  changed: readonly number[],
): number {
  const home = piecesAtHome(tables, turnedUpright(tables.size, colors, likelyHeld(tables, colors)));
  const misread = kind === "sticker" || kind === "two-stickers" ? changed : [];
  const alike = misread.filter((facelet) => colors[facelet] === oppositeFace(given[facelet]));
  return home + 2 * alike.length - changed.length / 100;
}

function differences(given: Uint8Array, mended: Uint8Array): number[] {
  const found: number[] = [];
  for (let facelet = 0; facelet < given.length; facelet++)
    if (given[facelet] !== mended[facelet]) found.push(facelet);
  return found;
}

function inWords({ draft, facelets, changed }: Candidate, given: Uint8Array, wording: Wording): Repair {
  const { kind, colors, places, quarters } = draft;
  const message = explainRepair(
    {
      kind,
      changed,
      before: draft.before ?? faceLetters(changed.map((facelet) => given[facelet])),
      after: draft.after ?? faceLetters(changed.map((facelet) => colors[facelet])),
      ...(places && { places }),
      ...(quarters && { quarters }),
    },
    wording,
  );
  return { kind, message, facelets, changed, ...(places && places.length > 0 && { places }) };
}

// Faces that were written down rotated or in another order. All 4⁶ ways of rotating them back are tried, face by face; a
// branch ends as soon as a piece on the faces chosen so far cannot exist or occurs twice.

export interface FaceRepair extends Draft {
  /** The faces that were rotated. */
  readonly places: readonly string[];
  readonly quarters: Readonly<Record<string, number>>;
}

/** The search stops here; random cubes have one such repair, and only very regular ones more. */
const MAX_COUNT = 24;

/** Every way of rotating faces back (or else of ordering them by their centers and rotating them) that gives a legal cube. */
export function faceRepairs(tables: PieceTables, colors: Uint8Array): FaceRepair[] {
  const { size } = tables;
  const counts = countColors(colors, colors.keys());
  if (counts.some((count, color) => count !== (color < 6 ? size * size : 0))) return [];
  const turnedBack = turnings(tables, colors, "rotate-face");
  if (turnedBack.length > 0) return turnedBack;
  const ordered = inOrder(tables, colors);
  return ordered ? turnings(tables, ordered, "reorder-faces") : [];
}

/** Each face block moved to the face whose center it has; undefined if that moves nothing or is impossible. */
function inOrder({ size, fixedCenters }: PieceTables, colors: Uint8Array): Uint8Array | undefined {
  if (!fixedCenters) return undefined;
  const centers = Array.from(fixedCenters, (facelet) => colors[facelet]);
  if (new Set(centers).size < 6 || centers.every((color, face) => color === face)) return undefined;
  const area = size * size;
  const ordered = new Uint8Array(colors.length);
  centers.forEach((color, face) => {
    ordered.set(colors.subarray(face * area, (face + 1) * area), color * area);
  });
  return ordered;
}

function turnings(tables: PieceTables, colors: Uint8Array, kind: RepairKind): FaceRepair[] {
  const { size, pieces: orbits } = tables;
  const sources = turnedSources(size);
  const readyPlaces = placesByLastFace(orbits, size);
  const choices = FACES.map((_, face) => differentTurns(colors, sources, face, size));
  const chosen = new Array<number>(6).fill(0);
  const found: FaceRepair[] = [];

  function turnFace(face: number, used: Int32Array): void {
    if (found.length >= MAX_COUNT) return;
    if (face === 6) {
      const turned = colors.map((_, facelet) => colorAt(facelet));
      const quarters = writtenQuarters(chosen);
      if (isLegal(tables, turned))
        found.push({ kind, colors: turned, places: Object.keys(quarters), quarters });
      return;
    }
    for (const quarters of choices[face]) {
      chosen[face] = quarters;
      const then = used.slice();
      if (readyPlaces[face].every(([orbit, place]) => takePiece(orbits[orbit], place, then, orbit)))
        turnFace(face + 1, then);
    }
  }
  function colorAt(facelet: number): number {
    return colors[sources[chosen[Math.floor(facelet / (size * size))]][facelet]];
  }
  function takePiece(piece: PieceOrbit, place: number, used: Int32Array, orbit: number): boolean {
    const { facelets, width, codeOf, orientations } = piece;
    const first = place * width;
    const last = width === 3 ? colorAt(facelets[first + 2]) : 0;
    const code = codeOf[colorKey(colorAt(facelets[first]), colorAt(facelets[first + 1]), last)];
    const bit = 1 << Math.floor(code / orientations);
    if (code < 0 || used[orbit] & bit) return false;
    used[orbit] |= bit;
    return true;
  }
  turnFace(0, new Int32Array(orbits.length));
  return found.sort((a, b) => a.places.length - b.places.length);
}

/** The rotations of a face that show different pictures; a face of one color needs no trials. */
function differentTurns(
  colors: Uint8Array,
  sources: readonly Uint16Array[],
  face: number,
  size: number,
): number[] {
  const area = size * size;
  const same = (quarters: number) => {
    for (let facelet = face * area; facelet < (face + 1) * area; facelet++)
      if (colors[sources[quarters][facelet]] !== colors[facelet]) return false;
    return true;
  };
  if (same(1)) return [0];
  return same(2) ? [0, 1] : [0, 1, 2, 3];
}

/** readyPlaces[face]: the places of pieces whose last sticker, in the order of faces, is on that face. */
function placesByLastFace(orbits: readonly PieceOrbit[], size: number): [orbit: number, place: number][][] {
  const ready: [number, number][][] = FACES.map(() => []);
  orbits.forEach(({ facelets, width, count }, orbit) => {
    for (let place = 0; place < count; place++) {
      const last = Math.max(...facelets.subarray(place * width, (place + 1) * width));
      ready[Math.floor(last / (size * size))].push([orbit, place]);
    }
  });
  return ready;
}

/** Rotated back by q means written down rotated by 4 − q. */
function writtenQuarters(turnedBack: readonly number[]): Record<string, number> {
  const quarters: Record<string, number> = {};
  turnedBack.forEach((q, face) => {
    if (q > 0) quarters[FACES[face]] = 4 - q;
  });
  return quarters;
}
