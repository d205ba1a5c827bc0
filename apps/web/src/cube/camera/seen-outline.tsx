/** What the camera sees of the cube, drawn over the video: the outline of each face, bold once it is taken. */
import type { CameraView } from "./view.ts";

export function SeenOutline({ seen, frame: { width, height } }: Pick<CameraView, "seen" | "frame">) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {seen.map(({ corners, isTaken }, at) => (
        <polygon
          key={at}
          class={isTaken ? "camera-taken" : undefined}
          points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
        />
      ))}
    </svg>
  );
}
