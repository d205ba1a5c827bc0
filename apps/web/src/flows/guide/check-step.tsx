/** After every fourth move: does the cube look like this? The user answers, or the camera. */

import { Cube } from "@cubegram/core";
import { useEffect, useMemo } from "preact/hooks";
import { ByCamera, type SeenCube } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { newEditor } from "../../cubes/painted.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { GoOn, Screen } from "../frame/screen.tsx";
import type { StepProps } from "./hands.ts";
import { getLost, looksDifferent, looksSame, movesOf } from "./model.ts";
import { shownNearby, shownNow } from "./shown.ts";

const cameraWords = texts("by-camera");
const t = texts("guide");

export function CheckStep({ guide, size, hands }: StepProps) {
  const shown = shownNow(guide, size);
  const place = t("check-after", { n: guide.made, all: movesOf(guide).length });
  useEffect(() => announce(`${t("check-question")} ${place}`), [place]);
  // A slip may have happened earlier: then it is one of the pictures before or after.
  const nearby = useMemo(() => shownNearby(guide, size), [guide.cubes, guide.cube, guide.way, guide.made]);
  /** The camera reads the cube however it is held. */
  const compare = ({ facelets, cursor }: SeenCube) => {
    const isSame = Cube.fromFacelets(shown).upright().facelets() === facelets;
    // What is to be painted on is no cube yet.
    if (!facelets.includes("?")) announce(cameraWords(isSame ? "same" : "other"));
    if (isSame) return hands.on(looksSame);
    hands.on(getLost);
    hands.see({ ...newEditor(size), painted: facelets, cursor });
  };
  return (
    <Screen
      stage={<CubePicture cube={shown} view="cube" />}
      heading={t("check-question")}
      buttons={
        <>
          <Button onClick={() => hands.on(looksDifferent)}>{t("check-no")}</Button>
          <GoOn onClick={() => hands.on(looksSame)}>{t("check-yes")}</GoOn>
        </>
      }
    >
      <p class="soft">{place}</p>
      <ByCamera
        size={size}
        isWhole
        expected={nearby}
        look="quiet"
        label={cameraWords("compare")}
        onRead={compare}
      />
    </Screen>
  );
}
