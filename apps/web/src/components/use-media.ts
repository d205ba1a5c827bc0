/** Whether the page is shown as a media query says; a component that asks is drawn again when that changes. */
import { useEffect, useState } from "preact/hooks";

/** Under a thumb the colors are keys: each paints the sticker at hand and goes on to the next. */
export const KEYPAD = "(pointer: coarse), (max-width: 719px)";

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const onChange = () => setMatches(list.matches);
    onChange();
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  return matches;
}
