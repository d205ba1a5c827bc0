/** A cube given by a text, by its stickers or by moves: on the stage it is painted, or shown as far as it is known. */
import { signal } from "@preact/signals";
import { ByCamera, doubtsOf } from "../../cube/by-camera/index.tsx";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { SmartCube } from "../../cube/smart/index.tsx";
import { blankCube } from "../../cubes/painted.ts";
import { ask } from "../../jobs/ask.ts";
import { type JobState, useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { AS_TYPED } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type CubeEntry, cubeInput, type How, isKnown, record, setEntry } from "./model.ts";

const t = texts("challenge");

const NetEditorView = lazy(async () => ({
  default: (await import("../../cube/net-editor/net-editor.tsx")).NetEditorView,
}));

interface EntryProps {
  readonly entry: CubeEntry;
}

/** The stickers, if they were painted and not taken from somewhere. */
const byHand = signal<string | undefined>(undefined);

/** Whether the cube is being painted; one that came as it is is shown. */
function isPainting({ how, editor: { painted } }: CubeEntry): boolean {
  return (
    how === "stickers" &&
    (painted.includes("?") || painted === byHand.value || doubtsOf(painted) !== undefined)
  );
}

function EntryEditor({ entry }: EntryProps) {
  return (
    <NetEditorView
      editor={entry.editor}
      doubted={doubtsOf(entry.editor.painted)}
      guide={false}
      onChange={(editor, merge = "") => {
        if (editor.painted !== entry.editor.painted) byHand.value = editor.painted;
        setEntry({ ...entry, editor }, merge);
      }}
    />
  );
}

export function EntryCube({ entry, cube }: EntryProps & { readonly cube: Found }) {
  if (isPainting(entry)) return <EntryEditor entry={entry} />;
  const facelets = cube.output?.size === entry.size ? cube.output.facelets : blankCube(entry.size);
  return <CubePicture cube={facelets} view="cube" title={t("cube-picture")} />;
}

function ByCameraOf({ entry, look }: EntryProps & { readonly look: "main" | "plain" }) {
  return (
    <ByCamera
      painted={entry.editor.painted}
      size={entry.size}
      look={look}
      onRead={({ facelets, cursor }) =>
        setEntry({ ...entry, editor: { ...entry.editor, painted: facelets, cursor } })
      }
    />
  );
}

/** The button that goes on with a whole cube; until it is painted, the camera. */
export function EntryButtons({
  entry,
  label,
  disabled,
}: EntryProps & { readonly label: string; readonly disabled: boolean }) {
  const isWhole = isKnown(entry);
  return (
    <>
      {isWhole && (
        <Button type="submit" look="big" disabled={disabled}>
          {label}
        </Button>
      )}
      {isPainting(entry) && <ByCameraOf entry={entry} look={isWhole ? "plain" : "main"} />}
    </>
  );
}

/** A smart cube, as far as is known. */
export function EntrySmart({ of, entry }: EntryProps & { readonly of: string }) {
  if (entry.how !== "stickers") return null;
  const take = (painted: string) => setEntry({ ...entry, editor: { ...entry.editor, painted } }, "smart");
  return <SmartCube of={of} size={entry.size} cube={entry.editor.painted} onCube={take} />;
}

/** How it is given; and where one that came as it is can be mended. */
export function EntryHow({
  entry,
  label,
  hows,
}: EntryProps & {
  readonly label: string;
  /** Each with its name. */
  readonly hows: Readonly<Partial<Record<How, string>>>;
}) {
  return (
    <>
      <Segments
        label={label}
        options={Object.entries(hows).map(([value, label]) => ({ value: value as How, label }))}
        chosen={entry.how}
        onChoose={(how) => setEntry({ ...entry, how })}
      />
      {entry.how === "stickers" && !isPainting(entry) && (
        <>
          <ByCameraOf entry={entry} look="plain" />
          <EntryEditor entry={entry} />
        </>
      )}
    </>
  );
}

/** Where a text or moves are typed. */
export function EntryField({ entry }: EntryProps) {
  const { how } = entry;
  if (how !== "text" && how !== "moves") return null;
  // What the cube is to say, or what it says.
  const textLabel = record.value.value.opening === "" ? "text-label" : "answer-text-label";
  return (
    <TextField
      label={t(how === "text" ? textLabel : "moves-label")}
      hint={t(`${how}-hint`)}
      {...AS_TYPED}
      maxLength={2000}
      dir={how === "text" ? "auto" : "ltr"}
      class={how === "text" ? undefined : "mono"}
      value={entry[how]}
      onText={(text) => setEntry({ ...entry, [how]: text }, how)}
    />
  );
}

/** Why an entry is no cube. */
export function EntryError({ entry, cube }: EntryProps & { readonly cube: Found }) {
  const code = cube.error?.code;
  if (!cube.error || code === "unfinished") return null;
  const other = entry.how === "moves" ? "moves" : "other";
  const why = code === "illegal-cube" ? "illegal" : code === "too-long" ? code : other;
  return <Notice kind="bad">{t(`error-${why}`)}</Notice>;
}

export type Found = JobState<{ readonly facelets: string; readonly size: number }, unknown>;

/** The cube that an entry describes. */
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
  const asked = input && ask("challenge", "keyCube", input, { lane: "quick" }).catch(() => undefined);
  return (await asked)?.facelets;
}
