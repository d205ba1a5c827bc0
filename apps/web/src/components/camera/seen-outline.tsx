/** What the camera sees of a face, drawn over the video: its outline, and each sticker's color as it is understood so far. */
import type { CameraLook } from "../../work/jobs/camera.ts";

type Seen = CameraLook["seen"][number];

export function SeenOutline({ corners, size, rgb, isTaken }: Seen) {
  const [a, b, c, d] = corners;
  // Straight between the corners: near enough to perspective to mark a sticker.
  const placeOf = (column: number, row: number) => {
    const mix = (key: "x" | "y") =>
      a[key] * (1 - column) * (1 - row) +
      b[key] * column * (1 - row) +
      c[key] * column * row +
      d[key] * (1 - column) * row;
    return { x: mix("x"), y: mix("y") };
  };
  return (
    <>
      <svg class="camera-seen" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <polygon
          class={isTaken ? "camera-taken" : undefined}
          points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
        />
      </svg>
      {Array.from({ length: size * size }, (_, at) => {
        const { x, y } = placeOf(((at % size) + 0.5) / size, (Math.floor(at / size) + 0.5) / size);
        const color = [0, 1, 2].map((k) => Math.round(rgb[at * 3 + k])).join(" ");
        return (
          <i
            key={at}
            class="camera-dot"
            style={{ left: `${100 * x}%`, top: `${100 * y}%`, background: `rgb(${color})` }}
          />
        );
      })}
    </>
  );
}
