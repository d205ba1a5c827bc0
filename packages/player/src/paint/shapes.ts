/** Scenes as shapes that core makes pixels of: flat colors, no letters, exact from far to near as in SVG. */
import type { Scene as Picture, Point, Shape } from "@cubegram/core/drawing";
import { add, scale } from "@cubegram/core/vectors";
import { project } from "../scene/camera.ts";
import type { Scene } from "../scene/scene.ts";
import { slabsOf, turnPoint, visibleFaces } from "../scene/slab.ts";
import { STICKER_HALF, STICKER_ROUNDING } from "./painter.ts";
import { faceletCenter, rectangle } from "./svg-painter.ts";

/** The side of the picture, in its own units. */
const SIDE = 1000;
/** How far plastic reaches beyond its face, so that no seam shows the background. */
const SEAM = 3;
/** How far the rounding of a sticker reaches, as a fraction of its side. */
const ROUNDING = (0.7 * STICKER_ROUNDING) / STICKER_HALF;

/** The square picture. Every color is one of the palette's or the plastic, `#rrggbb`, so that few have to be told apart. */
export function shapesOf(scene: Scene, plastic: string): Picture {
  const { size, colors, camera, look } = scene;
  const half = STICKER_HALF / size;
  const shapes: Shape[] = [];
  for (const slab of slabsOf(scene)) {
    const put = (point: readonly [number, number, number]): Point => {
      const [x, y] = project(camera, turnPoint(point, slab.turned));
      return [((1 + x) * SIDE) / 2, ((1 - y) * SIDE) / 2];
    };
    for (const { face, isOuter } of visibleFaces(slab, scene)) {
      const [a, b, c, d] = widened(rectangle(slab, face).map(put));
      shapes.push({ corners: [a, b, c, d], rounding: 0, color: plastic });
      if (!isOuter) continue;
      for (let facelet = face.index * size * size; facelet < (face.index + 1) * size * size; facelet++) {
        const center = faceletCenter(facelet, size);
        if (center.some((at, axis) => at < slab.low[axis] || at > slab.high[axis])) continue;
        const middle = add(center, scale(face.normal, 0.5 / size));
        const at = (right: number, down: number) =>
          put(add(middle, add(scale(face.right, right * half), scale(face.down, down * half))));
        const corners = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)] as const;
        shapes.push({ corners, rounding: ROUNDING, color: look.palette[colors[facelet]], facelet });
      }
    }
  }
  return { width: SIDE, height: SIDE, shapes };
}

function widened(points: readonly Point[]): Point[] {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  return points.map(([x, y]) => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const further = 1 + SEAM / Math.hypot(dx, dy);
    return [middle[0] + dx * further, middle[1] + dy * further];
  });
}
