/** The picture: chooses a painter, keeps it fitting, draws when asked. */
import { glPainter, readyStage } from "../paint/gl-painter.ts";
import { onContextChange } from "../paint/gl-stage.ts";
import type { Painter } from "../paint/painter.ts";
import { svgPainter } from "../paint/svg-painter.ts";
import type { Scene } from "../scene/scene.ts";

export interface Stage {
  /** Draws the scene, and calls `onShown` when it is seen; returns what draws it, or undefined while there is no room for a picture. */
  draw(scene: Scene, onShown: () => void): Painter["kind"] | undefined;
  renderer(): Painter["kind"] | undefined;
  dispose(): void;
}

/** More device pixels than this on a side cost time and show nothing. */
const MAX_PIXELS = 1600;

/** `invalidate` is called when the picture must be redrawn, `wantsSvg` at every drawing. */
export function makeStage(element: HTMLElement, wantsSvg: () => boolean, invalidate: () => void): Stage {
  let painter: Painter | undefined;
  const take = (made: Painter | undefined) => {
    painter?.dispose?.();
    painter = made;
  };
  return {
    draw(scene, onShown) {
      const side = Math.min(element.clientWidth, element.clientHeight);
      if (side === 0) {
        onShown();
        return undefined;
      }
      const pixels = Math.min(Math.round(side * devicePixelRatio), MAX_PIXELS);
      const plastic = getComputedStyle(element).color;
      onContextChange.add(invalidate);
      // The first picture is SVG, shown while WebGL warms up.
      const wanted = scene.isFlat || wantsSvg() || !readyStage() ? "svg" : "webgl2";
      if (painter?.kind !== wanted) take(wanted === "svg" ? svgPainter() : glPainter());
      painter?.draw(scene, pixels, plastic, () => {
        // What was there before is seen until the first picture of its successor.
        if (painter && !painter.element.parentNode) element.replaceChildren(painter.element);
        onShown();
      });
      return painter?.kind;
    },
    renderer: () => painter?.kind,
    dispose() {
      take(undefined);
      element.replaceChildren();
      onContextChange.delete(invalidate);
    },
  };
}
