/** How cubes lie in a box: in rows, all of them in sight as long as they are large enough to be told apart, and scrolled from then on. */

export interface BoxLayout {
  readonly columns: number;
  readonly rows: number;
  /** Whole pixels from one cube to the next: thousands of parts of pixels would be rounded differently by what is drawn. */
  readonly cell: number;
}

/** Pixels: under a thumb, and as many as the stickers of a large cube need. */
const MIN_CELL = 44;
const MIN_STICKER = 7;
const MAX_CELL = 112;

/** For a box of so many pixels. */
export function boxLayout(count: number, size: number, width: number, height: number): BoxLayout {
  const least = Math.min(width, Math.max(MIN_CELL, MIN_STICKER * size));
  // The largest cubes with which as many rows fit as there are.
  const most = Math.max(1, Math.floor(width / least));
  let columns = Math.min(most, Math.max(1, Math.ceil(width / MAX_CELL)));
  while (columns < most && Math.ceil(count / columns) * Math.floor(width / columns) > height) columns++;
  return { columns, rows: Math.ceil(count / columns), cell: Math.floor(width / columns) };
}

/** The first and the last row to be drawn, the latter excluded: those in sight, and some beyond. */
export function rowsInSight(
  { rows, cell }: BoxLayout,
  top: number,
  height: number,
): readonly [first: number, end: number] {
  const first = Math.max(0, Math.floor(top / cell) - BEYOND);
  return [first, Math.min(rows, Math.ceil((top + height) / cell) + BEYOND)];
}

/** Rows drawn before they come into sight. */
const BEYOND = 4;

/** Where the cursor goes by this key, as in a table; undefined for other keys. */
export function placeByKey(
  key: string,
  at: number,
  count: number,
  { columns, cell }: BoxLayout,
  height: number,
): number | undefined {
  const page = columns * Math.max(1, Math.floor(height / cell));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -page,
    PageDown: page,
    Home: -count,
    End: count,
  };
  return key in steps ? Math.max(0, Math.min(count - 1, at + steps[key])) : undefined;
}
