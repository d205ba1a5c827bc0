/** What the camera view knows and does: a stream, looks at its frames in the worker, faces taken, and the cube in the end. */
import type { CubeState } from "@cubegram/core/state";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { signalStep } from "../../app/step-signal.ts";
import { blankCube } from "../../cubes/painted.ts";
import type { CameraLook, CameraReading, ShownFace, SoFar } from "../../work/jobs/camera.ts";
import { ask, WorkError } from "../../work/work.ts";
import { t } from "./messages.ts";
import { MAX_PICTURES, type PictureProblem, pixelsOfFiles } from "./pictures.ts";
import {
  type CameraProblem,
  closeCamera,
  type Facing,
  hasTorch,
  openCamera,
  type Pixels,
  pixelsOf,
  setTorch,
} from "./stream.ts";

export const FACES = 6;

export type Stage = "opening" | "looking" | "deciding" | "stopped" | "unreadable" | "picture" | CameraProblem;

/** What to say while it looks. */
export type Hint = "first" | "next" | "seen-before" | "nothing" | "dark" | "unsure" | "corner";

export interface CameraView {
  readonly stage: Stage;
  readonly hint: Hint;
  readonly taken: readonly ShownFace[];
  /** Colors 0 … 5 of the centers not seen yet, if they can be inferred. */
  readonly centers: readonly number[] | undefined;
  /** The faces in the picture now; corners as fractions of its width and height. */
  readonly seen: CameraLook["seen"];
  readonly hasTorch: boolean;
  readonly isTorchOn: boolean;
  readonly facing: Facing;
  /** A cube that is not certain, but may be accepted anyway. */
  readonly likely: CameraReading | undefined;
  readonly problem: PictureProblem | undefined;
}

const START: CameraView = {
  stage: "opening",
  hint: "first",
  taken: [],
  centers: undefined,
  seen: [],
  hasTorch: false,
  isTorchOn: false,
  facing: "environment",
  likely: undefined,
  problem: undefined,
};

/** Between two looks: the eye sees no difference, and the battery does. */
const PAUSE_MS = 60;
/** For this long nothing is said about a picture without a face, or with a known one. */
const PATIENCE_MS = 2500;
/** Looks that may make a cube surer are gathered for so long. */
const DECIDE_MS = 700;
/** Mean brightness of a picture, 0 … 255, below which it is the light. */
const DARK = 35;
/** From this probability of another cube with the same six faces on, a corner is asked for. */
const REARRANGED = 0.02;

export interface CameraInput {
  /** Layers, when they are known. */
  readonly size?: number | undefined;
  /** Likely cubes, if it is known which one was to be made. */
  readonly expected?: readonly CubeState[] | undefined;
  /** What is painted already: it stays where the camera saw nothing. */
  readonly painted?: string | undefined;
  readonly onRead: (reading: CameraReading) => void;
  /** The camera was closed; with what it had seen by then, if anything. */
  readonly onClose: (soFar?: SoFar) => void;
}

