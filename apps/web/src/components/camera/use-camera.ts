/** What the camera view knows and does: a stream, looks at its frames in the worker, faces taken, and the cube in the end. */
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import type { CameraReading, SeenFace } from "../../work/jobs/camera.ts";
import { ask } from "../../work/work.ts";
import { t } from "./messages.ts";
import {
  type CameraProblem,
  closeCamera,
  type Facing,
  hasTorch,
  openCamera,
  pixelsOf,
  pixelsOfFile,
  setTorch,
} from "./stream.ts";

export const FACES = 6;

export type Stage = "opening" | "looking" | "deciding" | "stopped" | "unreadable" | CameraProblem;

export interface CameraView {
  readonly stage: Stage;
  readonly taken: readonly SeenFace[];
  /** The face that is in the picture now, in shares of its width and height. */
  readonly outline: readonly { readonly x: number; readonly y: number }[] | undefined;
  readonly hasTorch: boolean;
  readonly isTorchOn: boolean;
  readonly facing: Facing;
}

const START: CameraView = {
  stage: "opening",
  taken: [],
  outline: undefined,
  hasTorch: false,
  isTorchOn: false,
  facing: "environment",
};

/** Five faces are enough from this confidence on. */
const CERTAIN = 0.995;

/** Between two looks: the eye sees no difference, and the battery does. */
const PAUSE_MS = 60;

export function useCamera(onRead: (reading: CameraReading) => void) {
  const [view, setView] = useState(START);
  const now = useRef(view);
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const isGone = useRef(false);
  const show = (change: Partial<CameraView>) => {
    if (isGone.current) return;
    now.current = { ...now.current, ...change };
    setView(now.current);
  };

  async function open(facing: Facing): Promise<void> {
    stop();
    show({ ...START, taken: now.current.taken, facing });
    try {
      const opened = await openCamera(facing);
      if (isGone.current || !video.current) return closeCamera(opened);
      stream.current = opened;
      video.current.srcObject = opened;
      await video.current.play();
      show({ stage: "looking", hasTorch: hasTorch(opened) });
      void watch(opened);
    } catch (problem) {
      show({ stage: typeof problem === "string" ? (problem as CameraProblem) : "none" });
    }
  }

  function stop(): void {
    closeCamera(stream.current);
    stream.current = undefined;
  }

  /** A new face counts when two looks in a row show it. */
  async function watch(own: MediaStream): Promise<void> {
    let candidate: SeenFace | undefined;
    while (stream.current === own && video.current) {
      const { videoWidth, videoHeight } = video.current;
      if (videoWidth > 0) {
        const frame = pixelsOf(video.current, videoWidth, videoHeight);
        const { taken } = now.current;
        const trial = candidate ? [...taken, candidate] : taken;
        const seen = await ask("camera", "look", { frame, taken: trial }, { lane: "quick" }).catch(
          () => undefined,
        );
        if (stream.current !== own) return;
        show({
          outline: seen?.face.corners.map(({ x, y }) => ({ x: x / frame.width, y: y / frame.height })),
        });
        if (seen && seen.known === taken.length && candidate) {
          candidate = undefined;
          take(seen.face);
        } else candidate = seen?.known === -1 ? seen.face : undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  function take(face: SeenFace): void {
    const taken = [...now.current.taken, face];
    show({ taken });
    navigator.vibrate?.(40);
    announce(t("seen", { seen: taken.length }));
    if (taken.length === FACES) void finish(() => ask("camera", "decide", { faces: taken }));
    else if (taken.length === FACES - 1) void tryWith(taken);
  }

  /** The laws often say what the sixth face is; when they do for certain, nobody has to turn to it. */
  async function tryWith(taken: readonly SeenFace[]): Promise<void> {
    const reading = await ask("camera", "decide", { faces: taken }).catch(() => undefined);
    if (reading && reading.confidence >= CERTAIN && now.current.taken === taken)
      void finish(async () => reading);
  }

  async function finish(read: () => Promise<CameraReading>): Promise<void> {
    stop();
    show({ stage: "deciding", outline: undefined });
    try {
      onRead(await read());
    } catch {
      show({ stage: "unreadable", taken: [] });
    }
  }

  useEffect(() => {
    void open("environment");
    const hide = () => {
      if (!document.hidden || now.current.stage !== "looking") return;
      stop();
      show({ stage: "stopped", outline: undefined });
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
      show({ taken: [] });
      void open(now.current.facing);
    },
    resume: () => void open(now.current.facing),
    turn: () => void open(now.current.facing === "user" ? "environment" : "user"),
    light: async () => {
      const isTorchOn = !now.current.isTorchOn;
      if (stream.current) await setTorch(stream.current, isTorchOn).then(() => show({ isTorchOn }));
    },
    choose: (files: readonly File[]) =>
      finish(async () => ask("camera", "readFrames", { frames: await Promise.all(files.map(pixelsOfFile)) })),
  };
}
