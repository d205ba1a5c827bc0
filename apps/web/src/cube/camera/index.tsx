/** The camera over the whole screen: what it sees, how many sides it has, one sentence, and one button that leads on. */

import { useEffect, useRef } from "preact/hooks";
import type { ShownFace } from "../../jobs/camera.ts";
import { HelpLink, Icon } from "../../shell/icon.tsx";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { colorWords, listWords } from "../net-editor/words.ts";
import { type CameraInput, useCamera } from "./use-camera.ts";
import { type CameraView, FACES, wayOn } from "./view.ts";
import "./style.css";

const words = texts("app");
const t = texts("camera");

/** What is seldom needed. */
const MENU = "camera-more";
const CLOSES_MENU = { popovertarget: MENU, popovertargetaction: "hide" } as const;

export default function CameraReader(input: CameraInput) {
  const { view, video, restart, resume, turn, light, choose, take, paint, leave } = useCamera(input);
  const { stage, taken, hasTorch, isTorchOn } = view;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // On the whole of it: no button is the next thing to press.
    dialog.current?.focus();
  }, []);
  const isLive = stage === "looking" || stage === "opening";
  const isProblem = !isLive && stage !== "deciding" && stage !== "stopped";
  const way = wayOn(view);
  const does = { start: resume, again: restart, take, paint: () => void paint() };
  const pictures = (look: string) => <Pictures look={look} onChoose={(files) => void choose(files)} />;
  return (
    <dialog
      class={isLive ? "camera" : "camera camera-still"}
      aria-label={t("camera")}
      ref={dialog}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        void leave();
      }}
      onClose={() => void leave()}
    >
      <div class="camera-top">
        <Button look="quiet" aria-label={t("close")} title={t("close")} onClick={() => void leave()}>
          <Icon path="M6 6l12 12M18 6L6 18" />
        </Button>
        <ol
          class="camera-faces"
          aria-label={t("seen", { seen: taken.length })}
          hidden={isProblem && taken.length === 0}
        >
          {Array.from({ length: FACES }, (_, at) => (
            <li key={at} aria-label={t(taken[at] ? "face-seen" : "face-open", { n: at + 1 })}>
              {taken[at] ? <SmallFace face={taken[at]} /> : <span />}
            </li>
          ))}
        </ol>
        {isLive ? (
          <>
            <button
              type="button"
              class="button button-quiet"
              popovertarget={MENU}
              aria-label={words("nav-more")}
              title={words("nav-more")}
            >
              <Icon path="M5 12h.01M12 12h.01M19 12h.01" />
            </button>
            <div id={MENU} class="camera-more" popover="auto">
              {taken.length > 0 && (
                <Button look="quiet" {...CLOSES_MENU} onClick={restart}>
                  {t("again")}
                </Button>
              )}
              <Button look="quiet" {...CLOSES_MENU} onClick={turn}>
                {t("switch")}
              </Button>
              {hasTorch && (
                <Button look="quiet" aria-pressed={isTorchOn} onClick={() => void light()}>
                  {t("torch")}
                </Button>
              )}
              {pictures("quiet")}
              <HelpLink topic="camera" />
            </div>
          </>
        ) : (
          <HelpLink topic="camera" />
        )}
      </div>
      <div class={`camera-view${view.facing === "user" ? " camera-mirrored" : ""}`} hidden={!isLive}>
        <video ref={video} class="over" playsInline muted aria-label={t("view")} />
        <SeenOutline seen={view.seen} frame={view.frame} />
      </div>
      <div class="camera-end column pile">
        {isProblem ? (
          <Notice kind="bad" alert>
            {stage === "picture" ? view.trouble?.() : t(stage as "refused")}
          </Notice>
        ) : (
          <p role="status" class="camera-say middle centered">
            {isLive && stage === "looking" ? sentence(view) : t(stage as "opening")}
          </p>
        )}
        <div class="camera-way column pile">
          {way === "pictures" && pictures("big")}
          {way !== undefined && way !== "pictures" && (
            <Button look="big" onClick={does[way]}>
              {t(way)}
            </Button>
          )}
          {way === "start" && pictures("quiet")}
          {(stage === "none" || stage === "picture") && (
            <Button look="quiet" onClick={resume}>
              {t("start")}
            </Button>
          )}
        </div>
        <p class="visually-hidden" aria-live="polite">
          {taken.length > 0 && t("seen", { seen: taken.length })}
        </p>
      </div>
    </dialog>
  );
}

function sentence({ hint, taken, centers = [], noCube }: CameraView): string {
  if (hint === "sizes" && noCube)
    return t(hint, { sizes: listWords(noCube.sizes.map((size) => `${size}×${size}`)) });
  if (hint !== "next" && hint !== "missing") return t(hint);
  const n = centers.length;
  if (n > 0) return t("centers", { n, colors: listWords(centers.map(colorWords)) });
  return hint === "next" ? t(hint) : t(hint, { n: FACES - taken.length });
}

function Pictures({
  look,
  onChoose,
}: {
  readonly look: string;
  readonly onChoose: (files: readonly File[]) => void;
}) {
  return (
    <label class={`button button-${look} camera-files`}>
      {t("pictures")}
      <input
        type="file"
        accept="image/*"
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same files may be chosen again after a problem.
          currentTarget.value = "";
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}

/** The colors as the camera saw them. */
function SmallFace({ face: { size, rgb } }: { readonly face: ShownFace }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {Array.from({ length: size * size }, (_, at) => (
        <rect
          key={at}
          x={(at % size) + 0.06}
          y={Math.floor(at / size) + 0.06}
          width={0.88}
          height={0.88}
          rx={0.12}
          fill={colorAt(rgb, at)}
        />
      ))}
    </svg>
  );
}

function colorAt(rgb: ArrayLike<number>, at: number): string {
  return `rgb(${[0, 1, 2].map((k) => Math.round(rgb[at * 3 + k])).join(" ")})`;
}

/** What the camera sees of the cube, drawn over the video: the outline of each face, bold once it is taken. */
function SeenOutline({ seen, frame: { width, height } }: Pick<CameraView, "seen" | "frame">) {
  return (
    <svg class="over drawn" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {seen.map(({ corners, isTaken }, at) => (
        <polygon
          key={at}
          stroke="#00e676"
          stroke-width={isTaken ? 7 : 4}
          vector-effect="non-scaling-stroke"
          points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
        />
      ))}
    </svg>
  );
}
