/** The picture: chooses a painter, keeps it fitting, draws when asked. */
import { glPainter, readyStage } from "../paint/gl-painter.ts";
import { onContextChange } from "../paint/gl-stage.ts";
import type { Painter } from "../paint/painter.ts";
import { svgPainter } from "../paint/svg-painter.ts";
import type { Scene } from "../scene/scene.ts";

export interface Stage {
  readonly element: HTMLElement;
  /** Draws the scene; returns what drew it, or undefined while there is no room for a picture. */
  draw(scene: Scene): Painter["kind"] | undefined;
  renderer(): Painter["kind"] | undefined;
  dispose(): void;
}

/** More device pixels than this on a side cost time and show nothing. */
const MAX_PIXELS = 1600;

/** `invalidate` is called when the picture must be redrawn, `wantsSvg` at every drawing. */
export function makeStage(element: HTMLElement, wantsSvg: () => boolean, invalidate: () => void): Stage {
  let painter: Painter | undefined;
  let forget: (() => void) | undefined;
  const take = (made: Painter | undefined): Painter | undefined => {
    painter?.dispose();
    painter = made;
    if (painter) element.prepend(painter.element);
    return painter;
  };
  return {
    element,
    draw(scene) {
      const side = Math.min(element.clientWidth, element.clientHeight);
      if (side === 0) return undefined;
      const pixels = Math.min(Math.round(side * devicePixelRatio), MAX_PIXELS);
      const plastic = getComputedStyle(element).color;
      forget ??= onContextChange(invalidate);
      // The first picture is SVG, shown while WebGL warms up.
      const wanted = scene.isFlat || wantsSvg() || !readyStage() ? "svg" : "webgl2";
      if (painter?.kind !== wanted) take(wanted === "svg" ? svgPainter() : glPainter());
      if (!painter?.draw(scene, pixels, plastic)) take(svgPainter())?.draw(scene, pixels, plastic);
      return painter?.kind;
    },
    renderer: () => painter?.kind,
    dispose() {
      take(undefined);
      forget?.();
      forget = undefined;
    },
  };
}
