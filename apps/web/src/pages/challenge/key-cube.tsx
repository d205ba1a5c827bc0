/** The cube that opens the note, while the note is made: mixed, saying a text, painted, or made by moves. */

import { CubePicture } from "../../cube/cube-picture.tsx";
import { ask } from "../../jobs/ask.ts";
import { type JobState, useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segments } from "../../ui/segments.tsx";
import { cubeErrorText } from "./cube-error.ts";
import { CubeFields } from "./cube-fields.tsx";
import { type CubeEntry, cubeInput, HOWS, resized, SIZES } from "./model.ts";

const t = texts("challenge");

type Found = JobState<{ readonly facelets: string; readonly size: number }, unknown>;

/** The cube that an entry describes, found in the worker. */
export function useKeyCube(entry: CubeEntry): Found {
  const input = cubeInput(entry);
  const work = useJob(
    input && JSON.stringify(input),
    (options) => ask("challenge", "keyCube", input!, { ...options, lane: "quick" }),
    { delay: 150 },
  );
  if (entry.how !== "random") return work;
  return {
    isRunning: false,
    cancel: work.cancel,
    ...(entry.mixed !== "" && { output: { facelets: entry.mixed, size: entry.size } }),
  };
}

/** The cube of an entry now, whether or not `useKeyCube` has seen it yet; undefined if the entry describes none. */
export async function findKeyCube(entry: CubeEntry): Promise<string | undefined> {
  if (entry.how === "random") return entry.mixed || undefined;
  const input = cubeInput(entry);
  if (!input) return undefined;
  return ask("challenge", "keyCube", input, { lane: "quick" }).then(
    ({ facelets }) => facelets,
    () => undefined,
  );
}

interface KeyCubeProps {
  readonly entry: CubeEntry;
  readonly cube: Found;
  readonly onChange: (entry: CubeEntry, merge?: string) => void;
}

export function KeyCube({ entry, cube, onChange }: KeyCubeProps) {
  return (
    <>
      <div class="row challenge-choices">
        <Segments
          label={t("how-label")}
          options={HOWS.map((how) => ({ value: how, label: t(`how-${how}`) }))}
          chosen={entry.how}
          onChoose={(how) => onChange({ ...entry, how })}
        />
        <Segments
          label={t("size-label")}
          options={SIZES.map((size) => ({ value: size as number, label: t("size", { n: size }) }))}
          isShort
          chosen={entry.size}
          onChoose={(size) => onChange(resized(entry, size))}
        />
      </div>
      {entry.how === "random" ? (
        <Mix entry={entry} onChange={onChange} />
      ) : (
        <CubeFields entry={entry} onChange={onChange} />
      )}
      {cube.error && cube.error.code !== "unfinished" && (
        <Notice kind="bad">{cubeErrorText(cube.error, entry.how)}</Notice>
      )}
      {cube.output && !cube.error && <Shown facelets={cube.output.facelets} size={cube.output.size} />}
    </>
  );
}

function Mix({ entry, onChange }: Pick<KeyCubeProps, "entry" | "onChange">) {
  const mix = async () => {
    const { facelets } = await ask("challenge", "randomCube", { size: entry.size }, { lane: "quick" });
    onChange({ ...entry, mixed: facelets });
  };
  return (
    <div>
      <Button onClick={() => void mix()}>{entry.mixed === "" ? t("mix") : t("mix-again")}</Button>
    </div>
  );
}

/** Larger cubes take long to solve, and many moves to make. */
const MAX_SIZE_WITH_MOVES = 3;

function Shown({ facelets, size }: { readonly facelets: string; readonly size: number }) {
  const hasMoves = size <= MAX_SIZE_WITH_MOVES;
  const moves = useJob(hasMoves ? facelets : undefined, (options) =>
    ask("challenge", "makingMoves", { facelets }, options),
  );
  return (
    <div class="challenge-shown">
      <CubePicture cube={facelets} title={t("cube-picture")} />
      <div class="stack">
        {hasMoves && moves.output && (
          <div>
            <h3>{t("moves-heading")}</h3>
            <p class="mono challenge-moves" dir="ltr">
              {moves.output}
            </p>
          </div>
        )}
        <div class="row">
          {moves.output && <CopyButton text={moves.output} label={t("copy-moves")} look="plain" />}
          <CopyButton text={facelets} label={t("copy-facelets")} look="plain" />
        </div>
      </div>
    </div>
  );
}
