/** Explore: what an algorithm does when it is repeated, and a virtual cube to play with. */

import { texts } from "../../shell/language.ts";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Segments } from "../../ui/segments.tsx";
import { AlgView } from "./alg-view.tsx";
import { change, record, toLink, VIEWS } from "./model.ts";
import "./style.css";

const t = texts("explore");

const CubeView = lazy(() => import("./cube-view.tsx"));

export default function ExplorePage() {
  const shown = record.value.value;
  return (
    <>
      <PageHead title={t("title")} record={record} link={toLink(shown)} />
      <div class="explore-views">
        <Segments
          label={t("view")}
          isLabelHidden
          options={VIEWS.map((value) => ({ value, label: t(`view-${value}`) }))}
          chosen={shown.view}
          onChoose={(view) => change({ view })}
        />
      </div>
      {shown.view === "alg" ? <AlgView alg={shown.alg} size={shown.size} /> : <CubeView log={shown.cube} />}
    </>
  );
}
