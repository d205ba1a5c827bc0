/** A move on the picture of a cube: its layers bright between the rest, and an arrow that lies on them. Or a sign of it, without colors. */
import { cameraAt, type Point, type ViewAngles } from "@cubegram/player";
import { layerMarks, type Polygon } from "./layer-marks.ts";
import { turnsOfMove } from "./layers.ts";
import { USUAL_VIEW } from "./view-for.ts";

interface ArrowOnCubeProps {
  readonly move: string;
  readonly size: number;
  readonly view: ViewAngles;
  /** Whether the cube rests before the move; while it turns, only the arrow stays. */
  readonly atRest: boolean;
}

export function ArrowOnCube({ move, size, view, atRest }: ArrowOnCubeProps) {
  const paths = marksAsPaths(move, size, view);
  if (!paths) return null;
  return (
    <svg
      class={`over drawn arrow-on-cube ${atRest ? "at-rest" : ""}`}
      viewBox="-1 -1 2 2"
      aria-hidden="true"
      focusable="false"
    >
      <path class="rest-of-cube" d={paths.rest} />
      {atRest && <path stroke="#ffffff" stroke-width={0.014} d={paths.layer} />}
      <path stroke="#ffffff" stroke-width={0.028} d={paths.arrow} />
      <path fill="#14161b" d={paths.arrow} />
    </svg>
  );
}

/** A small picture of a move for paper: what turns is white. */
export function MoveSign({ move, size }: { readonly move: string; readonly size: number }) {
  const paths = marksAsPaths(move, size, USUAL_VIEW);
  if (!paths) return null;
  return (
    <svg
      class="move-sign"
      viewBox="-0.9 -0.9 1.8 1.8"
      stroke="#14161b"
      stroke-width={0.02}
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#d9d9d9" d={paths.rest} />
      <path fill="#ffffff" d={paths.layer} />
      <path fill="#14161b" stroke="none" d={paths.arrow} />
    </svg>
  );
}

/** What an SVG path takes; undefined if the text is not a move. */
export function marksAsPaths(move: string, size: number, view: ViewAngles) {
  const [turn] = turnsOfMove(move, size);
  if (!turn) return undefined;
  const { layer, rest, arrow } = layerMarks(cameraAt(view, false), size, turn);
  const print = (polygons: readonly Polygon[]) => polygons.map(printPolygon).join("");
  return { rest: print(rest), layer: print(layer), arrow: print(arrow) };
}

export function printPolygon(polygon: Polygon): string {
  return `M${polygon.map(printPoint).join("L")}Z`;
}

/** Pictures have y downward. */
export function printPoint([x, y]: Point): string {
  return `${x.toFixed(3)} ${(-y).toFixed(3)}`;
}
