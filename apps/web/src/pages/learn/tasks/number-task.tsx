/** A number to type; if it is the number of a cube, that cube is on the stage. */

import { stateCount, unrankState } from "@cubegram/core/codec";
import { coloringOf, solvedState } from "@cubegram/core/state";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { texts } from "../../../shell/language.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { LessonStage, type TaskProps } from "../lesson-stage.tsx";
import { attempt } from "../model.ts";
import { DigitTable } from "./digit-table.tsx";

const t = texts("learn");

export default function NumberTask({ at, task, attempt: { text = "" } }: TaskProps<"number" | "rank">) {
  const digits = task.kind === "rank" ? text.replaceAll(/\D/g, "") : "";
  const number = BigInt(digits || 0);
  const isCube = number < stateCount(3);
  const state = isCube ? unrankState(number, 3) : solvedState(3);
  return (
    <LessonStage
      at={at}
      cube={<CubePicture cube={coloringOf(state)} view="cube" title={t("numbered-cube")} />}
      row={
        <TextField
          label={t("your-number")}
          inputMode="numeric"
          dir="ltr"
          maxLength={24}
          autocomplete="off"
          value={text}
          onText={(typed) => attempt({ text: typed }, "number")}
        />
      }
      about={
        task.kind === "rank" && (
          <div class="card stack">
            <DigitTable state={state} />
            <CubePicture cube={coloringOf(state)} />
          </div>
        )
      }
    >
      {!isCube && <p class="learn-wrong">{t("number-large")}</p>}
    </LessonStage>
  );
}
