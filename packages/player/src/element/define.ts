/** Registration: the only thing that touches the page before an element is created. */
import { CubePlayer } from "./cube-player.ts";

/** Registers the element, once; does nothing on a server. */
export function define(name = "cube-player"): void {
  if (typeof customElements !== "undefined" && !customElements.get(name))
    customElements.define(name, CubePlayer);
}
