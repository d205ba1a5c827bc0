/** How to hold the cube, as the picture shows; mostly white up, green in front. */

import { FACES } from "@cubegram/core/geometry";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../cubes/solved.ts";
import { texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";
import { Button } from "../../ui/button.tsx";
import { GoOn, Screen } from "../frame/screen.tsx";
import type { StepProps } from "./hands.ts";
import { goTo } from "./model.ts";
import { UseSmartCube } from "./use-smart-cube.tsx";

const t = texts("guide");

/** The moves of larger cubes may also turn the whole cube. */
const MAX_STILL_SIZE = 3;

export function HoldStep({ guide, size, hands }: StepProps) {
  const from = guide.way?.from;
  const shown = from ?? solvedFacelets(size);
  const isUsual = size % 2 === 1 && hasUsualCenters(shown, size);
  return (
    <Screen
      stage={<CubePicture cube={shown} view="cube" {...(isUsual && { title: t("hold-picture") })} />}
      heading={t("hold-title")}
      buttons={
        <>
          <Button onClick={hands.beforeHold}>{t("back")}</Button>
          <GoOn onClick={() => hands.on((now) => goTo(now, "moves"))}>{t("hold-yes")}</GoOn>
        </>
      }
    >
      <p>
        {isUsual ? t("hold-centers") : from === undefined ? t("hold-small") : t("hold-like-picture")}{" "}
        {isUsual && scheme.value === "japanese" && t("hold-japanese")}
      </p>
      <p class="soft">{size > MAX_STILL_SIZE ? t("hold-large") : t("hold-keep")}</p>
      <UseSmartCube size={size} />
    </Screen>
  );
}

/** White up, green in front, and so on. */
function hasUsualCenters(facelets: string, size: number): boolean {
  const area = size * size;
  return FACES.every((face, i) => facelets[i * area + (area - 1) / 2] === face);
}
