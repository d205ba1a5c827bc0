/** The search in progress, and the best solution so far, which survives a stop and a reload. */
import { signal } from "@preact/signals";
import { ask, isAborted, JobError } from "../../jobs/ask.ts";
import type { BetterOutput } from "../../jobs/solve.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { readStored, store } from "../../shell/storage.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Count, Table } from "./model.ts";

const t = texts("solve");

/** A solution, and the cube that it solves. */
export interface Found extends BetterOutput {
  readonly facelets: string;
}

type Failure = "no-solution" | "no-memory" | "not-yet" | "failed";

type SearchState =
  | { readonly kind: "idle"; readonly why?: Failure | "stopped" }
  | {
      readonly kind: "running";
      readonly phase: "tables" | "search";
      readonly depth: number;
      readonly nodes: number;
      /** While large tables are made: the share that is done, 0 … 1. */
      readonly share?: number | undefined;
    };

export const search = signal<SearchState>({ kind: "idle" });
export const found = signal<Found | undefined>(undefined);
/** How many moves of the solution are made. */
export const at = signal(0);

let running: AbortController | undefined;

const KEPT = "solve-found";
void showKept();

/** The solution of the last visit, once the worker has replayed it; a search begun meanwhile takes precedence. */
async function showKept(): Promise<void> {
  const { facelets, alg, metric, isProved } = (readStored(KEPT) ?? {}) as Record<string, unknown>;
  if (typeof facelets !== "string" || typeof alg !== "string" || facelets.length > 6534) return;
  const kept = { facelets, alg, metric: String(metric ?? "HTM"), isProved: isProved === true };
  const done = await ask("solve", "keptSolution", kept, { lane: "quick" }).catch(() => undefined);
  if (done && !running && !found.value) found.value = { facelets, ...done };
}

export function stop(): void {
  if (!running) return;
  running.abort();
  running = undefined;
  search.value = { kind: "idle", why: "stopped" };
  announce(t("stopped"));
}

/** Without a search, and without what an earlier one found. */
export function forget(): void {
  stop();
  forgetFound();
}

function forgetFound(): void {
  found.value = undefined;
  store(KEPT, null);
  at.value = 0;
}

export async function start(
  facelets: string,
  goal: "short" | "optimal",
  count: Count,
  table: Table,
): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  forgetFound();
  search.value = { kind: "running", phase: "tables", depth: 0, nodes: 0 };
  try {
    const last = await ask(
      "solve",
      "solveBetter",
      { facelets, goal, count, table },
      {
        signal: own.signal,
        onProgress: ({ solution, phase, depth, nodes, share }) => {
          if (running !== own) return;
          if (solution) take({ facelets, ...solution });
          search.value = { kind: "running", phase, depth, nodes, share };
        },
      },
    );
    if (running !== own) return;
    take({ facelets, ...last });
    search.value = { kind: "idle" };
  } catch (error) {
    if (running !== own || isAborted(error)) return;
    search.value = { kind: "idle", why: whyFailed(error) };
  }
  running = undefined;
}

function take(next: Found): void {
  if (found.value?.alg === next.alg && found.value.isProved === next.isProved) return;
  found.value = next;
  store(KEPT, next);
  at.value = 0;
  announce(`${t("length", { n: next.moves.length })}. ${t(next.isProved ? "proved" : "not-proved")}`);
}

function whyFailed(error: unknown): Failure {
  const code = error instanceof JobError ? error.code : "";
  if (code === "no-solution" || code === "timeout") return "no-solution";
  if (code === "no-memory") return code;
  return code === "unsupported-size" || code === "unsupported-method" ? "not-yet" : "failed";
}

/** How far the search is, and a way to stop it and keep what was found; or why it ended without a solution. */
export function Searching({ facelets }: { readonly facelets: string }) {
  const now = search.value;
  if (now.kind === "idle")
    return now.why ? (
      <Notice kind={now.why === "stopped" ? "note" : "bad"} alert={now.why !== "stopped"}>
        {t(now.why)}
      </Notice>
    ) : null;
  const best = found.value?.facelets === facelets ? found.value : undefined;
  const label = t(now.phase === "tables" ? "preparing" : best ? "improving" : "searching");
  return (
    <div class="stack" aria-busy="true">
      <div class="row row-near progress">
        <span>{label}</span>
        <progress aria-label={label} max={1} {...(now.share !== undefined && { value: now.share })} />
        <Button onClick={stop}>{t("stop")}</Button>
      </div>
      <p class="soft solve-tried">
        {best && `${t("best", { n: best.length })} `}
        {now.nodes > 0 && t("tried", { depth: now.depth, n: now.nodes })}
      </p>
    </div>
  );
}
