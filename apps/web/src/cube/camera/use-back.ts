/** An entry in the browser's history for what covers the page: Back closes that, and the page is as it was. */
import { useLayoutEffect, useRef } from "preact/hooks";

/** The browser says nothing if it has forgotten the entry. */
const FORGOTTEN_MS = 1000;

/** Calls `onBack` when Back was pressed. What it returns takes the entry away, before anything is written into the page's address. */
export function useBack(onBack: () => void): () => Promise<void> {
  const gone = useRef<() => void>(undefined);
  const isThere = useRef(false);
  const back = useRef(onBack);
  back.current = onBack;
  useLayoutEffect(() => {
    const { href } = location;
    history.pushState({ ...history.state, isCovered: true }, "");
    isThere.current = true;
    const arrive = () => {
      // A link leads elsewhere, and the page is gone with all that covers it.
      if (location.href !== href || history.state?.isCovered) return;
      isThere.current = false;
      if (gone.current) gone.current();
      else back.current();
    };
    addEventListener("popstate", arrive);
    return () => removeEventListener("popstate", arrive);
  }, []);
  return () =>
    new Promise((resolve) => {
      if (!isThere.current) return resolve();
      gone.current = resolve;
      history.back();
      setTimeout(resolve, FORGOTTEN_MS);
    });
}
