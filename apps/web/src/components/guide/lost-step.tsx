/** Lost: what does the cube show? Some sides tell the place among the moves; all of them, what went wrong and the way on. */
import { Button } from "../button.tsx";
import type { StepProps } from "./hands.ts";
import { LostPlace } from "./lost-place.tsx";
import { LostWay } from "./lost-way.tsx";
import { t } from "./messages.ts";
import { goTo } from "./model.ts";
import { PaintedScreen, readSeen } from "./painted-screen.tsx";

export default function LostStep(props: StepProps) {
  const { guide, size, hands } = props;
  const { facelets, known, isWhole } = readSeen(guide.seen, size);
  return (
    <PaintedScreen
      {...props}
      heading={t("lost-title")}
      how={size % 2 === 0 ? t("lost-how-even") : t("lost-how")}
      buttons={<Button onClick={() => hands.on((now) => goTo(now, "moves"))}>{t("back")}</Button>}
    >
      {isWhole && <LostWay guide={guide} facelets={facelets} hands={hands} />}
      {!isWhole && known >= MIN_KNOWN && <LostPlace guide={guide} facelets={facelets} hands={hands} />}
    </PaintedScreen>
  );
}

/** Fewer stickers than that fit places by chance. */
const MIN_KNOWN = 8;
