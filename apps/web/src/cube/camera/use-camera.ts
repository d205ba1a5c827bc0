/** What the camera view knows and does: a stream, looks at its frames in the worker, faces taken, and the cube in the end. */
import { type CubeState, UNKNOWN_COLOR } from "@cubegram/core/state";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { blankCube } from "../../cubes/painted.ts";
import { readEditor } from "../../cubes/reading.ts";
import { ask } from "../../jobs/ask.ts";
import type { CameraLook, CameraReading, SoFar } from "../../jobs/camera.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { signalStep } from "../../ui/step-signal.ts";
import {
  type CameraProblem,
  closeCamera,
  type Facing,
  hasTorch,
  openCamera,
  pixelsOf,
  setTorch,
} from "./stream.ts";
import { afterLook, type CameraView, FACES, isOfSeveral, START } from "./view.ts";

const t = texts("camera");

/** Between two looks: the eye sees no difference, and the battery does. */
const PAUSE_MS = 60;
/** Looks that may make a cube surer are gathered for so long. */
const DECIDE_MS = 700;

export interface CameraInput {
  /** Layers, when they are known. */
  readonly size?: number | undefined;
  /** Likely cubes, if it is known which one was to be made. */
  readonly expected?: readonly CubeState[] | undefined;
  /** What is painted already: it stays where the camera saw nothing. */
  readonly painted?: string | undefined;
  readonly onRead: (reading: CameraReading) => void;
  /** What it has seen is to be painted on, from the first sticker that does not follow from it. */
  readonly onPaint: (soFar: SoFar, from: number) => void;
  /** The camera was closed; with what it had seen by then, if anything. */
  readonly onClose: (soFar?: SoFar) => void;
}

