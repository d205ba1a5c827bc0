/** Opening a challenge: the reader enters what the cube shows, and reads the note or a plain refusal. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { MAX_EDITED_SIZE } from "../../cube/net-editor/model.ts";
import { ask, isAborted, JobError } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import type { Undoable } from "../../shell/history.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Segments } from "../../ui/segments.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { cubeErrorText } from "./cube-error.ts";
import { CubeFields } from "./cube-fields.tsx";
import { findKeyCube, useKeyCube } from "./key-cube.tsx";
import { type Challenge, type CubeEntry, cubeInput, resized } from "./model.ts";

const t = texts("challenge");

const password = signal("");
const ANSWERS = ["stickers", "moves", "text"] as const;

type RecordOf = { readonly record: Undoable<Challenge> };

export function Open({ record }: RecordOf) {
  const { opening } = record.value.value;
  const described = useJob(opening, (options) =>
    ask("challenge", "describeNote", { link: opening }, { ...options, lane: "quick" }),
  );
  const { output, error } = described;
  const isTooLarge = output !== undefined && output.size > MAX_EDITED_SIZE;
  const size = output && t("size", { n: output.size });
  const lead =
    size && !isTooLarge ? t(output.hasPassword ? "open-lead-password" : "open-lead", { size }) : "";
  return (
    <div class="stack">
      <PageHead title={t("open-title")} lead={lead}>
        <UndoBar record={record} />
      </PageHead>
      {error || isTooLarge ? (
        <Notice kind="bad" alert>
          {t(error?.code === "newer-version" ? "newer-version" : "no-note")}
        </Notice>
      ) : (
        output && <Answer key={opening} record={record} size={output.size} hasPassword={output.hasPassword} />
      )}
      <div>
        <Button onClick={() => record.set({ ...record.value.peek(), opening: "" })}>
          {t("own-challenge")}
        </Button>
      </div>
    </div>
  );
}

type Outcome = { readonly of: string } & ({ readonly text: string } | { readonly refusal: string });

function Answer({
  record,
  size,
  hasPassword,
}: RecordOf & { readonly size: number; readonly hasPassword: boolean }) {
  const { opening, answer } = record.value.value;
  const entry = resized(answer, size);
  const cube = useKeyCube(entry);
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  const opened = useJobOnDemand();
  const of = JSON.stringify([cubeInput(entry), hasPassword ? password.value : ""]);
  const change = (next: CubeEntry, merge?: string) =>
    record.set({ ...record.value.peek(), answer: next }, merge === undefined ? {} : { merge });
  const tryCube = async () => {
    const facelets = await findKeyCube(entry);
    if (facelets === undefined) return setOutcome({ of, refusal: t("need-cube") });
    const input = { link: opening, facelets, password: hasPassword ? password.value : "" };
    const told = await opened.run((options) =>
      ask("challenge", "openWithCube", input, options).then(
        (text): Outcome => ({ of, text }),
        (error: unknown): Outcome => {
          if (isAborted(error)) throw error;
          return { of, refusal: refusalOf(error) };
        },
      ),
    );
    setOutcome(told);
  };
  return (
    <>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void tryCube();
        }}
      >
        <section class="card stack" aria-labelledby="challenge-answer">
          <h2 id="challenge-answer">{t("answer-heading")}</h2>
          <Segments
            label={t("answer-how")}
            options={ANSWERS.map((how) => ({
              value: how,
              label: t(how === "text" ? "answer-text" : `how-${how}`),
            }))}
            chosen={entry.how}
            onChoose={(how) => change({ ...entry, how })}
          />
          <CubeFields entry={entry} onChange={change} textLabel={t("answer-text-label")} />
          {cube.error && cube.error.code !== "unfinished" && (
            <Notice kind="bad">{cubeErrorText(cube.error, entry.how)}</Notice>
          )}
          {hasPassword && (
            <PasswordField
              label={t("password-needed")}
              hint={t("password-needed-hint")}
              password={password}
            />
          )}
        </section>
        <div class="row actions">
          <Button type="submit" look="main" disabled={opened.isRunning}>
            {t("open")}
          </Button>
        </div>
        {opened.isRunning && <Progress label={t("opening")} done={opened.done} onCancel={opened.cancel} />}
      </form>
      {outcome && outcome.of === of && <Result outcome={outcome} />}
    </>
  );
}

function refusalOf(error: unknown): string {
  return t(error instanceof JobError && error.code === "wrong-cube" ? "wrong-cube" : "failed");
}

function Result({ outcome }: { readonly outcome: Outcome }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [outcome]);
  if ("refusal" in outcome)
    return (
      <Notice kind="bad" alert>
        {outcome.refusal}
      </Notice>
    );
  return (
    <section class="card stack challenge-note" aria-labelledby="challenge-note">
      <h2 id="challenge-note" ref={heading} tabIndex={-1}>
        {t("opened-heading")}
      </h2>
      <p class="challenge-text" dir="auto">
        {outcome.text}
      </p>
      <div class="row">
        <CopyButton text={outcome.text} label={t("copy-note")} look="plain" />
      </div>
      <p class="soft">{t("opened-warning")}</p>
    </section>
  );
}
