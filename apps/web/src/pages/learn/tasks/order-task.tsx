/** An algorithm to find: its order is shown as it is typed. */

import { checkAlg, parseAlg } from "@cubegram/core/notation";
import { coloringOf } from "@cubegram/core/state";
import { AlgProblemNotice } from "../../../cube/alg-problem/index.ts";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { texts } from "../../../shell/language.ts";
import { AS_TYPED } from "../../../ui/field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { cubeOf, orderOf } from "../check.ts";
import { LessonStage, type TaskProps } from "../lesson-stage.tsx";
import { attempt } from "../model.ts";

const t = texts("learn");

export default function OrderTask({ at, attempt: { alg: text = "" } }: TaskProps<"order">) {
  const parsed = parseAlg(text);
  const checked = parsed.ok ? checkAlg(parsed.value, 3) : parsed;
  const order = text.trim() === "" ? undefined : orderOf(text);
  return (
    <LessonStage
      at={at}
      cube={<CubePicture cube={coloringOf(cubeOf(3, "", text))} view="cube" />}
      row={
        <div class="stack">
          <TextField
            {...AS_TYPED}
            label={t("your-moves")}
            class="mono"
            dir="ltr"
            maxLength={200}
            value={text}
            onText={(alg) => attempt({ alg }, "alg")}
          />
          <p class="learn-moves" aria-live="polite">
            {order !== undefined && t("order-is", { n: order })}
          </p>
        </div>
      }
    >
      {!checked.ok && (
        <AlgProblemNotice text={text} problem={checked.error} onTake={(alg) => attempt({ alg })} />
      )}
    </LessonStage>
  );
}
