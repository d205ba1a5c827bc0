/** A repair as a motion: in a picture that is drawn again, every sticker whose color has changed comes from where that color was. */

/** A sticker of a picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

/** More than four pieces and their neighbors are no repair but another cube. */
const MAX_MOVED = 24;

/**
 * For each sticker that has another color than before, where its color was: the nearest place that has lost it, each taken once;
 * undefined for a color that was nowhere. By index; empty where the pictures are not of one cube with a few things changed.
 */
export function sourcesOf(before: readonly Spot[], after: readonly Spot[]): Map<number, number | undefined> {
  const changed = after.flatMap((spot, i) => (before[i]?.color === spot.color ? [] : [i]));
  const isSame =
    before.length === after.length && after.every(({ x, y }, i) => before[i].x === x && before[i].y === y);
  if (!isSame || changed.length > MAX_MOVED) return new Map();
  const free = new Set(changed);
  return new Map(
    changed.map((to) => {
      const away = (from: number) => Math.hypot(before[from].x - after[to].x, before[from].y - after[to].y);
      const [from] = [...free]
        .filter((from) => before[from].color === after[to].color)
        .sort((a, b) => away(a) - away(b));
      if (from !== undefined) free.delete(from);
      return [to, from];
    }),
  );
}

/** The stickers of a drawn cube, and its body; rings have no fill. */
function stickersIn(picture: Element): SVGPathElement[] {
  return [...picture.querySelectorAll<SVGPathElement>("path:not([fill=none])")];
}

function spotOf(path: SVGPathElement): Spot {
  const { x, y, width, height } = path.getBBox();
  return { x: x + width / 2, y: y + height / 2, color: path.getAttribute("fill") ?? "" };
}

/** Lets the stickers of a picture come from where they were in `before`; returns where they are. What moves is a copy, over all others. */
export function glide(picture: Element, before: readonly Spot[]): readonly Spot[] {
  const stickers = stickersIn(picture);
  const after = stickers.map(spotOf);
  for (const [to, from] of sourcesOf(before, after)) {
    const sticker = stickers[to];
    sticker.style.setProperty("--was", before[to].color);
    sticker.classList.add("check-was");
    const copy = sticker.cloneNode() as SVGPathElement;
    copy.removeAttribute("style");
    copy.setAttribute("class", from === undefined ? "check-appears" : "check-glides");
    if (from !== undefined)
      copy.style.setProperty(
        "--from",
        `${before[from].x - after[to].x}px, ${before[from].y - after[to].y}px`,
      );
    copy.addEventListener("animationend", () => copy.remove());
    sticker.ownerSVGElement?.append(copy);
  }
  return after;
}
