/** Children one after another, each in its own task and frame: the visible part of a long page appears immediately, and the page never blocks. */
import { type ComponentChildren, toChildArray } from "preact";
import { useEffect, useState } from "preact/hooks";

export function Staggered({ children }: { readonly children: ComponentChildren }) {
  const all = toChildArray(children);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= all.length) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Without the frame a slow browser would lay out several of them together.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(shown + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, all.length]);
  return <>{all.slice(0, shown)}</>;
}
