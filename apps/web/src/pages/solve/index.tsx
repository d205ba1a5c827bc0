/** Solve: a cube goes in, the moves that solve it come out, one at a time if you like. */
import { colouringOf, isSolved, printFacelets } from "@cubegram/core/state";
import { useMemo } from "preact/hooks";
import { PageHead } from "../../parts/page-head.tsx";
import { ShareButton } from "../../parts/share-button.tsx";
import { UndoBar } from "../../parts/undo-bar.tsx";
import { EntryCard } from "./entry-card.tsx";
import { t } from "./messages/index.ts";
import { enteredCube, toLink } from "./model.ts";
import { record } from "./record.ts";
import { found } from "./search.ts";
import { SearchCard } from "./search-card.tsx";
import { SolutionCard } from "./solution-card.tsx";
import "./style.css";

export default function SolvePage() {
  const shown = record.value.value;
  const entered = useMemo(() => enteredCube(shown), [shown]);
  const state = entered.kind === "cube" ? entered.state : undefined;
  const facelets = useMemo(() => state && printFacelets(colouringOf(state)), [state]);
  const solution = found.value;
  return (
    <div class="stack">
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="solve" parameters={toLink(shown)} />
      </PageHead>
      <EntryCard shown={shown} entered={entered} />
      {state && facelets !== undefined && (
        <SearchCard
          key={facelets}
          facelets={facelets}
          size={state.size}
          goal={shown.goal}
          isSolved={isSolved(state)}
        />
      )}
      {state && solution && solution.facelets === facelets && solution.length > 0 && (
        <SolutionCard key={solution.alg} state={state} solution={solution} />
      )}
    </div>
  );
}
