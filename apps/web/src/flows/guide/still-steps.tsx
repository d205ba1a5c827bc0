/** The steps at which the cube is held still: as the moves begin, and compared with the picture. */
import { Cube } from "@cubegram/core";
import { FACES } from "@cubegram/core/geometry";
import { useEffect, useMemo } from "preact/hooks";
import { ByCamera, type SeenCube } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { SmartCubeButton } from "../../cube/smart/button.tsx";
import { canBeSmart, inHand } from "../../cube/smart/held.ts";
import type { SmartLink } from "../../cube/smart/link.ts";
import { newEditor } from "../../cubes/painted.ts";
import { solvedFacelets } from "../../cubes/solved.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";
import { Button } from "../../ui/button.tsx";
import { GoOn, Screen } from "../frame/screen.tsx";
import { leader, type StepProps, shownNearby, shownNow } from "./hands.ts";
import { getLost, goTo, looksDifferent, looksSame, movesOf } from "./model.ts";

const t = texts("guide");

/** The moves of larger cubes may also turn the whole cube. */
const MAX_STILL_SIZE = 3;

/** How to hold the cube, as the picture shows; mostly white up, green in front. */
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

const cameraWords = texts("by-camera");

/** After every fourth move: does the cube look like this? The user answers, or the camera. */
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

/** On the first screens: a smart cube may lead instead of the buttons; one that is connected does. */
export function UseSmartCube({ size }: { readonly size: number }) {
  const isPossible = canBeSmart(size) && !leader.value;
  useEffect(() => {
    const link = inHand.peek();
    if (isPossible && link?.isConnected.peek()) void lead(link);
  }, []);
  return isPossible ? <SmartCubeButton onConnect={lead} /> : null;
}

const lead = async (link: SmartLink) => (await import("./smart/index.tsx")).startLeading(link);
