/** How many pictures of a row are drawn by now: one more with every frame, and none again when `of` is another. */
import { useLayoutEffect, useState } from "preact/hooks";

export function useDrawn(length: number, of: unknown): number {
  const [drawn, setDrawn] = useState({ of, count: 0 });
  const count = drawn.of === of ? drawn.count : 0;
  // An effect after the frame would let every other frame pass without a picture.
  useLayoutEffect(() => {
    if (count >= length) return;
    const frame = requestAnimationFrame(() => setDrawn({ of, count: count + 1 }));
    return () => cancelAnimationFrame(frame);
  }, [count, length, of]);
  return count;
}
