/** Learn: six short lessons, each step with something to do and a check that recognizes success. */
import { texts } from "../../shell/language.ts";
import { useHeadingFocus } from "../../shell/page-outlet.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { LessonList } from "./lesson-list.tsx";
import { INITIAL, record, stepOf, toLink } from "./model.ts";
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
      <PageHead title={shown.lesson ? t(shown.lesson) : t("title")} lead={step ? undefined : t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="learn" parameters={toLink(shown)} />
      </PageHead>
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
