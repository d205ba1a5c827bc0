/**
 * The rank layout: which digits make the number of a state, least significant first. It follows from the orbits of n,
 * which geometry lists by kind, depth and first cell: the 3x3 (odd n) or 2x2 (even n) inside, the wings, the centers.
 * A public format (docs/decisions/0010-rank-layout.md): numbers that people keep depend on it.
 */
import { cubeGeometry } from "../geometry/index.ts";
import { centerCodec, cube2Codec, cube3Codec, type OrbitCodec, wingCodec } from "./orbit-codec.ts";

/** Version of the layout. A change of any digit's meaning or order is a new version. */
export const RANK_LAYOUT = 1;

const layouts = new Map<number, readonly OrbitCodec[]>();

/**
 * The digits of an n-cube's number, least significant first.
 *
 * @example
 * rankLayout(3).map(({ orbits, radix }) => `${orbits[0].kind} ${radix}`); // → corner 43252003274489856000
 */
export function rankLayout(size: number): readonly OrbitCodec[] {
  const known = layouts.get(size);
  if (known) return known;
  const layout = makeLayout(size);
  layouts.set(size, layout);
  return layout;
}

function makeLayout(size: number): OrbitCodec[] {
  const layout = [size % 2 === 1 ? cube3Codec(size) : cube2Codec(size)];
  for (const orbit of cubeGeometry(size).orbits) {
    if (orbit.kind === "corner" || orbit.kind === "edge" || orbit.kind === "fixedCenter") continue;
    layout.push(orbit.kind === "wing" ? wingCodec(size, orbit) : centerCodec(size, orbit));
  }
  return layout;
}
