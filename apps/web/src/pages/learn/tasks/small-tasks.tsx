/** Tasks that take a few presses: an order to find, moves to repeat, numbers to sort. */
import { checkAlg, parseAlg } from "@cubegram/core/notation";
import { inversions } from "@cubegram/core/perm";
import { coloringOf } from "@cubegram/core/state";
import { useSignal } from "@preact/signals";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { announce } from "../../../shell/announce.ts";
import { formatNumber, texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { AS_TYPED } from "../../../ui/field.tsx";
import { AlgProblemNotice } from "../../../ui/problem/index.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { cubeOf, orderOf, swapped } from "../check.ts";
import { LessonStage, type TaskProps } from "../lesson-stage.tsx";
import { attempt } from "../model.ts";

const t = texts("learn");

/** An algorithm to find: its order is shown as it is typed. */
export function OrderTask({ at, attempt: { alg: text = "" } }: TaskProps<"order">) {
  const parsed = parseAlg(text);
  const checked = parsed.ok ? checkAlg(parsed.value, 3) : parsed;
  const order = text.trim() === "" ? undefined : orderOf(text);
  return (
    <LessonStage
      at={at}
      cube={<CubePicture cube={coloringOf(cubeOf(3, "", text))} view="cube" />}
      row={
        <div class="stack">
          <TextField
            {...AS_TYPED}
            label={t("your-moves")}
            class="mono"
            dir="ltr"
            maxLength={200}
            value={text}
            onText={(alg) => attempt({ alg }, "alg")}
          />
          <p class="learn-moves" aria-live="polite">
            {order !== undefined && t("order-is", { n: order })}
          </p>
        </div>
      }
    >
      {!checked.ok && (
        <AlgProblemNotice text={text} problem={checked.error} onTake={(alg) => attempt({ alg })} />
      )}
    </LessonStage>
  );
}

const MAX_COUNT = 1000;

/** The same moves again and again, counted. */
export function RepeatTask({ at, task, attempt: { repetitions = 0 } }: TaskProps<"repeat">) {
  const { alg } = task;
  const state = cubeOf(3, "", repetitions === 0 ? "" : `(${alg})${repetitions}`);
  const times = t("done-times", { n: repetitions });
  return (
    <LessonStage
      at={at}
      cube={<CubePicture cube={coloringOf(state)} view="cube" title={times} />}
      row={
        <p class="learn-moves" aria-live="polite">
          <span class="mono" dir="ltr">
            {alg}
          </span>{" "}
          · {times}
        </p>
      }
      button={
        <Button look="big" onClick={() => attempt({ repetitions: Math.min(repetitions + 1, MAX_COUNT) })}>
          {t("once-more")}
        </Button>
      }
      onAgain={repetitions === 0 ? undefined : () => attempt({ repetitions: 0 })}
    />
  );
}

/** A row of numbers to be sorted by exchanges: press two, and they change places. */
export function SortTask({ at, task, attempt: made }: TaskProps<"sort">) {
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
