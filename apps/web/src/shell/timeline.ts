/**
 * The steps of all pages in the order in which they were made: undo takes back the latest, wherever it was made, and shows it there, as
 * undo does between the sheets of a spreadsheet. After a reload each page has its own steps again.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Undoable } from "./history.ts";

/** What of a record undo is about. */
export type Steps = Pick<Undoable<unknown>, "undo" | "redo" | "canUndo" | "canRedo">;

interface Sheet extends Steps {
  /** Goes to the page, whose record has just changed. */
  readonly show: () => void;
}

export function makeTimeline() {
  const sheets = new Map<string, Sheet>();
  const past = signal<readonly string[]>([]);
  const future = signal<readonly string[]>([]);

  function go(name: string, way: "undo" | "redo"): void {
    const [from, to] = way === "undo" ? [past, future] : [future, past];
    const last = from.peek().at(-1);
    const whose = last !== undefined && can(last, way) ? last : name;
    const sheet = sheets.get(whose);
    batch(() => {
      if (whose === last) {
        from.value = from.peek().slice(0, -1);
        to.value = [...to.peek(), whose];
      }
      sheet?.[way]();
    });
    if (whose !== name) sheet?.show();
  }
  function can(name: string, way: "undo" | "redo"): boolean {
    const sheet = sheets.get(name);
    return sheet !== undefined && (way === "undo" ? sheet.canUndo : sheet.canRedo).value;
  }

  return {
    /** The record of a page, whose steps are now some of all. */
    join<T>(name: string, record: Undoable<T>, show: () => void): Undoable<T> {
      sheets.set(name, { ...record, show });
      return {
        ...record,
        set(next, options) {
          const isStep = record.set(next, options);
          if (isStep) {
            past.value = [...past.peek(), name].slice(-100);
            future.value = [];
          }
          return isStep;
        },
        undo: () => go(name, "undo"),
        redo: () => go(name, "redo"),
        canUndo: computed(() => record.canUndo.value || past.value.some((each) => can(each, "undo"))),
        canRedo: computed(() => record.canRedo.value || future.value.some((each) => can(each, "redo"))),
      };
    },
  };
}
