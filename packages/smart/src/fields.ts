/** Packets as tables of fields, which read them and print them. Bits are counted from the left of the first byte. */

/** Numbers of one width in a packet, and where they are. */
export interface Field {
  readonly name: string;
  /** First bit, and the width of a number in bits, at most 32. */
  readonly at: number;
  readonly bits: number;
  /** How many numbers there are (default 1), and the bits from one to the next (default: its width). */
  readonly count?: number;
  readonly step?: number;
  /** Whole bytes, the lowest first. */
  readonly isLittle?: boolean;
  /** What the number has to be; packets are told apart by these. */
  readonly is?: number;
}

/** The numbers of each field, by its name. */
export type Values = Readonly<Record<string, readonly number[]>>;

/** Bytes at the start of a packet that are always the same. */
export function fixed(...bytes: readonly number[]): readonly Field[] {
  return bytes.map((is, i) => ({ name: `fixed${i}`, at: 8 * i, bits: 8, is }));
}

/** Bytes that those fields need. */
export function bytesOf(fields: readonly Field[]): number {
  return Math.ceil(
    Math.max(...fields.map((field) => positionOf(field, (field.count ?? 1) - 1) + field.bits)) / 8,
  );
}

/** The values of a packet; undefined if it has fewer than `least` bytes, or its fixed fields say that it is another one. */
export function readFields(
  fields: readonly Field[],
  bytes: Uint8Array,
  least: number = bytesOf(fields),
): Values | undefined {
  for (const field of fields)
    if (field.is !== undefined && readNumber(bytes, field, 0) !== field.is) return undefined;
  if (bytes.length < least) return undefined;
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      Array.from({ length: field.count ?? 1 }, (_, k) => readNumber(bytes, field, k)),
    ]),
  );
}

/** A packet of `size` bytes with those values; what is left out is 0. */
export function printFields(fields: readonly Field[], size: number, values: Values): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const field of fields)
    for (let k = 0; k < (field.count ?? 1); k++)
      printNumber(bytes, field, k, field.is ?? values[field.name]?.[k] ?? 0);
  return bytes;
}

function positionOf({ at, bits, step = bits }: Field, k: number): number {
  return at + step * k;
}

function readNumber(bytes: Uint8Array, field: Field, k: number): number {
  const at = positionOf(field, k);
  let number = 0;
  for (let bit = 0; bit < field.bits; bit++)
    number = 2 * number + ((bytes[(at + bit) >> 3] >> (7 - ((at + bit) & 7))) & 1);
  return field.isLittle ? swapped(number, field.bits) : number;
}

function printNumber(bytes: Uint8Array, field: Field, k: number, value: number): void {
  const at = positionOf(field, k);
  const number = field.isLittle ? swapped(value, field.bits) : value;
  for (let bit = 0; bit < field.bits; bit++)
    if (Math.floor(number / 2 ** (field.bits - 1 - bit)) % 2 === 1)
      bytes[(at + bit) >> 3] |= 128 >> ((at + bit) & 7);
}

/** The bytes of a number in the other order. */
function swapped(number: number, bits: number): number {
  let result = 0;
  for (let rest = number, byte = 0; byte < bits; byte += 8, rest = Math.floor(rest / 256))
    result = 256 * result + (rest % 256);
  return result;
}
