/**
 * Where things are on a cube sheet: A4 pages in millimeters, nets in rows and columns, a strip of black and white cells at
 * the foot. Drawing and reading both use it. Its numbers are frozen: sheets already handed out are read by them.
 */
import { NET_COLUMNS, NET_ROWS } from "../models/index.ts";
import { rangeError } from "../result.ts";
import type { Coloring } from "../state/index.ts";
import { movedShapes, type Point, rectangle, type Shape, sceneOf } from "./scene.ts";
import { type Palette, SCHEME_NAMES, type SchemeName } from "./scheme.ts";

export const PAGE_WIDTH = 210;
export const PAGE_HEIGHT = 297;
export const MARGIN = 12;
/** Where the nets begin, and where they end. */
const TOP = 33;
const BOTTOM = 277;
/** Between two columns of nets. */
const GUTTER = 8;
/** Under a net: the moves, and a gap. */
const UNDER = 13;

/** The stickers of larger cubes are too small to print. */
export const MAX_SHEET_SIZE = 20;

export interface SheetGrid {
  readonly columns: number;
  readonly rows: number;
  readonly perPage: number;
  /** Width and height of a net. */
  readonly width: number;
  readonly height: number;
}

/**
 * How nets of a size are arranged on a page.
 *
 * @throws RangeError for sizes that do not fit on a sheet.
 * @example
 * const { columns, rows } = sheetGrid(3);
 * columns * rows; // → 12
 */
export function sheetGrid(size: number): SheetGrid {
  if (size > MAX_SHEET_SIZE) throw rangeError("size", `at most ${MAX_SHEET_SIZE} on a sheet`, size);
  const columns = size <= 5 ? 3 : size <= 9 ? 2 : 1;
  const width = (PAGE_WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
  // A net has a tenth of a face around and between its faces.
  const height = (width * (NET_ROWS * 1.1 + 0.1)) / (NET_COLUMNS * 1.1 + 0.1);
  const rows = Math.floor((BOTTOM - TOP) / (height + UNDER));
  return { columns, rows, perPage: columns * rows, width, height };
}

/** The top left corner of the net at a place of the page, rows from the top. */
export function netCorner(grid: SheetGrid, place: number): Point {
  const { columns, rows, width } = grid;
  const pitch = (BOTTOM - TOP) / rows;
  return [MARGIN + (place % columns) * (width + GUTTER), TOP + Math.floor(place / columns) * pitch];
}

export function netShapes(coloring: Coloring, palette: Palette, place: number): Shape[] {
  const grid = sheetGrid(coloring.size);
  const scene = sceneOf(coloring, "net", palette);
  const scale = grid.width / scene.width;
  const [left, top] = netCorner(grid, place);
  return movedShapes(scene.shapes, ([x, y]) => [left + x * scale, top + y * scale]);
}

/** Cells of the strip, from the left margin. */
const CELL = { top: 282, width: 1.5, height: 3 } as const;

export function cellCorners(cell: number): Shape["corners"] {
  return rectangle(MARGIN + cell * CELL.width, CELL.top, CELL.width, CELL.height);
}

// The strip at the foot of a sheet's page: what a reader must know that the nets do not show. 96 bits, most significant first,
// black is one: magic 0xCB (8), version 1 (4), color scheme (4), layers (8), number of the first cube from 1 (24), cubes on
// this page (8), cubes in total (24), check (16: CRC-16/XMODEM of the ten bytes before it).

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
