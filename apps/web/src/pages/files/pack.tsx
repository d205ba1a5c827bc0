/** A file becomes cubes: which file, which cubes, and how many; then they are made. */

import { signal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { ask, type JobError } from "../../jobs/ask.ts";
import type { PackedFile } from "../../jobs/files.ts";
import { useJob } from "../../jobs/use-job.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { FreshHeading } from "../../ui/fresh-heading.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice, Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { saveFile } from "../../ui/save-file.ts";
import { useFilling } from "./box-content.ts";
import { BoxStage, FileButton } from "./box-stage.tsx";
import {
  bytesOfData,
  change,
  dataOfBytes,
  type Files,
  type HeldFile,
  isolated,
  KEPT_BYTES,
  listHead,
  MAX_CUBE_SIZE,
  MAX_CUBES_ON_PAPER,
  MAX_CUBES_WITH_SPARES,
  MAX_FILE_BYTES,
  packedLength,
} from "./model.ts";

const t = texts("files");

const PackMore = lazy(() => import("./pack-more.tsx"));
const Sheet = lazy(() => import("./sheet.tsx"));

/** Never in the record: it would be stored. */
const password = signal("");
/** A file too large for the record, kept until the page is left; its content stays where it is. */
const held = signal<{ readonly file: HeldFile; readonly content: Blob } | undefined>(undefined);

/** Before there are cubes. */
const EMPTY = new Blob();

export function Pack({ files }: { readonly files: Files }) {
  const { file, size, percent, unordered } = files;
  const [made, setMade] = useState<{ readonly of: string; readonly packed: PackedFile }>();
  const [tooLarge, setTooLarge] = useState(0);
  const isNew = useRef(false);
  const job = useFilling();
  const content = file && contentOf(file);
  const of = JSON.stringify([file, size, percent, unordered, password.value]);
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
    change({ file: taken });
  };
  const make = async () => {
    if (!file || !content) return;
    const plan = { size, percent, unordered, password: password.value };
    const input = { ...plan, content, name: file.name, type: file.type };
    const packed = await job.run(of, (options) => ask("files", "packFile", input, options));
    setMade(packed && { of, packed });
    isNew.current = packed !== undefined;
    if (!packed) job.forget();
    if (packed) announce(t("packed-announce", { n: packed.dataCubes + packed.parityCubes }));
  };
  const { output: counted, error: countError } = useCount(file && content && file, files);
  const packed = made?.of === of ? made.packed : undefined;
  const told = packed ?? counted;
  const places = told ? told.dataCubes + told.parityCubes : 0;
  const cubes = job.coming?.of === of ? job.coming.cubes : EMPTY;
  return (
    <BoxStage
      content={content && places > 0 ? { of, size, places, cubes } : undefined}
      hint={t("drop")}
      onFiles={(chosen) => void take(chosen)}
      size={size}
      largest={MAX_CUBE_SIZE}
      onSize={(next) => change({ size: next })}
      say={
        <>
          {!file && <p class="soft">{t("lead")}</p>}
          {file && content && !packed && counted && <Count counted={counted} file={file} />}
          {packed && <Packed packed={packed} isNew={isNew} />}
          {file && !content && file.length > 0 && (
            <Notice>{t("file-gone", { name: isolated(file.name) })}</Notice>
          )}
          {file?.length === 0 && <Notice>{t("file-empty")}</Notice>}
          {tooLarge > 0 && (
            <Notice kind="bad" alert>
              {t("file-too-large", {
                bytes: t("bytes", { n: tooLarge }),
                most: t("bytes", { n: MAX_FILE_BYTES }),
              })}
            </Notice>
          )}
          {job.isRunning && <Progress label={t("packing")} done={job.done} onCancel={job.cancel} />}
          {[job.error, countError].map(
            (error) => error && <ProblemNotice error={error} words={tooManyWords(error, percent)} />,
          )}
        </>
      }
      buttons={
        <>
          {content && !packed && (
            <Button look="big" disabled={job.isRunning} onClick={() => void make()}>
              {t("pack")}
            </Button>
          )}
          {packed && file && (
            <Button
              look="big"
              onClick={() =>
                saveFile(
                  `${file.name}.cubes.txt`,
                  new Blob([listHead(file.name, size), packed.facelets]),
                  "text/plain",
                )
              }
            >
              {t("save-list")}
            </Button>
          )}
          <FileButton
            label={t(file ? "choose-other" : "choose")}
            look={content ? "plain" : "big"}
            onFiles={(chosen) => void take(chosen)}
          />
        </>
      }
      more={<PackMore files={files} password={password} packed={packed} />}
      about={packed && file && <Sheet name={file.name} packed={packed} />}
    />
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

/** How many cubes it takes, before the work is done. */
function useCount(file: HeldFile | undefined, { size, percent, unordered }: Files) {
  const isSealed = password.value !== "";
  const input = { size, percent, unordered, isSealed, bytes: file ? packedLength(file) : 0 };
  return useJob(
    file && JSON.stringify(input),
    (options) => ask("files", "countCubes", input, { ...options, lane: "quick" }),
    { delay: 80 },
  );
}

function Count({
  counted,
  file,
}: {
  readonly counted: NonNullable<ReturnType<typeof useCount>["output"]>;
  readonly file: HeldFile;
}) {
  const { parts, all } = partsOf(counted);
  return (
    <>
      <p role="status">{t("count-most", { n: all })}</p>
      <p class="soft breaks">
        {t("file-chosen", { name: isolated(file.name), bytes: t("bytes", { n: file.length }) })}.{" "}
        {all <= MAX_CUBES_ON_PAPER
          ? t("count-parts", { ...parts, pages: t("part-pages", { n: counted.pages }) })
          : t("packed-parts", parts)}
      </p>
    </>
  );
}

/** All cubes, and in words how many of them carry the file. */
function partsOf({ dataCubes, parityCubes }: Pick<PackedFile, "dataCubes" | "parityCubes">) {
  const [data, spare] = [dataCubes, parityCubes].map((n) => t("part-cubes", { n }));
  return { all: dataCubes + parityCubes, parts: { data, spare } };
}

/** How many there are. */
function Packed({ packed, isNew }: { readonly packed: PackedFile; readonly isNew: { current: boolean } }) {
  const { parts, all } = partsOf(packed);
  return (
    <>
      <FreshHeading isNew={isNew} of={packed}>
        {t("packed-heading", { n: all })}
      </FreshHeading>
      <p class="soft">
        {t("packed-parts", parts)} {packed.isCompressed && t("packed-compressed")}
      </p>
    </>
  );
}
