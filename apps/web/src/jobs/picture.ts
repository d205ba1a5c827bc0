/** Pictures of large cubes. */
import { drawSvg, type SvgOptions } from "@cubegram/core/drawing";
import type { Coloring } from "@cubegram/core/state";

export function draw({ coloring, options }: { readonly coloring: Coloring; readonly options: SvgOptions }) {
  return drawSvg(coloring, options);
}
