/**
 * What may have gone wrong with a fully known coloring. The cube is repaired part by part (see legality.ts): for each
 * unsound part the likeliest kinds of cause first, and the less likely ones only if none of those fits.
 */
import { fittingRotations } from "./color-faults.ts";
import { centerPatch, coreCompletions, type Patch, patchOf } from "./completions.ts";
import { listWings } from "./deals.ts";
import type { RepairKind } from "./fault.ts";
import { candidatesOf } from "./law-faults.ts";
import { countColors, isLegal, orbitClass, type Part, partsOf } from "./legality.ts";
import { faceletsAt, type PieceOrbit, type PieceTables } from "./piece-orbits.ts";
import { pieceRepairs } from "./piece-repairs.ts";

/** A repaired coloring, before it is put into words. */
export interface Draft {
  readonly kind: RepairKind;
  readonly colors: Uint8Array;
  readonly places?: readonly string[];
  /** Clockwise quarters by which faces were rotated when they were written down. */
  readonly quarters?: Readonly<Record<string, number>>;
  /** Renamed colors, as letters. */
  readonly before?: string;
  readonly after?: string;
}

/** How many repairs of each part, and of their combinations, are kept. */
const MAX_COUNT = 100;

export function causes(tables: PieceTables, colors: Uint8Array): Draft[] {
  const unsound = partsOf(tables).filter((part) => !part.isSound(colors));
  let combined: Draft[] = [];
  for (const [i, part] of unsound.entries()) {
    const drafts = partRepairs(tables, part, colors);
    combined = i === 0 ? drafts : combine(combined, drafts, part);
    if (combined.length === 0) return [];
  }
  return combined.filter((draft) => isLegal(tables, draft.colors));
}

function partRepairs(tables: PieceTables, part: Part, colors: Uint8Array): Draft[] {
  const isCore = part.orbits[0] === tables.corners;
  const asDrafts = (edits: readonly Edit[]) => edits.map((edit) => draftOf(colors, edit));
  const ones = asDrafts(singleEdits(part, colors));
  const bodies: Draft[] = isCore ? pieceRepairs(tables, colors) : [];
  if (ones.length + bodies.length > 0)
    return [...ones, ...bodies, ...(bodies.length > 0 ? asDrafts(doubleEdits(part, colors)) : [])];
  const twos = [
    ...asDrafts(doubleEdits(part, colors)),
    ...(isCore ? rearrangedCenters(tables, colors) : []),
    ...replacedPieces(tables, part, colors),
  ];
  if (twos.length > 0 || !isCore) return twos;
  return singleChanges(part, colors).flatMap((edit) =>
    pieceRepairs(tables, edited(colors, edit)).map((draft): Draft => ({ ...draft, kind: "several" })),
  );
}

function draftOf(colors: Uint8Array, edit: Edit): Draft {
  const [[first, color], second] = edit;
  const exchanged = second && color === colors[second[0]] && second[1] === colors[first];
  const kind = !second ? "sticker" : exchanged ? "swap-stickers" : "two-stickers";
  return { kind, colors: edited(colors, edit) };
}

/** Combines each repair so far with each repair of one more part; the parts share no sticker. */
function combine(found: readonly Draft[], drafts: readonly Draft[], part: Part): Draft[] {
  return found
    .flatMap((one) =>
      drafts.map((other): Draft => {
        const colors = one.colors.slice();
        for (const facelet of part.facelets) colors[facelet] = other.colors[facelet];
        const kind = one.kind === "sticker" && other.kind === "sticker" ? "two-stickers" : "several";
        const places = [...(one.places ?? []), ...(other.places ?? [])];
        return { kind, colors, ...(places.length > 0 && { places }) };
      }),
    )
    .slice(0, MAX_COUNT);
}

/** For sound corners and edges with wrong centers: the rotations of the centers with the right parity. */
function rearrangedCenters(tables: PieceTables, colors: Uint8Array): Draft[] {
  const { corners, edges } = tables;
  if (!edges || fittingRotations(tables, colors).length > 0) return [];
  const classes = [orbitClass(corners, colors), orbitClass(edges, colors)];
  if (classes.some((found) => found < 0 || found >> 1 !== 0)) return [];
  const parity = classes[0] ^ classes[1];
  return [...tables.centerParity.keys()]
    .filter((rotation) => tables.centerParity[rotation] === parity)
    .map((rotation) => ({
      kind: "rearrange-centers",
      colors: patched(colors, centerPatch(tables, rotation)),
    }));
}

/** For a piece with several wrong stickers, or from another cube: whatever completes the rest once it is taken out. */
function replacedPieces(tables: PieceTables, part: Part, colors: Uint8Array): Draft[] {
  return suspectSets(part, colors).flatMap((suspects) => {
    const blanked = colors.slice();
    for (const { orbit, place } of suspects)
      for (const facelet of faceletsAt(orbit, place)) blanked[facelet] = 6;
    return fillingsOf(tables, part, blanked).map(
      (patch): Draft => ({
        kind: "replace-piece",
        colors: patched(blanked, patch),
        places: suspects.map(({ orbit, place }) => orbit.names[place]),
      }),
    );
  });
}

