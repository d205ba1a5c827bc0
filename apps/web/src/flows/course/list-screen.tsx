/** The lessons, with those that are done ticked off. */
import { texts } from "../../shell/language.ts";
import { GoOn } from "../frame/screen.tsx";
import { LESSONS } from "./lessons.ts";
import { atLesson, type CourseStepProps, nextLesson } from "./model.ts";

const t = texts("course");

export function ListScreen({ course, change }: CourseStepProps) {
  const { done } = course;
  const next = nextLesson(course);
  return (
    <div class="guide-screen course-lessons pile">
      <div class="guide-editor stack">
        <h2 tabIndex={-1}>{t(next === undefined ? "the-end" : "lead")}</h2>
        <ol class="pile">
          {LESSONS.map(({ id }, lesson) => (
            <li key={id}>
              <button
                type="button"
                class="line course-lesson tile"
                aria-current={lesson === next ? "step" : undefined}
                onClick={() => change(atLesson(course, lesson))}
              >
                <span class="accent centered course-number" aria-hidden="true">
                  {done.includes(id) ? "✓" : lesson + 1}
                </span>
                <span>
                  {t(`${id}-name`)}
                  {done.includes(id) && <span class="visually-hidden"> ({t("is-done")})</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {next !== undefined && (
        <div class="row in-reach guide-buttons">
          <GoOn onClick={() => change(atLesson(course, next))}>
            {t(done.length === 0 ? "start" : "continue", { n: next + 1 })}
          </GoOn>
        </div>
      )}
    </div>
  );
}
