/** `<cube-player>` in JSX: its properties, which Preact sets where an element has them. */
import type { CubePlayer } from "@cubegram/player";
import type { Ref } from "preact";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "cube-player": {
        readonly ref?: Ref<CubePlayer>;
        readonly class?: string;
        readonly dir?: "ltr";
        readonly size?: number;
        readonly state?: string | undefined;
        readonly setup?: string;
        readonly alg?: string;
        readonly speed?: number;
        readonly controls?: string;
        readonly scheme?: string;
        readonly letters?: string;
        readonly view?: string | undefined;
        readonly locked?: boolean;
        readonly hintStickers?: boolean;
      };
    }
  }
}
