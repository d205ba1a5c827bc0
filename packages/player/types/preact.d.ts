/** `import type {} from "@cubegram/player/preact"` lets JSX of Preact know `<cube-player>`. */
import type { CubePlayer } from "@cubegram/player";
import type { HTMLAttributes } from "preact";
import type { CubePlayerAttributes } from "./attributes.d.ts";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "cube-player": HTMLAttributes<CubePlayer> & CubePlayerAttributes;
    }
  }
}
