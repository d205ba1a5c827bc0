/** One question about one sticker: which of the colors that it may have; or a word on a cube that was not seen whole. */

import { ask } from "../../jobs/ask.ts";
import type { CameraReading, SoFar } from "../../jobs/camera.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { colorLook, colorWords, stickerWords } from "../net-editor/words.ts";
import "./style.css";

const words = texts("camera");
const t = texts("by-camera");

/** The number of choices shown as buttons; any other color can be painted. */
const MAX_CHOICES = 4;

export default function Question({
  reading,
  onAnswer,
  onLeave,
}: {
  readonly reading: CameraReading | SoFar;
  readonly onAnswer: (reading: CameraReading) => void;
  readonly onLeave: () => void;
}) {
  if (!("told" in reading)) return <Notice kind="note">{words("kept")}</Notice>;
  const [facelet] = reading.doubts;
  const [colors] = reading.choices;
  const answer = async (face: number) => {
    const next = await ask("camera", "answer", { reading, facelet, face }, { lane: "quick" }).catch(
      () => undefined,
    );
    if (next) onAnswer(next);
  };
  return (
    <fieldset class="camera-question">
      <legend>{t("ask", { sticker: stickerWords(facelet, reading.size) })}</legend>
      <div class="row">
        {colors.slice(0, MAX_CHOICES).map((face) => (
          <Button key={face} onClick={() => void answer(face)}>
            <span class="camera-color" style={colorLook(face)} aria-hidden="true" />
            {colorWords(face)}
          </Button>
        ))}
        <Button look="quiet" onClick={onLeave}>
          {t("by-hand")}
        </Button>
      </div>
    </fieldset>
  );
}