export function useCamera({ size, expected = [], painted, onRead, onClose }: CameraInput) {
  const [view, setView] = useState(START);
  const now = useRef(view);
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const scan = useRef<CameraLook["scan"]>(undefined);
  /** Counts what was begun, so that a camera that opens after something else was chosen is closed again. */
  const attempt = useRef(0);
  const isGone = useRef(false);
  const deciding = useRef<AbortController>(undefined);
  const show = (change: Partial<CameraView>) => {
    if (isGone.current) return;
    now.current = { ...now.current, ...change };
    setView(now.current);
  };

  async function open(facing: Facing): Promise<void> {
    stop();
    const own = attempt.current;
    const { taken, centers, hint } = now.current;
    show({ ...START, taken, centers, hint, facing });
    try {
      const opened = await openCamera(facing);
      if (attempt.current !== own) return closeCamera(opened);
      if (isGone.current || !video.current || document.hidden) {
        closeCamera(opened);
        return show({ stage: "stopped" });
      }
      stream.current = opened;
      video.current.srcObject = opened;
      await video.current.play();
      if (attempt.current !== own) return;
      show({ stage: "looking", hasTorch: hasTorch(opened) });
      void watch(opened);
    } catch (problem) {
      if (attempt.current === own)
        show({ stage: typeof problem === "string" ? (problem as CameraProblem) : "none" });
    }
  }

  function stop(): void {
    attempt.current++;
    deciding.current?.abort();
    closeCamera(stream.current);
    stream.current = undefined;
  }

  async function watch(own: MediaStream): Promise<void> {
    let since = performance.now();
    let decideAfter = 0;
    const isOver = () => stream.current !== own;
    while (!isOver() && video.current) {
      const { videoWidth, videoHeight } = video.current;
      if (videoWidth > 0) {
        const frame = pixelsOf(video.current, videoWidth, videoHeight);
        const look = await ask(
          "camera",
          "look",
          { frame, scan: scan.current, size },
          { lane: "quick" },
        ).catch(() => undefined);
        if (isOver()) return;
        if (look) {
          const before = now.current.taken.length;
          scan.current = look.scan;
          const isNew = look.taken.length > before;
          if (isNew || look.seen.some(({ isTaken }) => !isTaken)) since = performance.now();
          const hint = hintOf(look, isNew, performance.now() - since > PATIENCE_MS);
          show({
            seen: inShares(look, frame),
            taken: look.taken,
            hint,
            centers: isNew ? look.needed.centers : now.current.centers,
          });
          if (isNew) tell(look.taken.length);
          const mayBeSurer = isNew || (look.taken.length === FACES && performance.now() > decideAfter);
          // A new face changes what there is to decide; what only makes it surer waits.
          if (isNew) deciding.current?.abort();
          if (look.taken.length >= FACES - 1 && (isNew || !deciding.current) && mayBeSurer) {
            const controller = new AbortController();
            deciding.current = controller;
            void decide(look.scan, own, controller.signal).finally(() => {
              if (deciding.current !== controller) return;
              deciding.current = undefined;
              decideAfter = performance.now() + DECIDE_MS;
            });
          }
        }
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  function hintOf({ seen, taken, brightness }: CameraLook, isNew: boolean, isLong: boolean): Hint {
    const { hint, likely } = now.current;
    if (likely && taken.length === FACES) return likely.rearranged > REARRANGED ? "corner" : "unsure";
    if (isNew) return "next";
    if (!isLong) return hint;
    if (seen.length === 0) return brightness < DARK ? "dark" : "nothing";
    return "seen-before";
  }

  function tell(taken: number): void {
    signalStep();
    announce(t("seen", { seen: taken }));
  }

  /** The laws often say what the sixth face is; and with six, more looks may make it surer. */
  async function decide(of: CameraLook["scan"], own: MediaStream, signal: AbortSignal): Promise<void> {
    const found = await ask("camera", "decide", { scan: of, expected }, { signal }).catch(() => undefined);
    if (!found || stream.current !== own) return;
    if (found.isDone) finish(found);
    else if (now.current.taken.length === FACES) show({ likely: found });
  }

  function finish(reading: CameraReading): void {
    stop();
    show({ stage: "deciding", seen: [] });
    onRead(reading);
  }

  /** Closes the camera; nothing that it saw is lost. */
  async function leave(): Promise<void> {
    stop();
    const { current } = scan;
    if (!current || now.current.taken.length === 0) return onClose();
    show({ stage: "deciding", seen: [] });
    const seen = await ask("camera", "leave", { scan: current }, { lane: "quick" }).catch(() => undefined);
    if (isGone.current) return;
    if (seen) announce(t("kept"));
    onClose(seen && { ...seen, facelets: over(painted ?? "", seen) });
  }

  async function choose(files: readonly File[]): Promise<void> {
    stop();
    show({ stage: "deciding", seen: [], problem: undefined });
    const names = files.map(({ name }) => name);
    try {
      if (files.length > MAX_PICTURES) throw { kind: "many" } satisfies PictureProblem;
      onRead(await ask("camera", "readFrames", { frames: await pixelsOfFiles(files), size, expected }));
    } catch (error) {
      show({ stage: "picture", problem: problemOf(error, names) });
    }
  }

  useEffect(() => {
    void open("environment");
    const hide = () => {
      const { stage } = now.current;
      if (!document.hidden || (stage !== "looking" && stage !== "opening")) return;
      stop();
      show({ stage: "stopped", seen: [] });
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      isGone.current = true;
      document.removeEventListener("visibilitychange", hide);
      stop();
    };
  }, []);

  return {
    view,
    video,
    restart: () => {
      scan.current = undefined;
      show({ taken: [], centers: undefined, hint: "first" });
      void open(now.current.facing);
    },
    resume: () => void open(now.current.facing),
    turn: () => void open(now.current.facing === "user" ? "environment" : "user"),
    light: async () => {
      const isTorchOn = !now.current.isTorchOn;
      const { current } = stream;
      if (current)
        await setTorch(current, isTorchOn).then(
          () => show({ isTorchOn }),
          () => show({ hasTorch: false }),
        );
    },
    choose,
    leave,
    take: () => now.current.likely && finish(now.current.likely),
  };
}

/** What was seen, on top of what was painted on a cube of the same size. */
function over(painted: string, { size, facelets }: SoFar): string {
  const below = painted.length === facelets.length ? painted : blankCube(size);
  return [...facelets].map((letter, at) => (letter === "?" ? below[at] : letter)).join("");
}

/** What the worker or the browser said of pictures. */
function problemOf(error: unknown, names: readonly string[]): PictureProblem {
  if (typeof error === "object" && error !== null && "kind" in error) return error as PictureProblem;
  if (!(error instanceof WorkError)) return { kind: "unreadable" };
  if (error.code === "no-face")
    return { kind: "none", name: names[Number(error.details.picture ?? 0)] ?? "" };
  if (error.code === "faces") return { kind: "few", n: Number(error.details.got ?? 0) };
  return { kind: "unreadable" };
}

function inShares({ seen }: CameraLook, { width, height }: Pixels): CameraLook["seen"] {
  return seen.map((face) => ({
    ...face,
    corners: face.corners.map(({ x, y }) => ({ x: x / width, y: y / height })),
  }));
}
