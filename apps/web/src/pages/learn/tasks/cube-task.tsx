/** Turn the virtual cube; next to it are its digits or parities, live, if the lesson is about them. */

import { printTurns } from "@cubegram/core/notation";
import type { CubePlayer } from "@cubegram/player";
import { useState } from "preact/hooks";
import { SmartCube } from "../../../cube/smart/index.tsx";
import { TurnCube, TurnPads } from "../../../cube/turn-cube/index.tsx";
import { texts } from "../../../shell/language.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { cubeOf } from "../check.ts";
import { LessonStage, type TaskProps } from "../lesson-stage.tsx";
import { attempt, record } from "../model.ts";
import { DigitTable } from "./digit-table.tsx";

const t = texts("learn");

/** One of two lessons has it. */
const ParityTable = lazy(() => import("./parity-table.tsx"));

export default function CubeTask({ at, task, attempt: { alg: moves = "" } }: TaskProps<"cube">) {
  const { size, setup } = task;
  const { show } = at.step;
  const state = cubeOf(size, setup, moves);
  const [player, setPlayer] = useState<CubePlayer>();
  const add = (move: string) => attempt({ alg: `${record.value.peek().attempt.alg ?? ""} ${move}`.trim() });
  const turn = (move: string) => (player ? player.turn(move) : add(move));
  return (
    <LessonStage
      at={at}
      size={size}
      lastMove={moves.split(" ").at(-1)}
      cube={
        <TurnCube
          size={size}
          setup={`${setup} ${moves}`.trim()}
          label={t("cube", { size })}
          onTurn={add}
          hasPads={false}
          onReady={setPlayer}
        />
      }
      row={
        <p class="learn-moves" aria-live="polite">
          {t("moves")}{" "}
          <span class="mono" dir="ltr">
            {moves || "–"}
          </span>
        </p>
      }
      about={
        <>
          {show && (
            <div class="card stack">
              {show === "digits" ? <DigitTable state={state} /> : <ParityTable state={state} />}
            </div>
          )}
          <TurnPads size={size} onPress={turn} />
        </>
      }
      onAgain={moves === "" ? undefined : () => attempt({ alg: "" })}
    >
      <SmartCube of="learn" size={size} onTurn={(made) => turn(printTurns([made], size))} />
    </LessonStage>
  );
}
