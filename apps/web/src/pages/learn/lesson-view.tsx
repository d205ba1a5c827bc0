/** One step of a lesson: what it says, what is to be done, and what comes after. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Attempt, isDone } from "./check.ts";
import { LESSON_NAMES, type LessonName, type LessonStep } from "./lesson.ts";
import { lessonOf } from "./lessons.ts";
import { atStep, INITIAL, type LearnRecord, measured, progress, record } from "./model.ts";
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

/** Whether the learner has just gone to this step. */
let hasMoved = false;

function goTo(next: LearnRecord): void {
  hasMoved = true;
  record.set(next);
}

export default function LessonView({ lesson, index, step, attempt }: LessonViewProps) {
  const bits = measured.value?.text === attempt.text ? measured.value?.bits : undefined;
  const done = isDone(step.task, bits === undefined ? attempt : { ...attempt, bits });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the user's own step, reading continues at the heading; on arrival the focus stays where the page put it.
    if (hasMoved) heading.current?.focus();
    hasMoved = false;
  }, []);
  useLayoutEffect(() => {
    // Immediately: someone who sees that the answer was right may leave the next moment.
    if (!done) return;
    progress.value = withDone(progress.peek(), lesson, step.name);
    announce(`${t("right")} ${stepText(lesson, step.name, "after")}`);
  }, [done]);
  return (
    <article class="stack">
      <LessonTrail lesson={lesson} index={index} />
      <div class="card stack">
        <h2 ref={heading} tabIndex={-1}>
          {stepText(lesson, step.name, "title")}
        </h2>
        <p class="learn-body">{stepText(lesson, step.name, "body")}</p>
        <p class="learn-task">
          <strong>{t("task")}</strong> {stepText(lesson, step.name, "task")}
        </p>
        <TaskView lesson={lesson} step={step} attempt={attempt} />
        {done && (
          <Notice kind="good">
            <p>
              <strong>{t("right")}</strong> {stepText(lesson, step.name, "after")}
            </p>
          </Notice>
        )}
        <StepButtons lesson={lesson} index={index} done={done} />
      </div>
    </article>
  );
}

/** Where the learner is: the lessons, this lesson, its steps. */
function LessonTrail({ lesson, index }: { readonly lesson: LessonName; readonly index: number }) {
  const { steps } = lessonOf(lesson)!;
  const made = progress.value[lesson] ?? [];
  return (
    <div class="learn-path">
      <Button look="quiet" onClick={() => record.set(INITIAL)}>
        {t("all-lessons")}
      </Button>
      <span class="learn-path-name">{t(lesson)}</span>
      <ol class="learn-steps" aria-label={t("steps")}>
        {steps.map(({ name }, i) => (
          <li key={name}>
            <button
              type="button"
              class={made.includes(name) ? "learn-dot learn-dot-done" : "learn-dot"}
              aria-current={i === index ? "step" : undefined}
              aria-label={`${i + 1}: ${stepText(lesson, name, "title")}${made.includes(name) ? ` (${t("step-done")})` : ""}`}
              onClick={() => goTo(atStep(lesson, i))}
            >
              {made.includes(name) ? "✓" : i + 1}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepButtons({
  lesson,
  index,
  done,
}: {
  readonly lesson: LessonName;
  readonly index: number;
  readonly done: boolean;
}) {
  const isLast = index === lessonOf(lesson)!.steps.length - 1;
  const following = LESSON_NAMES[LESSON_NAMES.indexOf(lesson) + 1];
  const go = () => {
    if (!isLast) goTo(atStep(lesson, index + 1));
    else goTo(following ? atStep(following, 0) : INITIAL);
  };
  return (
    <div class="row learn-buttons">
      {index > 0 && <Button onClick={() => goTo(atStep(lesson, index - 1))}>{t("previous")}</Button>}
      <Button look={done ? "main" : "plain"} onClick={go}>
        {isLast
          ? following
            ? t("next-lesson", { lesson: t(following) })
            : t("all-lessons")
          : t(done ? "next" : "skip")}
      </Button>
    </div>
  );
}
