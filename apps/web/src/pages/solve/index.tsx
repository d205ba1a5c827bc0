/** Solve: a cube goes in, the moves that solve it come out; the guide shows them one at a time, or teaches how. */
import { texts } from "../../shell/language.ts";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { Progress } from "../../ui/progress.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { Actions } from "./actions.tsx";
import { EntryCard } from "./entry-card.tsx";
import { cubeOf, entered, record, toLink, wantedGoal } from "./model.ts";
import { found } from "./search.ts";
import { SearchCard } from "./search-card.tsx";
import { useEntered } from "./use-entered.ts";
import "./style.css";

const t = texts("solve");

const SolutionCard = lazy(() => import("./solution-card.tsx"));
const SolveGuide = lazy(() => import("./guide/guide.tsx"));

export default function SolvePage() {
  const { guide } = record.value.value;
  return guide ? <SolveGuide guide={guide} /> : <SolveEntry />;
}

function SolveEntry() {
  const shown = record.value.value;
  const { isRunning, error } = useEntered(shown);
  // The last answer stays until the next one arrives: nothing jumps while the user types.
  const answer = entered.value;
  // Nothing entered is not a solved cube.
  const isEmpty = shown.entry === "text" && shown.text.trim() === "";
  const cube = isEmpty ? undefined : cubeOf(answer);
  const isFound = found.value !== undefined && found.value.facelets === cube?.facelets;
  const solution = isFound && found.value && found.value.length > 0 ? found.value : undefined;
  const isTaught = cube !== undefined && wantedGoal(cube.size, shown.goal) === "learn";
  return (
    <div class="stack">
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="solve" parameters={toLink(shown, answer)} />
      </PageHead>
      <EntryCard shown={shown} entered={answer} />
      {isRunning && !answer && <Progress />}
      {error && error.code !== "aborted" && <ProblemNotice error={error} />}
      {cube && <SearchCard key={cube.facelets} cube={cube} goal={shown.goal} />}
      {cube && solution && !isTaught && <SolutionCard key={solution.alg} cube={cube} solution={solution} />}
      {cube && !cube.isSolved && <Actions cube={cube} goal={shown.goal} solution={solution} />}
    </div>
  );
}
