/** Explore: what an algorithm does when it is repeated, and a virtual cube to play with. */

import { useRef } from "preact/hooks";
import { Player } from "../../cube/player.tsx";
import { Stage } from "../../cube/stage/index.tsx";
import { ask } from "../../jobs/ask.ts";
import type { AlgReport, Reading } from "../../jobs/explore.ts";
import { TYPING_MS, useJob } from "../../jobs/use-job.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { openMore } from "../../shell/settings.ts";
import { Button } from "../../ui/button.tsx";
import { AS_TYPED } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice, Progress } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { AlgProblemNotice } from "../../ui/problem/index.ts";
import { Segments } from "../../ui/segments.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { MAX_DRAWN_SIZE } from "./cube-log.ts";
import { change, EXAMPLES, MAX_ALG_LENGTH, record, tab, takeCube, toLink, VIEWS } from "./model.ts";
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

const Report = lazy(() => import("./report.tsx"));

/** An algorithm is typed or taken from the examples; the cube does it, and everything about it follows. */
function AlgView({ alg, size }: { readonly alg: string; readonly size: number }) {
  const reading = useReading(alg, size);
  const report = reading?.kind === "report" ? reading.report : undefined;
  const isPlayed = report?.isPlayable ?? false;
  return (
    <Stage
      page="explore"
      size={size}
      largest={MAX_DRAWN_SIZE}
      onSize={(next) => change({ size: next })}
      onTake={takeCube}
      row={
        <TextField
          {...AS_TYPED}
          label={t("alg")}
          isLabelHidden
          hint={t("alg-hint")}
          dir="ltr"
          rows={1}
          maxLength={MAX_ALG_LENGTH}
          value={alg}
          onText={(typed) => change({ alg: typed }, "alg")}
        />
      }
      say={
        <div class="explore-answer pile">
          {!reading && <Progress />}
          {reading?.kind === "problem" && (
            <AlgProblemNotice
              text={alg}
              problem={reading.problem}
              onTake={(better) => change({ alg: better })}
            />
          )}
          {reading?.kind === "empty" && <p>{t("empty")}</p>}
          {report && <Order report={report} />}
          <Examples />
        </div>
      }
      buttons={
        <Button
          look="big"
          disabled={!report}
          onClick={() => {
            tab.value = "why";
            openMore("explore", true);
          }}
        >
          {t("why")}
        </Button>
      }
      more={report && <Report key={`${size} ${report.printed}`} report={report} />}
    >
      <Player
        size={size}
        alg={isPlayed ? report!.printed : ""}
        controls={isPlayed ? "bar" : "none"}
        label={t("player", { alg: report?.printed ?? alg })}
      />
      {report && !isPlayed && <Notice>{t("too-long")}</Notice>}
    </Stage>
  );
}

/** Runs in the worker, so that typing never waits; the last answer stays until the next one arrives. */
function useReading(alg: string, size: number): Reading | undefined {
  const isFirst = useRef(true);
  const work = useJob(
    `${size} ${alg}`,
    (options) => ask("explore", "report", { alg, size }, { ...options, lane: "quick" }),
    { delay: isFirst.current ? 0 : TYPING_MS },
  );
  isFirst.current = false;
  return work.output;
}

/** How often, in large type, and what it means. */
function Order({ report: { order } }: { readonly report: AlgReport }) {
  return (
    <section class="explore-result pile" aria-labelledby="explore-order">
      <h2 id="explore-order">{t("order")}</h2>
      <p class="accent breaks explore-order" aria-live="polite">
        {formatNumber(order.order)}
      </p>
      <p>{t("order-sentence", { n: order.order })}</p>
      {order.looksSolvedAfter !== order.order && (
        <p class="soft">{t("looks-solved", { n: order.looksSolvedAfter })}</p>
      )}
      {order.supercubeOrder !== order.order && (
        <p class="soft">{t("supercube", { n: order.supercubeOrder })}</p>
      )}
    </section>
  );
}

function Examples() {
  return (
    <ul class="strip chips" aria-label={t("examples")}>
      {EXAMPLES.map(({ alg, size, order }) => (
        <li key={`${size} ${alg}`}>
          <button type="button" class="explore-chip tile" onClick={() => change({ alg, size })}>
            <span dir="ltr">{alg}</span>
            <small class="soft">
              <bdi>{`${size}×${size}`}</bdi> · {t("order-short", { n: order })}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
