/** The camera: one large view, an outline on the face that it sees, six little faces that fill up, and a sentence what to do next. */
import type { CameraReading, SeenFace } from "../../work/jobs/camera.ts";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { t } from "./messages.ts";
import { FACES, type Stage, useCamera } from "./use-camera.ts";
import "./style.css";

const PROBLEMS: readonly Stage[] = ["refused", "none", "insecure", "busy", "unreadable"];

export default function CameraReader({
  onRead,
  onClose,
}: {
  readonly onRead: (reading: CameraReading) => void;
  readonly onClose: () => void;
}) {
  const { view, video, restart, resume, turn, light, choose } = useCamera(onRead);
  const { stage, taken, outline, facing } = view;
  const isProblem = PROBLEMS.includes(stage);
  const isLive = stage === "looking" || stage === "opening";
  return (
    <section class="stack camera" aria-label={t("camera")}>
      <div class={`camera-view${facing === "user" ? " camera-mirrored" : ""}`} hidden={!isLive}>
        <video ref={video} playsInline muted aria-label={t("view")} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {outline && <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(" ")} />}
        </svg>
      </div>
      <ol class="camera-faces" aria-label={t("seen", { seen: taken.length })}>
        {Array.from({ length: FACES }, (_, at) => (
          <li key={at}>{taken[at] ? <SmallFace face={taken[at]} /> : <span />}</li>
        ))}
      </ol>
      {isProblem ? (
        <Notice kind="bad" alert>
          {t(stage as "refused")}
        </Notice>
      ) : (
        <p role="status">{t(sentence(stage, taken.length))}</p>
      )}
      <div class="row">
        {(stage === "stopped" || isProblem) && (
          <Button look="main" onClick={resume}>
            {t("start")}
          </Button>
        )}
        <label class="button button-plain camera-files">
          {t("pictures")}
          <input
            type="file"
            accept="image/*"
            multiple
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
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
        <Button look="quiet" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </section>
  );
}

function sentence(stage: Stage, taken: number): "opening" | "first" | "next" | "deciding" | "stopped" {
  if (stage === "opening" || stage === "deciding" || stage === "stopped") return stage;
  return taken === 0 ? "first" : "next";
}

/** The colors as the camera saw them. */
function SmallFace({ face: { size, rgb } }: { readonly face: SeenFace }) {
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
          fill={`rgb(${[0, 1, 2].map((k) => Math.round(rgb[at * 3 + k])).join(" ")})`}
        />
      ))}
    </svg>
  );
}
