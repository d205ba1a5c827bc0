/** The text, its options, and what follows from them. */
import { texts } from "../../shell/language.ts";
import { Field } from "../../ui/field.tsx";
import { Facts } from "./facts.tsx";
import { change, MAX_TEXT_LENGTH, record } from "./model.ts";
import { Options } from "./options.tsx";
import { Result } from "./result.tsx";
import type { LiveAnswer } from "./use-written.ts";

const t = texts("write");

export function Compose({ live }: { readonly live: LiveAnswer }) {
  const { text } = record.value.value;
  return (
    <div class="columns write-columns">
      <div class="write-entry stack">
        <div class="card stack">
          <Field
            label={t("text-label")}
            hint={text.length >= MAX_TEXT_LENGTH ? t("text-full") : t("text-hint")}
          >
            {(attributes) => (
              <textarea
                {...attributes}
                class="write-text"
                rows={3}
                dir="auto"
                maxLength={MAX_TEXT_LENGTH}
                spellcheck
                placeholder={t("text-placeholder")}
                value={text}
                onInput={(event) => change({ text: event.currentTarget.value }, "text")}
              />
            )}
          </Field>
          {text === "" && <Examples />}
        </div>
        <div class="write-about stack">
          {text !== "" && <Facts live={live} text={text} />}
          <Options />
        </div>
      </div>
      <Result live={live} />
    </div>
  );
}

function Examples() {
  const examples = [t("example-1"), t("example-2"), t("example-3")];
  return (
    <div class="row write-examples">
      <span class="soft">{t("examples")}</span>
      {examples.map((text) => (
        <button key={text} type="button" class="chip" dir="auto" onClick={() => change({ text })}>
          {text}
        </button>
      ))}
    </div>
  );
}
