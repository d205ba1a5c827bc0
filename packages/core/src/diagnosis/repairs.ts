/** Repairs put together, ranked and put into words. */
import { FACES, oppositeFace } from "../geometry/index.ts";
import { printFacelets, UNKNOWN_COLOUR } from "../state/index.ts";
import { causes, type Draft } from "./causes.ts";
import { centerOrbitFaults } from "./colour-faults.ts";
import { completionsOf } from "./completions.ts";
import { explainRepair, type Wording } from "./explain.ts";
import type { FaceRepair } from "./face-repairs.ts";
import { REPAIR_KINDS, type Repair } from "./fault.ts";
import { likelyHeld, piecesAtHome, turnedUpright } from "./held.ts";
import { isLegal } from "./legality.ts";
import { pieceFaults } from "./piece-faults.ts";
import { faceLetters, type PieceTables } from "./piece-orbits.ts";
import { type Renaming, renamed, type Scheme } from "./scheme.ts";

export interface Findings {
  /** As given. */
  readonly colours: Uint8Array;
  readonly scheme: Scheme | undefined;
  readonly faces: readonly FaceRepair[];
  /** Whether stickers could not be read or were read in mixed letters, so that even legal ones are a repair. */
  readonly misread: boolean;
}

/** Beside unknown stickers a misread one is looked for up to here, since each trial counts completions: 0.1 s. */
const MOST_UNKNOWN = 24;
const LARGEST_DOUBTED = 5;

/** Every repair of an illegal colouring that was found, best first; `facelets` of each is a legal cube. */
export function repairsOf(tables: PieceTables, findings: Findings, wording: Wording): Repair[] {
  const { colours, scheme, faces } = findings;
  const standard = scheme ? renamed(colours, scheme.renamings[0]) : colours;
  const drafts = draftsOf(tables, findings, standard);
  const faceDrafts = faces.map(
    ({ colours: mended, quarters, reordered }): Draft => ({
      kind: reordered ? "reorder-faces" : "rotate-face",
      colours: mended,
      places: Object.keys(quarters),
      quarters,
    }),
  );
  return ranked(tables, colours, [...faceDrafts, ...drafts]).map((found) => inWords(found, colours, wording));
}

function draftsOf(
  tables: PieceTables,
  { colours, scheme, misread }: Findings,
  standard: Uint8Array,
): Draft[] {
  if (colours.includes(UNKNOWN_COLOUR)) return withUnknown(tables, standard, misread);
  if (!isLegal(tables, standard)) return causes(tables, standard);
  if (!scheme) return [{ kind: "exchange-colours", colours: standard, before: "WGYO", after: "UFDL" }];
  return scheme.renamings.map((renaming) => ({
    kind: "exchange-colours",
    colours: renamed(colours, renaming),
    ...renamedLetters(renaming),
  }));
}

function renamedLetters(renaming: Renaming): { before: string; after: string } {
  const changed = [0, 1, 2, 3, 4, 5].filter((colour) => renaming[colour] !== colour);
  return {
    before: faceLetters(changed),
    after: faceLetters(changed.map((colour) => renaming[colour])),
  };
}

/** Unreadable stickers are filled in; else one known sticker is doubted, if then exactly one cube fits. */
function withUnknown(tables: PieceTables, colours: Uint8Array, misread: boolean): Draft[] {
  const unknown = colours.filter((colour) => colour === UNKNOWN_COLOUR).length;
  const asGiven = misread ? uniqueFillings(tables, colours, 10) : [];
  if (asGiven.length > 0) {
    const kind = unknown === 1 ? "sticker" : unknown === 2 ? "two-stickers" : "several";
    return asGiven.map((filled) => ({ kind, colours: filled }));
  }
  if (unknown > MOST_UNKNOWN || tables.size > LARGEST_DOUBTED) return [];
  return Array.from(colours.keys()).flatMap((facelet): Draft[] => {
    if (colours[facelet] === UNKNOWN_COLOUR) return [];
    const doubted = colours.with(facelet, UNKNOWN_COLOUR);
    return uniqueFillings(tables, doubted, 1).map((filled) => ({ kind: "sticker", colours: filled }));
  });
}

/** The completions, unless there are more than `most`. */
function uniqueFillings(tables: PieceTables, colours: Uint8Array, most: number): Uint8Array[] {
  if (pieceFaults(tables, colours).length + centerOrbitFaults(tables, colours).length > 0) return [];
  const completions = completionsOf(tables, colours, most);
  if ("fault" in completions || !completions.exact || completions.count > BigInt(most)) return [];
  return completions.facelets.map((text) =>
    Uint8Array.from(text, (letter) => FACES.indexOf(letter as (typeof FACES)[number])),
  );
}

/** A draft with what its rank and its words need. */
interface Candidate {
  readonly draft: Draft;
  readonly facelets: string;
  readonly changed: readonly number[];
  readonly kind: number;
  readonly score: number;
}

/** One candidate for each cube, in the order of kinds; within a kind by how likely the cube is. */
function ranked(tables: PieceTables, given: Uint8Array, drafts: readonly Draft[]): Candidate[] {
  const byCube = new Map<string, Candidate>();
  for (const draft of drafts) {
    const facelets = printFacelets({ size: tables.size, colours: draft.colours });
    const kind = REPAIR_KINDS.indexOf(draft.kind);
    const known = byCube.get(facelets);
    if (known && known.kind <= kind) continue;
    const changed = differences(given, draft.colours);
    const score = likelihood(tables, given, draft, changed);
    byCube.set(facelets, { draft, facelets, changed, kind, score });
  }
  return [...byCube.values()].sort((a, b) => a.kind - b.kind || b.score - a.score);
}

/**
 * A cube with more pieces at home is likelier (people take apart solved cubes), and so is a misreading between opposite
 * colours: white and yellow, red and orange, green and blue are the pairs that look alike.
 */
function likelihood(
  tables: PieceTables,
  given: Uint8Array,
  { kind, colours }: Draft,
  changed: readonly number[],
): number {
  const home = piecesAtHome(tables, turnedUpright(tables.size, colours, likelyHeld(tables, colours)));
  const misread = kind === "sticker" || kind === "two-stickers" ? changed : [];
  const alike = misread.filter((facelet) => colours[facelet] === oppositeFace(given[facelet]));
  return home + 2 * alike.length - changed.length / 100;
}

function differences(given: Uint8Array, mended: Uint8Array): number[] {
  const found: number[] = [];
  for (let facelet = 0; facelet < given.length; facelet++)
    if (given[facelet] !== mended[facelet]) found.push(facelet);
  return found;
}

function inWords({ draft, facelets, changed }: Candidate, given: Uint8Array, wording: Wording): Repair {
  const { kind, colours, places, quarters } = draft;
  const message = explainRepair(
    {
      kind,
      changed,
      before: draft.before ?? faceLetters(changed.map((facelet) => given[facelet])),
      after: draft.after ?? faceLetters(changed.map((facelet) => colours[facelet])),
      ...(places && { places }),
      ...(quarters && { quarters }),
    },
    wording,
  );
  return { kind, message, facelets, changed, ...(places && places.length > 0 && { places }) };
}
