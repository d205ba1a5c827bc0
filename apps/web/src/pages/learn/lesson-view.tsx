/** One step of a lesson, and whether it is done. */

import { useLayoutEffect } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { type Attempt, isDone } from "./check.ts";
import type { LessonName, LessonStep } from "./lesson.ts";
import { measured, progress } from "./model.ts";
import { withDone } from "./progress.ts";
import { stepText } from "./step-text.ts";
import { TaskView } from "./tasks/task-view.tsx";

const t = texts("learn");

interface LessonViewProps {
  readonly lesson: LessonName;
  readonly index: number;
  readonly step: LessonStep;
  readonly attempt: Attempt;
}

export default function LessonView({ lesson, index, step, attempt }: LessonViewProps) {
  const bits = measured.value?.text === attempt.text ? measured.value?.bits : undefined;
  const done = isDone(step.task, bits === undefined ? attempt : { ...attempt, bits });
  useLayoutEffect(() => {
    // Immediately: someone who sees that the answer was right may leave the next moment.
    if (!done) return;
    progress.value = withDone(progress.peek(), lesson, step.name);
    announce(`${t("right")} ${stepText(lesson, step.name, "after")}`);
  }, [done]);
  return <TaskView at={{ lesson, index, name: step.name, done }} step={step} attempt={attempt} />;
}
