/** A cube that is painted in part: where among the moves it looks like that, for a person to compare. */
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useWork } from "../../../work/use-work.ts";
import { ask } from "../../../work/work.ts";
import { t } from "../messages.ts";
import { type Guide, goOnAt, guideOn, movesOf } from "../model.ts";
import { CubeToCompare } from "./cube-to-compare.tsx";

/** Painting goes on meanwhile. */
const PAUSE_MS = 250;

export function LostPlace({ guide, facelets }: { readonly guide: Guide; readonly facelets: string }) {
  const { cubes, cube, way } = guide;
  const input = { alg: cubes[cube], facelets, way };
  const { output, isRunning } = useWork(
    JSON.stringify(input),
    (options) => ask("write", "places", input, { ...options, lane: "quick" }),
    { delay: PAUSE_MS },
  );
  if (!output || isRunning) return null;
  const { count, only } = output;
  if (count === 0) return <Notice kind="note">{t("lost-nowhere")}</Notice>;
  if (!only) return null;
  return (
    <Notice kind="note" alert>
      <p>{t("lost-place", { n: only.done, all: movesOf(guide).length })}</p>
      <CubeToCompare facelets={only.facelets} />
      <Button onClick={() => guideOn((now) => goOnAt(now, only.done))}>{t("lost-place-yes")}</Button>
    </Notice>
  );
}
