/** Registration: the only thing that touches the page before an element is created. */
import { CubePlayer } from "./cube-player.ts";

/**
 * Registers the element under `name`, once; does nothing if the name is taken, or on a server.
 *
 * @throws DOMException if the name is not valid for a custom element, or the class is registered under another name.
 */
export function define(name = "cube-player"): void {
  if (typeof customElements !== "undefined" && !customElements.get(name))
    customElements.define(name, CubePlayer);
}
