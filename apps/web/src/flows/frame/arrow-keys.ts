/** The arrow keys go back and on, wherever nothing else wants them. */
import { useEffect, useRef } from "preact/hooks";

type Way = (() => void) | undefined;

export function useArrowKeys(back: Way, on: Way): void {
  const ways = useRef({ ArrowLeft: back, ArrowRight: on });
  ways.current = { ArrowLeft: back, ArrowRight: on };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      const go = (ways.current as Partial<Record<string, Way>>)[event.key];
      if (!go) return;
      event.preventDefault();
      go();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Arrow keys belong to fields, and to the player when it has the focus. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, cube-player, [role=grid]") !== null
  );
}
