/** What the cubes say, how sure that is, and what it may need. */

import type { Plausibility } from "@cubegram/core/message";
import { useEffect } from "preact/hooks";
import { readEditor } from "../../cubes/reading.ts";
import type { SaidMessage } from "../../jobs/read.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { nameOnStage } from "../../shell/stage.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice, type NoticeKind, Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { cubesToDiagnose, password, record, withCubes } from "./model.ts";
import { Cubes, Needs } from "./needs.tsx";
import { faultyCube, isInDoubt, messageOf, type Reading, useOtherwise, useWeighed } from "./use-reading.ts";

const t = texts("read");

interface OutcomeProps {
  readonly reading: Reading;
  /** The entry cannot be read, so there is nothing to say about it. */
  readonly isStale: boolean;
}

export default function Outcome({ reading, isStale }: OutcomeProps) {
  const { cubes } = record.value.value;
  return (
    <section class="stack read-outcome" aria-label={t("outcome")}>
      {cubes.length > 1 && <Cubes />}
      {isStale ? <p class="soft">{t("stale")}</p> : <Found reading={reading} />}
    </section>
  );
}

function Found({ reading }: Pick<OutcomeProps, "reading">) {
  const { error, isRunning } = reading;
  const { cubes } = record.value.value;
  const message = messageOf(reading);
  const isFaulty = !isRunning && faultyCube(reading) !== undefined;
  return (
    <>
      {error && error.code !== "aborted" && <ProblemNotice error={error} />}
      {isRunning && <Progress label={t("reading")} onCancel={reading.cancel} />}
      {message && <Message key={message.number} message={message} />}
      {isFaulty && <Impossible reading={reading} />}
      {!reading.isComplete && !isFaulty && cubes.length > 1 && <Waiting />}
      {isInDoubt(reading) && <Needs />}
    </>
  );
}

function Waiting() {
  const { cubes, size, guided } = record.value.value;
  const missing = cubes.filter((painted) => readEditor({ size, painted, guided }).empty > 0).length;
  return <p class="soft">{t("waiting-cubes", { n: missing })}</p>;
}

/** Not part of a first visit: the worker takes a second to weigh, so the words can be loaded meanwhile. */
const Weighed = lazy(() => import("./about-message.tsx"));
const Impossible = lazy(() => import("./faults.tsx"));
const Scrambled = lazy(async () => ({ default: (await import("./about-message.tsx")).Scrambled }));
const Place = lazy(async () => ({ default: (await import("./about-message.tsx")).Place }));
const ReadOtherwise = lazy(() => import("./read-otherwise.tsx"));

const LOOKS: Readonly<Record<SaidMessage["check"], NoticeKind>> = {
  passed: "good",
  failed: "bad",
  none: "note",
};

function Message({ message }: { readonly message: SaidMessage }) {
  const now = record.value.value;
  const { weighed, isPending } = useWeighed(message.isUnsettled ? now.cubes : []);
  const isInDoubt = weighed && weighed.verdict !== "as-written" && now.way !== "moves";
  const otherwise = useOtherwise(isInDoubt ? now.cubes[0] : undefined);
  // Nothing invented is said before it is known whether anything was written at all.
  if (isPending) return <Progress label={t("reading")} />;
  return (
    <div class="stack">
      {otherwise.output && otherwise.output.length > 0 && <ReadOtherwise offers={otherwise.output} />}
      {weighed?.verdict === "scrambled" ? (
        <Scrambled {...weighed}>
          <Text {...message} />
          <Suggestions suggestions={message.suggestions} />
        </Scrambled>
      ) : (
        <Said message={message} weighed={weighed} />
      )}
      {otherwise.isRunning && (
        <Progress label={t("otherwise-seeking")} done={otherwise.progress} onCancel={otherwise.cancel} />
      )}
    </div>
  );
}

function Said({
  message,
  weighed,
}: {
  readonly message: SaidMessage;
  readonly weighed: Plausibility | undefined;
}) {
  const { text, check, suggestions, place } = message;
  const isSecret = password.value !== "";
  const said = `${t("text")}: ${text === "" ? t("no-text") : text}`;
  useEffect(() => announce(said), [said]);
  const [cube, another] = cubesToDiagnose(record.value.value);
  useEffect(() => {
    // What a password protects is not written down.
    if (cube && !another && !isSecret) nameOnStage(cube, text);
  }, [cube, another, isSecret, text]);
  return (
    <>
      <div>
        <h2 class="soft small">{t("text")}</h2>
        <Text {...message} />
      </div>
      <Notice kind={LOOKS[check]}>
        {check === "passed"
          ? t("check-passed")
          : t(check === "none" && isSecret ? "check-none-secret" : `check-${check}`)}
      </Notice>
      {place && <Place {...place} />}
      {weighed && check === "none" && <Weighed {...weighed} />}
      <Suggestions suggestions={suggestions} />
    </>
  );
}

/** What nothing vouches for has its own button to copy it, not the page's. */
function Text({ text, isUnsettled }: SaidMessage) {
  return (
    <>
      <p class="well read-text breaks" dir="auto">
        {text === "" ? <span class="soft">{t("no-text")}</span> : text}
      </p>
      {isUnsettled && text !== "" && <CopyButton text={text} />}
    </>
  );
}

function Suggestions({ suggestions }: Pick<SaidMessage, "suggestions">) {
  if (suggestions.length === 0) return null;
  const now = record.value.value;
  return (
    <div class="stack">
      <h3>{t("suggestions")}</h3>
      <ul class="repair-list pile">
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.kind} ${suggestion.cubes}`} class="row row-near">
            <Button onClick={() => record.set(withCubes(now, suggestion.cubes))}>
              <bdi>{suggestion.text === "" ? t("no-text") : `“${suggestion.text}”`}</bdi>
            </Button>
            <span class="soft small breaks">{t(`slip-${suggestion.kind}` as "slip-held")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
