/** A cube as a picture (SVG) in the chosen colours: unfolded, or seen from above right. */
import { drawSvg, type SvgOptions, type View } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";
import { type Colouring, UNKNOWN_COLOUR } from "@cubegram/core/state";
import { useMemo } from "preact/hooks";
import { language } from "../app/language.ts";
import { t } from "../app/messages/index.ts";
import { letters, scheme } from "../app/settings.ts";
import { useWork } from "../work/use-work.ts";
import { ask } from "../work/work.ts";
import { describeCube } from "./cube-words/index.ts";

interface CubePictureProps {
  /** Facelets (URFDLB order, `?` unknown) or a colouring. */
  readonly cube: string | Colouring;
  readonly view?: View;
  /** What it shows, for those who do not see it. */
  readonly title?: string;
  readonly description?: string;
}

/** Pictures of larger cubes are drawn in the worker: hundreds of stickers take a frame and more. */
const LARGEST_AT_ONCE = 6;

export function CubePicture({ cube, view = "net", title, description }: CubePictureProps) {
  const options: SvgOptions = {
    view,
    scheme: scheme.value,
    letters: letters.value,
    title: title ?? t(`picture-${view}`),
  };
  const shown = typeof cube === "string" ? cube : [cube.size, ...cube.colours];
  const key = JSON.stringify([shown, description, language.value, options]);
  const colouring = useMemo(() => (typeof cube === "string" ? colouringOf(cube) : cube), [key]);
  const described = () => ({ ...options, description: description ?? describeCube(colouring!, view) });
  const isLarge = colouring !== undefined && colouring.size > LARGEST_AT_ONCE;
  const atOnce = useMemo(() => (colouring && !isLarge ? drawSvg(colouring, described()) : ""), [key]);
  const work = useWork(isLarge ? key : undefined, (asking) =>
    ask("picture", "draw", { colouring: colouring!, options: described() }, { ...asking, lane: "quick" }),
  );
  const svg = isLarge ? (work.output ?? "") : atOnce;
  // Drawn by our own room, which escapes every text; no style or script is in it.
  return (
    <div class={`cube-picture cube-picture-${view}`} dir="ltr" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}

/** Letters U R F D L B as colours, anything else as unknown; undefined when there are not 6n² of them. */
function colouringOf(facelets: string): Colouring | undefined {
  const size = Math.sqrt(facelets.length / FACES.length);
  if (!Number.isInteger(size) || size < 2) return undefined;
  const colours = Uint8Array.from(facelets, (letter) => {
    const face = (FACES as readonly string[]).indexOf(letter);
    return face < 0 ? UNKNOWN_COLOUR : face;
  });
  return { size, colours };
}
