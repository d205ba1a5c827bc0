/** One move: the cube that makes it, with its arrow, the move in words, and the button that goes on. */
import { useEffect } from "preact/hooks";
import { announce } from "../../../app/announce.ts";
import { Button } from "../../../components/button.tsx";
import { Moves } from "../../../components/moves.tsx";
import { TurningCube } from "../../../components/turn/turning-cube.tsx";
import { moveWords } from "../../../components/turn/words.ts";
import { t } from "../messages.ts";
import { guideOn, jumpTo, movesOf, nextMove, previousMove } from "../model.ts";
import { solvedFacelets } from "../solved.ts";
import type { StepProps } from "./guide.tsx";
import { Screen } from "./screen.tsx";

export function MoveStep({ guide, size }: StepProps) {
  const moves = movesOf(guide);
  const move = moves[guide.made];
  const words = move === undefined ? t("no-moves") : moveWords(move, size);
  const place = t("move-of", { n: guide.made + 1, all: moves.length });
  useEffect(() => announce(`${place}. ${words}`), [place, words]);
  return (
    <Screen
      stage={
        <TurningCube
          size={size}
          state={guide.way?.from ?? solvedFacelets(size)}
          moves={moves}
          made={guide.made}
          label={t("player-label")}
        />
      }
      heading={words}
      buttons={
        <>
          <Button onClick={() => guideOn(previousMove)}>{t("back")}</Button>
          <Button look="big" onClick={() => guideOn(nextMove)}>
            {t("made-it")}
          </Button>
        </>
      }
    >
      <p class="soft guide-place">
        {place}
        <b class="mono" dir="ltr">
          {move}
        </b>
      </p>
      <div class="guide-list">
        <Moves
          moves={moves}
          at={guide.made}
          onGo={(made) => guideOn((now) => jumpTo(now, made))}
          label={t("moves-label", { n: guide.cube + 1 })}
        />
        <p class="field-hint">{t("keys")}</p>
      </div>
    </Screen>
  );
}
