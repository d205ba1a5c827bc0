/** How a painted cube was held, as far as its stickers tell, and its check digits where it may say a message. */
import { heldAsVouched, heldSides } from "@cubegram/core/diagnosis";
import { printFacelets } from "@cubegram/core/state";
import type { HeldAnswer } from "../cubes/held.ts";
import { colorsOf } from "../cubes/painted.ts";

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
  const [{ Cube }, { decodeMessage }] = await Promise.all([
    import("@cubegram/core"),
    import("@cubegram/core/message"),
  ]);
  const found = new Set<string>();
  for (const facelets of cubes) {
    const said = await decodeMessage(Cube.fromFacelets(facelets), { repairs: false }).catch(() => undefined);
    if (said?.check === "passed" && said.checkBits >= ENOUGH_CHECK_BITS) found.add(facelets);
  }
  return found;
}
