/** A row of numbers to be sorted by exchanges: press two, and they change places. */
import { inversions } from "@cubegram/core/perm";
import { useSignal } from "@preact/signals";
import { announce } from "../../../shell/announce.ts";
import { formatNumber, texts } from "../../../shell/language.ts";
import { swapped } from "../check.ts";
import { LessonStage, type TaskProps } from "../lesson-stage.tsx";
import { attempt } from "../model.ts";

const t = texts("learn");

export default function SortTask({ at, task, attempt: made }: TaskProps<"sort">) {
  const { items = task.start, swaps = 0 } = made;
  const held = useSignal<number | undefined>(undefined);
  const count = inversions(items);
  const press = (place: number) => {
    const other = held.value;
    held.value = other === undefined ? place : undefined;
    if (other === undefined || other === place) return;
    const next = swapped(items, other, place);
    attempt({ items: next, swaps: swaps + 1 });
    announce(next.map((item) => item + 1).join(" "));
  };
  return (
    <LessonStage
      at={at}
      cube={
        <ol class="row learn-row" dir="ltr" aria-label={t("row")}>
          {items.map((item, place) => (
            <li key={item}>
              <button
                type="button"
                class="learn-tile tile"
                aria-pressed={held.value === place}
                onClick={() => press(place)}
              >
                {formatNumber(item + 1)}
              </button>
            </li>
          ))}
        </ol>
      }
      row={
        <p class="learn-moves" aria-live="polite">
          {t("swaps", { n: swaps })} {t("inversions-are", { n: count })}{" "}
          <strong>{t(count % 2 === 0 ? "even" : "odd")}</strong>
        </p>
      }
      onAgain={swaps === 0 ? undefined : () => attempt({ items: task.start, swaps: 0 })}
    />
  );
}
