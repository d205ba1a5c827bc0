/** Back within the guide, in the browser's own history: see `history.ts`. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Hands } from "./hands.ts";
import { type Entry, GuideHistory } from "./history.ts";
import type { Guide } from "./model.ts";

const guideHistory = new GuideHistory({
  read: () => history.state,
  replace: (guide: Entry) => history.replaceState({ guide }, ""),
  push: (guide: Entry) => history.pushState({ guide }, ""),
  go(by) {
    history.go(by);
    // The browser says nothing if it has forgotten that entry.
    setTimeout(() => guideHistory.isMoving && arrive(), FORGOTTEN_MS);
  },
  count: () => history.length,
});

const FORGOTTEN_MS = 1000;

let shown: { readonly guide: Guide; readonly hands: Hands } | undefined;

function arrive(): void {
  const at = guideHistory.arrive(shown?.guide);
  if (at === "page") shown?.hands.leave();
  else if (at) shown?.hands.on(({ seen }) => ({ ...at, seen: at.seen ?? seen }));
}

export function useHistory(guide: Guide, hands: Hands): void {
  const isOpen = useRef(false);
  shown = { guide, hands };
  // What is seen can be gone back from: the entry is there as soon as the screen is.
  useLayoutEffect(
    () =>
      whenTouched(() => {
        if (isOpen.current) guideHistory.follow(guide);
        else guideHistory.open(guide);
        isOpen.current = true;
      }),
    [guide],
  );
  useLayoutEffect(() => {
    const address = location.href;
    addEventListener("popstate", arrive);
    return () => {
      shown = undefined;
      if (location.href === address) guideHistory.leave();
      // Where it went is no longer the guide's business; that it has arrived still is.
      if (!guideHistory.isMoving) return removeEventListener("popstate", arrive);
      addEventListener("popstate", () => removeEventListener("popstate", arrive), { once: true });
    };
  }, []);
}

/** Browsers skip entries that a page made before anybody touched it: the steps to a guide that was open on arrival wait for that. */
function whenTouched(run: () => void): (() => void) | undefined {
  if (navigator.userActivation?.hasBeenActive !== false) {
    run();
    return undefined;
  }
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    run();
  };
  for (const kind of ["pointerup", "keyup"]) addEventListener(kind, once, { signal: touched.signal });
  return () => touched.abort();
}
