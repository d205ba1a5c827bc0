/** Whether the page matches a media query; a component that asks is redrawn when that changes. */
import { useEffect, useState } from "preact/hooks";

/** On touch screens the colors are keys: each paints the current sticker and moves on to the next. */
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
