/** The cube goes in: typed, pasted or painted; what it was taken for, or why it is none. */
import { colouringOf } from "@cubegram/core/state";
import { AlgProblemNotice } from "../../parts/alg-problem/index.tsx";
import { Button } from "../../parts/button.tsx";
import { CubePicture } from "../../parts/cube-picture.tsx";
import { Field } from "../../parts/field.tsx";
import { LARGEST_EDITED, NetEditorView, newEditor } from "../../parts/net-editor/index.ts";
import { Notice } from "../../parts/notice.tsx";
import { Segments } from "../../parts/segments.tsx";
import { SizePicker } from "../../parts/size-picker/index.tsx";
import { LARGEST_TAKEN } from "./given.ts";
import { ImpossibleNotice } from "./impossible-notice.tsx";
import { t } from "./messages/index.ts";
import { ENTRIES, type Entered, enteredSize, LONGEST_TEXT, randomText, type SolveRecord } from "./model.ts";
import { change } from "./record.ts";
import { stop } from "./search.ts";

export function EntryCard({ shown, entered }: { readonly shown: SolveRecord; readonly entered: Entered }) {
  const size = enteredSize(shown);
  const isPainted = shown.entry === "paint";
  const choose = (next: number) => {
    if (isPainted) change({ editor: newEditor(next, shown.editor.guided) });
    else if (entered.kind === "cube" && entered.form === "moves") change({ size: next });
    else change({ size: next, text: "" });
  };
  return (
    <section class="card columns" aria-labelledby="solve-cube">
      <div class="stack">
        <h2 id="solve-cube">{t("your-cube")}</h2>
        <Segments
          label={t("entry")}
          options={ENTRIES.map((value) => ({ value, label: t(`entry-${value}`) }))}
          chosen={shown.entry}
          onChoose={(entry) => change({ entry })}
        />
        <SizePicker size={size} largest={isPainted ? LARGEST_EDITED : LARGEST_TAKEN} onChoose={choose} />
        {isPainted ? (
          <NetEditorView
            editor={shown.editor}
            onChange={(editor, merge) => change({ editor }, merge ?? "")}
          />
        ) : (
          <TextEntry text={shown.text} size={size} />
        )}
        <Outcome shown={shown} entered={entered} />
      </div>
      {entered.kind === "cube" && (
        <CubePicture cube={colouringOf(entered.state)} view="net" title={t("picture")} />
      )}
    </section>
  );
}

function TextEntry({ text, size }: { readonly text: string; readonly size: number }) {
  return (
    <>
      <Field label={t("text")} hint={t("text-hint")}>
        {(attributes) => (
          <textarea
            {...attributes}
            class="mono solve-text"
            dir="ltr"
            rows={3}
            maxLength={LONGEST_TEXT}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            value={text}
            onInput={(event) => {
              stop();
              change({ text: event.currentTarget.value }, "text");
            }}
          />
        )}
      </Field>
      <div class="row">
        <Button
          onClick={() => {
            stop();
            change({ text: randomText(size, secureRandom), size });
          }}
        >
          {t("random")}
        </Button>
      </div>
    </>
  );
}

/** 32 good bits that nobody can guess. */
function secureRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
}

function Outcome({ shown, entered }: { readonly shown: SolveRecord; readonly entered: Entered }) {
  switch (entered.kind) {
    case "cube":
      return shown.entry === "text" ? <p class="soft">{t(`took-${entered.form}`)}</p> : null;
    case "empty":
      return <Notice>{t("already")}</Notice>;
    case "unfinished":
      // The editor says how many stickers are missing.
      return null;
    case "bad-moves":
      return (
        <AlgProblemNotice text={shown.text} problem={entered.problem} onTake={(text) => change({ text })} />
      );
    case "bad-number":
      return <Notice kind="bad">{t("bad-number", { most: entered.most })}</Notice>;
    case "bad-json":
      return <Notice kind="bad">{t("bad-json")}</Notice>;
    case "impossible":
      return <ImpossibleNotice diagnosis={entered.diagnosis} />;
  }
}