function fillingsOf(tables: PieceTables, part: Part, blanked: Uint8Array): Patch[] {
  if (part.orbits[0] !== tables.corners) {
    const [wing] = part.orbits;
    return listWings(candidatesOf(wing, blanked), MAX_COUNT).map((codes) => patchOf(wing, codes));
  }
  return coreCompletions(tables, blanked).list(MAX_COUNT);
}

interface Suspect {
  readonly orbit: PieceOrbit;
  readonly place: number;
}

/** At most two pieces to take out: all that cannot exist, and all but one of each duplicated piece. */
function suspectSets({ orbits }: Part, colors: Uint8Array): Suspect[][] {
  let sets: Suspect[][] = [[]];
  for (const orbit of orbits) {
    const placesOf = new Map<number, number[]>();
    candidatesOf(orbit, colors).forEach(([code], place) => {
      const home = code === undefined ? -1 : Math.floor(code / orbit.orientations);
      placesOf.set(home, [...(placesOf.get(home) ?? []), place]);
    });
    for (const [home, places] of placesOf) {
      const suspects = places.map((place) => ({ orbit, place }));
      if (home < 0) sets = sets.map((set) => [...set, ...suspects]);
      else if (places.length > 1)
        sets = sets.flatMap((set) => suspects.map((kept) => [...set, ...suspects.filter((s) => s !== kept)]));
      if (sets[0].length > 2) return [];
    }
  }
  return sets.filter((set) => set.length > 0);
}

function patched(colors: Uint8Array, patch: Patch): Uint8Array {
  const result = colors.slice();
  patch(result);
  return result;
}

// Repairs of one or two stickers. A repair must put the color counts right, which leaves few changes to try: one
// color too many and one too few give at most 9 + 1 stickers; an exchange on a 3x3 is one of 1,215 pairs.

type Edit = readonly (readonly [facelet: number, color: number])[];

/** Every change of one sticker that makes the part sound. */
function singleEdits(part: Part, colors: Uint8Array): Edit[] {
  return soundEdits(part, colors, singleChanges(part, colors));
}

/** Every change of two stickers that makes the part sound. */
function doubleEdits(part: Part, colors: Uint8Array): Edit[] {
  return soundEdits(part, colors, doubleChanges(part, colors));
}

function edited(colors: Uint8Array, edit: Edit): Uint8Array {
  const result = colors.slice();
  for (const [facelet, color] of edit) result[facelet] = color;
  return result;
}

function soundEdits(part: Part, colors: Uint8Array, edits: readonly Edit[]): Edit[] {
  const trial = colors.slice();
  return edits.filter((edit) => {
    for (const [facelet, color] of edit) trial[facelet] = color;
    const sound = part.isSound(trial);
    for (const [facelet] of edit) trial[facelet] = colors[facelet];
    return sound;
  });
}

interface Imbalance {
  /** Colors that occur too often, each listed once per extra sticker. */
  readonly excess: readonly number[];
  readonly lacking: readonly number[];
}

function imbalanceOf(part: Part, colors: Uint8Array): Imbalance {
  const excess: number[] = [];
  const lacking: number[] = [];
  const counts = countColors(colors, part.facelets);
  for (let color = 0; color < 6; color++) {
    const difference = counts[color] - part.perColor;
    for (let i = 0; i < difference; i++) excess.push(color);
    for (let i = 0; i < -difference; i++) lacking.push(color);
  }
  return { excess, lacking };
}

/** One sticker of a color with too many becomes the color with too few, whether or not that makes the part sound. */
function singleChanges(part: Part, colors: Uint8Array): Edit[] {
  const { excess, lacking } = imbalanceOf(part, colors);
  if (excess.length !== 1 || lacking.length !== 1) return [];
  return showing(part, colors, excess[0]).map((facelet) => [[facelet, lacking[0]]]);
}

function doubleChanges(part: Part, colors: Uint8Array): Edit[] {
  const { excess, lacking } = imbalanceOf(part, colors);
  const of = (color: number) => showing(part, colors, color);
  if (excess.length !== lacking.length) return [];
  if (excess.length === 0) return exchanges(part, colors);
  if (excess.length === 1)
    return [0, 1, 2, 3, 4, 5]
      .filter((between) => between !== excess[0] && between !== lacking[0])
      .flatMap((between) => pairs(of(excess[0]), between, of(between), lacking[0]));
  if (excess.length > 2) return [];
  const [[a, b], [c, d]] = [excess, lacking];
  return [...pairs(of(a), c, of(b), d), ...(c === d ? [] : pairs(of(a), d, of(b), c))].filter(
    ([[first], [second]]) => (a === b && c === d ? first < second : first !== second),
  );
}

/** Two stickers of different colors trade places. */
function exchanges({ facelets }: Part, colors: Uint8Array): Edit[] {
  const found: Edit[] = [];
  for (let i = 0; i < facelets.length; i++)
    for (let k = 0; k < i; k++) {
      const [first, second] = [facelets[i], facelets[k]];
      if (colors[first] === colors[second]) continue;
      found.push([
        [first, colors[second]],
        [second, colors[first]],
      ]);
    }
  return found;
}

function pairs(first: readonly number[], to: number, second: readonly number[], then: number): Edit[] {
  return first.flatMap((one) =>
    second.map(
      (other): Edit => [
        [one, to],
        [other, then],
      ],
    ),
  );
}

function showing({ facelets }: Part, colors: Uint8Array, color: number): number[] {
  return Array.from(facelets).filter((facelet) => colors[facelet] === color);
}
