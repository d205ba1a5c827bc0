/** Pictures of large cubes. */
import { drawSvg, type SvgOptions } from "@cubegram/core/drawing";
import type { Colouring } from "@cubegram/core/state";

export function draw({
  colouring,
  options,
}: {
  readonly colouring: Colouring;
  readonly options: SvgOptions;
}): string {
  return drawSvg(colouring, options);
}
