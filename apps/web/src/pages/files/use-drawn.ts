/** How many pictures of a row are drawn so far: one more with every frame, starting over when `of` or the look of all cubes changes. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { language } from "../../shell/language.ts";
import { letters, scheme } from "../../shell/settings.ts";

export function useDrawn(length: number, of: unknown): number {
  const look = `${scheme.value} ${letters.value} ${language.value}`;
  const row = useMemo(() => ({ of, look }), [of, look]);
  const [drawn, setDrawn] = useState({ row, count: 0 });
  const count = drawn.row === row ? drawn.count : 0;
  // An effect after the frame would leave every other frame without a picture.
  useLayoutEffect(() => {
    if (count >= length) return;
    const frame = requestAnimationFrame(() => setDrawn({ row, count: count + 1 }));
    return () => cancelAnimationFrame(frame);
  }, [count, length, row]);
  return count;
}
