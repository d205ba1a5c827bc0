/**
 * The cube does not look as it should: instead of painting all of it, the user is asked for the one sticker that tells most, again and
 * again, until a wrong turn explains what is seen. A picture of the cube as it then is decides.
 */

import { FACES } from "@cubegram/core/geometry";
import { useEffect, useMemo, useState } from "preact/hooks";
import { ByCamera } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { colorLetter, colorLook, colorWords, stickerWords } from "../../cube/net-editor/words.ts";
import { blankCube, newEditor } from "../../cubes/painted.ts";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import type { Located } from "../../jobs/write.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Screen } from "../frame/screen.tsx";
import { type StepProps, shownNearby, shownNow } from "./hands.ts";
import { LostNews, useWayOn, WayOn } from "./lost-way.tsx";
import { checkedBefore, type Guide, getLost, lostInput, stepBack } from "./model.ts";
import "../../cube/net-editor/style.css";

const cameraWords = texts("by-camera");
const t = texts("guide");

/** What was answered so far, in order: a sticker's color, or that a cube in a picture is another one. */
type Answer = { readonly facelet: number; readonly letter: string } | { readonly other: string };

export default function AskedStep({ guide, size, hands }: StepProps) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const seen = useMemo(() => seenIn(answers, shownNow(guide, size), size), [answers]);
  const others = answers.flatMap((answer) => ("other" in answer ? [answer.other] : []));
  const located = useLocated(guide, seen, others);
  const way = useWayOn(guide, located?.facelets);
  const expected = useMemo(() => shownNearby(guide, size), [guide.cubes, guide.cube, guide.way, guide.made]);
  const facelet = located?.ask;
  const sticker = facelet === undefined ? undefined : stickerWords(facelet, size);
  useEffect(() => {
    if (sticker) announce(cameraWords("ask", { sticker }));
    else if (located?.facelets) announce(t("check-question"));
    else if (located) announce(t("asked-none"));
  }, [sticker, located]);
  const paint = (painted: string) => {
    hands.on(getLost);
    hands.see({ ...newEditor(size), painted, cursor: Math.max(0, painted.indexOf("?")) });
  };
  const back = () =>
    answers.length > 0 ? setAnswers(answers.slice(0, -1)) : hands.on((now) => stepBack(now) ?? now);
  const add = (answer: Answer) => setAnswers([...answers, answer]);
  if (located?.facelets)
    return (
      <Screen
        stage={<CubePicture cube={located.facelets} view="cube" />}
        heading={t("check-question")}
        buttons={
          <>
            <Button onClick={() => add({ other: located.facelets! })}>{t("check-no")}</Button>
            {way.output && <WayOn guide={guide} found={way.output} hands={hands} />}
          </>
        }
      >
        <LostNews guide={guide} way={way} />
      </Screen>
    );
  const isStuck = located !== undefined && facelet === undefined;
  return (
    <Screen
      stage={
        <CubePicture
          cube={seen}
          // A side that the picture of a cube does not show is on the unfolded one.
          view={facelet !== undefined && facelet >= 3 * size * size ? "net" : "cube"}
          {...(facelet !== undefined && { ringed: [facelet] })}
        />
      }
      heading={isStuck ? t("asked-none") : t("asked-question")}
      buttons={
        <>
          <Button onClick={back}>{t("back")}</Button>
          <Button look={isStuck ? "big" : "plain"} onClick={() => paint(seen)}>
            {t("asked-paint")}
          </Button>
        </>
      }
    >
      {!isStuck && (
        <>
          <fieldset
            class="line gathered asked-colors"
            aria-label={sticker ? cameraWords("ask", { sticker }) : t("asked-question")}
          >
            {FACES.map((letter, color) => (
              <button
                key={letter}
                type="button"
                class="color asked-color"
                style={colorLook(color)}
                title={colorWords(color)}
                aria-label={colorWords(color)}
                aria-disabled={facelet === undefined}
                onClick={() => facelet !== undefined && add({ facelet, letter })}
              >
                <span aria-hidden="true">{colorLetter(color)}</span>
              </button>
            ))}
          </fieldset>
          <p class="soft">{t("asked-how")}</p>
        </>
      )}
      <ByCamera
        size={size}
        isWhole
        expected={expected}
        look="quiet"
        label={cameraWords("compare")}
        onRead={({ facelets }) => paint(facelets)}
      />
    </Screen>
  );
}

/** What is to be done about these answers; undefined until it is known. */
function useLocated(guide: Guide, seen: string, others: readonly string[]): Located | undefined {
  const { output } = useJob(JSON.stringify([seen, others]), (options) =>
    ask(
      "write",
      "locate",
      { ...lostInput(guide, seen)!, made: guide.made, checked: checkedBefore(guide), others },
      { ...options, lane: "quick" },
    ),
  );
  const isCurrent = output?.seen === seen && output.others === others.length;
  return isCurrent ? output : undefined;
}

/** The stickers that are known: those answered, and the fixed centers as they should be. */
function seenIn(answers: readonly Answer[], shown: string, size: number): string {
  const letters = [...blankCube(size)].map((letter, at) => (letter === "?" ? "?" : shown[at]));
  for (const answer of answers) if ("facelet" in answer) letters[answer.facelet] = answer.letter;
  return letters.join("");
}
