/** Registers `<cube-player>` on import. */
import { define } from "./index.ts";

export * from "./index.ts";

define();
