/**
 * What a person would find wrong with a screen, found by its geometry: words or controls that overlap or run together, that are cut
 * off or cannot be reached, a main button out of sight, a control that cannot be told from what is around it.
 */
import type { Page } from "@playwright/test";

export interface Looks {
  /** The button that must be in sight before anybody scrolls. */
  readonly main?: string | undefined;
}

/** Everything wrong with the screen as it is now, one sentence each. */
export function screenFaults(page: Page, looks: Looks = {}): Promise<string[]> {
  return page.evaluate(faultsInPage, looks);
}

/** The same for each size of letters a reader may set, in percent: at once, so that nothing is drawn between two of them. */
export function screenFaultsWith(page: Page, letters: readonly number[], looks: Looks): Promise<string[][]> {
  return page.evaluate(`(() => {
    const { style } = document.documentElement;
    const found = ${JSON.stringify(letters)}.map((percent) => {
      style.fontSize = percent === 100 ? "" : percent + "%";
      return (${faultsInPage})(${JSON.stringify(looks)});
    });
    style.fontSize = "";
    return found;
  })()`);
}

/** The same as an expression, for drivers that take no functions. */
export function screenFaultsScript(): string {
  return `(${faultsInPage})({})`;
}

/** Runs in the page, so it stands alone. */
function faultsInPage({ main }: Looks): string[] {
  const CONTROLS =
    "a[href], button, input, select, textarea, summary, [role=tab], [role=slider], [role=gridcell]";
  const PICTURES = "cube-player, .cube-picture, video, img";
  /** Parts of a pixel, and borders that share one. */
  const SLACK = 1.5;
  const width = document.documentElement.clientWidth;
  const height = document.documentElement.clientHeight;
  const found = new Set<string>();

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Thing {
    readonly kind: "text" | "control" | "picture";
    readonly element: Element;
    readonly name: string;
    readonly box: Box;
    /** As much of it as no scrolling or clipping ancestor hides. */
    readonly seen: Box;
    /** The control it stands in, itself if it is one. */
    readonly control: Element | null;
    /** The nearest part that stays in its place while the rest scrolls, or lies over the page. */
    readonly layer: Element | null;
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    let style = styles.get(element);
    if (!style) {
      style = getComputedStyle(element);
      styles.set(element, style);
    }
    return style;
  };
  const isEmpty = (box: Box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const round = (box: Box) =>
    `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)}`;

  const hidden = new Map<Element, boolean>();
  /** Kept for screen readers alone, transparent, or folded away. */
  const isHidden = (element: Element): boolean => {
    let answer = hidden.get(element);
    if (answer === undefined) {
      const style = styleOf(element);
      const { width: w, height: h } = element.getBoundingClientRect();
      const isForReaders =
        style.position === "absolute" && w <= 1.5 && h <= 1.5 && style.overflow !== "visible";
      answer =
        isForReaders ||
        style.clipPath === "inset(50%)" ||
        style.opacity === "0" ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        (element.parentElement !== null && isHidden(element.parentElement));
      hidden.set(element, answer);
    }
    return answer;
  };

  /** What a fixed part lies in does not clip it. */
  const clippers = (element: Element): Element[] => {
    const chain: Element[] = [];
    let { position } = styleOf(element);
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (position === "fixed") break;
      const style = styleOf(at);
      const isSkipped = position === "absolute" && style.position === "static";
      if (!isSkipped) {
        position = style.position;
        if (style.overflowX !== "visible" || style.overflowY !== "visible") chain.push(at);
      }
    }
    return chain;
  };
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (["fixed", "sticky"].includes(styleOf(at).position) || at.matches(":popover-open, dialog[open]"))
        return at;
    return null;
  };
  const nameOf = (element: Element) =>
    (
      element.getAttribute("aria-label") ||
      element.textContent ||
      element.className.toString() ||
      element.tagName
    )
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 40);

  const things: Thing[] = [];
  const add = (kind: Thing["kind"], element: Element, name: string, box: Box) => {
    if (isEmpty(box)) return;
    let seen = box;
    const own = styleOf(element);
    const isClipping = own.overflowX !== "visible" || own.overflowY !== "visible";
    for (const clipper of kind === "text" && isClipping
      ? [element, ...clippers(element)]
      : clippers(element)) {
      const style = styleOf(clipper);
      const room = clipper.getBoundingClientRect();
      const before = seen;
      seen = meet(seen, {
        left: style.overflowX === "visible" ? -1e6 : room.left,
        right: style.overflowX === "visible" ? 1e6 : room.right,
        top: style.overflowY === "visible" ? -1e6 : room.top,
        bottom: style.overflowY === "visible" ? 1e6 : room.bottom,
      });
      // What ends in dots on purpose says so.
      const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const cutX = Math.max(seen.left - before.left, before.right - seen.right);
      const cutY = Math.max(seen.top - before.top, before.bottom - seen.bottom);
      const isCutX = cutX > SLACK + 1 && ["hidden", "clip"].includes(style.overflowX);
      const isCutY =
        cutY > (before.bottom - before.top) * 0.25 && ["hidden", "clip"].includes(style.overflowY);
      if ((isCutX || isCutY) && !isShortened && kind !== "picture")
        found.add(`cut off: ${kind} "${name}" at ${round(box)} by .${clipper.className}`);
      // Further out only what is left can be cut; what can be scrolled to is not lost.
      if (isEmpty(seen)) return;
    }
    const control = element.closest(`${CONTROLS}, label`);
    things.push({ kind, element, name, box, seen, control, layer: layerOf(element) });
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? "").trim();
    const parent = node.parentElement;
    if (text === "" || !parent || parent.closest("svg, script, style, option, textarea") || isHidden(parent))
      continue;
    range.selectNodeContents(node);
    const size = Number.parseFloat(styleOf(parent).fontSize);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Of a line only what letters cover: from a capital's top to just below the base line.
      const middle = (top + bottom) / 2;
      const half = Math.min((bottom - top) / 2, size * 0.42);
      add("text", parent, text.replace(/\s+/g, " ").slice(0, 40), {
        left,
        right,
        top: middle - half,
        bottom: middle + half,
      });
    }
  }
  for (const element of document.querySelectorAll(CONTROLS)) {
    // A choice is seen as its label.
    const isChoice = element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type);
    const shown = isChoice ? (element.closest("label") ?? element) : element;
    if (shown.closest("svg") || isHidden(shown)) continue;
    // A link in a sentence is as its text is.
    if (styleOf(shown).display === "inline") continue;
    add("control", shown, nameOf(shown), shown.getBoundingClientRect());
  }
  for (const element of document.querySelectorAll(PICTURES))
    if (!isHidden(element) && !element.closest("svg"))
      add("picture", element, nameOf(element), element.getBoundingClientRect());

  // Off the screen: to the side, unless that part scrolls; above the top; or, in a part that stays in its place, below.
  const scrollsTo = (element: Element, axis: "overflowX" | "overflowY") =>
    clippers(element).some((each) => ["auto", "scroll"].includes(styleOf(each)[axis]));
  if (document.documentElement.scrollWidth > width + 1)
    found.add(
      `leaves the screen: the page is ${document.documentElement.scrollWidth} wide, the screen ${width}`,
    );
  for (const { kind, name, element, box, seen, layer } of things) {
    if ((seen.left < -SLACK || seen.right > width + SLACK) && !scrollsTo(element, "overflowX"))
      found.add(`leaves the screen: ${kind} "${name}" at ${round(box)}`);
    const isFixed = layer !== null && styleOf(layer).position === "fixed";
    if (box.top + scrollY < -SLACK && !isFixed && !scrollsTo(element, "overflowY"))
      found.add(`leaves the screen: ${kind} "${name}" at ${round(box)}, above the top`);
    if (isFixed && (box.top < -SLACK || box.bottom > height + SLACK)) {
      const isReached = [layer, ...clippers(element)].some((each) =>
        ["auto", "scroll"].includes(styleOf(each).overflowY),
      );
      if (!isReached)
        found.add(`leaves the screen: ${kind} "${name}" at ${round(box)}, in a part that does not scroll`);
    }
  }

  // Text that sticks out of its own button.
  for (const { kind, name, element, box } of things) {
    if (kind !== "text") continue;
    const button = element.closest("button, a.button, .nav-link, .segment, .chip, .move");
    if (!button || styleOf(button).display === "inline") continue;
    const room = button.getBoundingClientRect();
    const out = Math.max(
      room.left - box.left,
      box.right - room.right,
      room.top - box.top,
      box.bottom - room.bottom,
    );
    if (out > SLACK && styleOf(button).overflow === "visible")
      found.add(`sticks out of its button: "${name}" by ${Math.round(out)}`);
  }

  const isOpaque = (element: Element) => {
    if (element.matches("cube-player, canvas, video, img")) return true;
    const color = styleOf(element).backgroundColor;
    const alpha = /(?:\/|,[^,]+,[^,]+,)\s*([\d.]+)\)$/.exec(color);
    return color !== "transparent" && (alpha === null || Number(alpha[1]) > 0.9);
  };
  /** Whether the one is meant to lie over the other: a bar or a menu with its own ground, under which the rest scrolls. */
  const isMeant = (a: Thing, b: Thing) => {
    if (a.layer === b.layer) return false;
    const over = [a.layer, b.layer].filter((each) => each !== null);
    return over.some((layer) => {
      const own = layer.contains(a.element) ? a : b;
      const other = own === a ? b : a;
      if (layer.contains(other.element)) return false;
      for (let at: Element | null = own.element; at; at = at === layer ? null : at.parentElement)
        if (isOpaque(at) || styleOf(at).backdropFilter !== "none") return true;
      return false;
    });
  };
  const isRelated = (a: Thing, b: Thing) =>
    a.element === b.element ||
    a.element.contains(b.element) ||
    b.element.contains(a.element) ||
    (a.control !== null && (a.control === b.control || a.control.contains(b.element))) ||
    b.control?.contains(a.element) === true;

  const sorted = [...things].sort((a, b) => a.seen.top - b.seen.top);
  for (const [i, a] of sorted.entries())
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j];
      if (b.seen.top >= a.seen.bottom - 1) break;
      if (a.kind === "picture" && b.kind === "picture") continue;
      const common = meet(a.seen, b.seen);
      const x = common.right - common.left;
      const y = common.bottom - common.top;
      if (x < -3 || y < 2.5) continue;
      if (isRelated(a, b)) continue;
      const isText = a.kind === "text" && b.kind === "text";
      // Words of two controls beside each other need a space; words of one line may touch.
      const isTogether =
        isText && x > -3 && x <= 1 && a.control !== null && b.control !== null && a.control !== b.control;
      const isOver = x > (a.kind === "picture" || b.kind === "picture" ? 3 : 1.5);
      if (!isTogether && !isOver) continue;
      if (isMeant(a, b)) continue;
      found.add(
        `${isOver ? "overlap" : "run together"}: ${a.kind} "${a.name}" at ${round(a.box)} and ${b.kind} "${b.name}" at ${round(b.box)}`,
      );
    }

  // A control without a word needs an edge, a picture or a ground of its own.
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) if (isOpaque(at)) return styleOf(at).backgroundColor;
    return "white";
  };
  for (const { kind, element, name, box } of things) {
    if (
      kind !== "control" ||
      (element.textContent ?? "").trim() !== "" ||
      element.matches("input, select, textarea")
    )
      continue;
    if (element.querySelector("svg, img, canvas") || styleOf(element).backgroundImage !== "none") continue;
    const style = styleOf(element);
    const around = groundOf(element.parentElement);
    const hasEdge = ["Top", "Left"].some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
        ![around, "rgba(0, 0, 0, 0)"].includes(style.getPropertyValue(`border-${side.toLowerCase()}-color`)),
    );
    const hasLine = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    if (!hasEdge && !hasLine && groundOf(element) === around)
      found.add(`cannot be told from its ground: control "${name}" at ${round(box)}`);
  }

  if (main !== undefined) {
    const button = [...document.querySelectorAll(main)].find((each) => each.checkVisibility());
    if (!button) found.add(`no main button: ${main}`);
    else {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const isOn = left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
      if (!isOn)
        found.add(`main button out of sight: "${nameOf(button)}" at ${round({ left, top, right, bottom })}`);
      else {
        for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
          const hit = document.elementFromPoint((left + right) / 2, y);
          if (!hit || !(button.contains(hit) || hit.contains(button)))
            found.add(`main button covered: "${nameOf(button)}" by ${hit ? nameOf(hit) : "nothing"}`);
        }
      }
    }
  }
  return [...found];
}
