/** A question with a few answers. After a wrong one, another can be chosen. */
import { texts } from "../../../shell/language.ts";
import type { LessonName, Task } from "../lesson.ts";
import { attempt } from "../model.ts";
import { stepText } from "../step-text.ts";

const t = texts("learn");

export function ChoiceTask({
  lesson,
  step,
  task,
  choice,
}: {
  readonly lesson: LessonName;
  readonly step: string;
  readonly task: Extract<Task, { kind: "choice" }>;
  readonly choice: number | undefined;
}) {
  return (
    <fieldset class="learn-choices">
      <legend class="visually-hidden">{stepText(lesson, step, "task")}</legend>
      {Array.from({ length: task.options }, (_, i) => (
        <label key={stepText(lesson, step, `option-${i + 1}`)} class="learn-choice">
          <input
            type="radio"
            name={`${lesson}-${step}`}
            checked={choice === i}
            onChange={() => attempt({ choice: i })}
          />
          <span dir="auto">{stepText(lesson, step, `option-${i + 1}`)}</span>
        </label>
      ))}
      {choice !== undefined && choice !== task.answer && (
        <p class="learn-wrong" role="alert">
          {t("wrong")}
        </p>
      )}
    </fieldset>
  );
}
