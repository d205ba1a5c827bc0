/** A virtual cube of any size: turned by hand, scrambled, solved. */

import { printTurns } from "@cubegram/core/notation";
import { isSolved } from "@cubegram/core/state";
import type { CubePlayer } from "@cubegram/player";
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { SizePicker } from "../../cube/size-picker/index.tsx";
import { TurnCube } from "../../cube/turn-cube/index.tsx";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { type CubeLog, freshCube, MAX_DRAWN_SIZE, shortened, stateOfLog, withMove } from "./cube-log.ts";
import { change, record } from "./model.ts";

const t = texts("explore");

const SmartCube = lazy(() => import("./smart-cube.tsx"));

export default function CubeView({ log }: { readonly log: CubeLog }) {
  const { size, setup, moves } = log;
  const solved = isSolved(stateOfLog(log));
  const all = `${setup} ${moves}`.trim();
  const [player, setPlayer] = useState<CubePlayer>();
  const turnOnScreen = (move: string) => (player ? player.turn(move) : turnBy(move));
  const count = shortened(log).split(" ").filter(Boolean).length;
  return (
    <div class="columns">
      <section class="card stack" aria-label={t("view-cube")}>
        <TurnCube
          size={size}
          setup={all}
          label={t("cube-label", { size })}
          onTurn={turnBy}
          onReady={setPlayer}
        />
      </section>
      <section class="card stack" aria-label={t("cube-tools")}>
        <SizePicker
          size={size}
          largest={MAX_DRAWN_SIZE}
          onChoose={(next) => change({ cube: freshCube(next) })}
        />
        {size === 3 && "bluetooth" in navigator && (
          <SmartCube onTurn={(turn) => turnOnScreen(printTurns([turn], size))} />
        )}
        <Scramble size={size} />
        <p aria-live="polite">{t("turned", { n: count })}</p>
        {solved && moves !== "" && (
          <Notice kind="good" alert>
            {t("solved")}
          </Notice>
        )}
        <p class="mono explore-alg" dir="ltr">
          {moves}
        </p>
        <div class="row">
          <Button onClick={() => change({ cube: freshCube(size) })} disabled={all === ""}>
            {t("fresh")}
          </Button>
          <CopyButton text={all} />
          {!solved && (
            <a class="button button-main" href={printLink("solve", { alg: all, size: String(size) })}>
              {t("solve")}
            </a>
          )}
          {moves !== "" && (
            <Button look="quiet" onClick={() => change({ view: "alg", alg: moves, size })}>
              {t("explore-moves")}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

function turnBy(move: string): void {
  change({ cube: withMove(record.value.peek().cube, move) });
}

/** A new seed each time unless one was typed. */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join("");
}

function Scramble({ size }: { readonly size: number }) {
  const seed = useSignal("");
  const wanted = useSignal<
    { readonly size: number; readonly seed: string; readonly run: number } | undefined
  >(undefined);
  const work = useJob(wanted.value && JSON.stringify(wanted.value), async (options) => {
    const input = wanted.peek()!;
    const setup = await ask("explore", "scramble", input, options);
    change({ cube: { size: input.size, setup, moves: "" } });
  });
  const start = () => {
    const run = (wanted.peek()?.run ?? 0) + 1;
    wanted.value = { size, seed: seed.value.trim() || freshSeed(), run };
  };
  return (
    <form
      class="explore-scramble"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Field label={t("seed")} hint={size > 3 ? t("seed-hint-moves") : t("seed-hint-state")}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={60}
            autocomplete="off"
            value={seed.value}
            onInput={(event) => {
              seed.value = event.currentTarget.value;
            }}
          />
        )}
      </Field>
      <Button look="main" type="submit">
        {t("scramble")}
      </Button>
      {work.isRunning && <Progress label={t("scrambling")} onCancel={work.cancel} />}
      {work.error && <Notice kind="bad">{t("scramble-failed")}</Notice>}
    </form>
  );
}
