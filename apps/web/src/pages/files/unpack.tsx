/** Cubes become the file again: from lists and sheets, pasted or chosen. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { ask } from "../../jobs/ask.ts";
import type { BlobFile } from "../../jobs/cube-files.ts";
import type { UnpackedFile } from "../../jobs/files.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import type { Undoable } from "../../shell/history.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { Progress } from "../../ui/progress.tsx";
import { DropZone } from "./drop-zone.tsx";
import { type Files, MAX_CUBE_SIZE, MIN_CUBE_SIZE } from "./model.ts";
import { Unpacked } from "./unpacked.tsx";

const t = texts("files");

const password = signal("");
/** Kept until the page is left. */
const chosen = signal<readonly BlobFile[]>([]);
const PASSWORD_CODES = ["password-needed", "wrong-password"];

export function Unpack({ record }: { readonly record: Undoable<Files> }) {
  const files = record.value.value;
  const job = useJobOnDemand();
  const [read, setRead] = useState<UnpackedFile | undefined>(undefined);
  const [isAsked, setAsked] = useState(false);
  const [needsCubes, setNeedsCubes] = useState(false);
  const set = (change: Partial<Files>, merge?: string) => {
    setRead(undefined);
    record.set({ ...files, ...change }, merge === undefined ? {} : { merge });
  };
  const take = (list: readonly File[]) => {
    setRead(undefined);
    chosen.value = list.map((file) => ({ name: file.name, content: file }));
  };
  const unpack = async () => {
    const isEmpty = chosen.value.length === 0 && files.pasted.trim() === "";
    setNeedsCubes(isEmpty);
    if (isEmpty) return;
    const input = {
      files: chosen.value,
      pasted: files.pasted,
      size: files.listSize,
      password: password.value,
    };
    const found = await job.run((options) => ask("files", "unpackFile", input, options));
    setRead(found);
    if (found && "code" in found && PASSWORD_CODES.includes(found.code)) setAsked(true);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void unpack();
      }}
    >
      <section class="card stack">
        <DropZone many label={t("choose-many")} hint={t("drop-many")} onFiles={take} />
        {chosen.value.length > 0 && (
          <div class="row">
            <span class="files-name">
              {t("chosen-files", { n: chosen.value.length })}:{" "}
              {chosen.value.map(({ name }) => name).join(", ")}
            </span>
            <Button
              look="quiet"
              onClick={() => {
                chosen.value = [];
                setRead(undefined);
              }}
            >
              {t("forget-files")}
            </Button>
          </div>
        )}
        <Field label={t("paste-label")} hint={t("paste-hint")}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={4}
              class="mono"
              dir="ltr"
              spellcheck={false}
              maxLength={20_000}
              value={files.pasted}
              onInput={(event) => set({ pasted: event.currentTarget.value }, "pasted")}
            />
          )}
        </Field>
        <Field label={t("list-size-label")}>
          {(attributes) => (
            <select
              {...attributes}
              value={files.listSize}
              onChange={(event) => set({ listSize: Number(event.currentTarget.value) })}
            >
              <option value={0}>{t("list-size-auto")}</option>
              {Array.from({ length: MAX_CUBE_SIZE - MIN_CUBE_SIZE + 1 }, (_, i) => (
                <option key={i} value={i + MIN_CUBE_SIZE}>
                  {t("size", { n: i + MIN_CUBE_SIZE })}
                </option>
              ))}
            </select>
          )}
        </Field>
        {isAsked && <PasswordField label={t("password-label")} password={password} />}
      </section>
      <div class="row actions">
        <Button type="submit" look="main" disabled={job.isRunning}>
          {t("unpack")}
        </Button>
      </div>
      {needsCubes && (
        <Notice kind="bad" alert>
          {t("need-cubes")}
        </Notice>
      )}
      {job.isRunning && <Progress label={t("unpacking")} done={job.done} onCancel={job.cancel} />}
      {job.error && <ProblemNotice error={job.error} />}
      {read && !job.isRunning && <Unpacked read={read} />}
    </form>
  );
}
