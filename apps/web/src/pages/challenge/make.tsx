/** Making a challenge: the note, the cube that opens it, a password if wanted, and the link. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../../jobs/ask.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import { announce } from "../../shell/announce.ts";
import type { Undoable } from "../../shell/history.ts";
import { texts } from "../../shell/language.ts";
import { shareAddress } from "../../shell/route.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Progress } from "../../ui/progress.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { findKeyCube, KeyCube, useKeyCube } from "./key-cube.tsx";
import { type Challenge, cubeInput, emptyEntry, NOTE_BYTES, noteBytes, resized } from "./model.ts";
import { Strength } from "./strength.tsx";

const t = texts("challenge");

/** Never in the record: it would be stored. */
const password = signal("");

interface Made {
  readonly of: string;
  readonly link: string;
}

export function Make({ record }: { readonly record: Undoable<Challenge> }) {
  const draft = record.value.value;
  const cube = useKeyCube(draft.lock);
  const [made, setMade] = useState<Made | undefined>(undefined);
  const sealing = useJobOnDemand();
  const [complaint, setComplaint] = useState("");
  const left = NOTE_BYTES - noteBytes(draft.note);
  const inputs = JSON.stringify([draft.note, cubeInput(draft.lock) ?? draft.lock.mixed, password.value]);
  const set = (change: Partial<Challenge>, merge?: string) =>
    record.set({ ...draft, ...change }, merge === undefined ? {} : { merge });
  const make = async () => {
    const facelets = await findKeyCube(draft.lock);
    const missing = draft.note.trim() === "" ? t("need-note") : facelets === undefined ? t("need-cube") : "";
    setComplaint(missing);
    if (missing !== "" || facelets === undefined || left < 0) return;
    const input = { facelets, note: draft.note, password: password.value };
    const link = await sealing.run((options) => ask("challenge", "sealWithCube", input, options));
    if (link === undefined) return;
    setMade({ of: inputs, link });
    announce(t("made-announce"));
  };
  return (
    <div class="stack">
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
      </PageHead>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <section class="card stack">
          <Field
            label={t("note-label")}
            hint={`${t("note-hint")} ${left >= 0 && left < 500 ? t("note-room", { n: left }) : ""}`}
            error={left < 0 ? t("note-too-long", { n: -left }) : undefined}
          >
            {(attributes) => (
              <textarea
                {...attributes}
                rows={3}
                dir="auto"
                value={draft.note}
                onInput={(event) => set({ note: event.currentTarget.value }, "note")}
              />
            )}
          </Field>
        </section>
        <section class="card stack" aria-labelledby="challenge-cube">
          <h2 id="challenge-cube">{t("cube-heading")}</h2>
          <KeyCube entry={draft.lock} cube={cube} onChange={(lock, merge) => set({ lock }, merge)} />
        </section>
        <section class="card stack">
          <PasswordField label={t("password-label")} hint={t("password-hint")} password={password} isNew />
          <Strength
            entry={draft.lock}
            hasPassword={password.value !== ""}
            onMix={() =>
              set({ lock: resized({ ...draft.lock, how: "random" }, Math.max(3, draft.lock.size)) })
            }
          />
        </section>
        <p class="soft">{t("make-why")}</p>
        <div class="row actions">
          <Button type="submit" look="main" disabled={sealing.isRunning}>
            {t("make")}
          </Button>
        </div>
        {complaint !== "" && (
          <Notice kind="bad" alert>
            {complaint}
          </Notice>
        )}
        {sealing.error && (
          <Notice kind="bad" alert>
            {t("failed")}
          </Notice>
        )}
        {sealing.isRunning && <Progress label={t("making")} done={sealing.done} onCancel={sealing.cancel} />}
      </form>
      {made && made.of === inputs && (
        <Link
          link={made.link}
          onTry={() => {
            set({ opening: made.link, answer: emptyEntry("stickers") });
            scrollTo(0, 0);
          }}
        />
      )}
    </div>
  );
}

function Link({ link, onTry }: { readonly link: string; readonly onTry: () => void }) {
  const address = shareAddress("challenge", { note: link });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [link]);
  return (
    <section class="card stack challenge-link" aria-labelledby="challenge-link">
      <h2 id="challenge-link" ref={heading} tabIndex={-1}>
        {t("link-heading")}
      </h2>
      <Field label={t("link-label")} hint={t("link-hint", { n: address.length })}>
        {(attributes) => (
          <textarea
            {...attributes}
            class="mono"
            dir="ltr"
            readOnly
            rows={3}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div class="row">
        <CopyButton text={address} label={t("copy-link")} look="main" />
        <Button look="quiet" onClick={onTry}>
          {t("try-link")}
        </Button>
      </div>
    </section>
  );
}
