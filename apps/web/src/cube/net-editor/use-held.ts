/** Asks the worker how a painted cube was held, whenever its stickers contradict each other or the last one is there. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { type HeldAnswer, takeAnswersFrom } from "../../cubes/held.ts";
import type { NetEditor } from "../../cubes/painted.ts";
import { readEditor } from "../../cubes/reading.ts";
import { ask } from "../../jobs/ask.ts";

const NO_ANSWER = { ask: undefined, offers: [] };
/** Strokes in quick succession are answered together. */
const STROKE_MS = 200;

const answers = new Map<string, HeldAnswer>();
/** Counts the answers, so that whoever read a cube without one reads it again. */
const count = signal(0);

takeAnswersFrom(known);

/** Whoever asks while drawing is drawn again once there is an answer. */
function known(painted: string): HeldAnswer | undefined {
  return count.value < 0 ? undefined : answers.get(painted);
}

function know(painted: string, answer: HeldAnswer): void {
  answers.set(painted, answer);
  count.value++;
}

/** The user says that the sides were held as the net shows them. */
export function trustPainted(painted: string): void {
  know(painted, { ...NO_ANSWER, verdict: "fits" });
}

/** The answer for what is painted now, `pending` while it is sought; undefined if there is nothing to ask. */
export function useHeld(
  editor: NetEditor,
  { turned, isRead }: { readonly turned: readonly number[]; readonly isRead: boolean },
): HeldAnswer | undefined {
  const { size, painted, guided } = editor;
  const { contradictory, empty, asked, forced } = readEditor(editor);
  const isFinished = (empty === 0 || asked !== undefined) && (!guided || forced.includes(1));
  const isAsked = contradictory || isFinished || answers.has(painted);
  useLayoutEffect(() => {
    if (!isAsked || answers.has(painted)) return;
    know(painted, { ...NO_ANSWER, verdict: "pending" });
    const timer = setTimeout(
      () => {
        ask("held", "howHeld", { size, painted, turned, isRead }, { lane: "quick" }).then(
          (answer) => know(painted, answer),
          () => know(painted, { ...NO_ANSWER, verdict: contradictory ? "none" : "fits" }),
        );
      },
      contradictory ? STROKE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      if (answers.get(painted)?.verdict === "pending") answers.delete(painted);
    };
  }, [isAsked, painted]);
  return isAsked ? known(painted) : undefined;
}
