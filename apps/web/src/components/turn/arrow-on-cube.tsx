/** The arrow of a move, drawn over a player's cube: around the turning layers, as the player's camera sees them. */
import { parseAlg, turnsOf } from "@cubegram/core/notation";
import { cameraAt, type Point, project } from "@cubegram/player";
import type { ViewAngles } from "./view-for.ts";

interface ArrowOnCubeProps {
  readonly move: string;
  readonly size: number;
  readonly view: ViewAngles;
}

/** In edges of the cube, outside of its corners. */
const RADIUS = 0.71;
const QUARTER = Math.PI / 2;
/** The arrow of a quarter turn is as long as can be seen; that of a half turn is longer and has two heads. */
const REACH = 0.6 * QUARTER;
const REACH_OF_HALF = 0.8 * QUARTER;
const STEPS = 28;

export function ArrowOnCube({ move, size, view }: ArrowOnCubeProps) {
  const parsed = parseAlg(move);
  const [turn] = parsed.ok ? turnsOf(parsed.value, size) : [];
  if (!turn) return null;
  const { axis, first, last, quarters } = turn;
  const camera = cameraAt(view, false);
  const next = (axis + 1) % 3;
  const after = (axis + 2) % 3;
  const height = (first + last + 1) / (2 * size) - 0.5;
  // The point of the ring nearest to the eye.
  const middle = Math.atan2(camera.toward[after], camera.toward[next]);
  const isHalf = quarters === 2;
  const reach = isHalf ? REACH_OF_HALF : REACH;
  const way = quarters === 3 ? -1 : 1;
  const at = (angle: number): Point => {
    const point: [number, number, number] = [0, 0, 0];
    point[axis] = height;
    point[next] = RADIUS * Math.cos(angle);
    point[after] = RADIUS * Math.sin(angle);
    const [x, y] = project(camera, point);
    return [x, -y];
  };
  const along = (share: number) => at(middle + way * (2 * share - 1) * reach);
  const points = Array.from({ length: STEPS + 1 }, (_, i) => along((i / STEPS) * 0.94));
  const line = `M${points.map(print).join("L")}`;
  const heads = [headAt(along(0.93), along(1))];
  if (isHalf) heads.push(headAt(along(0.8), along(0.87)));
  return (
    <svg class="arrow-on-cube" viewBox="-1 -1 2 2" aria-hidden="true" focusable="false">
      {["arrow-casing", "arrow-line"].map((look) => (
        <g key={look} class={look}>
          <path d={line} />
          {heads.map((head) => (
            <path key={head} d={head} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The two strokes of a head that points from one point to the other. */
function headAt([x, y]: Point, tip: Point): string {
  const length = Math.hypot(tip[0] - x, tip[1] - y) || 1;
  const [dx, dy] = [((tip[0] - x) / length) * 0.14, ((tip[1] - y) / length) * 0.14];
  const side = (sign: number): Point => [tip[0] - dx - sign * dy * 0.8, tip[1] - dy + sign * dx * 0.8];
  return `M${print(side(1))}L${print(tip)}L${print(side(-1))}`;
}

function print([x, y]: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
