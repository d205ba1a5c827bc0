/** The Write page: a text, what it takes, and how to put it on real cubes. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { Stage } from "../../cube/stage/index.tsx";
import { solvedFacelets } from "../../cubes/solved.ts";
import type { Written } from "../../jobs/write.ts";
import { announce } from "../../shell/announce.ts";
import { Icon } from "../../shell/icon.tsx";
import { texts } from "../../shell/language.ts";
import { goTo } from "../../shell/route.ts";
import { whenIdle } from "../../shell/slices.ts";
import type { StagedCube } from "../../shell/stage.ts";
import { Button, SHARE_ICON } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Facts, Result } from "./answer.tsx";
import {
  algsOf,
  change,
  KINDS,
  MAX_TEXT_LENGTH,
  password,
  record,
  SIZES,
  startGuide,
  type WriteRecord,
  withKind,
  withSize,
} from "./model.ts";
import { type LiveAnswer, useShorterMoves, useWritten } from "./use-written.ts";
import { WrittenCube } from "./written-cube.tsx";
import "./style.css";

const t = texts("write");

const WriteGuide = lazy(() => import("./guide/guide.tsx"));

export default function WritePage() {
  const { guide } = record.value.value;
  const live = useWritten(record.value.value, password.value);
  useShorterMoves(live);
  const isWritten = live.written.output !== undefined && !live.written.isRunning;
  // Where the app is kept for use offline, the guide is fetched anyway; then it opens at once.
  useEffect(
    () => (isWritten && "serviceWorker" in navigator ? whenIdle(WriteGuide.start) : undefined),
    [isWritten],
  );
  if (guide) return <WriteGuide guide={guide} size={record.value.value.size} />;
  return (
    <>
      <PageHead title={t("title")} record={record}>
        <Share />
      </PageHead>
      <Compose live={live} />
    </>
  );
}

const ShareSheet = lazy(() => import("./share-sheet.tsx"));

/** Loaded when it is opened for the first time. */
const isWanted = signal(false);

/** What can be shared: a link that tells anyone the message, the cube itself, or a link that needs a password. */
function Share() {
  return (
    <>
      <Button look="quiet" popovertarget="write-share" aria-label={t("share-title")} title={t("share-title")}>
        <Icon path={SHARE_ICON} />
      </Button>
      <dialog
        id="write-share"
        class="menu"
        popover="auto"
        aria-label={t("share-title")}
        onToggle={() => {
          isWanted.value = true;
        }}
      >
        {isWanted.value && <ShareSheet />}
      </dialog>
    </>
  );
}

const Hero = lazy(() => import("./hero.tsx"));
const WriteMore = lazy(() => import("./more.tsx"));
const PrintSheet = lazy(() => import("./print-sheet.tsx"));
/** Places and letters are asked for in another field. */
const CodedField = lazy(() => import("./coded-field.tsx"));

/** The message and the cube it goes onto: while one types, the cube turns toward it. */
function Compose({ live }: { readonly live: LiveAnswer }) {
  const { kind, text, size } = record.value.value;
  const { written, error } = live;
  const isAsked = text !== "" && !error;
  const found = isAsked ? (written.progress ?? written.output) : undefined;
  const isReady = found !== undefined && (!written.isRunning || written.progress !== undefined);
  return (
    <>
      <Stage
        page="write"
        size={size}
        largest={SIZES[SIZES.length - 1]}
        onSize={(next) => record.set(withSize(record.value.peek(), next))}
        onTake={take}
        row={
          kind === "text" ? <MessageField text={text} /> : <CodedField kind={kind} text={text} live={live} />
        }
        say={text === "" ? <Examples /> : <Result live={live} found={found} />}
        buttons={
          <Button look="big" disabled={!isReady} onClick={() => found && start(found)}>
            {t("start")}
          </Button>
        }
        more={<WriteMore found={isReady ? found : undefined} />}
        about={text === "" ? kind === "text" && <Plan /> : <Facts live={live} />}
      >
        {text === "" && kind === "text" ? <Hero /> : <CubeOf found={found} isStale={!isReady} />}
      </Stage>
      {found && (
        <div class="print-place">
          <PrintSheet found={found} />
        </div>
      )}
    </>
  );
}

function start(found: Written): void {
  record.set(startGuide(record.value.peek(), algsOf(found), found.text));
}

/** What an earlier cube says can be written again; of one that says nothing, Read tells what it says. */
function take({ facelets, says }: StagedCube): void {
  if (says) change({ kind: "text", text: says });
  else goTo("read", { facelets });
}

function MessageField({ text }: { readonly text: string }) {
  return (
    // The page's title says what it is for.
    <TextField
      label={t("text-label")}
      isLabelHidden
      hint={text.length >= MAX_TEXT_LENGTH ? t("text-full") : undefined}
      class="write-text"
      rows={1}
      dir="auto"
      maxLength={MAX_TEXT_LENGTH}
      spellcheck
      placeholder={t("text-placeholder")}
      value={text}
      onText={(next) => change({ text: next }, "text")}
    />
  );
}

/** Pictures of more cubes are on the sheet and in the guide. */
const MAX_SHOWN = 3;

/** `isStale`: whether it is still the answer to another text. */
function CubeOf({ found, isStale }: { readonly found: Written | undefined; readonly isStale: boolean }) {
  const { size } = record.value.value;
  const [first, another] = found?.cubes ?? [];
  if (found && another)
    return (
      <div class={isStale ? "line write-cubes write-stale" : "line write-cubes"}>
        {found.cubes.slice(0, MAX_SHOWN).map(({ facelets }, i) => (
          <CubePicture key={i} cube={facelets} view="cube" title={t("picture-after", { n: i + 1 })} />
        ))}
      </div>
    );
  if (found && first) return <WrittenCube text={found.text} size={size} alg={first.alg} />;
  return <CubePicture cube={solvedFacelets(size)} view="cube" />;
}

function Examples() {
  const now = record.value.value;
  const chip = (words: string, part: Partial<WriteRecord>) => (
    <button
      key={words}
      type="button"
      class="chip small tile"
      dir="auto"
      onClick={() => {
        // The button goes away.
        announce(words);
        change(part);
      }}
    >
      {words}
    </button>
  );
  return (
    <>
      {now.kind === "text" && (
        <div class="strip chips write-examples">
          <span class="soft">{t("examples")}</span>
          {[t("example-1"), t("example-2"), t("example-3")].map((text) => chip(text, { text }))}
        </div>
      )}
      <div class="strip chips write-examples">
        <span class="soft">{t("kind-other")}</span>
        {KINDS.map((kind) => kind !== now.kind && chip(t(`kind-${kind}`), withKind(now, kind)))}
      </div>
    </>
  );
}

function Plan() {
  return (
    <ol class="card soft write-plan points pile">
      <li>
        {t("plan-1")} <span class="field-hint">{t("text-hint")}</span>
      </li>
      <li>{t("plan-2")}</li>
      <li>{t("plan-3")}</li>
    </ol>
  );
}
