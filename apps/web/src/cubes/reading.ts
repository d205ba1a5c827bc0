/** What follows from the painted stickers: the forced ones, the colors still possible, how many of each are left. */
import { possibleColors } from "@cubegram/core/diagnosis";
import { UNKNOWN_COLOR } from "@cubegram/core/state";
import { type HeldAnswer, heldAnswer } from "./held.ts";
import { colorsOf, type NetEditor } from "./painted.ts";

export interface EditorReading {
  readonly size: number;
  /** colors[facelet]: painted or forced, `UNKNOWN_COLOR` where neither. */
  readonly colors: Uint8Array;
  /** forced[facelet]: 1 where the guide filled the sticker in. */
  readonly forced: Uint8Array;
  /** possible[facelet]: the colors that fit an empty sticker, as bits; all six unless the guide says otherwise. */
  readonly possible: Uint8Array;
  /** left[color]: how many stickers of it are still to come; negative when there are too many. */
  readonly left: readonly number[];
  /** Stickers neither painted nor forced, and the one that is asked for to be sure how the cube was held. */
  readonly empty: number;
  /** The sticker asked for, though it seems to follow: it would show that a side was held turned. */
  readonly asked: number | undefined;
  /** Whether no cube shows these stickers; then the guide is silent, whatever is painted. */
  readonly contradictory: boolean;
}

const ALL_COLORS = 0b111111;

const known = new Map<string, EditorReading>();
/** As many as the cubes of one message. */
const MAX_KNOWN = 24;

/** The reading of an editor; the latest ones are cached, since a page asks many times between two strokes. */
export function readEditor({
  size,
  painted,
  guided,
}: Pick<NetEditor, "size" | "painted" | "guided">): EditorReading {
  const held = guided ? heldAnswer(painted) : undefined;
  const key = `${size} ${guided} ${painted} ${held?.verdict} ${held?.ask}`;
  const kept = known.get(key);
  if (kept) return kept;
  const reading = unsure(read(size, painted, guided), held);
  for (const oldest of known.keys()) {
    if (known.size < MAX_KNOWN) break;
    known.delete(oldest);
  }
  known.set(key, reading);
  return reading;
}

/** The colors, as bits, that may be painted on a facelet, whatever it shows now. */
export function colorsFor(editor: Pick<NetEditor, "size" | "painted" | "guided">, facelet: number): number {
  const { size, painted, guided } = editor;
  const reading = readEditor(editor);
  if (!guided || reading.contradictory) return ALL_COLORS;
  if (painted[facelet] === "?") return reading.possible[facelet];
  const without = colorsOf(painted);
  without[facelet] = UNKNOWN_COLOR;
  return possibleColors({ size, colors: without })?.[facelet] ?? ALL_COLORS;
}

/** A finished cube is not believed until it is known how its sides were held; the sticker that tells is open again. */
function unsure(reading: EditorReading, held: HeldAnswer | undefined): EditorReading {
  if (!held || reading.empty > 0 || reading.contradictory) return reading;
  if (held.verdict === "pending" || held.offers.length > 0) return { ...reading, empty: 1 };
  const { ask } = held;
  if (ask === undefined || reading.forced[ask] === 0) return reading;
  const color = reading.colors[ask];
  return {
    ...reading,
    colors: reading.colors.with(ask, UNKNOWN_COLOR),
    forced: reading.forced.with(ask, 0),
    possible: reading.possible.with(ask, ALL_COLORS),
    left: reading.left.map((count, each) => count + Number(each === color)),
    empty: 1,
    asked: ask,
  };
}

function read(size: number, painted: string, guided: boolean): EditorReading {
  const colors = colorsOf(painted);
  const forced = new Uint8Array(colors.length);
  const masks = guided ? possibleColors({ size, colors }) : undefined;
  const possible = masks ?? new Uint8Array(colors.length).fill(ALL_COLORS);
  if (masks)
    for (let facelet = 0; facelet < colors.length; facelet++) {
      const mask = masks[facelet];
      if (colors[facelet] !== UNKNOWN_COLOR || (mask & (mask - 1)) !== 0) continue;
      forced[facelet] = 1;
      colors[facelet] = Math.log2(mask);
    }
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const color of colors) counts[color]++;
  return {
    size,
    colors,
    forced,
    possible,
    left: counts.slice(0, 6).map((count) => size * size - count),
    empty: counts[UNKNOWN_COLOR],
    asked: undefined,
    contradictory: guided && masks === undefined,
  };
}
