/** A cube as a picture (SVG) in the chosen colors: unfolded, or seen from the upper right. */
import { drawSvg, type SvgOptions, type View } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";
import { type Coloring, UNKNOWN_COLOR } from "@cubegram/core/state";
import { useMemo } from "preact/hooks";
import { ask } from "../jobs/ask.ts";
import { useJob } from "../jobs/use-job.ts";
import { language, texts } from "../shell/language.ts";
import { letters, scheme } from "../shell/settings.ts";
import { describeCube } from "./cube-words/index.ts";

const t = texts("app");

export interface CubePictureProps {
  /** Facelets (URFDLB order, `?` unknown) or a coloring. */
  readonly cube: string | Coloring;
  readonly view?: View;
  /** Facelets with a ring around them. */
  readonly ringed?: readonly number[];
  /** What it shows, for screen readers. */
  readonly title?: string;
}

/** Pictures of larger cubes are drawn in the worker: hundreds of stickers take a frame and more. */
const MAX_SIZE_AT_ONCE = 6;

export function CubePicture({ cube, view = "net", ringed, title }: CubePictureProps) {
  const options: SvgOptions = {
    view,
    scheme: scheme.value,
    letters: letters.value,
    ...(ringed && { ringed }),
    title: title ?? t(`picture-${view}`),
  };
  const shown = typeof cube === "string" ? cube : [cube.size, ...cube.colors];
  const key = JSON.stringify([shown, language.value, options]);
  const coloring = useMemo(() => (typeof cube === "string" ? coloringOf(cube) : cube), [key]);
  const described = () => ({ ...options, description: describeCube(coloring!, view) });
  const isLarge = coloring !== undefined && coloring.size > MAX_SIZE_AT_ONCE;
  const atOnce = useMemo(() => (coloring && !isLarge ? drawSvg(coloring, described()) : ""), [key]);
  const work = useJob(isLarge ? key : undefined, (asking) =>
    ask("picture", "draw", { coloring: coloring!, options: described() }, { ...asking, lane: "quick" }),
  );
  const svg = isLarge ? (work.output ?? "") : atOnce;
  // Drawn by core, which escapes every text; it contains no style or script.
  return (
    <div class={`cube-picture cube-picture-${view}`} dir="ltr" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}

/** Letters U R F D L B as colors, anything else as unknown; undefined when there are not 6n² of them. */
function coloringOf(facelets: string): Coloring | undefined {
  const size = Math.sqrt(facelets.length / FACES.length);
  if (!Number.isInteger(size) || size < 2) return undefined;
  const colors = Uint8Array.from(facelets, (letter) => {
    const face = (FACES as readonly string[]).indexOf(letter);
    return face < 0 ? UNKNOWN_COLOR : face;
  });
  return { size, colors };
}
