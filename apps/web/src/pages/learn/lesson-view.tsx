/** One step of a lesson, and whether it is done. */

import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { lazy } from "../../ui/lazy.tsx";
import { type Attempt, isDone } from "./check.ts";
import { type StepPlace, stepText, type TaskProps } from "./lesson-stage.tsx";
import type { Task } from "./lessons.ts";
import { measured, progress } from "./model.ts";
import { withDone } from "./progress.ts";
import { ChoiceTask } from "./tasks/choice-task.tsx";

const t = texts("learn");

const NumberTask = lazy(() => import("./tasks/number-task.tsx"));

/** A step shows one of them. */
const TASKS = {
  cube: lazy(() => import("./tasks/cube-task.tsx")),
  choice: ChoiceTask,
  number: NumberTask,
  rank: NumberTask,
  repeat: lazy(() => import("./tasks/repeat-task.tsx")),
  order: lazy(() => import("./tasks/order-task.tsx")),
  sort: lazy(() => import("./tasks/sort-task.tsx")),
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
