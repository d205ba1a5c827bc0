/** What the tables say of one cube: the plain way, which the kernel must agree with. */
import { SYMMETRY_COUNT } from "../../geometry/index.ts";
import type { CubeState } from "../../state/index.ts";
import { AXIS_SYMMETRY_COUNT } from "../symmetry.ts";
import { TWISTS } from "./corner-classes.ts";
import type { OptimalTables } from "./tables.ts";
import { makeWalk, startWalk } from "./walk.ts";

/** A lower bound on the distance of a cube (of its inverse, ask for that). */
export function tableBound(tables: OptimalTables, state: CubeState): number {
  const walk = makeWalk();
  startWalk(tables, walk, state, 0);
  const { words, rowWords, base, classOf, edgeShift, edgeShown, paritiesShown } = tables;
  const packed = classOf[walk.coset[0] * TWISTS + walk.twist[0]];
  const s = packed & 63;
  const edges = walk.edges[0];
  const parities = edges & ((1 << edgeShift) - 1);
  const seen = edgeShown[(edges >> edgeShift) * SYMMETRY_COUNT + s] ^ paritiesShown[(s << 2) | parities];
  const value = (words[(packed >> 6) * rowWords + (seen >> 4)] >>> ((seen & 15) << 1)) & 3;
  const corner = tables.cornerClassOf[walk.order[0]];
  const alone =
    tables.cornerDistances[
      (corner >> 4) * TWISTS + tables.twistShown[walk.twist[0] * AXIS_SYMMETRY_COUNT + (corner & 15)]
    ];
  return Math.max(alone, value === 0 ? 0 : base + value - 1);
}
