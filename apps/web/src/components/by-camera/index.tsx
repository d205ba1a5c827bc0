/**
 * The camera as a way to enter a cube, on every page: a button, the camera when it is pressed, and afterwards a question about each sticker
 * that it was unsure of. An answer is one more thing known, and the likeliest cube is found anew.
 */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import type { CameraReading } from "../../work/jobs/camera.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import { lazy } from "../lazy.tsx";
import { colorLook, colorWords, stickerWords } from "../net-editor/color-words.ts";
import { t } from "./messages.ts";
import "./style.css";

const CameraReader = lazy(() => import("../camera/index.tsx"));

/** What was read last, until a cube is changed by hand. */
const last = signal<CameraReading | undefined>(undefined);

/** The sticker that is asked about, first, and the others that the camera was unsure of; undefined for another cube than it read. */
export function doubtsOf(painted: string): readonly number[] | undefined {
  const reading = last.value;
  return reading?.facelets === painted && reading.doubts.length > 0 ? reading.doubts : undefined;
}

interface ByCameraProps {
  /** The cube as it is entered now: questions are about this one. */
  readonly painted?: string;
  readonly onRead: (cube: { readonly size: number; readonly facelets: string }) => void;
  readonly label?: string;
  readonly look?: "main" | "plain";
}

export function ByCamera({ painted, onRead, label = t("open"), look = "main" }: ByCameraProps) {
  // It stays closed after a reload.
  const [isOpen, setOpen] = useState(false);
  const take = (reading: CameraReading) => {
    last.value = reading;
    onRead(reading);
  };
  if (isOpen)
    return (
      <CameraReader
        onClose={() => setOpen(false)}
        onRead={(reading) => {
          setOpen(false);
          take(reading);
          const { length } = reading.doubts;
          announce(length > 0 ? t("doubts", { n: length }) : t("read"));
        }}
      />
    );
  const reading = last.value;
  const hasDoubts = painted !== undefined && reading?.facelets === painted && reading.doubts.length > 0;
  return (
    <>
      <div class="row">
        <Button look={look} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {hasDoubts && <Question reading={reading} onAnswer={take} />}
    </>
  );
}

/** Choices that are buttons; whoever means another color paints it. */
const MAX_CHOICES = 4;

function Question({
  reading,
  onAnswer,
}: {
  readonly reading: CameraReading;
  readonly onAnswer: (reading: CameraReading) => void;
}) {
  const [facelet] = reading.doubts;
  const [colors] = reading.choices;
  const answer = async (face: number) => {
    const next = await ask("camera", "answer", { reading, facelet, face }, { lane: "quick" }).catch(
      () => undefined,
    );
    if (next) onAnswer(next);
  };
  return (
    <fieldset class="camera-question">
      <legend>{t("ask", { sticker: stickerWords(facelet, reading.size) })}</legend>
      <div class="row">
        {colors.slice(0, MAX_CHOICES).map((face) => (
          <Button key={face} onClick={() => void answer(face)}>
            <span class="camera-color" style={colorLook(face)} aria-hidden="true" />
            {colorWords(face)}
          </Button>
        ))}
        <Button look="quiet" onClick={() => (last.value = undefined)}>
          {t("by-hand")}
        </Button>
      </div>
    </fieldset>
  );
}
