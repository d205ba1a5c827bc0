/** Learn: six short lessons, each step with something to do and a check that recognizes success. */
import { texts } from "../../shell/language.ts";
import { useHeadingFocus } from "../../shell/page-outlet.tsx";
import { printLink } from "../../shell/route.ts";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { LESSON_NAMES, type LessonName } from "./lessons.ts";
import { countDone, INITIAL, nextStep, progress, record, stepOf, toLink } from "./model.ts";
import "./style.css";

const t = texts("learn");

const LessonView = lazy(() => import("./lesson-view.tsx"));
const FirstCube = lazy(() => import("../../flows/course/index.tsx"));

export default function LearnPage() {
  const shown = record.value.value;
  // Whoever leaves the list reads on at the heading of the lesson, and at the list's after it.
  useHeadingFocus(shown.course ? "course" : (shown.lesson ?? ""));
  if (shown.course) return <FirstCube onLeave={() => record.set(INITIAL)} />;
  const step = stepOf(shown);
  return (
    <>
      <PageHead
        title={shown.lesson ? t(shown.lesson) : t("title")}
        lead={step ? undefined : t("lead")}
        record={record}
        link={toLink(shown)}
      />
      {shown.lesson && step ? (
        <LessonView
          key={`${shown.lesson} ${step.name}`}
          lesson={shown.lesson}
          index={shown.step}
          step={step}
          attempt={shown.attempt}
        />
      ) : (
        <LessonList />
      )}
    </>
  );
}

/** The lessons, each with how much of it is done. */
function LessonList() {
  const { done, all } = countDone(progress.value);
  return (
    <div class="stack">
      <a class="card learn-item" href={printLink("learn", { course: "1" })}>
        <span class="middle learn-number" aria-hidden="true">
          ★
        </span>
        <span class="stack stack-apart learn-item-text">
          <strong>{t("course")}</strong>
          <span class="soft">{t("course-lead")}</span>
        </span>
      </a>
      <h2>{t("mathematics")}</h2>
      <p class="soft">{t("all-done", { n: done, all })}</p>
      <ol class="learn-list pile">
        {LESSON_NAMES.map((name, i) => (
          <LessonItem key={name} name={name} number={i + 1} />
        ))}
      </ol>
    </div>
  );
}

function LessonItem({ name, number }: { readonly name: LessonName; readonly number: number }) {
  const { done, all } = countDone(progress.value, [name]);
  const step = nextStep(progress.value, name);
  const words = t("steps-done", { n: done, all });
  return (
    <li class="pile">
      <a class="card learn-item" href={printLink("learn", { lesson: name, step: String(step + 1) })}>
        <span class="middle learn-number" aria-hidden="true">
          {done === all ? "✓" : number}
        </span>
        <span class="stack stack-apart learn-item-text">
          <strong>{t(name)}</strong>
          <span class="soft">{t(`${name}-lead`)}</span>
          <span class="row">
            <progress max={all} value={done} aria-label={words} />
            <small>{done === all ? t("finished") : words}</small>
          </span>
        </span>
      </a>
    </li>
  );
}
