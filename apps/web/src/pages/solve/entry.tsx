/** Where the cube goes in: typed or pasted, painted, or any one at random. */

import { type Signal, signal, useSignal } from "@preact/signals";
import { doubtsOf } from "../../cube/by-camera/index.tsx";
import { Answer, type Recognized, WrittenField } from "../../cube/pasted/index.tsx";
import { announceNewCube } from "../../cube/stage/index.tsx";
import type { NetEditor } from "../../cubes/painted.ts";
import { ask } from "../../jobs/ask.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { change, record } from "./model.ts";
import { stop } from "./search.tsx";

const t = texts("solve");
const pastedWords = texts("pasted");

const NetEditorView = lazy(async () => ({
  default: (await import("../../cube/net-editor/net-editor.tsx")).NetEditorView,
}));

/** The stickers, if they were painted and not taken from somewhere. */
export const byHand: Signal<string | undefined> = signal(undefined);

export function PaintEntry({ editor }: { readonly editor: NetEditor }) {
  return (
    <NetEditorView
      editor={editor}
      doubted={doubtsOf(editor.painted)}
      onChange={(next, merge) => {
        if (next.painted !== editor.painted) byHand.value = next.painted;
        change({ editor: next }, merge ?? "");
      }}
    />
  );
}

/** `found`: what the text is, once that is known. */
export function TextEntry({ found }: { readonly found: readonly Recognized[] | undefined }) {
  const { text } = record.value.value;
  const write = (next: string, merge = "") => {
    stop();
    change({ text: next }, merge);
  };
  return (
    <div class="stack">
      <WrittenField
        label={t("text")}
        hint={pastedWords("paste-hint")}
        rows={2}
        text={text}
        onText={(next) => write(next, "text")}
      />
      {found && <Answer found={found} text={text} onTake={write} isFirstOnly />}
    </div>
  );
}

export function RandomCube({ size, isMain }: { readonly size: number; readonly isMain: boolean }) {
  const isAsked = useSignal(false);
  const random = async () => {
    stop();
    isAsked.value = true;
    const facelets = await ask("enter", "randomCube", { size }, { lane: "quick" });
    isAsked.value = false;
    record.set({ ...record.value.peek(), entry: "text", text: facelets, size });
    announceNewCube();
  };
  return (
    <Button look={isMain ? "main" : "plain"} onClick={() => void random()} disabled={isAsked.value}>
      {t("random")}
    </Button>
  );
}
