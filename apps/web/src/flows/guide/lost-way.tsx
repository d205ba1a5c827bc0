/** Once the whole cube is known: what went wrong, if one slip explains it, and how to continue from there. */

import { ask } from "../../jobs/ask.ts";
import { type JobState, useJob } from "../../jobs/use-job.ts";
import type { Resumed, Solving } from "../../jobs/write.ts";
import { texts } from "../../shell/language.ts";
import { Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { GoOn } from "../frame/screen.tsx";
import type { StepProps } from "./hands.ts";
import { type Guide, goOnAt, lostInput, movesOf, takeWay } from "./model.ts";

const t = texts("guide");

type WayState = JobState<Resumed, Solving>;

/** `facelets`: what the whole cube shows; undefined until it is known. */
export function useWayOn(guide: Guide, facelets: string | undefined): WayState {
  const input = lostInput(guide, facelets);
  return useJob<Resumed, Solving>(input && JSON.stringify(input), (options) =>
    ask("write", "resume", input!, options),
  );
}

export function LostNews({ guide, way }: { readonly guide: Guide; readonly way: WayState }) {
  if (way.isRunning)
    return <Progress {...(way.progress && { label: t("lost-solving") })} onCancel={way.cancel} />;
  const words = way.error?.code === "illegal-cube" ? t("lost-impossible") : undefined;
  if (way.error) return <ProblemNotice error={way.error} words={words} />;
  return way.output ? <p>{explain(way.output.explanations[0], movesOf(guide).length)}</p> : null;
}

interface WayOnProps extends Omit<StepProps, "size"> {
  readonly found: Resumed;
}

export function WayOn({ guide, found, hands }: WayOnProps) {
  const [likeliest] = found.explanations;
  if (likeliest?.kind === "stopped" || likeliest?.kind === "finished")
    return (
      <GoOn onClick={() => hands.on((now) => goOnAt(now, likeliest.done))}>
        {likeliest.done === movesOf(guide).length
          ? t("lost-fine")
          : t("lost-continue", { n: likeliest.done + 1 })}
      </GoOn>
    );
  return (
    <GoOn onClick={() => hands.on((now) => takeWay(now, { from: found.facelets, alg: found.alg }))}>
      {t("lost-go", { n: found.length })}
    </GoOn>
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
