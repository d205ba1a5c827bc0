/** Lost: what does the cube show? A few sides tell the place among the moves; all of them, what went wrong and how to continue. */

import { useMemo } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { PaintedScreen, readSeen } from "../frame/painted-screen.tsx";
import type { StepProps } from "./hands.ts";
import { PlaceNews, usePlace } from "./lost-place.tsx";
import { LostNews, useWayOn, WayOn } from "./lost-way.tsx";
import { compareAt, goTo } from "./model.ts";
import { shownNearby } from "./shown.ts";

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
        <PlaceNews guide={guide} place={place} how={size % 2 === 0 ? t("lost-how-even") : t("lost-how")} />
      }
      news={isWhole && <LostNews guide={guide} way={way} />}
      buttons={
        <>
          <Button onClick={() => hands.on((now) => goTo(now, "moves"))}>{t("back")}</Button>
          {found && <WayOn guide={guide} found={found} hands={hands} />}
          {place?.only && (
            <Button look="big" onClick={() => hands.on((now) => compareAt(now, place.only!.done))}>
              {t("lost-place-compare")}
            </Button>
          )}
        </>
      }
    >
      {found && found.facelets !== facelets && (
        <>
          <p>{t("lost-hold")}</p>
          <CubeToCompare facelets={found.facelets} />
        </>
      )}
    </PaintedScreen>
  );
}

/** Fewer stickers than this match places by chance. */
const MIN_KNOWN = 8;

/** A cube shown twice: as it looks in the hand, and all of its sides. */
function CubeToCompare({ facelets }: { readonly facelets: string }) {
  return (
    <div class="row gathered guide-pictures">
      <CubePicture cube={facelets} view="cube" />
      <CubePicture cube={facelets} />
    </div>
  );
}
