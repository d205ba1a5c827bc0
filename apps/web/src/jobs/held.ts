/** How a painted cube was held, as far as its stickers tell, and its check digits where it may say a message. */
import { type Hold, heldAsVouched, heldSides } from "@cubegram/core/diagnosis";
import { printFacelets } from "@cubegram/core/state";
import type { HeldAnswer } from "../cubes/held.ts";
import { colorsOf } from "../cubes/painted.ts";
import type { JobContext } from "./job.ts";

export interface HeldInput {
  readonly size: number;
  readonly painted: string;
  /** The sides turned since they were painted, where the user said so: clockwise quarters. */
  readonly turned: readonly number[];
  /** Whether the cube is read: then check digits that agree speak for it. */
  readonly isRead: boolean;
}

/** More choices than this would help nobody. */
const MAX_OFFERS = 3;

export async function howHeld({ size, painted, turned, isRead }: HeldInput): Promise<HeldAnswer> {
  const coloring = { size, colors: colorsOf(painted) };
  let found = heldSides(coloring, { turned });
  if (isRead && found.holds.some(({ cubes }) => cubes.length > 0)) {
    const cubes = [...new Set(found.holds.flatMap((each) => each.cubes))];
    found = heldAsVouched(coloring, found, await agreeing(cubes));
  }
  const { verdict, ask, holds } = found;
  const isOffered = verdict === "turned" || verdict === "several";
  const offers = isOffered ? holds.slice(0, verdict === "turned" ? 1 : MAX_OFFERS) : [];
  return {
    verdict,
    ask: verdict === "ask" ? ask[0] : undefined,
    offers: offers.map(({ hold, coloring }) => ({ hold, painted: printFacelets(coloring) })),
  };
}

/** Fewer check digits agree by chance, in bits: dozens of cubes may be left. */
const ENOUGH_CHECK_BITS = 8;

/** The cubes whose check digits agree. */
async function agreeing(cubes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const facelets of cubes)
    if ((await confirmedText(facelets, ENOUGH_CHECK_BITS)) !== undefined) found.add(facelets);
  return found;
}

/** What a cube says, if so many of its check digits agree, in bits. */
async function confirmedText(facelets: string, bits: number): Promise<string | undefined> {
  const [{ Cube }, { decodeMessage }] = await Promise.all([
    import("@cubegram/core"),
    import("@cubegram/core/message"),
  ]);
  const said = await decodeMessage(Cube.fromFacelets(facelets), { repairs: false }).catch(() => undefined);
  return said?.check === "passed" && said.checkBits >= bits ? said.text : undefined;
}

/** A cube as it may have been held, and what it says then. */
export interface ReadHold {
  readonly hold: Hold;
  readonly facelets: string;
  readonly text: string;
}

/**
 * The other holds with which a 3x3 reads as written, likeliest first, if it does not as it was painted: all check digits agree,
 * or its text is likelier written than scrambled by more than there are holds to try. Some tenths of a second; progress is 0 … 1.
 */
export async function readOtherwise(
  painted: string,
  context: JobContext<number>,
): Promise<readonly ReadHold[]> {
  const { Cube } = await import("@cubegram/core");
  const entered = Cube.fromFacelets(painted).facelets();
  if (await readAsWritten(entered, context)) return [];
  const { holds } = heldSides({ size: 3, colors: colorsOf(painted) });
  const others = new Map(holds.flatMap(({ hold, cubes }) => cubes.map((cube) => [cube, hold] as const)));
  others.delete(entered);
  const found: (ReadHold & { readonly odds: number })[] = [];
  let tried = 0;
  for (const [facelets, hold] of others) {
    const read = await readAsWritten(facelets, context);
    // Of so many cubes that nobody wrote on, one may look a little as if someone had.
    if (read && read.odds > others.size) found.push({ hold, facelets, ...read });
    context.progress(++tried / others.size);
  }
  return found
    .sort((one, other) => other.odds - one.odds)
    .slice(0, MAX_OFFERS)
    .map(({ hold, facelets, text }) => ({ hold, facelets, text }));
}

/** What a cube says, and by how much likelier it was written than scrambled, if it reads as written. */
async function readAsWritten(
  facelets: string,
  { signal, store }: JobContext<number>,
): Promise<{ readonly text: string; readonly odds: number } | undefined> {
  const [{ Cube }, { DEFAULT_CHECK_BITS, writtenAmong }] = await Promise.all([
    import("@cubegram/core"),
    import("@cubegram/core/message"),
  ]);
  const confirmed = await confirmedText(facelets, DEFAULT_CHECK_BITS);
  if (confirmed !== undefined) return { text: confirmed, odds: Number.POSITIVE_INFINITY };
  const cube = Cube.fromFacelets(facelets);
  // Its writer may have done without check digits, or had no room for all of them.
  for (const check of [DEFAULT_CHECK_BITS, 0]) {
    const [read] = await writtenAmong([cube], { check, signal, store });
    if (read) return read;
  }
  return undefined;
}
