/** A number to type; if it is the number of a cube, that cube appears next to it. */

import { stateCount, unrankState } from "@cubegram/core/codec";
import { coloringOf } from "@cubegram/core/state";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { texts } from "../../../shell/language.ts";
import { Field } from "../../../ui/field.tsx";
import type { Task } from "../lesson.ts";
import { attempt } from "../model.ts";
import { DigitTable } from "./digit-table.tsx";

const t = texts("learn");

export default function NumberTask({
  task,
  text,
}: {
  readonly task: Extract<Task, { kind: "number" | "rank" }>;
  readonly text: string;
}) {
  return (
    <div class="stack">
      <Field label={t("your-number")}>
        {(attributes) => (
          <input
            {...attributes}
            class="learn-number-field"
            type="text"
            inputMode="numeric"
            dir="ltr"
            maxLength={24}
            autocomplete="off"
            value={text}
            onInput={(event) => attempt({ text: event.currentTarget.value }, "number")}
          />
        )}
      </Field>
      {task.kind === "rank" && <NumberedCube text={text} />}
    </div>
  );
}

function NumberedCube({ text }: { readonly text: string }) {
  const digits = text.replaceAll(/\D/g, "");
  const number = digits === "" ? 0n : BigInt(digits);
  if (number >= stateCount(3)) return <p class="learn-wrong">{t("number-large")}</p>;
  const state = unrankState(number, 3);
  return (
    <div class="columns">
      <DigitTable state={state} />
      <CubePicture cube={coloringOf(state)} view="net" title={t("numbered-cube")} />
    </div>
  );
}
