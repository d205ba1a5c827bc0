/** `import type {} from "@cubegram/player/react"` lets JSX of React 19 know `<cube-player>`. */
import type { CubePlayer } from "@cubegram/player";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { CubePlayerAttributes } from "./attributes.d.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cube-player": DetailedHTMLProps<HTMLAttributes<CubePlayer>, CubePlayer> & CubePlayerAttributes;
    }
  }
}
