/** Scenes as SVG: without WebGL, for print, and where motion is not wanted. Exact from far to near, see `slab.ts`. */
import { cubeGeometry, type Face, type Vector } from "@cubegram/core/geometry";
import { add, scale } from "@cubegram/core/vectors";
import { type Camera, HINT_HEIGHT, type Point, project } from "../scene/camera.ts";
import type { Scene } from "../scene/scene.ts";
import { type Slab, slabsOf, turnPoint, visibleFaces } from "../scene/slab.ts";
import { lightOn, lit, needsDarkInk } from "./color.ts";
import { lastLayerOf } from "./last-layer.ts";
import { type Painter, STICKER_HALF, STICKER_ROUNDING } from "./painter.ts";

/** Half the side of the picture, in its own units. */
export const HALF = 500;
const VIEW_BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;

export function svgPainter(): Painter {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.setAttribute("viewBox", VIEW_BOX);
  element.setAttribute("aria-hidden", "true");
  return {
    kind: "svg",
    element,
    draw(scene, _pixels, _plastic, onShown) {
      element.innerHTML = svgOf(scene);
      onShown();
    },
  };
}

/** The picture as a file of its own. */
export function svgFileOf(scene: Scene, plastic: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" color="${plastic}">${svgOf(scene)}</svg>`;
}

/** The inside of the picture; the plastic is drawn in `currentColor`. */
export function svgOf(scene: Scene): string {
  if (scene.isFlat) return lastLayerOf(scene);
  const parts: string[] = [];
  const slabs = slabsOf(scene);
  if (scene.look.hints) for (const slab of slabs) drawHints(parts, scene, slab);
  for (const slab of slabs)
    for (const { face, normal, isOuter } of visibleFaces(slab, scene)) {
      const light = lightOn(scene.camera, normal);
      const plastic = rectangle(slab, face).map((point) => pair(put(scene.camera, slab, point)));
      parts.push(
        `<path fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round" d="M${plastic.join("L")}z"/>`,
      );
      if (isOuter) drawStickers(parts, scene, slab, face, 0, light);
    }
  return parts.join("");
}

/** The stickers of hidden faces, held out behind the cube. */
function drawHints(parts: string[], scene: Scene, slab: Slab): void {
  const visible = new Set(visibleFaces(slab, scene).map(({ face }) => face));
  const all = visibleFaces(slab, {
    ...scene,
    camera: { ...scene.camera, toward: scale(scene.camera.toward, -1) },
  });
  for (const { face, isOuter, normal } of all)
    if (isOuter && !visible.has(face))
      drawStickers(parts, scene, slab, face, HINT_HEIGHT, lightOn(scene.camera, scale(normal, -1)));
}

/** The four corners of a box's face, top left first as the face is read. */
export function rectangle({ low, high }: Slab, face: Face): Vector[] {
  const middle = scale(add(low, high), 0.5);
  const half = scale(add(high, scale(low, -1)), 0.5);
  const reach = (way: Vector, sign: number): Vector => [
    way[0] * half[0] * sign,
    way[1] * half[1] * sign,
    way[2] * half[2] * sign,
  ];
  const at = (right: number, down: number) =>
    add(add(middle, reach(face.normal, 1)), add(reach(face.right, right), reach(face.down, down)));
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** One path for each color on the face: thousands of stickers stay a few elements. */
function drawStickers(
  parts: string[],
  scene: Scene,
  slab: Slab,
  face: Face,
  height: number,
  light: number,
): void {
  const { size, colors, look } = scene;
  const outlines = new Map<number, string>();
  const texts: string[] = [];
  const outlineOf = size > MAX_ROUNDED_SIZE ? square : rounded;
  eachSticker(scene, slab, face, height, (facelet, at) => {
    const color = colors[facelet];
    outlines.set(color, (outlines.get(color) ?? "") + outlineOf(at));
    if (look.letters[color]) texts.push(lettering(at, look.letters[color], look.palette[color]));
  });
  for (const [color, outline] of outlines)
    parts.push(`<path fill="${lit(look.palette[color], light)}" d="${outline}"/>`);
  parts.push(...texts);
}

/** The stickers of a face that are on a box; `at` says where a point of one is in the picture, −1 … 1 to the right and down. */
export function eachSticker(
  { size, camera }: Scene,
  slab: Slab,
  face: Face,
  height: number,
  take: (facelet: number, at: Placing) => void,
): void {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const half = STICKER_HALF / size;
  for (let facelet = face.index * size * size; facelet < (face.index + 1) * size * size; facelet++) {
    const center = scale(cells[cellOfFacelet[facelet]], 0.5 / size);
    if (center.some((coordinate, axis) => coordinate < slab.low[axis] || coordinate > slab.high[axis]))
      continue;
    const middle = add(center, scale(face.normal, 0.5 / size + height));
    take(facelet, (right, down) =>
      put(camera, slab, add(middle, add(scale(face.right, right * half), scale(face.down, down * half)))),
    );
  }
}

/** Where a point of a box is in the picture, whose middle is 0, 0. */
export function put(camera: Camera, slab: Slab, point: Vector): Point {
  const [x, y] = project(camera, turnPoint(point, slab.turned));
  return [x * HALF, -y * HALF];
}

type Placing = (right: number, down: number) => Point;

/** Beyond this size nobody sees the rounded corners, and a third of the points take a third of the time. */
const MAX_ROUNDED_SIZE = 16;

/** A square from −1 to 1. */
function square(at: Placing): string {
  return `M${pair(at(-1, -1))}L${pair(at(1, -1))}L${pair(at(1, 1))}L${pair(at(-1, 1))}z`;
}

/** The same with rounded corners. */
function rounded(at: Placing): string {
  const near = 1 - (1.4 * STICKER_ROUNDING) / STICKER_HALF;
  const corner = (x: number, y: number, first: boolean) => {
    const [a, b] = [at(x, y * near), at(x * near, y)].map(pair);
    return `${first ? a : b}Q${pair(at(x, y))} ${first ? b : a}`;
  };
  return `M${corner(-1, -1, true)}L${corner(1, -1, false)}L${corner(1, 1, true)}L${corner(-1, 1, false)}z`;
}

/** A letter lying on its sticker: the sticker's own axes are the matrix. */
function lettering(at: Placing, letter: string, color: string): string {
  const [ox, oy] = at(0, 0);
  const [rx, ry] = at(1, 0);
  const [dx, dy] = at(0, 1);
  const matrix = [rx - ox, ry - oy, dx - ox, dy - oy, ox, oy].map(short).join(" ");
  const ink = needsDarkInk(color) ? "#000" : "#fff";
  return `<text transform="matrix(${matrix})" font-size="1.2" y=".43" text-anchor="middle" font-family="sans-serif" font-weight="600" fill="${ink}">${letter}</text>`;
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
