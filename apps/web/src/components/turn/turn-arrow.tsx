/** A move as a drawing that needs no words: the front of the cube, the layers that turn, and an arrow the way they go. */
import "./style.css";
import { type SeenTurn, seenMove } from "./layers.ts";

/** The front face in a box of 100; around it room for the arrows of the back. */
const BOX = 100;
const MARGIN = 16;
const FACE = BOX - 2 * MARGIN;

export function TurnArrow({ move, size }: { readonly move: string; readonly size: number }) {
  const [turn] = seenMove(move, size);
  if (!turn) return null;
  return (
    <svg class="turn-arrow" viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" focusable="false" dir="ltr">
      <Grid turn={turn} size={size} />
      {isStraight(turn) ? <Straight turn={turn} size={size} /> : <Round turn={turn} />}
    </svg>
  );
}

function isStraight({ side }: SeenTurn): boolean {
  return side !== "F" && side !== "B";
}

function Grid({ turn, size }: { readonly turn: SeenTurn; readonly size: number }) {
  const cell = FACE / size;
  const cells = Array.from({ length: size * size }, (_, i) => ({
    row: Math.floor(i / size),
    column: i % size,
  }));
  return (
    <g>
      {turn.side === "B" && <rect class="turn-back" x={4} y={4} width={BOX - 8} height={BOX - 8} rx={12} />}
      {cells.map(({ row, column }) => (
        <rect
          key={row * size + column}
          class={isTurned(turn, row, column, size) ? "turn-cell turn-cell-turned" : "turn-cell"}
          x={MARGIN + column * cell + 1}
          y={MARGIN + row * cell + 1}
          width={cell - 2}
          height={cell - 2}
          rx={cell / 7}
        />
      ))}
    </g>
  );
}

/** Whether a sticker of the front lies in a turned layer. */
function isTurned(
  { side, depth, layers, isWhole }: SeenTurn,
  row: number,
  column: number,
  size: number,
): boolean {
  if (isWhole) return true;
  const distance = { U: row, D: size - 1 - row, L: column, R: size - 1 - column, F: 0, B: size - 1 }[side];
  return distance >= depth && distance < depth + layers;
}

/** Layers seen from the edge: an arrow along them. */
function Straight({ turn, size }: { readonly turn: SeenTurn; readonly size: number }) {
  const { side, depth, layers, amount, isWhole } = turn;
  const cell = FACE / size;
  const middle = isWhole ? FACE / 2 : (depth + layers / 2) * cell;
  const line = side === "R" || side === "D" ? BOX - MARGIN - middle : MARGIN + middle;
  // Clockwise on the right is up, on the top to the left; on the opposite sides the other way.
  const isForward = (amount === 3) === (side === "R" || side === "U");
  const isUpright = side === "R" || side === "L";
  const turned = isUpright ? 90 : 0;
  const flipped = isForward ? 0 : 180;
  const place = isUpright ? `translate(${line} ${BOX / 2})` : `translate(${BOX / 2} ${line})`;
  return (
    <g transform={`${place} rotate(${turned + flipped})`}>
      <path
        class="turn-line"
        d={amount === 2 ? "M-44 0H42M20-10 31 0 20 10M32-10 43 0 32 10" : "M-44 0H42M32-10 43 0 32 10"}
      />
    </g>
  );
}

/** Layers seen from the front: an arrow around them, the back's outside. */
function Round({ turn: { side, amount } }: { readonly turn: SeenTurn }) {
  const radius = side === "B" ? 42 : 24;
  const isClockwise = (amount !== 3) === (side === "F");
  const end = amount === 2 ? 45 : 0;
  const start = amount === 2 ? 170 : 200;
  const [from, to] = [start, end].map((angle) => `${radius * cosine(angle)} ${radius * sine(angle)}`);
  return (
    <g transform={`translate(${BOX / 2} ${BOX / 2}) scale(${isClockwise ? 1 : -1} 1)`}>
      <path class="turn-line" d={`M${from}A${radius} ${radius} 0 1 1 ${to}`} />
      <path class="turn-line" d={head(radius)} transform={`rotate(${end})`} />
      {amount === 2 && (
        <path class="turn-line" d={head(radius)} transform={`rotate(${end - 640 / radius})`} />
      )}
    </g>
  );
}

/** The head of an arrow that comes down on the right. */
function head(radius: number): string {
  return `M${radius - 9}-7 ${radius} 4 ${radius + 9}-7`;
}

function cosine(degrees: number): number {
  return Math.round(Math.cos((degrees * Math.PI) / 180) * 1000) / 1000;
}

function sine(degrees: number): number {
  return cosine(degrees - 90);
}
