/** The cube now says the message: compare, go on to the next cube, or pass it on. */

import { useState } from "preact/hooks";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../../cubes/solved.ts";
import { GoOn, Screen } from "../../../flows/frame/screen.tsx";
import { type StepProps, shownNow } from "../../../flows/guide/hands.ts";
import { looksDifferent, movesOf, nextCube, splitMoves } from "../../../flows/guide/model.ts";
import { Icon } from "../../../shell/icon.tsx";
import { texts } from "../../../shell/language.ts";
import { printLink } from "../../../shell/route.ts";
import { Button, SHARE_ICON } from "../../../ui/button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { password, record } from "../model.ts";
import { SaidCube } from "./said-cube.tsx";

const t = texts("write");
const guideWords = texts("guide");
const keepsakeWords = texts("keepsake");

const Keepsake = lazy(() => import("./keepsake.tsx"));

export function DoneStep({ guide, size, hands }: StepProps) {
  const facelets = shownNow(guide, size);
  const isLast = guide.cube + 1 === guide.cubes.length;
  const isByHand = record.value.value.kind === "letters";
  const [isKept, setKept] = useState(false);
  const said = {
    text: guide.text,
    size,
    from: guide.way?.from ?? solvedFacelets(size),
    alg: movesOf(guide).join(" "),
  };
  const words = keepsakeWords("VideoEncoder" in globalThis ? "title" : "picture-only");
  return (
    <Screen
      stage={
        isLast ? (
          <SaidCube {...said} />
        ) : (
          <CubePicture cube={facelets} view="cube" title={t("done-picture")} />
        )
      }
      heading={isLast ? t("done-title") : t("done-cube", { n: guide.cube + 1 })}
      buttons={
        <>
          <Button onClick={() => hands.on(looksDifferent)}>{guideWords("check-no")}</Button>
          <GoOn onClick={isLast ? hands.leave : () => hands.on(nextCube)}>
            {t(isLast ? "done-finish" : "done-next")}
          </GoOn>
        </>
      }
    >
      {isLast && (
        <p>{t(isByHand ? "done-letters" : password.value === "" ? "done-pass-on" : "done-password")}</p>
      )}
      {guide.cubes.length === 1 && (
        <>
          <p class="row">
            <Button look="main" popovertarget="keepsake">
              <Icon path={SHARE_ICON} />
              {words}
            </Button>
          </p>
          <dialog
            id="keepsake"
            class="menu keepsake"
            popover="auto"
            aria-label={words}
            onToggle={(event) => setKept(event.newState === "open")}
          >
            {isKept && (
              <Keepsake {...said} facelets={facelets} turns={splitMoves(guide.cubes[guide.cube]).length} />
            )}
          </dialog>
          {!isByHand && (
            <p>
              <a href={printLink("read", { facelets })}>{t("done-read")}</a>
            </p>
          )}
        </>
      )}
    </Screen>
  );
}
