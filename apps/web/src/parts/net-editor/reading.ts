/** What follows from the painted stickers: the forced ones, the colours still possible, how many of each are left. */
import { possibleColours } from "@cubegram/core/diagnosis";
import { UNKNOWN_COLOUR } from "@cubegram/core/state";
import { coloursOf, type NetEditor } from "./record.ts";

export interface EditorReading {
  readonly size: number;
  /** colours[facelet]: painted or forced, `UNKNOWN_COLOUR` where neither. */
  readonly colours: Uint8Array;
  /** forced[facelet]: 1 where the guide filled the sticker in. */
  readonly forced: Uint8Array;
  /** possible[facelet]: the colours that fit an empty sticker, as bits; all six where no guide says otherwise. */
  readonly possible: Uint8Array;
  /** left[colour]: how many stickers of it are still to come; negative when there are too many. */
  readonly left: readonly number[];
  /** Stickers painted by hand, without the fixed centers that were there from the start. */
  readonly entered: number;
  /** Stickers that nobody painted and nothing forces. */
  readonly empty: number;
  /** No cube shows these stickers: the guide is silent then, whatever is painted. */
  readonly contradictory: boolean;
}

const ALL_COLOURS = 0b111111;

const known = new Map<string, EditorReading>();
/** As many as the cubes of one message. */
const MOST_KNOWN = 24;

/** The reading of an editor; the latest ones are kept, since a page asks many times between two strokes. */
export function readEditor({
  size,
  painted,
  guided,
}: Pick<NetEditor, "size" | "painted" | "guided">): EditorReading {
  const key = `${size} ${guided} ${painted}`;
  const kept = known.get(key);
  if (kept) return kept;
  const reading = read(size, painted, guided);
  for (const oldest of known.keys()) {
    if (known.size < MOST_KNOWN) break;
    known.delete(oldest);
  }
  known.set(key, reading);
  return reading;
}

/** The colours, as bits, that may be painted on a facelet, whatever it shows now. */
export function coloursFor(editor: Pick<NetEditor, "size" | "painted" | "guided">, facelet: number): number {
  const { size, painted, guided } = editor;
  const reading = readEditor(editor);
  if (!guided || reading.contradictory) return ALL_COLOURS;
  if (painted[facelet] === "?") return reading.possible[facelet];
  const without = coloursOf(painted);
  without[facelet] = UNKNOWN_COLOUR;
  return possibleColours({ size, colours: without })?.[facelet] ?? ALL_COLOURS;
}

function read(size: number, painted: string, guided: boolean): EditorReading {
  const colours = coloursOf(painted);
  const forced = new Uint8Array(colours.length);
  const masks = guided ? possibleColours({ size, colours }) : undefined;
  const possible = masks ?? new Uint8Array(colours.length).fill(ALL_COLOURS);
  if (masks)
    for (let facelet = 0; facelet < colours.length; facelet++) {
      const mask = masks[facelet];
      if (colours[facelet] !== UNKNOWN_COLOUR || (mask & (mask - 1)) !== 0) continue;
      forced[facelet] = 1;
      colours[facelet] = Math.log2(mask);
    }
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const colour of colours) counts[colour]++;
  const byHand = [...painted].filter((letter) => letter !== "?").length;
  return {
    size,
    colours,
    forced,
    possible,
    left: counts.slice(0, 6).map((count) => size * size - count),
    entered: byHand - (size % 2 === 1 ? 6 : 0),
    empty: counts[UNKNOWN_COLOUR],
    contradictory: guided && masks === undefined,
  };
}
