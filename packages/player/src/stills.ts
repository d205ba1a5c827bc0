/** What a player shows at any moment of its timeline, within a move too, as SVG files or pixels: for films, and for pages without scripts. */
import { type Image, type Scene as Picture, type Point, rasterize, type Shape } from "@cubegram/core/drawing";
import { type Setup, setUp } from "./model/setup.ts";
import { jump, stepBy } from "./model/update.ts";
import { STICKER_HALF, STICKER_ROUNDING } from "./paint/painter.ts";
import { eachSticker, HALF, put, rectangle, svgFileOf } from "./paint/svg-painter.ts";
import {
  lettersFor,
  paletteFor,
  type Scene,
  type Scheme,
  sceneOf,
  type View,
  viewAngles,
} from "./scene/scene.ts";
import { slabsOf, visibleFaces } from "./scene/slab.ts";

/** What is to be seen, in the same texts as the attributes of the element. */
export interface StillOptions extends Pick<Setup, "size" | "setup" | "stickering" | "alg"> {
  /** Facelets before `setup`, 6n² letters U R F D L B ?; default solved. */
  readonly state?: string;
  /** Default `wca`. */
  readonly scheme?: Scheme;
  /** Default `none`. */
  readonly letters?: string;
  /** Default `cube`. */
  readonly view?: View;
  /** The color between the stickers, as CSS writes it. */
  readonly plastic?: string;
}

/** A timeline whose pictures can be drawn. */
export interface Stills {
  /** Moves. */
  readonly length: number;
  /**
   * The square picture after `at` moves, 0 … `length`, as an SVG file that scales; 2.5 is half a move after the second.
   * Pictures that follow one another are drawn fastest.
   */
  draw(at: number): string;
  /**
   * The same as pixels, `width` × `width` of them, on a background of `#rrggbb`: without letters and without light, so that
   * all colors are those of the scheme, the plastic, the background, and what lies between two of them at an edge.
   */
  pixels(at: number, width: number, background: string): Image;
}

/** What films are drawn on, and in. */
export const BACKGROUND = "#ffffff";
export const PLASTIC = "#17191e";

/**
 * The pictures of a timeline. Needs no page: works on a server and in a worker.
 *
 * @throws RangeError, with the attribute and the code of an `error` event, for what cannot be read; `draw` for a moment
 * outside of the timeline.
 * @example
 * stillsOf({ alg: "R U R' U'" }).length; // → 4
 */
export function stillsOf(options: StillOptions): Stills {
  const {
    state: facelets,
    scheme = "wca",
    letters = "none",
    view = "cube",
    plastic = PLASTIC,
    ...rest
  } = options;
  const palette = paletteFor(scheme);
  const angles = viewAngles(view);
  if (!palette) throw new RangeError(`"scheme" expected a name or six #rrggbb, got “${scheme}”`);
  if (!angles) throw new RangeError(`"view" expected cube, back or YAW PITCH, got “${view}”`);
  const { state, problems } = setUp({ ...rest, facelets, view: angles });
  for (const problem of problems) throw Object.assign(new RangeError(problem.message), problem);
  const look = { palette, letters: lettersFor(letters), hints: false };
  let now = state;
  const sceneAt = (at: number): Scene => {
    if (!(at >= 0 && at <= state.steps.length))
      throw new RangeError(`"at" expected a number in 0 … ${state.steps.length}, got ${at}`);
    const made = Math.floor(at);
    now = jump(now, made).state;
    if (at === made) return sceneOf(now, look);
    const begun = stepBy(now, 1).state;
    const motion = begun.motion && { ...begun.motion, progress: at - made };
    return sceneOf({ ...begun, motion }, look);
  };
  return {
    length: state.steps.length,
    draw: (at) => svgFileOf(sceneAt(at), plastic),
    pixels(at, width, background) {
      if (angles.isFlat)
        throw new RangeError(`"view" expected cube, back or YAW PITCH for pixels, got “${view}”`);
      return rasterize(shapesOf(sceneAt(at), plastic), width, background);
    },
  };
}

/** How far plastic reaches beyond its face, so that no seam shows the background. */
const SEAM = 3;
/** How far the rounding of a sticker reaches, as a fraction of its side. */
const ROUNDING = (0.7 * STICKER_ROUNDING) / STICKER_HALF;

/** The square picture. Every color is one of the palette's or the plastic, `#rrggbb`, so that few have to be told apart. */
function shapesOf(scene: Scene, plastic: string): Picture {
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
