/** A cube that is painted in part: where among the moves it looks like that, for a person to compare. */

import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { CubeToCompare } from "./cube-to-compare.tsx";
import type { Hands } from "./hands.ts";
import { t } from "./messages.ts";
import { type Guide, goOnAt, movesOf } from "./model.ts";

/** Painting goes on meanwhile. */
const PAUSE_MS = 250;

interface LostPlaceProps {
  readonly guide: Guide;
  /** What is known of the cube, `?` for the rest. */
  readonly facelets: string;
  readonly hands: Hands;
}

export function LostPlace({ guide, facelets, hands }: LostPlaceProps) {
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
      <Button onClick={() => hands.on((now) => goOnAt(now, only.done))}>{t("lost-place-yes")}</Button>
    </Notice>
  );
}
