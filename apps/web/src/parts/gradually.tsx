/** Children one after the other, each in a task of its own: a long page is there at once as far as it is seen, and never holds up the hand. */
import { type ComponentChildren, toChildArray } from "preact";
import { useEffect, useState } from "preact/hooks";

export function Gradually({ children }: { readonly children: ComponentChildren }) {
  const all = toChildArray(children);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= all.length) return;
    const timer = setTimeout(() => setShown(shown + 1));
    return () => clearTimeout(timer);
  }, [shown, all.length]);
  return <>{all.slice(0, shown)}</>;
}
