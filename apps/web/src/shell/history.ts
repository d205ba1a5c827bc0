/** A record with undo: its value as a signal, and what came before and after it. All of it survives a reload. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { readStored, store } from "./storage.ts";

export interface Undoable<T> {
  readonly value: ReadonlySignal<T>;
  /**
   * Steps with the same `merge` label are undone together if each follows the last within `within` milliseconds: a second (typing) by default.
   * Returns whether a new step began.
   */
  set(next: T, options?: { readonly merge?: string | undefined; readonly within?: number }): boolean;
  /** Adds to the present value what follows from it. This is not a step of its own, and redo stays possible. */
  amend(next: T): void;
  undo(): void;
  redo(): void;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
}

interface UndoableOptions<T> {
  /** Where it is kept in the browser's storage. */
  readonly key: string;
  /** Checks what the storage returned; undefined rejects it. */
  readonly parse: (data: unknown) => T | undefined;
}

interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const MAX_PAST_LENGTH = 100;
const MERGE_MS = 1000;
const SAVE_MS = 200;
/** Above this many characters only the present value is kept over a reload. */
const MAX_STORED_SIZE = 100_000;

export function undoable<T>(initial: T, { key, parse }: UndoableOptions<T>): Undoable<T> {
  const state = signal(readHistory(initial, { key, parse }));
  let merged = { label: "", at: 0 };
  let saving: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(saving);
    saving = undefined;
    const isLarge = JSON.stringify(state.value).length > MAX_STORED_SIZE;
    store(key, isLarge ? only(state.value.present) : state.value);
  }
  function change(next: History<T>): void {
    state.value = next;
    clearTimeout(saving);
    saving = setTimeout(save, SAVE_MS);
  }
  globalThis.addEventListener?.("pagehide", () => {
    if (saving !== undefined) save();
  });

  return {
    value: computed(() => state.value.present),
    canUndo: computed(() => state.value.past.length > 0),
    canRedo: computed(() => state.value.future.length > 0),
    set(next, { merge = "", within = MERGE_MS } = {}) {
      const { past, present } = state.value;
      if (next === present) return false;
      const now = Date.now();
      const isSameStep = merge !== "" && merged.label === merge && now - merged.at < within;
      merged = { label: merge, at: now };
      const before = isSameStep ? past : [...past, present].slice(-MAX_PAST_LENGTH);
      change({ past: before, present: next, future: [] });
      return !isSameStep;
    },
    amend(next) {
      if (next !== state.value.present) change({ ...state.value, present: next });
    },
    undo() {
      const { past, present, future } = state.value;
      if (past.length === 0) return;
      merged = { label: "", at: 0 };
      change({ past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] });
    },
    redo() {
      const { past, present, future } = state.value;
      if (future.length === 0) return;
      merged = { label: "", at: 0 };
      change({ past: [...past, present], present: future[0], future: future.slice(1) });
    },
  };
}

function readHistory<T>(initial: T, { key, parse }: UndoableOptions<T>): History<T> {
  const stored = readStored(key) as Partial<Record<keyof History<T>, unknown>> | null | undefined;
  const present = stored?.present === undefined ? undefined : parse(stored.present);
  if (present === undefined) return only(initial);
  const all = (list: unknown) =>
    Array.isArray(list) ? list.map(parse).filter((each) => each !== undefined) : [];
  return { past: all(stored?.past), present, future: all(stored?.future) };
}

function only<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}
