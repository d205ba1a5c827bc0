/** Lost: what does the cube show? Some sides tell the place among the moves; all of them, what went wrong and the way on. */
import { printFacelets } from "@cubegram/core/state";
import { Button } from "../../../components/button.tsx";
import {
  isFixedCenter,
  type NetEditor,
  newEditor,
  readEditorRecord,
  withStickers,
} from "../../../components/net-editor/model.ts";
import { NetEditorView } from "../../../components/net-editor/net-editor.tsx";
import { readEditor } from "../../../cubes/reading.ts";
import { t } from "../messages.ts";
import { goTo, guideOn, seeCube } from "../model.ts";
import type { StepProps } from "./guide.tsx";
import { LostPaste } from "./lost-paste.tsx";
import { LostPlace } from "./lost-place.tsx";
import { LostWay } from "./lost-way.tsx";

export default function LostStep({ guide, size }: StepProps) {
  const kept = readEditorRecord(guide.seen);
  const seen = kept?.size === size ? kept : newEditor(size);
  const { facelets, known, isWhole } = readSeen(seen);
  return (
    <div class="guide-screen guide-paint">
      <div class="guide-say">
        <h2 tabIndex={-1}>{t("lost-title")}</h2>
        <p class="soft">{size % 2 === 0 ? t("lost-how-even") : t("lost-how")}</p>
      </div>
      <div class="guide-editor">
        {isWhole && <LostWay guide={guide} facelets={facelets} />}
        {!isWhole && known >= MIN_KNOWN && <LostPlace guide={guide} facelets={facelets} />}
        <NetEditorView editor={seen} onChange={seeCube} />
        <details>
          <summary>{t("lost-paste")}</summary>
          <LostPaste size={size} onPaste={(coloring) => seeCube(withStickers(seen, coloring))} />
        </details>
      </div>
      <div class="guide-buttons">
        <Button onClick={() => guideOn((now) => goTo(now, "moves"))}>{t("back")}</Button>
      </div>
    </div>
  );
}

/** Fewer stickers than that fit places by chance. */
const MIN_KNOWN = 8;

/** The painted cube: its letters, how many of them tell anything, and whether all are known. */
function readSeen(seen: NetEditor) {
  const { size, colors, empty } = readEditor(seen);
  const facelets = printFacelets({ size, colors });
  const known = [...facelets].filter((letter, at) => letter !== "?" && !isFixedCenter(seen, at)).length;
  return { facelets, known, isWhole: empty === 0 };
}
