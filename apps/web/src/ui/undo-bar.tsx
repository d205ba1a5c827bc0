/** Undo and redo for a page's record, as buttons and as keys (Ctrl-Z, Ctrl-Shift-Z). */

import { useEffect } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { texts } from "../shell/language.ts";
import type { Steps } from "../shell/timeline.ts";
import { Button } from "./button.tsx";

const t = texts("app");

export function UndoBar({ record }: { readonly record: Steps }) {
  useUndoKeys(record);
  const buttons = [
    ["undo", "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3", record.canUndo, record.undo],
    ["redo", "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3", record.canRedo, record.redo],
  ] as const;
  return (
    <span class="undo-bar">
      {buttons.map(([name, path, can, act]) => (
        <Button
          key={name}
          look="quiet"
          aria-label={t(name)}
          title={t(name)}
          disabled={!can.value}
          onClick={act}
        >
          <Icon path={path} />
        </Button>
      ))}
    </span>
  );
}

/** For the page shown, Ctrl-Y too, even in its fields, because those are drawn from the record. */
function useUndoKeys(record: Steps): void {
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
