/** Scenes as shapes that core makes pixels of: flat colors, no letters, exact from far to near as in SVG. */
import type { Scene as Picture, Point, Shape } from "@cubegram/core/drawing";
import type { Scene } from "../scene/scene.ts";
import { slabsOf, visibleFaces } from "../scene/slab.ts";
import { STICKER_HALF, STICKER_ROUNDING } from "./painter.ts";
import { eachSticker, HALF, put, rectangle } from "./svg-painter.ts";

/** How far plastic reaches beyond its face, so that no seam shows the background. */
const SEAM = 3;
/** How far the rounding of a sticker reaches, as a fraction of its side. */
const ROUNDING = (0.7 * STICKER_ROUNDING) / STICKER_HALF;

/** The square picture. Every color is one of the palette's or the plastic, `#rrggbb`, so that few have to be told apart. */
export function shapesOf(scene: Scene, plastic: string): Picture {
  const { colors, camera, look } = scene;
  const shapes: Shape[] = [];
  for (const slab of slabsOf(scene))
    for (const { face, isOuter } of visibleFaces(slab, scene)) {
      const plate = rectangle(slab, face).map((point) => fromCorner(put(camera, slab, point)));
      const [a, b, c, d] = widened(plate);
      shapes.push({ corners: [a, b, c, d], rounding: 0, color: plastic });
      if (!isOuter) continue;
      eachSticker(scene, slab, face, 0, (facelet, at) => {
        const corner = (right: number, down: number) => fromCorner(at(right, down));
        const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
        shapes.push({ corners, rounding: ROUNDING, color: look.palette[colors[facelet]], facelet });
      });
    }
  return { width: 2 * HALF, height: 2 * HALF, shapes };
}

/** Pictures of core are counted from their corner. */
function fromCorner([x, y]: Point): Point {
  return [x + HALF, y + HALF];
}

function widened(points: readonly Point[]): Point[] {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
  return points.map(([x, y]) => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const further = 1 + SEAM / Math.hypot(dx, dy);
    return [middle[0] + dx * further, middle[1] + dy * further];
  });
}
