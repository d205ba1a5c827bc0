/** The field for a place in any usual form, or for a few letters or digits. */
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { AS_TYPED } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { change, record, withKind } from "./model.ts";
import type { LiveAnswer } from "./use-written.ts";

const t = texts("write");
const hide = texts("hide");
const problem = texts("problem");

interface CodedFieldProps {
  readonly kind: "coordinates" | "letters";
  readonly text: string;
  readonly live: LiveAnswer;
}

const EXAMPLES = { coordinates: "N 52° 31.123 E 013° 24.456", letters: "TREASURE" } as const;
const MAX_LENGTH = { coordinates: 60, letters: 20 } as const;

export default function CodedField({ kind, text, live }: CodedFieldProps) {
  const { written, error } = live;
  const found = text === "" || error ? undefined : (written.progress ?? written.output)?.text;
  // What it is read as, where that is not what was typed.
  const hint =
    // Half of a place is typed on: that is no error yet.
    error?.code === "not-coordinates"
      ? problem("not-coordinates")
      : found && found !== text
        ? found
        : hide(`${kind}-hint`);
  return (
    <TextField
      label={t(`kind-${kind}`)}
      hint={error && error.code !== "not-coordinates" ? undefined : hint}
      {...AS_TYPED}
      class="write-text"
      dir="ltr"
      autocapitalize="characters"
      maxLength={MAX_LENGTH[kind]}
      placeholder={EXAMPLES[kind]}
      value={text}
      onText={(next) => change({ text: next }, "text")}
    />
  );
}

/** A text that is a place takes less room as numbers. */
export function PlaceOffer() {
  return (
    <div class="row">
      <span>{hide("place-found")}</span>
      <Button onClick={() => record.set(withKind(record.value.peek(), "coordinates"))}>
        {hide("place-use")}
      </Button>
    </div>
  );
}
