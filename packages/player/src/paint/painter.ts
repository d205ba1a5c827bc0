/** What draws scenes. */
import type { Scene } from "../scene/scene.ts";

export interface Painter {
  readonly kind: "webgl2" | "svg";
  /** What to put into the page; fills its parent. */
  readonly element: HTMLElement | SVGElement;
  /** Draws the scene on `pixels` × `pixels` device pixels, soon; `onShown` is called when it can be seen, unless a later scene takes its place. */
  draw(scene: Scene, pixels: number, plastic: string, onShown: () => void): void;
  dispose?(): void;
}

/** Sizes in cells, the same for every painter. */
export const STICKER_HALF = 0.425;
export const STICKER_ROUNDING = 0.12;
export const BEVEL = 0.03;
