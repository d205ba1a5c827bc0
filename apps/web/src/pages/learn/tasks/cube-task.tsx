/** Turn the virtual cube; next to it are its digits or parities, live, if the lesson is about them. */

import { TurnCube } from "../../../cube/turn-cube/index.tsx";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import type { LessonStep, Task } from "../lesson.ts";
import { attempt, record } from "../model.ts";
import { cubeOf } from "../virtual-cube.ts";
import { DigitTable } from "./digit-table.tsx";
import { ParityTable } from "./parity-table.tsx";

const t = texts("learn");

export default function CubeTask({
  task,
  show,
  moves,
}: {
  readonly task: Extract<Task, { kind: "cube" }>;
  readonly show: LessonStep["show"];
  readonly moves: string;
}) {
  const { size, setup } = task;
  const state = cubeOf(size, setup, moves);
  return (
    <div class="columns">
      <TurnCube
        size={size}
        setup={`${setup} ${moves}`.trim()}
        label={t("cube", { size })}
        onTurn={(move) => attempt({ alg: `${record.value.peek().attempt.alg ?? ""} ${move}`.trim() })}
      />
      <div class="stack">
        <p aria-live="polite">
          {t("moves")}{" "}
          <span class="mono" dir="ltr">
            {moves || "–"}
          </span>
        </p>
        <div class="row">
          <Button onClick={() => attempt({ alg: "" })} disabled={moves === ""}>
            {t("again")}
          </Button>
        </div>
        {show === "digits" && <DigitTable state={state} />}
        {show === "parity" && <ParityTable state={state} />}
      </div>
    </div>
  );
}