export function useCamera({ size, expected = [], painted, onRead, onPaint, onClose }: CameraInput) {
  const [view, setView] = useState(START);
  const now = useRef(view);
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const scan = useRef<CameraLook["scan"]>(undefined);
  /** Counts what was begun, so that a camera that opens after something else was chosen is closed again. */
  const attempt = useRef(0);
  const isGone = useRef(false);
  const isLeaving = useRef(false);
  const deciding = useRef<AbortController>(undefined);
  const uncover = useBack(() => void leave());
  const show = (change: Partial<CameraView>) => {
    if (isGone.current) return;
    now.current = { ...now.current, ...change };
    setView(now.current);
  };

  async function open(facing: Facing): Promise<void> {
    stop();
    const own = attempt.current;
    const { taken, centers, hint, noCube } = now.current;
    show({ ...START, taken, centers, hint, noCube, facing });
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

  function stopFor(stage: "deciding" | "stopped"): void {
    stop();
    show({ stage, seen: [] });
  }

  async function watch(own: MediaStream): Promise<void> {
    let since = performance.now();
    let takenAt = since;
    let decideAfter = 0;
    const isOver = () => stream.current !== own;
    while (!isOver() && video.current) {
      const { videoWidth, videoHeight } = video.current;
      if (videoWidth > 0) {
        const frame = pixelsOf(video.current, videoWidth, videoHeight);
        const input = { frame, scan: scan.current, size };
        const look = await ask("camera", "look", input, { lane: "quick" }).catch(() => undefined);
        if (isOver()) return;
        if (look) {
          scan.current = look.scan;
          const isNew = look.taken.length > now.current.taken.length;
          const at = performance.now();
          if (isNew) takenAt = at;
          if (isNew || look.seen.some(({ isTaken }) => !isTaken)) since = at;
          const { width, height } = frame;
          const times = { idle: at - since, still: at - takenAt };
          show(afterLook(now.current, look, { width, height }, times));
          if (isNew) signalStep();
          // A new face changes what there is to decide; what only makes it surer waits.
          if (isNew) deciding.current?.abort();
          if (look.taken.length > 0 && (isNew || (!deciding.current && at > decideAfter))) {
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

  /** The laws often say what the sixth face is; and with six, more looks may make it surer. */
  async function decide(of: CameraLook["scan"], own: MediaStream, signal: AbortSignal): Promise<void> {
    const found = await ask("camera", "decide", { scan: of, expected }, { signal }).catch(() => undefined);
    if (!found || stream.current !== own) return;
    const { reading, isDone } = found;
    if (reading && isDone) await finish(reading);
    else show({ noCube: found, likely: now.current.taken.length === FACES ? reading : undefined });
  }

  async function finish(reading: CameraReading): Promise<void> {
    stopFor("deciding");
    await uncover();
    if (!isGone.current) onRead(reading);
  }

  /** What was seen, on top of what was painted; of two cubes nothing is. */
  async function seenSoFar(): Promise<SoFar | undefined> {
    stopFor("deciding");
    const { current } = scan;
    const { taken, hint, noCube } = now.current;
    const isAny = current && taken.length > 0 && !isOfSeveral(now.current);
    const seen =
      hint === "impossible"
        ? noCube?.impossible
        : isAny
          ? await ask("camera", "leave", { scan: current }, { lane: "quick" }).catch(() => undefined)
          : undefined;
    await uncover();
    return seen && { ...seen, facelets: over(painted ?? "", seen) };
  }

  /** Closes the camera; nothing that it saw is lost. */
  async function leave(): Promise<void> {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const seen = await seenSoFar();
    if (isGone.current) return;
    onClose(seen);
    if (seen) announce(t("kept"));
  }

  /** What is missing is painted. */
  async function paint(): Promise<void> {
    const seen = await seenSoFar();
    if (isGone.current) return;
    if (seen) onPaint(seen, firstToPaint(seen));
    else onClose();
  }

  async function choose(files: readonly File[]): Promise<void> {
    stopFor("deciding");
    const { pixelsOfFiles, troubleWith } = await import("./pictures.ts");
    try {
      const frames = await pixelsOfFiles(files, pixelsOf);
      await finish(await ask("photos", "readFrames", { frames, size, expected }));
    } catch (error) {
      show({ stage: "picture", trouble: troubleWith(files, error) });
    }
  }

  useEffect(() => {
    void open("environment");
    const hide = () => {
      const { stage } = now.current;
      if (document.hidden && (stage === "looking" || stage === "opening")) stopFor("stopped");
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
      show({ taken: [], centers: undefined, hint: "first", noCube: undefined });
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
    paint,
    take: () => {
      const { hint, likely } = now.current;
      if (likely && hint !== "impossible") void finish(likely);
      else void paint();
    },
  };
}

/** The first sticker that was neither seen nor follows from what was. */
function firstToPaint({ size, facelets }: SoFar): number {
  const { colors } = readEditor({ size, painted: facelets, guided: true });
  return Math.max(0, colors.indexOf(UNKNOWN_COLOR));
}

/** What was seen, on top of what was painted on a cube of the same size. */
function over(painted: string, { size, facelets }: SoFar): string {
  const below = painted.length === facelets.length ? painted : blankCube(size);
  return [...facelets].map((letter, at) => (letter === "?" ? below[at] : letter)).join("");
}

/** The browser says nothing if it has forgotten the entry. */
const FORGOTTEN_MS = 1000;

/** Calls `onBack` when Back was pressed. What it returns takes the entry away, before anything is written into the page's address. */
function useBack(onBack: () => void): () => Promise<void> {
  const gone = useRef<() => void>(undefined);
  const isThere = useRef(false);
  const back = useRef(onBack);
  back.current = onBack;
  useLayoutEffect(() => {
    const { href } = location;
    history.pushState({ ...history.state, isCovered: true }, "");
    isThere.current = true;
    const arrive = () => {
      // A link leads elsewhere, and the page is gone with all that covers it.
      if (location.href !== href || history.state?.isCovered) return;
      isThere.current = false;
      if (gone.current) gone.current();
      else back.current();
    };
    addEventListener("popstate", arrive);
    return () => removeEventListener("popstate", arrive);
  }, []);
  return () =>
    new Promise((resolve) => {
      if (!isThere.current) return resolve();
      gone.current = resolve;
      history.back();
      setTimeout(resolve, FORGOTTEN_MS);
    });
}
