/** Solve: a cube goes in, the moves that solve it come out, one at a time if you like. */
import { lazy } from "../../components/lazy.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { ProblemNotice } from "../../components/problem/index.ts";
import { Progress } from "../../components/progress.tsx";
import { ShareButton } from "../../components/share-button.tsx";
import { UndoBar } from "../../components/undo-bar.tsx";
import { EntryCard } from "./entry-card.tsx";
import { t } from "./messages.ts";
import { cubeOf, entered, record, toLink } from "./model.ts";
import { found } from "./search.ts";
import { SearchCard } from "./search-card.tsx";
import { useEntered } from "./use-entered.ts";
import "./style.css";

const SolutionCard = lazy(() => import("./solution-card.tsx"));

export default function SolvePage() {
  const shown = record.value.value;
  const { isRunning, error } = useEntered(shown);
  // While the next answer is under way the last one stands: nothing jumps while somebody types.
  const answer = entered.value;
  const cube = cubeOf(answer);
  const solution = found.value;
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
      {cube &&
        shown.goal !== "learn" &&
        solution &&
        solution.facelets === cube.facelets &&
        solution.length > 0 && <SolutionCard key={solution.alg} cube={cube} solution={solution} />}
    </div>
  );
}
