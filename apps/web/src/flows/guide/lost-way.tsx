/** Once the whole cube is known: what went wrong, if one slip explains it, and how to continue from there. */

import { ask } from "../../jobs/ask.ts";
import { type JobState, useJob } from "../../jobs/use-job.ts";
import type { Resumed, Solving } from "../../jobs/write.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { Progress } from "../../ui/progress.tsx";
import type { Hands } from "./hands.ts";
import { type Guide, goOnAt, lostInput, movesOf, takeWay } from "./model.ts";

const t = texts("guide");

/** `facelets`: what the whole cube shows; undefined until it is known. */
export function useWayOn(guide: Guide, facelets: string | undefined): JobState<Resumed, Solving> {
  const input = lostInput(guide, facelets);
  return useJob<Resumed, Solving>(input && JSON.stringify(input), (options) =>
    ask("write", "resume", input!, options),
  );
}

export function LostNews({
  guide,
  way,
}: {
  readonly guide: Guide;
  readonly way: JobState<Resumed, Solving>;
}) {
  if (way.isRunning)
    return <Progress {...(way.progress && { label: t("lost-solving") })} onCancel={way.cancel} />;
  if (way.error?.code === "illegal-cube")
    return (
      <Notice kind="bad" alert>
        {t("lost-impossible")}
      </Notice>
    );
  if (way.error) return <ProblemNotice error={way.error} />;
  return way.output ? <p>{explain(way.output.explanations[0], movesOf(guide).length)}</p> : null;
}

interface WayOnProps {
  readonly guide: Guide;
  readonly found: Resumed;
  readonly hands: Hands;
}

export function WayOn({ guide, found, hands }: WayOnProps) {
  const [likeliest] = found.explanations;
  if (likeliest?.kind === "stopped" || likeliest?.kind === "finished")
    return (
      <Button look="big" onClick={() => hands.on((now) => goOnAt(now, likeliest.done))}>
        {likeliest.done === movesOf(guide).length
          ? t("lost-fine")
          : t("lost-continue", { n: likeliest.done + 1 })}
      </Button>
    );
  return (
    <Button
      look="big"
      onClick={() => hands.on((now) => takeWay(now, { from: found.facelets, alg: found.alg }))}
    >
      {t("lost-go", { n: found.length })}
    </Button>
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
