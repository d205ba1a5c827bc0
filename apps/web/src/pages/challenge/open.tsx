/** Opening a challenge: the reader enters what the cube shows, and reads the note or a plain refusal. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Stage } from "../../cube/stage/index.tsx";
import { ask, isAborted, JobError } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import { texts } from "../../shell/language.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { FreshHeading } from "../../ui/fresh-heading.tsx";
import { Notice, Progress } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PasswordField } from "../../ui/text-field.tsx";
import {
  EntryButtons,
  EntryCube,
  EntryError,
  EntryField,
  EntryHow,
  EntrySmart,
  findKeyCube,
  useKeyCube,
} from "./entry.tsx";
import { cubeInput, MAX_EDITED_SIZE, record, resized, withStickers } from "./model.ts";

const t = texts("challenge");

const password = signal("");

export function Open() {
  const { opening } = record.value.value;
  const { output, error } = useJob(opening, (options) =>
    ask("challenge", "describeNote", { link: opening }, { ...options, lane: "quick" }),
  );
  const isTooLarge = output !== undefined && output.size > MAX_EDITED_SIZE;
  return (
    <>
      <PageHead title={t("open-title")} record={record} />
      {error || isTooLarge ? (
        <div class="stack">
          <Notice kind="bad" alert>
            {t(error?.code === "newer-version" ? "newer-version" : "no-note")}
          </Notice>
          <MakeOne />
        </div>
      ) : (
        output && <Answer key={opening} {...output} />
      )}
    </>
  );
}

function MakeOne() {
  return (
    <div>
      <Button onClick={() => record.set({ ...record.value.peek(), opening: "" })}>
        {t("own-challenge")}
      </Button>
    </div>
  );
}

type Outcome = { readonly of: string } & ({ readonly text: string } | { readonly refusal: string });

function Answer({ size, hasPassword }: { readonly size: number; readonly hasPassword: boolean }) {
  const now = record.value.value;
  const { opening, answer } = now;
  const entry = resized(answer, size);
  const cube = useKeyCube(entry);
  const [outcome, setOutcome] = useState<Outcome>();
  const opened = useJobOnDemand();
  const of = JSON.stringify([cubeInput(entry), hasPassword ? password.value : ""]);
  const tryCube = async () => {
    const facelets = await findKeyCube(entry);
    if (facelets === undefined) return setOutcome({ of, refusal: t("need-cube") });
    const input = { link: opening, facelets, password: hasPassword ? password.value : "" };
    const told = await opened.run((options) =>
      ask("challenge", "openWithCube", input, options).then(
        (text): Outcome => ({ of, text }),
        (error: unknown): Outcome => {
          if (isAborted(error)) throw error;
          const isWrong = error instanceof JobError && error.code === "wrong-cube";
          return { of, refusal: t(isWrong ? "wrong-cube" : "failed") };
        },
      ),
    );
    setOutcome(told);
  };
  const found = outcome?.of === of ? outcome : undefined;
  const note = found && "text" in found ? found.text : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void tryCube();
      }}
    >
      <Stage
        page="challenge"
        size={size}
        onTake={({ facelets }) => record.set(withStickers(now, facelets) ?? now)}
        row={note === undefined ? <EntryField entry={entry} /> : <Note text={note} />}
        say={
          note === undefined && (
            <>
              <p>{t("answer-heading")}</p>
              <p class="soft">
                {t(hasPassword ? "open-lead-password" : "open-lead", { size: t("size", { n: size }) })}
              </p>
              {hasPassword && (
                <PasswordField
                  label={t("password-needed")}
                  hint={t("password-needed-hint")}
                  password={password}
                />
              )}
              <EntryError entry={entry} cube={cube} />
              <EntrySmart of="challenge-open" entry={entry} />
              {found && "refusal" in found && (
                <Notice kind="bad" alert>
                  {found.refusal}
                </Notice>
              )}
              {opened.isRunning && (
                <Progress label={t("opening")} done={opened.done} onCancel={opened.cancel} />
              )}
            </>
          )
        }
        buttons={
          note === undefined ? (
            <EntryButtons entry={entry} label={t("open")} disabled={opened.isRunning} />
          ) : (
            <CopyButton text={note} label={t("copy-note")} look="big" />
          )
        }
        more={
          <>
            <EntryHow
              entry={entry}
              label={t("answer-how")}
              hows={{ stickers: t("how-stickers"), moves: t("how-moves"), text: t("answer-text") }}
            />
            <MakeOne />
          </>
        }
      >
        <EntryCube entry={entry} cube={cube} />
      </Stage>
    </form>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <section class="card stack challenge-note" aria-labelledby="challenge-note">
      <FreshHeading id="challenge-note" of={text}>
        {t("opened-heading")}
      </FreshHeading>
      <p class="challenge-text breaks" dir="auto">
        {text}
      </p>
      <p class="soft">{t("opened-warning")}</p>
    </section>
  );
}
