/** A cube as a picture (SVG) in the chosen colours: unfolded, or seen from above right. */
import { drawSvg, type View } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";
import { type Colouring, UNKNOWN_COLOUR } from "@cubegram/core/state";
import { useMemo } from "preact/hooks";
import { t } from "../app/messages/index.ts";
import { letters, scheme } from "../app/settings.ts";

export function CubePicture({
  cube,
  view = "net",
  title,
  description,
}: {
  /** Facelets (URFDLB order, `?` unknown) or a colouring. */
  readonly cube: string | Colouring;
  readonly view?: View;
  /** What it shows, for those who do not see it. */
  readonly title?: string;
  readonly description?: string;
}) {
  const name = title ?? t(`picture-${view}`);
  const options = { view, scheme: scheme.value, letters: letters.value, title: name };
  const svg = useMemo(() => {
    const colouring = typeof cube === "string" ? colouringOf(cube) : cube;
    return colouring
      ? drawSvg(colouring, { ...options, ...(description !== undefined && { description }) })
      : "";
  }, [cube, view, scheme.value, letters.value, name, description]);
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
