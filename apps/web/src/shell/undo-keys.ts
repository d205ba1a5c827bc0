/** Ctrl-Z and Ctrl-Shift-Z (or Ctrl-Y) for the page shown, even in its fields, because those are drawn from the record. */
import { useEffect } from "preact/hooks";
import type { Undoable } from "./history.ts";

/** The page's record answers the keys for as long as the component is shown. */
export function useUndoKeys(record: Pick<Undoable<unknown>, "undo" | "redo">): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) record.redo();
      else record.undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [record]);
}
