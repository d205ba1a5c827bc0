/** Drawn over a cube: a ring around the piece spoken of, a dashed one around the place where it goes, and how to swipe. */
import "./style.css";
import type { Point } from "@cubegram/player";
import type { ViewAngles } from "../../cube/turn/view-for.ts";
import { type Marked, outlines, swipe } from "./rings.ts";

interface MarksProps {
  readonly marked: Marked | undefined;
  readonly view: ViewAngles;
  /** The turn to be made. */
  readonly move?: string | undefined;
}

const INSET = 0.06;

export function Marks({ marked, view, move }: MarksProps) {
  const isHome = marked?.now.every((facelet) => marked.goal.includes(facelet)) ?? false;
  const line = move === undefined ? undefined : swipe(move, view);
  return (
    <svg class="drawn marks" viewBox="-1 -1 2 2" aria-hidden="true" focusable="false">
      {!isHome && marked && <Ring look="marks-goal" facelets={marked.goal} view={view} />}
      {marked && <Ring look="marks-ring" facelets={marked.now} view={view} />}
      {line && (
        <g>
          <path class="marks-swipe-casing" d={arrow(line, move!.endsWith("2"))} />
          <path class="marks-swipe" d={arrow(line, move!.endsWith("2"))} />
        </g>
      )}
    </svg>
  );
}

function Ring({
  look,
  facelets,
  view,
}: {
  readonly look: string;
  readonly facelets: readonly number[];
  readonly view: ViewAngles;
}) {
  const shape = outlines(facelets, view, INSET)
    .map((corners) => `M${corners.map(print).join("L")}Z`)
    .join("");
  return (
    <>
      <path class="marks-casing" d={shape} />
      <path class={look} d={shape} />
    </>
  );
}

const HEAD = 0.13;

/** A line with a head; for half a turn with two. */
function arrow([[x0, y0], [x1, y1]]: readonly [Point, Point], isHalf: boolean): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const head = (x: number, y: number) =>
    `M${print([x - HEAD * (dx + 0.8 * dy), y - HEAD * (dy - 0.8 * dx)])}L${print([x, y])}L${print([x - HEAD * (dx - 0.8 * dy), y - HEAD * (dy + 0.8 * dx)])}`;
  const second = isHalf ? head(x1 - 0.14 * dx, y1 - 0.14 * dy) : "";
  return `M${print([x0, y0])}L${print([x1, y1])}${head(x1, y1)}${second}`;
}

function print([x, y]: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}
