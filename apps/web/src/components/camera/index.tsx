/** The camera: one large view, an outline on the face that it sees, six little faces that fill up, and a sentence what to do next. */
import { useEffect, useRef } from "preact/hooks";
import { HelpLink } from "../../app/help-link.tsx";
import type { ShownFace } from "../../work/jobs/camera.ts";
import { Button } from "../button.tsx";
import { colorWords, listWords } from "../net-editor/color-words.ts";
import { Notice } from "../notice.tsx";
import { t } from "./messages.ts";
import { MAX_MEGAPIXELS, MAX_PICTURES, type PictureProblem } from "./pictures.ts";
import { SeenOutline } from "./seen-outline.tsx";
import { type CameraInput, type CameraView, FACES, type Stage, useCamera } from "./use-camera.ts";
import "./style.css";

const PROBLEMS: readonly Stage[] = ["refused", "none", "insecure", "busy", "unreadable", "picture"];

export default function CameraReader(input: CameraInput) {
  const { view, video, restart, resume, turn, light, choose, take, leave } = useCamera(input);
  const { stage, taken, seen, facing, likely } = view;
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone, so the focus moves here for keyboards and screen readers.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  useEffect(() => section.current?.scrollIntoView({ block: "nearest" }), [stage]);
  const isProblem = PROBLEMS.includes(stage);
  const isHopeless = stage === "insecure";
  const isLive = stage === "looking" || stage === "opening";
  return (
    <section class="stack camera" aria-label={t("camera")} ref={section} tabIndex={-1}>
      <div class={`camera-view${facing === "user" ? " camera-mirrored" : ""}`} hidden={!isLive}>
        <video ref={video} playsInline muted aria-label={t("view")} />
        {seen.map(({ corners, size, rgb, isTaken }, at) => (
          <SeenOutline key={at} corners={corners} size={size} rgb={rgb} isTaken={isTaken} />
        ))}
      </div>
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
      {isProblem ? (
        <Notice kind="bad" alert>
          {problemWords(view)}
        </Notice>
      ) : (
        <p role="status" class="camera-say">
          {sentences(view)}
        </p>
      )}
      <div class="row">
        {(stage === "stopped" || (isProblem && !isHopeless)) && (
          <Button look="main" onClick={resume}>
            {t("start")}
          </Button>
        )}
        {likely && isLive && (
          <Button look="main" onClick={take}>
            {t("take")}
          </Button>
        )}
        <label class={`button ${isHopeless ? "button-main" : "button-plain"} camera-files`}>
          {t("pictures")}
          <input
            type="file"
            accept="image/*"
            multiple
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The same files may be chosen again after a problem.
              currentTarget.value = "";
              if (files.length > 0) void choose(files);
            }}
          />
        </label>
        {taken.length > 0 && isLive && <Button onClick={restart}>{t("again")}</Button>}
        {isLive && (
          <Button look="quiet" onClick={turn}>
            {t("switch")}
          </Button>
        )}
        {view.hasTorch && (
          <Button look="quiet" aria-pressed={view.isTorchOn} onClick={() => void light()}>
            {t("torch")}
          </Button>
        )}
        <Button look="quiet" onClick={() => void leave()}>
          {t("close")}
        </Button>
        <HelpLink topic="camera" />
      </div>
    </section>
  );
}

function sentences({ stage, hint, centers }: CameraView): string {
  if (stage === "opening" || stage === "deciding" || stage === "stopped") return t(stage);
  const isNamed = hint === "next" && centers !== undefined && centers.length > 0;
  return isNamed ? `${t(hint)} ${t("centers", { colors: listWords(centers.map(colorWords)) })}` : t(hint);
}

function problemWords({ stage, problem }: CameraView): string {
  return stage === "picture" && problem ? pictureWords(problem) : t(stage as "refused");
}

function pictureWords(problem: PictureProblem): string {
  switch (problem.kind) {
    case "none":
    case "bad":
      return t(`picture-${problem.kind}`, { name: problem.name });
    case "large":
      return t("picture-large", { name: problem.name, n: MAX_MEGAPIXELS });
    case "few":
      return t("picture-few", { n: problem.n });
    case "many":
      return t("picture-many", { n: MAX_PICTURES });
    case "unreadable":
      return t("unreadable");
  }
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
