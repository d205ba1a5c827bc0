/** A question with a few answers. After a wrong one, another can be chosen. */
import { coloringOf } from "@cubegram/core/state";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { texts } from "../../../shell/language.ts";
import { cubeOf } from "../check.ts";
import { LessonStage, stepText, type TaskProps } from "../lesson-stage.tsx";
import { attempt } from "../model.ts";

const t = texts("learn");

export function ChoiceTask({ at, task, attempt: { choice } }: TaskProps<"choice">) {
  const { lesson } = at;
  const { name } = at.step;
  return (
    <LessonStage at={at} cube={<CubePicture cube={coloringOf(cubeOf(3, "", task.alg ?? ""))} view="cube" />}>
      <fieldset class="learn-choices pile">
        <legend class="visually-hidden">{stepText(lesson, name, "task")}</legend>
        {Array.from({ length: task.options }, (_, i) => (
          <label key={stepText(lesson, name, `option-${i + 1}`)} class="line learn-choice tile">
            <input
              type="radio"
              name={`${lesson}-${name}`}
              checked={choice === i}
              onChange={() => attempt({ choice: i })}
            />
            <span dir="auto">{stepText(lesson, name, `option-${i + 1}`)}</span>
          </label>
        ))}
        {choice !== undefined && choice !== task.answer && (
          <p class="learn-wrong" role="alert">
            {t("wrong")}
          </p>
        )}
      </fieldset>
    </LessonStage>
  );
}
