/**
 * The camera as a way to enter a cube, on every page: a button, the camera when it is pressed, and then a question about each sticker
 * that it was unsure of. An answer adds one known sticker, and the likeliest cube is computed again.
 */

import type { CubeState } from "@cubegram/core/state";
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { CameraReading, SoFar } from "../../jobs/camera.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";

const t = texts("by-camera");

const CameraReader = lazy(() => import("../camera/index.tsx"));
const Question = lazy(() => import("./question.tsx"));

/** What was read last, until a cube is changed by hand. */
const last = signal<CameraReading | SoFar | undefined>(undefined);

/** The sticker that is asked about, first, and the others that the camera was unsure of; undefined for another cube than it read. */
export function doubtsOf(painted: string): readonly number[] | undefined {
  const reading = last.value;
  if (!reading) return;
  const { facelets, doubts } = reading;
  // What it saw of a cube is painted on, and stays in doubt until most of it was changed.
  const left = doubts.filter((at) => painted[at] === facelets[at]);
  const isSame = "told" in reading ? facelets === painted : left.length * 2 > doubts.length;
  return isSame && facelets.length === painted.length && left.length > 0 ? left : undefined;
}

/** What the camera saw, and the sticker to go on with. */
export interface SeenCube extends SoFar {
  readonly cursor: number;
}

interface ByCameraProps {
  /** The cube as it is entered now: questions are about this one. */
  readonly painted?: string;
  /** Layers, where no other cube will do. */
  readonly size?: number;
  /** Likely cubes, if it is known which one was to be made. */
  readonly expected?: readonly CubeState[] | undefined;
  /** Whether only a whole cube will do; otherwise what was seen when the camera was closed is handed over, too. */
  readonly isWhole?: boolean;
  readonly onRead: (cube: SeenCube) => void;
  readonly label?: string;
  readonly look?: "main" | "plain" | "quiet";
}

export function ByCamera({
  painted,
  size,
  expected,
  isWhole,
  onRead,
  label = t("open"),
  look = "main",
}: ByCameraProps) {
  // It stays closed after a reload.
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focus was in the camera, and is where it came from when the camera is gone.
    if (wasOpen.current && !isOpen) row.current?.querySelector("button")?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const take = (reading: CameraReading | SoFar, cursor = reading.doubts[0] ?? 0) => {
    last.value = reading;
    onRead({ ...reading, cursor });
  };
  const reading = last.value;
  return (
    <>
      <div class="row by-camera" ref={row}>
        <Button look={look} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {isOpen && (
        <CameraReader
          size={size}
          expected={expected}
          painted={painted}
          onClose={(soFar) => {
            setOpen(false);
            if (soFar && !isWhole) take(soFar);
          }}
          onPaint={(soFar, from) => {
            setOpen(false);
            take(soFar, from);
          }}
          onRead={(reading) => {
            setOpen(false);
            take(reading);
            const { length } = reading.doubts;
            announce(length > 0 ? t("doubts", { n: length }) : t("read"));
          }}
        />
      )}
      {!isOpen && reading && painted !== undefined && doubtsOf(painted) && (
        <Question
          reading={reading}
          onAnswer={(answered) => take(answered)}
          onLeave={() => (last.value = undefined)}
        />
      )}
    </>
  );
}
