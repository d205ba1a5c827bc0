/** Cubes on a canvas, small and many: the outlines are those of the picture of one cube, all stickers of a color are filled at once. */
import { drawSvg, paletteOf, type SchemeName } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";

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

export interface CubesToDraw {
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
