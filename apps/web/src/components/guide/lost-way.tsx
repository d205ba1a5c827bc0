/** The whole cube is known: what went wrong, if one slip explains it, and the way on from there. */

import type { Resumed, Solving } from "../../work/jobs/write.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { ProblemNotice } from "../problem/index.ts";
import { Progress } from "../progress.tsx";
import { CubeToCompare } from "./cube-to-compare.tsx";
import type { Hands } from "./hands.ts";
import { t } from "./messages.ts";
import { type Guide, goOnAt, movesOf, takeWay } from "./model.ts";

interface LostProps {
  readonly guide: Guide;
  /** What the whole cube shows. */
  readonly facelets: string;
  readonly hands: Hands;
}

export function LostWay({ guide, facelets, hands }: LostProps) {
  const { cubes, cube, way } = guide;
  const input = { alg: cubes[cube], facelets, way };
  const work = useWork<Resumed, Solving>(JSON.stringify(input), (options) =>
    ask("write", "resume", input, options),
  );
  if (work.isRunning)
    return <Progress {...(work.progress && { label: t("lost-solving") })} onCancel={work.cancel} />;
  if (work.error?.code === "illegal-cube")
    return (
      <Notice kind="bad" alert>
        {t("lost-impossible")}
      </Notice>
    );
  if (work.error) return <ProblemNotice error={work.error} />;
  return work.output ? <Answer guide={guide} facelets={facelets} hands={hands} found={work.output} /> : null;
}

interface AnswerProps extends LostProps {
  readonly found: Resumed;
}

function Answer({ guide, facelets, hands, found }: AnswerProps) {
  const all = movesOf(guide).length;
  const [likeliest] = found.explanations;
  const isInnocent = likeliest?.kind === "stopped" || likeliest?.kind === "finished";
  return (
    <>
      <Notice kind={isInnocent ? "good" : "note"} alert>
        <p>{explain(likeliest, all)}</p>
        {found.facelets !== facelets && (
          <>
            <p>{t("lost-hold")}</p>
            <CubeToCompare facelets={found.facelets} />
          </>
        )}
      </Notice>
      <div class="guide-buttons">
        {isInnocent ? (
          <Button look="big" onClick={() => hands.on((now) => goOnAt(now, likeliest.done))}>
            {likeliest.done === all ? t("lost-fine") : t("lost-continue", { n: likeliest.done + 1 })}
          </Button>
        ) : (
          <Button
            look="big"
            onClick={() => hands.on((now) => takeWay(now, { from: found.facelets, alg: found.alg }))}
          >
            {t("lost-go", { n: found.length })}
          </Button>
        )}
      </div>
    </>
  );
}

const KINDS = ["finished", "left-out", "reversed", "doubled", "other-turn", "extra-turn", "held"] as const;

function explain(likeliest: Resumed["explanations"][number] | undefined, all: number): string {
  if (!likeliest) return t("slip-unknown");
  const { kind, move, done } = likeliest;
  if (kind === "stopped") return t("slip-stopped", { n: done, all });
  const told = KINDS.find((each) => each === kind);
  return told ? t(`slip-${told}`, { n: move }) : t("slip-unknown");
}
