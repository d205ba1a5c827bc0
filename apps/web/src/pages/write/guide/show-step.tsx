/** A scrambled cube is shown once; then moves lead straight from it to the message. */

import { PaintedScreen, readSeen } from "../../../flows/frame/painted-screen.tsx";
import type { StepProps } from "../../../flows/guide/hands.ts";
import { goTo, takeRoute } from "../../../flows/guide/model.ts";
import { ask } from "../../../jobs/ask.ts";
import { type JobState, useJob } from "../../../jobs/use-job.ts";
import type { Route } from "../../../jobs/write.ts";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/notice.tsx";
import { ProblemNotice } from "../../../ui/problem/index.ts";
import { routeInput } from "./route.ts";

const t = texts("write");
const guideWords = texts("guide");

export default function ShowStep({ guide, size, hands }: StepProps) {
  const seen = readSeen(guide.seen, size);
  const facelets = seen.isWhole ? seen.facelets : undefined;
  const input = facelets === undefined ? undefined : routeInput(guide, facelets);
  const route = useJob<Route, Route>(input && JSON.stringify(input), (options) =>
    ask("write", "route", input!, options),
  );
  const found = route.output ?? route.progress;
  return (
    <PaintedScreen
      seen={seen}
      onSee={hands.see}
      heading={t("show-title")}
      how={<p class="soft">{size % 2 === 0 ? t("show-how-even") : t("show-how")}</p>}
      news={facelets && <RouteNews route={route} onTeach={() => hands.on((now) => goTo(now, "teach"))} />}
      buttons={
        <>
          <Button onClick={() => hands.on((now) => goTo(now, "solved"))}>{guideWords("back")}</Button>
          {facelets && (
            <Button
              look="big"
              disabled={!found}
              onClick={() => found && hands.on((now) => takeRoute(now, { from: found.from, alg: found.alg }))}
            >
              {found ? t("show-go", { n: found.length }) : t("show-looking")}
            </Button>
          )}
        </>
      }
    />
  );
}

interface RouteNewsProps {
  readonly route: JobState<Route, Route>;
  readonly onTeach: () => void;
}

function RouteNews({ route, onTeach }: RouteNewsProps) {
  const found = route.output ?? route.progress;
  if (route.error) {
    const words = route.error.code === "illegal-cube" ? guideWords("lost-impossible") : undefined;
    return <ProblemNotice error={route.error} words={words} />;
  }
  if (!found) return <Progress label={t("show-looking")} onCancel={route.cancel} />;
  return (
    <div class="row">
      <p>{t("show-found", { n: found.length })}</p>
      <Button look="quiet" onClick={onTeach}>
        {t("show-solve")}
      </Button>
    </div>
  );
}
