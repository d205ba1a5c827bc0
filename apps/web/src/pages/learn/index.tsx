/** Learn: six short lessons, each step with something to do and a check that recognizes success. */
import { lazy } from "../../parts/lazy.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { ShareButton } from "../../parts/share-button.tsx";
import { UndoBar } from "../../parts/undo-bar.tsx";
import { LessonList } from "./lesson-list.tsx";
import { t } from "./messages/index.ts";
import { stepOf, toLink } from "./model.ts";
import { record } from "./record.ts";
import "./style.css";

const LessonView = lazy(() => import("./lesson-view.tsx"));

export default function LearnPage() {
  const shown = record.value.value;
  const step = stepOf(shown);
  return (
    <div class="stack">
      <PageHead title={t("title")} lead={t("lead")}>
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
    </div>
  );
}
