/** What the page is told of a cube that was read from a video or from pictures. */
import type { CubeReading } from "@cubegram/core/vision";

/** What is reported about a cube that was read, including all that `decideAgainSteps` needs. */
export type CameraReading = Pick<
  CubeReading,
  "size" | "facelets" | "confidence" | "doubts" | "choices" | "rearranged" | "faces" | "told" | "colorOf"
>;

export function readingOf(reading: CubeReading): CameraReading {
  const { size, facelets, confidence, doubts, choices, rearranged, faces, told, colorOf } = reading;
  return { size, facelets, confidence, doubts, choices, rearranged, faces, told, colorOf };
}
