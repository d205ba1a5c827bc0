/** A cube as text, to be checked; loaded when it is opened. */

import { printFacelets } from "@cubegram/core/state";
import { useSignal } from "@preact/signals";
import { Answer, useRecognized, WrittenField } from "../../cube/pasted/index.tsx";
import { MAX_EDITED_SIZE } from "../../cubes/painted.ts";
import { texts } from "../../shell/language.ts";
import { Notice } from "../../ui/notice.tsx";
import { change } from "./model.ts";

const t = texts("check");
const pastedWords = texts("pasted");

/** `size`: what moves and numbers are about. */
export default function Paste({ size }: { readonly size: number }) {
  const text = useSignal("");
  const chosen = useSignal(size);
  const { output } = useRecognized({ way: "paste", text: text.value, size: chosen.value }, ([found]) => {
    if (found.kind !== "cube" || found.coloring.size > MAX_EDITED_SIZE) return;
    change({ size: found.coloring.size, painted: printFacelets(found.coloring) });
  });
  const write = (next: string) => {
    // The size chosen now: it changes with the cube that is taken, which does not change the question.
    chosen.value = size;
    text.value = next;
  };
  const first = output?.[0];
  const isTooLarge = first?.kind === "cube" && first.coloring.size > MAX_EDITED_SIZE;
  return (
    <div class="stack">
      <WrittenField
        label={pastedWords("paste-label")}
        hint={pastedWords("paste-hint")}
        rows={3}
        text={text.value}
        onText={write}
      />
      {isTooLarge ? (
        <Notice kind="bad">{t("too-large", { most: MAX_EDITED_SIZE })}</Notice>
      ) : (
        output &&
        text.value.trim() !== "" && <Answer found={output} text={text.value} onTake={write} isFirstOnly />
      )}
    </div>
  );
}
