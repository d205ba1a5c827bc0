/** The cubes of a box on its canvas: where they lie, and how they are drawn. */
import { drawSvg, paletteOf, type SchemeName } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";

/** How cubes lie in a box: in rows, all of them in sight as long as they are large enough to be told apart, and scrolled from then on. */
interface BoxLayout {
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

// Small and many: the outlines are those of the picture of one cube, all stickers of a color are filled at once.

interface Outlines {
  /** Of the picture. */
  readonly width: number;
  readonly height: number;
  readonly plastic: readonly Path2D[];
  /** Its color. */
  readonly body: string;
  /** Of the facelets 0, 1, 2 …: the three faces in sight come first. */
  readonly stickers: readonly Path2D[];
}

const known = new Map<number, Outlines>();

function outlinesOf(size: number): Outlines {
  const before = known.get(size);
  if (before) return before;
  const ink = "#00ff00";
  const svg = drawSvg(
    { size, colors: new Uint8Array(6 * size * size) },
    { view: "cube", scheme: FACES.map(() => ink), title: "", description: "" },
  );
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg)!.map(Number);
  const paths = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)];
  const drawn = (isSticker: boolean) =>
    paths.flatMap(([, fill, outline]) => ((fill === ink) === isSticker ? [new Path2D(outline)] : []));
  const body = paths.find(([, fill]) => fill !== ink)![1];
  const outlines = { width, height, body, plastic: drawn(false), stickers: drawn(true) };
  known.set(size, outlines);
  return outlines;
}

interface CubesToDraw {
  /** Facelets, with `?` for a cube that is lost: its place stays empty. */
  readonly cubes: readonly string[];
  readonly size: number;
  /** Pixels of the page from one cube to the next, from left to right. */
  readonly cell: number;
  readonly scheme: SchemeName;
}

/** A row of cubes; what was drawn before is gone. */
export function drawCubes(canvas: HTMLCanvasElement, { cubes, size, cell, scheme }: CubesToDraw): void {
  const { width, height, body, plastic, stickers } = outlinesOf(size);
  const side = cell * devicePixelRatio;
  canvas.width = Math.ceil(cubes.length * side);
  canvas.height = Math.ceil(side);
  const context = canvas.getContext("2d");
  if (!context) return;
  const zoom = side / Math.max(width, height);
  const bodies = new Path2D();
  const colors = FACES.map(() => new Path2D());
  for (const [i, cube] of cubes.entries()) {
    if (cube.startsWith("?")) continue;
    const left = i * side + (side - width * zoom) / 2;
    const place = new DOMMatrix([zoom, 0, 0, zoom, left, (side - height * zoom) / 2]);
    for (const part of plastic) bodies.addPath(part, place);
    for (const [facelet, sticker] of stickers.entries())
      colors[FACES.indexOf(cube[facelet] as (typeof FACES)[number])].addPath(sticker, place);
  }
  context.fillStyle = body;
  context.fill(bodies);
  for (const [color, path] of colors.entries()) {
    context.fillStyle = paletteOf(scheme)[color];
    context.fill(path);
  }
}
