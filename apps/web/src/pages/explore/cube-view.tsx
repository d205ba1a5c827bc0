/** A virtual cube of any size: turned by hand, scrambled, solved. */

import { printTurns } from "@cubegram/core/notation";
import type { CubePlayer } from "@cubegram/player";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Moves } from "../../cube/moves.tsx";
import { SmartCube } from "../../cube/smart/index.tsx";
import { Stage } from "../../cube/stage/index.tsx";
import { TurnCube, TurnPads } from "../../cube/turn-cube/index.tsx";
import { splitMoves } from "../../flows/guide/model.ts";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Notice, Progress } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  type CubeLog,
  faceletsOfLog,
  freshCube,
  looksSolved,
  MAX_DRAWN_SIZE,
  shortened,
  withMove,
} from "./cube-log.ts";
import { change, record, takeCube } from "./model.ts";

const t = texts("explore");

export default function CubeView({ log }: { readonly log: CubeLog }) {
  const { size, start, setup, moves } = log;
  const facelets = faceletsOfLog(log);
  const isAtHome = looksSolved(facelets);
  const all = `${setup} ${moves}`.trim();
  const [player, setPlayer] = useState<CubePlayer>();
  const turnOnScreen = (move: string) => (player ? player.turn(move) : turnBy(move));
  const made = splitMoves(moves);
  const count = splitMoves(shortened(log)).length;
  const scramble = useScramble(size);
  const isFresh = start === undefined && all === "";
  const lead = start === undefined ? { alg: all, size: String(size) } : { facelets };
  return (
    <Stage
      page="explore"
      size={size}
      lastMove={made.at(-1)}
      largest={MAX_DRAWN_SIZE}
      onSize={(next) => change({ cube: freshCube(next) })}
      onTake={takeCube}
      row={<Moves moves={made} at={made.length} label={t("moves")} isRow />}
      say={
        <>
          {isAtHome && moves !== "" ? (
            <Notice kind="good" alert>
              {t("solved")}
            </Notice>
          ) : (
            moves === "" && <p>{t("ask-turn")}</p>
          )}
          <p class="soft" aria-live="polite">
            {t("turned", { n: count })}
          </p>
          <SmartCube
            of="explore"
            size={size}
            cube={facelets}
            onCube={(facelets) => takeCube({ facelets })}
            onTurn={(turn) => turnOnScreen(printTurns([turn], size))}
            isSaved
          />
          {scramble.isRunning && <Progress label={t("scrambling")} onCancel={scramble.cancel} />}
          {scramble.error && <Notice kind="bad">{t("scramble-failed")}</Notice>}
        </>
      }
      buttons={
        <>
          {!isAtHome && (
            <a class="button button-main" href={printLink("solve", lead)}>
              {t("solve")}
            </a>
          )}
          <Button look={isAtHome ? "main" : "plain"} onClick={scramble.start}>
            {t("scramble")}
          </Button>
        </>
      }
      more={
        <>
          <TurnPads size={size} onPress={turnOnScreen} />
          <form
            onSubmit={(event) => {
              event.preventDefault();
              scramble.start();
            }}
          >
            <TextField
              label={t("seed")}
              hint={size > 3 ? t("seed-hint-moves") : t("seed-hint-state")}
              maxLength={60}
              autocomplete="off"
              value={seed.value}
              onText={(typed) => {
                seed.value = typed;
              }}
            />
          </form>
          <div class="row">
            <Button onClick={() => change({ cube: freshCube(size) })} disabled={isFresh}>
              {t("fresh")}
            </Button>
            <CopyButton text={all} />
            {moves !== "" && (
              <Button look="quiet" onClick={() => change({ view: "alg", alg: moves, size })}>
                {t("explore-moves")}
              </Button>
            )}
          </div>
        </>
      }
    >
      <TurnCube
        size={size}
        state={start}
        setup={all}
        label={t("cube-label", { size })}
        onTurn={turnBy}
        onReady={setPlayer}
        hasPads={false}
      />
    </Stage>
  );
}

function turnBy(move: string): void {
  change({ cube: withMove(record.value.peek().cube, move) });
}

/** What the next scramble is made from: a new seed each time unless one was typed. */
const seed = signal("");

function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join("");
}

function useScramble(size: number) {
  const [wanted, setWanted] = useState({ size, seed: "", run: 0 });
  const work = useJob(wanted.run > 0 ? JSON.stringify(wanted) : undefined, async (options) => {
    const setup = await ask("explore", "scramble", wanted, options);
    change({ cube: { size: wanted.size, setup, moves: "" } });
  });
  const start = () => setWanted({ size, seed: seed.value.trim() || freshSeed(), run: wanted.run + 1 });
  return { ...work, start };
}
