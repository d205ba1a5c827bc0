/** Drawn over a cube: a ring around the piece spoken of, a dashed one around the place where it goes, and how to swipe. */
import "./style.css";
import type { Point, ViewAngles } from "@cubegram/player";
import { printPoint, printPolygon } from "../../cube/turn/arrow-on-cube.tsx";
import { type Marked, outlines, swipe } from "./rings.ts";

interface MarksProps {
  readonly marked: Marked | undefined;
  readonly view: ViewAngles;
  /** The turn to be made. */
  readonly move?: string | undefined;
}

const INSET = 0.06;

export function Marks({ marked, view, move }: MarksProps) {
  const isHome = marked?.now.every((facelet) => marked.goal.includes(facelet));
  const line = move && swipe(move, view);
  const swiped = line && arrow(line, move.endsWith("2"));
  return (
    <svg class="over drawn marks" viewBox="-1 -1 2 2" aria-hidden="true" focusable="false">
      {marked && !isHome && ring(marked.goal, view, "0.03 0.08")}
      {marked && ring(marked.now, view)}
      {swiped && <path stroke="#ffffff" stroke-width={0.12} d={swiped} />}
      {swiped && <path class="marks-swipe" stroke="#14161b" stroke-width={0.06} d={swiped} />}
    </svg>
  );
}

function ring(facelets: readonly number[], view: ViewAngles, dashes?: string) {
  const shape = outlines(facelets, view, INSET).map(printPolygon).join("");
  return (
    <>
      <path stroke="#14161b" stroke-width={0.07} d={shape} />
      <path class="marks-ring" stroke="#ffffff" stroke-width={0.04} stroke-dasharray={dashes} d={shape} />
    </>
  );
}

const HEAD = 0.13;

/** A line with a head; for half a turn with two. */
function arrow([[x0, y0], [x1, y1]]: readonly [Point, Point], isHalf: boolean): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const head = (x: number, y: number) =>
    `M${printPoint([x - HEAD * (dx + 0.8 * dy), y - HEAD * (dy - 0.8 * dx)])}L${printPoint([x, y])}L${printPoint([x - HEAD * (dx - 0.8 * dy), y - HEAD * (dy + 0.8 * dx)])}`;
  const second = isHalf ? head(x1 - 0.14 * dx, y1 - 0.14 * dy) : "";
  return `M${printPoint([x0, y0])}L${printPoint([x1, y1])}${head(x1, y1)}${second}`;
}
