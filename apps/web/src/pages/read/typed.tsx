/** A cube as text, pasted in any known format or as moves, and what it was recognized as, or why not. */

import { Answer, type Recognized, WrittenField } from "../../cube/pasted/index.tsx";
import { texts } from "../../shell/language.ts";
import { record, withMoves, withPasted } from "./model.ts";

const pastedWords = texts("pasted");

export default function Typed({ found }: { readonly found: readonly Recognized[] | undefined }) {
  const now = record.value.value;
  const { way, pasted, moves } = now;
  const isMoves = way === "moves";
  const text = isMoves ? moves : pasted;
  const take = (value: string) =>
    record.set(isMoves ? withMoves(now, value) : withPasted(now, value), { merge: way });
  const hint = isMoves
    ? pastedWords("moves-hint")
    : `${pastedWords("paste-hint")} ${pastedWords("several-hint")}`;
  return (
    <div class="stack">
      <WrittenField
        label={pastedWords(isMoves ? "moves-label" : "paste-label")}
        hint={hint}
        rows={isMoves ? 2 : 4}
        text={text}
        onText={take}
      />
      {found && text.trim() !== "" && <Answer found={found} text={text} onTake={take} />}
    </div>
  );
}
