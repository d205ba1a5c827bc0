/** Write: a text, what it takes, and the way to put it on real cubes. */
import { lazy } from "../../parts/lazy.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { ShareButton } from "../../parts/share-button.tsx";
import { UndoBar } from "../../parts/undo-bar.tsx";
import { Compose } from "./compose.tsx";
import { t } from "./messages/index.ts";
import { toLink } from "./model.ts";
import { record } from "./state.ts";
import "./style.css";

const GuideView = lazy(() => import("./guide/guide.tsx"));

export default function WritePage() {
  const { guide } = record.value.value;
  return (
    <>
      <PageHead title={guide ? t("guide-title") : t("title")} lead={guide ? undefined : t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="write" parameters={toLink(record.value.value)} />
      </PageHead>
      {guide ? <GuideView guide={guide} size={record.value.value.size} /> : <Compose />}
    </>
  );
}
