/** The stage of a step: the cube that it is about, what it says, what is to be done, and what comes after. */

import type { ComponentChildren } from "preact";
import { Stage } from "../../cube/stage/index.tsx";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { FreshHeading } from "../../ui/fresh-heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Attempt } from "./check.ts";
import { LESSON_NAMES, LESSONS, type LessonName, type LessonStep, type Task } from "./lessons.ts";
import { atStep, INITIAL, type LearnRecord, progress, record } from "./model.ts";

const t = texts("learn");
const tLessons = texts("lessons");

type StepTextPart = "title" | "body" | "task" | "after" | `option-${number}`;

/** languages/en.json has them as `lessons.lesson-step-part`; a test asks for every one. */
export function stepText(lesson: LessonName, step: string, part: StepTextPart): string {
  return tLessons(`${lesson}-${step}-${part}` as Parameters<typeof tLessons>[0]);
}

/** Which step it is, and whether the learner is done with it. */
export interface StepPlace {
  readonly lesson: LessonName;
  readonly index: number;
  readonly step: LessonStep;
  readonly done: boolean;
}

/** What the component of a kind of tasks is given. */
export interface TaskProps<Kind extends Task["kind"]> {
  readonly at: StepPlace;
  readonly task: Extract<Task, { kind: Kind }>;
  readonly attempt: Attempt;
}

interface LessonStageProps {
  readonly at: StepPlace;
  readonly cube: ComponentChildren;
  readonly size?: number;
  readonly lastMove?: string | undefined;
  /** Below the cube. */
  readonly row?: ComponentChildren;
  /** Beside it: figures and tables. */
  readonly about?: ComponentChildren;
  /** Makes the exercise as it was at the beginning; undefined while it is. */
  readonly onAgain?: (() => void) | undefined;
  /** What is pressed until it is done. */
  readonly button?: ComponentChildren;
  /** What is entered. */
  readonly children?: ComponentChildren;
}

/** Whether the learner has just gone to this step; on arrival the focus stays where the page put it. */
const hasMoved = { current: false };

function goTo(next: LearnRecord): void {
  hasMoved.current = true;
  record.set(next);
}

export function LessonStage(props: LessonStageProps) {
  const { lesson, index, step, done } = props.at;
  const say = (part: StepTextPart) => stepText(lesson, step.name, part);
  return (
    <Stage
      page="learn"
      size={props.size ?? 3}
      lastMove={props.lastMove}
      row={props.row}
      say={
        <>
          <FreshHeading isNew={hasMoved}>{say("title")}</FreshHeading>
          <p class="strong">
            <span class="soft">{t("task")}</span> {say("task")}
          </p>
          <p>{say("body")}</p>
          {props.children}
          {done && (
            <Notice kind="good">
              <p>
                <strong>{t("right")}</strong> {say("after")}
              </p>
            </Notice>
          )}
        </>
      }
      buttons={
        <>
          {!done && props.button}
          <GoOn lesson={lesson} index={index} done={done} />
          {props.onAgain && <Button onClick={props.onAgain}>{t("again")}</Button>}
        </>
      }
      about={
        <>
          {props.about}
          <Steps lesson={lesson} index={index} />
        </>
      }
    >
      {props.cube}
    </Stage>
  );
}

/** Where the learner is: the lessons, this lesson, its steps. */
function Steps({ lesson, index }: { readonly lesson: LessonName; readonly index: number }) {
  const made = progress.value[lesson] ?? [];
  return (
    <nav class="row learn-path" aria-label={t("steps")}>
      <Button look="quiet" onClick={() => record.set(INITIAL)}>
        {t("all-lessons")}
      </Button>
      <ol class="line">
        {LESSONS[lesson].map(({ name }, i) => (
          <li key={name}>
            <button
              type="button"
              class={made.includes(name) ? "learn-dot learn-dot-done tile" : "learn-dot tile"}
              aria-current={i === index ? "step" : undefined}
              aria-label={`${i + 1}: ${stepText(lesson, name, "title")}${made.includes(name) ? ` (${t("step-done")})` : ""}`}
              onClick={() => goTo(atStep(lesson, i))}
            >
              {made.includes(name) ? "✓" : i + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function GoOn({ lesson, index, done }: Omit<StepPlace, "step">) {
  const isLast = index === LESSONS[lesson].length - 1;
  const following = LESSON_NAMES[LESSON_NAMES.indexOf(lesson) + 1];
  const next = isLast ? following && atStep(following, 0) : atStep(lesson, index + 1);
  return (
    <Button look={done ? "big" : "plain"} onClick={() => goTo(next ?? INITIAL)}>
      {isLast
        ? following
          ? t("next-lesson", { lesson: t(following) })
          : t("all-lessons")
        : t(done ? "next" : "skip")}
    </Button>
  );
}
