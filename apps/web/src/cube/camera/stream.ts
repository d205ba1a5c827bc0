/** The camera of the device: asked for, switched, lit, and given back. */
import type { Frame } from "@cubegram/core/vision";

export type CameraProblem = "refused" | "none" | "insecure" | "busy";

export type Facing = "environment" | "user";

/** A stream from the camera that faces that way, if there is one; rejects with a `CameraProblem`. */
export async function openCamera(facing: Facing): Promise<MediaStream> {
  if (!globalThis.isSecureContext || !navigator.mediaDevices) throw "insecure" satisfies CameraProblem;
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: facing }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "none";
}

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Whether the camera has a light. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  return "torch" in (track?.getCapabilities?.() ?? {});
}

export async function setTorch(stream: MediaStream, on: boolean): Promise<void> {
  const [track] = stream.getVideoTracks();
  await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

/** Pixels of the longer side that are looked at. */
const LOOKED_AT = 640;

export function pixelsOf(
  source: HTMLVideoElement | ImageBitmap,
  width: number,
  height: number,
  most: number = LOOKED_AT,
): Frame {
  const scale = Math.min(1, most / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser draws no pictures");
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, rgba: data };
}
