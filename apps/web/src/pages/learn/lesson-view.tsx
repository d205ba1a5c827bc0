/** One step of a lesson, and whether it is done. */

import { coloringOf } from "@cubegram/core/state";
import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { lazy } from "../../ui/lazy.tsx";
import { type Attempt, cubeOf, isDone } from "./check.ts";
import { LessonStage, type StepPlace, stepText, type TaskProps } from "./lesson-stage.tsx";
import type { Task } from "./lessons.ts";
import { attempt, measured, progress, withDone } from "./model.ts";

const t = texts("learn");

const NumberTask = lazy(() => import("./tasks/number-task.tsx"));

/** A step shows one of them. */
const TASKS = {
  cube: lazy(() => import("./tasks/cube-task.tsx")),
  choice: ChoiceTask,
  number: NumberTask,
  rank: NumberTask,
  repeat: lazy(async () => ({ default: (await import("./tasks/small-tasks.tsx")).RepeatTask })),
  order: lazy(async () => ({ default: (await import("./tasks/small-tasks.tsx")).OrderTask })),
  sort: lazy(async () => ({ default: (await import("./tasks/small-tasks.tsx")).SortTask })),
  text: lazy(() => import("./tasks/text-task.tsx")),
};

type LessonViewProps = Omit<StepPlace, "done"> & { readonly attempt: Attempt };

export default function LessonView({ lesson, index, step, attempt }: LessonViewProps) {
  const bits = measured.value?.text === attempt.text ? measured.value?.bits : undefined;
  const done = isDone(step.task, bits === undefined ? attempt : { ...attempt, bits });
  useLayoutEffect(() => {
    // Immediately: someone who sees that the answer was right may leave the next moment.
    if (!done) return;
    progress.value = withDone(progress.peek(), lesson, step.name);
    announce(`${t("right")} ${stepText(lesson, step.name, "after")}`);
  }, [done]);
  const TaskView = TASKS[step.task.kind] as ComponentType<TaskProps<Task["kind"]>>;
  return <TaskView at={{ lesson, index, step, done }} task={step.task} attempt={attempt} />;
}

/** A question with a few answers. After a wrong one, another can be chosen. */
function ChoiceTask({ at, task, attempt: { choice } }: TaskProps<"choice">) {
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
