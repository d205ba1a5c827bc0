/** The open cube, to be painted; the stickers of the fault that is looked at are ringed. */

import { doubtsOf } from "../../cube/by-camera/index.tsx";
import { NetEditorView } from "../../cube/net-editor/net-editor.tsx";
import { byHand, editorOf, hand, preview, record, shownFault, withEditor } from "./model.ts";
import { diagnosisAt, type Reading } from "./use-reading.ts";

export default function Painted({ reading }: { readonly reading: Reading }) {
  const now = record.value.value;
  return (
    <NetEditorView
      editor={editorOf(now, hand.value)}
      marked={diagnosisAt(reading, now.at)?.faults[shownFault.value ?? 0]?.facelets}
      doubted={doubtsOf(now.cubes[now.at])}
      preview={preview.value}
      isRead
      onChange={(next, merge) => {
        hand.value = { cursor: next.cursor, brush: next.brush };
        const entered = withEditor(now, next);
        if (entered === now) return;
        byHand.value = next.painted;
        shownFault.value = undefined;
        record.set(entered, { merge, within: Number.POSITIVE_INFINITY });
      }}
    />
  );
}
