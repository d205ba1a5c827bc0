/** The lessons, each with how much of it is done. */
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { LESSON_NAMES, type LessonName } from "./lessons.ts";
import { progress } from "./model.ts";
import { countDone, nextStep } from "./progress.ts";

const t = texts("learn");

export function LessonList() {
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
