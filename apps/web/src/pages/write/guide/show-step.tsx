/** A scrambled cube: it is shown once, and one route leads straight from it to the message. */
import { printFacelets } from "@cubegram/core/state";
import { printLink } from "../../../app/route.ts";
import { Button } from "../../../components/button.tsx";
import { newEditor, readEditorRecord, withStickers } from "../../../components/net-editor/model.ts";
import { NetEditorView } from "../../../components/net-editor/net-editor.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ProblemNotice } from "../../../components/problem/index.ts";
import { Progress } from "../../../components/progress.tsx";
import { readEditor } from "../../../cubes/reading.ts";
import type { Route } from "../../../work/jobs/write.ts";
import { useWork } from "../../../work/use-work.ts";
import { ask } from "../../../work/work.ts";
import { t } from "../messages.ts";
import { checkAsked, type Guide, goTo, guideOn, password, record, seeCube, takeRoute } from "../model.ts";
import type { StepProps } from "./guide.tsx";
import { LostPaste } from "./lost-paste.tsx";

export default function ShowStep({ guide, size }: StepProps) {
  const kept = readEditorRecord(guide.seen);
  const seen = kept?.size === size ? kept : newEditor(size);
  const { colors, empty } = readEditor(seen);
  const facelets = empty === 0 ? printFacelets({ size, colors }) : undefined;
  const route = useRoute(guide, facelets);
  const found = route.output ?? route.progress;
  return (
    <div class="guide-screen guide-paint">
      <div class="guide-say">
        <h2 tabIndex={-1}>{t("show-title")}</h2>
        <p class="soft">{size % 2 === 0 ? t("show-how-even") : t("show-how")}</p>
      </div>
      <div class="guide-editor">
        {/* The camera's place is here, before painting. */}
        <NetEditorView editor={seen} onChange={seeCube} />
        <details>
          <summary>{t("lost-paste")}</summary>
          <LostPaste size={size} onPaste={(coloring) => seeCube(withStickers(seen, coloring))} />
        </details>
      </div>
      {facelets && (
        <div class="guide-say" aria-live="polite">
          <RouteNews route={route} facelets={facelets} />
        </div>
      )}
      <div class="guide-buttons">
        <Button onClick={() => guideOn((now) => goTo(now, "solved"))}>{t("back")}</Button>
        {facelets && (
          <Button
            look="big"
            disabled={!found}
            onClick={() => found && guideOn((now) => takeRoute(now, { from: found.from, alg: found.alg }))}
          >
            {found ? t("show-go", { n: found.length }) : t("show-looking")}
          </Button>
        )}
      </div>
    </div>
  );
}

function useRoute(guide: Guide, facelets: string | undefined) {
  const { text, size } = record.value.value;
  const input = facelets && {
    facelets,
    alg: guide.cubes[guide.cube],
    text,
    size,
    check: checkAsked(record.value.value, password.value),
    isNearest: guide.cubes.length === 1 && password.value === "" && text === guide.text,
  };
  return useWork<Route, Route>(input && JSON.stringify(input), (options) =>
    ask("write", "route", input as Exclude<typeof input, "" | undefined>, options),
  );
}

function RouteNews({
  route,
  facelets,
}: {
  readonly route: ReturnType<typeof useRoute>;
  readonly facelets: string;
}) {
  const found = route.output ?? route.progress;
  if (route.error?.code === "illegal-cube")
    return (
      <Notice kind="bad" alert>
        {t("lost-impossible")}
      </Notice>
    );
  if (route.error) return <ProblemNotice error={route.error} />;
  if (!found) return <Progress label={t("show-looking")} onCancel={route.cancel} />;
  return (
    <p>
      {t("show-found", { n: found.length })} <a href={printLink("solve", { facelets })}>{t("show-solve")}</a>
    </p>
  );
}
