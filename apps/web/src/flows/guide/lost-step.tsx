/** Lost: what does the cube show? A few sides tell the place among the moves; all of them, what went wrong and how to continue. */

import { useMemo } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import type { Places } from "../../jobs/write.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { PaintedScreen, readSeen } from "../frame/painted-screen.tsx";
import { GoOn } from "../frame/screen.tsx";
import { type StepProps, shownNearby } from "./hands.ts";
import { LostNews, useWayOn, WayOn } from "./lost-way.tsx";
import { compareAt, type Guide, goTo, lostInput, movesOf } from "./model.ts";

const t = texts("guide");

export default function LostStep({ guide, size, hands }: StepProps) {
  const seen = readSeen(guide.seen, size);
  const { facelets, known, isWhole } = seen;
  const place = usePlace(guide, !isWhole && known >= MIN_KNOWN ? facelets : undefined);
  const way = useWayOn(guide, isWhole ? facelets : undefined);
  const found = isWhole ? way.output : undefined;
  const expected = useMemo(() => shownNearby(guide, size), [guide.cubes, guide.cube, guide.way, guide.made]);
  return (
    <PaintedScreen
      seen={seen}
      onSee={hands.see}
      expected={expected}
      heading={t("lost-title")}
      how={
        place?.count === 0 ? (
          <p>{t("lost-nowhere")}</p>
        ) : place?.only ? (
          <p>{t("lost-place-at", { n: place.only.done, all: movesOf(guide).length })}</p>
        ) : (
          <p class="soft">{size % 2 === 0 ? t("lost-how-even") : t("lost-how")}</p>
        )
      }
      news={isWhole && <LostNews guide={guide} way={way} />}
      buttons={
        <>
          <Button onClick={() => hands.on((now) => goTo(now, "moves"))}>{t("back")}</Button>
          {found && <WayOn guide={guide} found={found} hands={hands} />}
          {place?.only && (
            <GoOn onClick={() => hands.on((now) => compareAt(now, place.only!.done))}>
              {t("lost-place-compare")}
            </GoOn>
          )}
        </>
      }
    >
      {found && found.facelets !== facelets && (
        <>
          <p>{t("lost-hold")}</p>
          <div class="row gathered guide-pictures">
            <CubePicture cube={found.facelets} view="cube" />
            <CubePicture cube={found.facelets} />
          </div>
        </>
      )}
    </PaintedScreen>
  );
}

/** Fewer stickers than this match places by chance. */
const MIN_KNOWN = 8;

/** Painting continues meanwhile. */
const PAUSE_MS = 250;

/** Where among the moves the cube looks like that, `?` for what is not known; without facelets, too little is known. */
function usePlace(guide: Guide, facelets: string | undefined): Places | undefined {
  const input = lostInput(guide, facelets);
  const { output, isRunning } = useJob(
    input && JSON.stringify(input),
    (options) => ask("write", "places", input!, { ...options, lane: "quick" }),
    { delay: PAUSE_MS },
  );
  return facelets === undefined || isRunning ? undefined : output;
}
