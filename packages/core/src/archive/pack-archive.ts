/** Packs bytes into cubes. */
import { stateCount } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { inTurns, startPauses } from "../portions.ts";
import {
  CubegramError,
  checkCount,
  checkOptions,
  formatValue,
  given,
  type OptionNames,
  throwIfAborted,
  typeError,
} from "../result.ts";
import { SEAL_OVERHEAD } from "../secret/index.ts";
import { packValues } from "./bit-packer.ts";
import { joinBytes } from "./bits.ts";
import { type BodyOptions, DIGEST_BYTES, encodeBody } from "./body.ts";
import { type Description, encodeHeader, type Header } from "./header.ts";
import { archiveLayout, cubesFor, type Layout, numbersOfValues, type Share, shares } from "./layout.ts";
import {
  MAX_CUBES_WITH_PARITY,
  MAX_PARITY_SIZE,
  type ParityOption,
  parseParity,
  withParity,
} from "./parity.ts";
import { parityTooLarge } from "./problem.ts";

/** How bytes are packed into cubes. */
export interface PackOptions extends BodyOptions, Description {
  /** Layers of the cubes; default 3. */
  readonly size?: number;
  /**
   * Parity cubes: a number, or a share of the data cubes such as "10%". That many cubes may be lost. Default: none.
   */
  readonly parity?: ParityOption;
  /** Give every cube its own position, so that they need no order. Costs log₂ of their number in bits per cube. */
  readonly unordered?: boolean;
  /** Called every few hundredths of a second while parity is computed. */
  readonly onProgress?: () => void;
}

export const PACK_OPTIONS: OptionNames<PackOptions> = {
  size: true,
  parity: true,
  unordered: true,
  name: true,
  mediaType: true,
  compress: true,
  password: true,
  randomBytes: true,
  keyCost: true,
  signal: true,
  onKeyProgress: true,
  onProgress: true,
};

/** The cubes of an archive, and how they are divided into data and parity. */
export interface PackedArchive {
  readonly size: number;
  /** The number of every cube: data, then parity. Unordered archives may be shuffled. */
  readonly numbers: readonly bigint[];
  /** The same as cubes, made on first access. */
  readonly cubes: readonly Cube[];
  readonly dataCubes: number;
  readonly parityCubes: number;
  readonly unordered: boolean;
  readonly compressed: boolean;
  readonly sealed: boolean;
}

/**
 * Packs bytes into cubes. Deterministic except for compression, which depends on the host, and the salt of a
 * password. Throws a RangeError or TypeError for wrong options and a `CubegramError` with code `too-many-cubes`.
 *
 * @throws CubegramError `aborted` if the signal aborts.
 * @example (await packArchive(Uint8Array.of(1, 2, 3), { parity: 2 })).parityCubes; // → 2
 */
export async function packArchive(bytes: Uint8Array, options: PackOptions = {}): Promise<PackedArchive> {
  if (!(bytes instanceof Uint8Array)) throw typeError("bytes", "a Uint8Array", formatValue(bytes));
  checkOptions(options, PACK_OPTIONS);
  const { size = 3, name, mediaType, parity = 0, unordered = false } = options;
  const parityFor = parseParity(parity);
  stateCount(size); // throws for sizes that do not exist
  const content = { bytes, ...given({ name, mediaType }) };
  const { body, form } = await encodeBody(content, options);
  const plan = planCubes(size, { ...form, unordered, parity: 0, bytes: body.length }, parityFor);
  const data = packValues(plan.layout, joinBytes([plan.header, body]));
  throwIfAborted(options.signal, "packing");
  const { signal, onProgress } = options;
  const pause = startPauses(() => throwIfAborted(signal, "packing"), onProgress);
  const values = await inTurns(withParity(plan.layout, data, plan.parity), pause);
  const numbers = numbersOfValues(values, plan.share);
  return archiveOf(numbers, size, data.length, { ...form, unordered });
}

/**
 * How many cubes that many bytes take if they are not compressed and have no name or type. Compression only ever makes
 * it fewer.
 *
 * @throws RangeError or TypeError for options out of range; CubegramError `too-many-cubes` if the bytes do not fit.
 * @example countArchiveCubes(1000, { parity: "10%" }).parityCubes; // → 13
 */
export function countArchiveCubes(
  length: number,
  options: Pick<PackOptions, "size" | "parity" | "unordered"> & { readonly sealed?: boolean } = {},
): { readonly dataCubes: number; readonly parityCubes: number } {
  checkCount(length, "length");
  checkOptions(options, { size: true, parity: true, unordered: true, sealed: true });
  const { size = 3, parity = 0, unordered = false, sealed = false } = options;
  const bytes = length + DIGEST_BYTES + (sealed ? SEAL_OVERHEAD : 0);
  const form = { compressed: false, sealed, described: false, unordered, parity: 0, bytes };
  const plan = planCubes(size, form, parseParity(parity));
  return { dataCubes: cubesFor(plan.layout, (plan.header.length + bytes) * 8), parityCubes: plan.parity };
}

function archiveOf(
  numbers: readonly bigint[],
  size: number,
  dataCubes: number,
  form: Pick<Header, "compressed" | "sealed" | "unordered">,
): PackedArchive {
  let cubes: readonly Cube[] | undefined;
  return {
    size,
    numbers,
    get cubes() {
      cubes ??= numbers.map((number) => Cube.unrank(number, size));
      return cubes;
    },
    dataCubes,
    parityCubes: numbers.length - dataCubes,
    unordered: form.unordered,
    compressed: form.compressed,
    sealed: form.sealed,
  };
}

// How many cubes a number of bytes takes: the layout of their values, the header, and the parity cubes.

interface Plan {
  readonly layout: Layout;
  readonly header: Uint8Array;
  readonly parity: number;
  readonly share?: Share;
}

/** The header, which states the number of parity cubes, which depends on how many cubes the header takes. */
function planCubes(size: number, header: Header, parityFor: (dataCubes: number) => number): Plan {
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
