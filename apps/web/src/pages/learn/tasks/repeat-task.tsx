/** The same moves again and again, counted. */

import { coloringOf } from "@cubegram/core/state";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { cubeOf } from "../check.ts";
import { LessonStage, type TaskProps } from "../lesson-stage.tsx";
import { attempt } from "../model.ts";

const t = texts("learn");

const MAX_COUNT = 1000;

export default function RepeatTask({ at, task, attempt: { repetitions = 0 } }: TaskProps<"repeat">) {
  const { alg } = task;
  const state = cubeOf(3, "", repetitions === 0 ? "" : `(${alg})${repetitions}`);
  const times = t("done-times", { n: repetitions });
  return (
    <LessonStage
      at={at}
      cube={<CubePicture cube={coloringOf(state)} view="cube" title={times} />}
      row={
        <p class="learn-moves" aria-live="polite">
          <span class="mono" dir="ltr">
            {alg}
          </span>{" "}
          · {times}
        </p>
      }
      button={
        <Button look="big" onClick={() => attempt({ repetitions: Math.min(repetitions + 1, MAX_COUNT) })}>
          {t("once-more")}
        </Button>
      }
      onAgain={repetitions === 0 ? undefined : () => attempt({ repetitions: 0 })}
    />
  );
}
