/** A file becomes cubes: which file, which cubes, and how many; then they are made. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { ask, type JobError } from "../../jobs/ask.ts";
import type { PackedFile } from "../../jobs/files.ts";
import { useJob } from "../../jobs/use-job.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import { announce } from "../../shell/announce.ts";
import type { Undoable } from "../../shell/history.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { Progress } from "../../ui/progress.tsx";
import { DropZone } from "./drop-zone.tsx";
import {
  bytesOfData,
  dataOfBytes,
  type Files,
  type HeldFile,
  isolated,
  KEPT_BYTES,
  MAX_CUBES_ON_PAPER,
  MAX_CUBES_WITH_SPARES,
  MAX_FILE_BYTES,
  packedLength,
} from "./model.ts";
import { PackOptions } from "./pack-options.tsx";
import { Packed } from "./packed.tsx";

const t = texts("files");

/** Never in the record: it would be stored. */
const password = signal("");
/** A file too large for the record, kept until the page is left; its content stays where it is. */
const held = signal<{ readonly file: HeldFile; readonly content: Blob } | undefined>(undefined);

interface Made {
  readonly of: string;
  readonly name: string;
  readonly packed: PackedFile;
}

export function Pack({ record }: { readonly record: Undoable<Files> }) {
  const files = record.value.value;
  const { file, size, percent, unordered } = files;
  const [made, setMade] = useState<Made | undefined>(undefined);
  const [tooLarge, setTooLarge] = useState(0);
  const job = useJobOnDemand();
  const content = file && contentOf(file);
  const inputs = JSON.stringify([file, size, percent, unordered, password.value]);
  const set = (change: Partial<Files>, merge?: string) =>
    record.set({ ...files, ...change }, merge === undefined ? {} : { merge });
  const take = async ([chosen]: readonly File[]) => {
    setTooLarge(chosen.size > MAX_FILE_BYTES ? chosen.size : 0);
    if (chosen.size > MAX_FILE_BYTES) return;
    const isKept = chosen.size <= KEPT_BYTES;
    const taken = {
      name: chosen.name,
      type: chosen.type,
      length: chosen.size,
      data: isKept ? dataOfBytes(new Uint8Array(await chosen.arrayBuffer())) : "",
    };
    held.value = { file: taken, content: chosen };
    set({ file: taken });
  };
  const make = async () => {
    if (!file || !content) return;
    const plan = { size, percent, unordered, password: password.value };
    const input = { ...plan, content, name: file.name, type: file.type };
    const packed = await job.run((options) => ask("files", "packFile", input, options));
    if (!packed) return;
    setMade({ of: inputs, name: file.name, packed });
    announce(t("packed-announce", { n: packed.dataCubes + packed.parityCubes }));
  };
  return (
    <div class="stack">
      <section class="card stack">
        <DropZone
          label={t(file ? "choose-other" : "choose")}
          hint={t("drop")}
          onFiles={(chosen) => void take(chosen)}
        />
        {file && (
          <p class="files-name">
            {t("file-chosen", { name: isolated(file.name), bytes: t("bytes", { n: file.length }) })}
          </p>
        )}
        {file && !content && <Notice>{t("file-gone", { name: isolated(file.name) })}</Notice>}
        {file?.length === 0 && <Notice>{t("file-empty")}</Notice>}
        {tooLarge > 0 && (
          <Notice kind="bad" alert>
            {t("file-too-large", {
              bytes: t("bytes", { n: tooLarge }),
              most: t("bytes", { n: MAX_FILE_BYTES }),
            })}
          </Notice>
        )}
      </section>
      <PackOptions files={files} onChange={set} password={password} />
      {file && content && <Count files={files} file={file} isSealed={password.value !== ""} />}
      <div class={content ? "row actions" : "row"}>
        <Button look="main" disabled={!content || job.isRunning} onClick={() => void make()}>
          {t("pack")}
        </Button>
      </div>
      {job.isRunning && <Progress label={t("packing")} done={job.done} onCancel={job.cancel} />}
      {job.error && <ProblemNotice error={job.error} words={tooManyWords(job.error, percent)} />}
      {made && made.of === inputs && <Packed name={made.name} packed={made.packed} />}
    </div>
  );
}

/** If it is only with the spare cubes that there are too many. */
function tooManyWords({ code }: JobError, percent: number): string | undefined {
  return code === "too-many-cubes" && percent > 0
    ? t("too-many", { most: MAX_CUBES_WITH_SPARES })
    : undefined;
}

function contentOf(file: HeldFile): Blob | undefined {
  if (file.length === 0) return undefined;
  if (file.data !== "") return new Blob([bytesOfData(file.data) as BlobPart]);
  const kept = held.value;
  return kept && kept.file.name === file.name && kept.file.length === file.length ? kept.content : undefined;
}

/** Shown before the work is done. */
function Count({
  files: { size, percent, unordered },
  file,
  isSealed,
}: {
  readonly files: Files;
  readonly file: HeldFile;
  readonly isSealed: boolean;
}) {
  const input = { size, percent, unordered, isSealed, bytes: packedLength(file) };
  const work = useJob(
    JSON.stringify(input),
    (options) => ask("files", "countCubes", input, { ...options, lane: "quick" }),
    { delay: 80 },
  );
  if (work.error) return <ProblemNotice error={work.error} words={tooManyWords(work.error, percent)} />;
  if (!work.output) return null;
  const { dataCubes, parityCubes, pages } = work.output;
  const parts = {
    data: t("part-cubes", { n: dataCubes }),
    spare: t("part-cubes", { n: parityCubes }),
  };
  return (
    <div class="files-count" role="status">
      <strong>{t("count-most", { n: dataCubes + parityCubes })}</strong>{" "}
      <span class="soft">
        {dataCubes + parityCubes <= MAX_CUBES_ON_PAPER
          ? t("count-parts", { ...parts, pages: t("part-pages", { n: pages }) })
          : t("packed-parts", parts)}
      </span>
    </div>
  );
}
