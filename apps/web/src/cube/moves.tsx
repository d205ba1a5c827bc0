/** A list of moves, the next one marked; with `onGo`, a click goes there. Always left to right: notation is. */
export function Moves({
  moves,
  at,
  onGo,
  label,
}: {
  readonly moves: readonly string[];
  /** How many are made. */
  readonly at?: number;
  readonly onGo?: (made: number) => void;
  readonly label: string;
}) {
  return (
    <ol class="moves" dir="ltr" aria-label={label}>
      {moves.map((move, i) => {
        const look =
          at === undefined ? "move" : i < at ? "move move-done" : i === at ? "move move-next" : "move";
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
