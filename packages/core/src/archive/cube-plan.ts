/** How many cubes a number of bytes takes: the layout of their values, the header, and the parity cubes. */
import { stateCount } from "../codec/index.ts";
import { CubegramError } from "../result.ts";
import { encodeHeader, type Header } from "./header.ts";
import { archiveLayout, cubesFor, type Layout } from "./layout.ts";
import { type Share, shares } from "./order-number.ts";
import { MAX_CUBES_WITH_PARITY, MAX_PARITY_SIZE } from "./parity.ts";
import { parityTooLarge } from "./problem.ts";

interface Plan {
  readonly layout: Layout;
  readonly header: Uint8Array;
  readonly parity: number;
  readonly share?: Share;
}

/** The header, which states the number of parity cubes, which depends on how many cubes the header takes. */
export function planCubes(size: number, header: Header, parityFor: (dataCubes: number) => number): Plan {
  if (!header.unordered) return planIn(archiveLayout(stateCount(size)), header, parityFor).plan;
  for (const share of shares(size)) {
    const { plan, total } = planIn(share.layout, header, parityFor);
    if (total <= share.capacity) return { ...plan, share };
  }
  throw tooManyCubes(`${size}x${size} cubes have too few states to carry their own position`);
}

function planIn(layout: Layout, header: Header, parityFor: (dataCubes: number) => number) {
  let parity = 0;
  for (;;) {
    const encoded = encodeHeader({ ...header, parity });
    const dataCubes = cubesFor(layout, (encoded.length + header.bytes) * 8);
    const wanted = parityFor(dataCubes);
    if (wanted > 0 && layout.values > stateCount(MAX_PARITY_SIZE)) throw new CubegramError(parityTooLarge());
    if (wanted > 0 && dataCubes + wanted > MAX_CUBES_WITH_PARITY)
      throw tooManyCubes(
        `with parity there can be at most ${MAX_CUBES_WITH_PARITY} cubes, got ${dataCubes} + ${wanted}: split the file`,
      );
    if (wanted === parity) return { plan: { layout, header: encoded, parity }, total: dataCubes + parity };
    // A longer header can take one more data cube, never one less, so this ends.
    parity = wanted;
  }
}

function tooManyCubes(why: string): CubegramError {
  return new CubegramError({ code: "too-many-cubes", message: `The content is too long: ${why}.` });
}
