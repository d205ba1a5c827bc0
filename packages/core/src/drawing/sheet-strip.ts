/**
 * The strip at the foot of a sheet's page: what a reader must know that the nets do not show. 96 bits, most significant first,
 * black is one: magic 0xCB (8), version 1 (4), color scheme (4), layers (8), number of the first cube from 1 (24), cubes on
 * this page (8), cubes in total (24), check (16: CRC-16/XMODEM of the ten bytes before it).
 */
import { SCHEME_NAMES, type SchemeName } from "./scheme.ts";

const MAGIC = 0xcb;
const VERSION = 1;
export const STRIP_CELLS = 96;
/** The number of the last cube fits in 24 bits. */
export const MAX_SHEET_CUBES: number = 2 ** 24 - 1;

export interface Strip {
  readonly scheme: SchemeName;
  readonly size: number;
  /** Number of the first cube, from 1. */
  readonly first: number;
  readonly count: number;
  readonly total: number;
}

/** The cells, true for black. */
export function encodeStrip({ scheme, size, first, count, total }: Strip): boolean[] {
  const bytes = [
    MAGIC,
    (VERSION << 4) | SCHEME_NAMES.indexOf(scheme),
    size,
    ...threeBytes(first),
    count,
    ...threeBytes(total),
  ];
  const check = crc16(bytes);
  bytes.push(check >> 8, check & 255);
  return Array.from({ length: STRIP_CELLS }, (_, i) => ((bytes[i >> 3] >> (7 - (i % 8))) & 1) === 1);
}

/** Undefined if the cells are not a strip. */
export function decodeStrip(cells: readonly boolean[]): Strip | undefined {
  const bytes = Array.from({ length: STRIP_CELLS / 8 }, (_, i) =>
    cells.slice(i * 8, i * 8 + 8).reduce((byte, cell) => byte * 2 + (cell ? 1 : 0), 0),
  );
  const [magic, form, size, a, b, c, count, d, e, f, high, low] = bytes;
  const scheme = SCHEME_NAMES[form & 15];
  if (magic !== MAGIC || form >> 4 !== VERSION || scheme === undefined) return undefined;
  if (crc16(bytes.slice(0, 10)) !== high * 256 + low) return undefined;
  return { scheme, size, first: (a << 16) | (b << 8) | c, count, total: (d << 16) | (e << 8) | f };
}

function threeBytes(value: number): number[] {
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** CRC-16/XMODEM: polynomial 0x1021, start 0. */
export function crc16(bytes: readonly number[]): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc;
}
