/** Explore: what an algorithm does when it is repeated, and a virtual cube to play with. */

import { texts } from "../../app/language.ts";
import { lazy } from "../../components/lazy.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Segments } from "../../components/segments.tsx";
import { ShareButton } from "../../components/share-button.tsx";
import { UndoBar } from "../../components/undo-bar.tsx";
import { AlgView } from "./alg-view.tsx";
import { change, record, toLink, VIEWS } from "./model.ts";
import "./style.css";

const t = texts("explore");

const CubeView = lazy(() => import("./cube-view.tsx"));

export default function ExplorePage() {
  const shown = record.value.value;
  return (
    <div class="stack">
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="explore" parameters={toLink(shown)} />
      </PageHead>
      <Segments
        label={t("view")}
        options={VIEWS.map((value) => ({ value, label: t(`view-${value}`) }))}
        chosen={shown.view}
        onChoose={(view) => change({ view })}
      />
      {shown.view === "alg" ? <AlgView alg={shown.alg} size={shown.size} /> : <CubeView log={shown.cube} />}
    </div>
  );
}
