/** What the cubes say, or why they are impossible, and the password. */

import type { Plausibility } from "@cubegram/core/message";
import { useEffect } from "preact/hooks";
import { FaultList, readEditor } from "../../cube/net-editor/index.ts";
import type { ColoringDiagnosis, SaidMessage } from "../../jobs/read.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { nameOnStage } from "../../shell/stage.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice, type NoticeKind } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { Progress } from "../../ui/progress.tsx";
import {
  cubesToDiagnose,
  openCube,
  password,
  preview,
  record,
  shownFault,
  withCubes,
  withFacelets,
} from "./model.ts";
import { type Reading, useOtherwise, useWeighed } from "./use-reading.ts";

const t = texts("read");

interface OutcomeProps {
  readonly reading: Reading;
  /** The entry cannot be read, so there is nothing to say about it. */
  readonly isStale: boolean;
}

export function Outcome({ reading, isStale }: OutcomeProps) {
  const { output, error, isRunning } = reading;
  if (isStale)
    return (
      <section class="card stack read-outcome" aria-label={t("outcome")}>
        <h2>{t("outcome")}</h2>
        <p class="soft">{t("stale")}</p>
      </section>
    );
  return (
    <section class="card stack read-outcome" aria-label={t("outcome")}>
      <h2>{t("outcome")}</h2>
      {error && error.code !== "aborted" && <ProblemNotice error={error} />}
      {isRunning && !output && <Progress label={t("reading")} onCancel={reading.cancel} />}
      {isRunning && output && <Progress label={t("reading")} onCancel={reading.cancel} />}
      {!isRunning && reading.isComplete && output?.message && (
        <Message key={output.message.number} message={output.message} />
      )}
      {!isRunning && <Faults reading={reading} />}
      {!reading.isComplete && <Waiting />}
      <PasswordField label={t("password")} hint={t("password-hint")} password={password} />
    </section>
  );
}

function Waiting() {
  const { cubes, size, guided } = record.value.value;
  const missing = cubes.filter((painted) => readEditor({ size, painted, guided }).empty > 0).length;
  return <p class="soft">{cubes.length > 1 ? t("waiting-cubes", { n: missing }) : t("waiting")}</p>;
}

/** Not part of a first visit: the worker takes a second to weigh, so the words can be loaded meanwhile. */
const Weighed = lazy(() => import("./weighed.tsx"));
const Scrambled = lazy(() => import("./scrambled.tsx"));
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
      {otherwise.output && otherwise.output.length > 0 && (
        <ReadOtherwise
          offers={otherwise.output}
          onAccept={(facelets) => record.set(withFacelets(record.value.peek(), 0, facelets))}
        />
      )}
      {weighed?.verdict === "scrambled" ? (
        <Scrambled {...weighed}>
          <Text text={message.text} />
          <Suggestions suggestions={message.suggestions} />
        </Scrambled>
      ) : (
        <Said message={message} weighed={weighed} />
      )}
      {otherwise.isRunning && (
        <Progress label={t("otherwise-seeking")} done={otherwise.progress} onCancel={otherwise.cancel} />
      )}
      <Details message={message} />
      {now.cubes.length === 1 && (
        <p>
          <a href={printLink("solve", { facelets: now.cubes[0] })}>{t("to-solve")}</a>
        </p>
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
  const { text, check, suggestions } = message;
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
        <h3>{t("text")}</h3>
        <Text text={text} />
      </div>
      <Notice kind={LOOKS[check]}>
        {check === "passed"
          ? t("check-passed")
          : t(check === "none" && isSecret ? "check-none-secret" : `check-${check}`)}
      </Notice>
      {weighed && check === "none" && <Weighed {...weighed} />}
      <Suggestions suggestions={suggestions} />
    </>
  );
}

function Text({ text }: { readonly text: string }) {
  return (
    <>
      <p class="read-text" dir="auto">
        {text === "" ? <span class="soft">{t("no-text")}</span> : text}
      </p>
      {text !== "" && <CopyButton text={text} />}
    </>
  );
}

