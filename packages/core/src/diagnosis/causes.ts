/**
 * What may have gone wrong with a fully known colouring. The cube is mended part by part (see legality.ts): for each
 * unsound part the likeliest kinds of cause, and only when none of them fits the less likely ones.
 */
import { fittingRotations } from "./colour-faults.ts";
import { centerPatch, coreCompletions, type Patch, patchOf } from "./core-completions.ts";
import type { RepairKind } from "./fault.ts";
import { isLegal, orbitClass, type Part, partsOf } from "./legality.ts";
import { candidatesOf } from "./piece-faults.ts";
import { faceletsAt, type PieceOrbit, type PieceTables } from "./piece-orbits.ts";
import { pieceRepairs } from "./piece-repairs.ts";
import { doubleEdits, type Edit, edited, singleChanges, singleEdits } from "./sticker-repairs.ts";
import { listWings } from "./wing-fillings.ts";

/** A repaired colouring, not yet in words. */
export interface Draft {
  readonly kind: RepairKind;
  readonly colours: Uint8Array;
  readonly places?: readonly string[];
  /** Clockwise quarters by which faces were written down turned. */
  readonly quarters?: Readonly<Record<string, number>>;
  /** Renamed colours, as letters. */
  readonly before?: string;
  readonly after?: string;
}

/** Repairs kept of each part, and of their combinations. */
const MOST = 100;

export function causes(tables: PieceTables, colours: Uint8Array): Draft[] {
  const unsound = partsOf(tables).filter((part) => !part.isSound(colours));
  let combined: Draft[] = [];
  for (const [i, part] of unsound.entries()) {
    const drafts = partRepairs(tables, part, colours);
    combined = i === 0 ? drafts : combine(combined, drafts, part);
    if (combined.length === 0) return [];
  }
  return combined.filter((draft) => isLegal(tables, draft.colours));
}

function partRepairs(tables: PieceTables, part: Part, colours: Uint8Array): Draft[] {
  const isCore = part.orbits[0] === tables.corners;
  const asDrafts = (edits: readonly Edit[]) => edits.map((edit) => draftOf(colours, edit));
  const ones = asDrafts(singleEdits(part, colours));
  const bodies: Draft[] = isCore ? pieceRepairs(tables, colours) : [];
  if (ones.length + bodies.length > 0)
    return [...ones, ...bodies, ...(bodies.length > 0 ? asDrafts(doubleEdits(part, colours)) : [])];
  const twos = [
    ...asDrafts(doubleEdits(part, colours)),
    ...(isCore ? rearrangedCenters(tables, colours) : []),
    ...replacedPieces(tables, part, colours),
  ];
  if (twos.length > 0 || !isCore) return twos;
  return singleChanges(part, colours).flatMap((edit) =>
    pieceRepairs(tables, edited(colours, edit)).map((draft): Draft => ({ ...draft, kind: "several" })),
  );
}

function draftOf(colours: Uint8Array, edit: Edit): Draft {
  const [[first, colour], second] = edit;
  const exchanged = second && colour === colours[second[0]] && second[1] === colours[first];
  const kind = !second ? "sticker" : exchanged ? "swap-stickers" : "two-stickers";
  return { kind, colours: edited(colours, edit) };
}

/** Each repair so far with each repair of one more part; the parts share no sticker. */
function combine(found: readonly Draft[], drafts: readonly Draft[], part: Part): Draft[] {
  return found
    .flatMap((one) =>
      drafts.map((other): Draft => {
        const colours = one.colours.slice();
        for (const facelet of part.facelets) colours[facelet] = other.colours[facelet];
        const kind = one.kind === "sticker" && other.kind === "sticker" ? "two-stickers" : "several";
        const places = [...(one.places ?? []), ...(other.places ?? [])];
        return { kind, colours, ...(places.length > 0 && { places }) };
      }),
    )
    .slice(0, MOST);
}

/** Corners and edges are sound, the six centers are not: the rotations that have the right parity. */
function rearrangedCenters(tables: PieceTables, colours: Uint8Array): Draft[] {
  const { corners, edges } = tables;
  if (!edges || fittingRotations(tables, colours).length > 0) return [];
  const classes = [orbitClass(corners, colours), orbitClass(edges, colours)];
  if (classes.some((found) => found < 0 || found >> 1 !== 0)) return [];
  const parity = classes[0] ^ classes[1];
  return [...tables.centerParity.keys()]
    .filter((rotation) => tables.centerParity[rotation] === parity)
    .map((rotation) => ({
      kind: "rearrange-centers",
      colours: patched(colours, centerPatch(tables, rotation)),
    }));
}

/** A piece with several wrong stickers, or from another cube: whatever completes the rest once it is taken out. */
function replacedPieces(tables: PieceTables, part: Part, colours: Uint8Array): Draft[] {
  return suspectSets(part, colours).flatMap((suspects) => {
    const blanked = colours.slice();
    for (const { orbit, place } of suspects)
      for (const facelet of faceletsAt(orbit, place)) blanked[facelet] = 6;
    return fillingsOf(tables, part, blanked).map(
      (patch): Draft => ({
        kind: "replace-piece",
        colours: patched(blanked, patch),
        places: suspects.map(({ orbit, place }) => orbit.names[place]),
      }),
    );
  });
}

function fillingsOf(tables: PieceTables, part: Part, blanked: Uint8Array): Patch[] {
  if (part.orbits[0] !== tables.corners) {
    const [wing] = part.orbits;
    return listWings(candidatesOf(wing, blanked), MOST).map((codes) => patchOf(wing, codes));
  }
  const core = coreCompletions(tables, blanked);
  return "fault" in core ? [] : core.list(MOST);
}

interface Suspect {
  readonly orbit: PieceOrbit;
  readonly place: number;
}

/** At most two pieces to take out: all that cannot exist, and all but one of each that is doubled. */
function suspectSets({ orbits }: Part, colours: Uint8Array): Suspect[][] {
  let sets: Suspect[][] = [[]];
  for (const orbit of orbits) {
    const placesOf = new Map<number, number[]>();
    candidatesOf(orbit, colours).forEach(([code], place) => {
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

function patched(colours: Uint8Array, patch: Patch): Uint8Array {
  const result = colours.slice();
  patch(result);
  return result;
}
