/** A list of moves, the next one marked; with `onGo`, a click goes there. Always left to right: notation is. */
import { useEffect, useRef } from "preact/hooks";
import { isMotionReduced } from "../shell/settings.ts";

export function Moves({
  moves,
  at,
  onGo,
  label,
  isRow = false,
}: {
  readonly moves: readonly string[];
  /** How many are made. */
  readonly at?: number;
  readonly onGo?: (made: number) => void;
  readonly label: string;
  /** One row that scrolls, with the next move in the middle. */
  readonly isRow?: boolean;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current;
    const next = row?.children[Math.min(at ?? 0, moves.length - 1)] as HTMLElement | undefined;
    if (!isRow || !row || !next) return;
    const left = next.offsetLeft - row.offsetLeft - (row.clientWidth - next.offsetWidth) / 2;
    row.scrollTo({ left, behavior: isMotionReduced() ? "auto" : "smooth" });
  }, [at, isRow, moves]);
  // A row scrolls: where no move of it can be reached by keyboard, the row itself can.
  const tabIndex = isRow && !onGo && moves.length > 0 ? 0 : undefined;
  return (
    <ol
      class={isRow ? "strip moves moves-row" : "row moves"}
      dir="ltr"
      aria-label={label}
      tabIndex={tabIndex}
      ref={list}
    >
      {moves.map((move, i) => {
        const state = at === undefined || i > at ? "" : i < at ? " move-done" : " move-next";
        const look = `middle move${state}`;
        const current = i === at ? ("step" as const) : undefined;
        return (
          <li key={i}>
            {onGo ? (
              <button type="button" class={look} aria-current={current} onClick={() => onGo(i)}>
                {move}
              </button>
            ) : (
              <span class={look} aria-current={current}>
                {move}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
