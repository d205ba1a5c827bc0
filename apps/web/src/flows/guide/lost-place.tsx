/** For a partly painted cube: where among the moves it looks like that. A picture is compared before continuing from there. */

import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import type { Places } from "../../jobs/write.ts";
import { texts } from "../../shell/language.ts";
import { type Guide, lostInput, movesOf } from "./model.ts";

const t = texts("guide");

/** Painting continues meanwhile. */
const PAUSE_MS = 250;

/** `facelets`: what is known of the cube, `?` for the rest; undefined if that is too little. */
export function usePlace(guide: Guide, facelets: string | undefined): Places | undefined {
  const input = lostInput(guide, facelets);
  const { output, isRunning } = useJob(
    input && JSON.stringify(input),
    (options) => ask("write", "places", input!, { ...options, lane: "quick" }),
    { delay: PAUSE_MS },
  );
  return facelets === undefined || isRunning ? undefined : output;
}

interface PlaceNewsProps {
  readonly guide: Guide;
  readonly place: Places | undefined;
  /** Shown as long as there is nothing else to say. */
  readonly how: string;
}

export function PlaceNews({ guide, place, how }: PlaceNewsProps) {
  if (place?.count === 0) return <p>{t("lost-nowhere")}</p>;
  if (!place?.only) return <p class="soft">{how}</p>;
  return <p>{t("lost-place-at", { n: place.only.done, all: movesOf(guide).length })}</p>;
}
