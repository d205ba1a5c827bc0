/** Write: a text, what it takes, and the way to put it on real cubes. */
import { lazy } from "../../components/lazy.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { ShareButton } from "../../components/share-button.tsx";
import { UndoBar } from "../../components/undo-bar.tsx";
import { Compose } from "./compose.tsx";
import { t } from "./messages.ts";
import { record, toLink } from "./model.ts";
import "./style.css";

const GuideView = lazy(() => import("./guide/guide.tsx"));

export default function WritePage() {
  const { guide } = record.value.value;
  if (guide) return <GuideView guide={guide} size={record.value.value.size} />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="write" parameters={toLink(record.value.value)} done={t("share-clear")} />
      </PageHead>
      <Compose />
    </>
  );
}