function Suggestions({ suggestions }: Pick<SaidMessage, "suggestions">) {
  if (suggestions.length === 0) return null;
  const now = record.value.value;
  return (
    <div class="stack">
      <h3>{t("suggestions")}</h3>
      <ul class="repair-list">
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.kind} ${suggestion.cubes}`}>
            <Button onClick={() => record.set(withCubes(now, suggestion.cubes))}>
              <bdi>{suggestion.text === "" ? t("no-text") : `“${suggestion.text}”`}</bdi>
            </Button>
            <span class="repair-note">{t(`slip-${suggestion.kind}` as "slip-held")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Details({ message: { check, checkBits, number } }: { readonly message: SaidMessage }) {
  return (
    <details>
      <summary>{t("details")}</summary>
      {check === "passed" && <p>{t("check-passed-details", { one: 2 ** checkBits })}</p>}
      <h3>{t("number")}</h3>
      <p class="mono read-number" dir="ltr">
        {number}
      </p>
      <CopyButton text={number} />
    </details>
  );
}

/** The faults of the cube that is open, or of the first that has some. */
function Faults({ reading }: { readonly reading: Reading }) {
  const now = record.value.value;
  const diagnosisOf = (at: number) => {
    const place = reading.places[at];
    return place === undefined ? undefined : reading.output?.diagnoses[place];
  };
  const bad = now.cubes.findIndex((_, at) => diagnosisOf(at));
  const at = diagnosisOf(now.at) ? now.at : bad;
  const diagnosis = at < 0 ? undefined : diagnosisOf(at);
  if (!diagnosis || diagnosis.faults.every(({ code }) => code === "stickers-unknown")) return null;
  if (at !== now.at)
    return (
      <Notice kind="bad">
        <p>{t("other-cube", { number: at + 1 })}</p>
        <Button onClick={() => record.set(openCube(now, at))}>{t("open-cube", { number: at + 1 })}</Button>
      </Notice>
    );
  const painted = now.cubes[at];
  const meant = meantTexts(diagnosis);
  return (
    <div class="stack">
      <Meant meant={meant} at={at} />
      <Notice kind="bad" alert={meant.length === 0}>
        <p>{t("impossible")}</p>
        {diagnosis.confirmed && meant.length > 1 && <p>{t("confirmed")}</p>}
      </Notice>
      <FaultList
        faults={diagnosis.faults}
        repairs={diagnosis.confirmed ? firstOfEachText(diagnosis) : diagnosis.repairs}
        painted={painted}
        size={now.size}
        shown={shownFault.value ?? 0}
        onShow={(fault) => {
          shownFault.value = fault ?? -1;
        }}
        onPreview={(repair) => {
          preview.value = repair?.facelets;
        }}
        onRepair={(repair) => {
          preview.value = undefined;
          record.set(withFacelets(now, at, repair.facelets));
        }}
        note={({ facelets }) => {
          const text = diagnosis.texts[facelets];
          return text === undefined ? undefined : text === "" ? t("no-text") : t("would-say", { text });
        }}
      />
      {now.size === 3 && (
        <p>
          <a href={printLink("check", { facelets: painted.replaceAll("?", "-") })}>{t("to-check")}</a>
        </p>
      )}
    </div>
  );
}

/** Repairs that lead to the same text count as one. */
function firstOfEachText({ repairs, texts }: ColoringDiagnosis): ColoringDiagnosis["repairs"] {
  const seen = new Set<string>();
  return repairs.filter(({ facelets }) => {
    const text = texts[facelets];
    if (text === undefined || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

interface MeantText {
  readonly text: string;
  /** The repairs that give it. */
  readonly facelets: readonly string[];
}

/** What the cube says after the repairs whose check passes: repairs that lead to the same text count as one. */
function meantTexts({ confirmed, texts }: ColoringDiagnosis): readonly MeantText[] {
  if (!confirmed) return [];
  const found = new Map<string, string[]>();
  for (const [facelets, text] of Object.entries(texts))
    found.set(text, [...(found.get(text) ?? []), facelets]);
  return [...found].map(([text, facelets]) => ({ text, facelets }));
}

/** The message first, whichever sticker is wrong. */
function Meant({ meant, at }: { readonly meant: readonly MeantText[]; readonly at: number }) {
  const [only] = meant;
  const said = meant.length === 1 ? only.text : undefined;
  useEffect(() => {
    if (said !== undefined) announce(`${t("meant")} ${said}`);
  }, [said]);
  if (said === undefined) return null;
  return (
    <div class="stack">
      <div>
        <h3>{only.facelets.length > 1 ? t("meant-whichever") : t("meant")}</h3>
        <p class="read-text" dir="auto">
          {said === "" ? <span class="soft">{t("no-text")}</span> : said}
        </p>
      </div>
      <div class="row">
        {said !== "" && <CopyButton text={said} />}
        <Button onClick={() => record.set(withFacelets(record.value.peek(), at, only.facelets[0]))}>
          {t("meant-take")}
        </Button>
      </div>
    </div>
  );
}
