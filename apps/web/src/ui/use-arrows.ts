/** The arrow keys go back and on, wherever nothing else wants them. */
import { useEffect, useRef } from "preact/hooks";

export function useArrows(back: () => void, on: () => void): void {
  const ways = useRef({ back, on });
  ways.current = { back, on };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      if (event.key === "ArrowRight") ways.current.on();
      else ways.current.back();
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
