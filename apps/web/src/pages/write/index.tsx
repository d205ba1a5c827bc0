/** The Write page: a text, what it takes, and how to put it on real cubes. */
import { useEffect } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { whenIdle } from "../../shell/slices.ts";
import { lazy } from "../../ui/lazy.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { Compose } from "./compose.tsx";
import { password, record } from "./model.ts";
import { Share } from "./share.tsx";
import { useShorterMoves, useWritten } from "./use-written.ts";
import "./style.css";

const t = texts("write");

const WriteGuide = lazy(() => import("./guide/guide.tsx"));

export default function WritePage() {
  const { guide } = record.value.value;
  const live = useWritten(record.value.value, password.value);
  useShorterMoves(live);
  const isWritten = live.written.output !== undefined && !live.written.isRunning;
  // Where the app is kept for use offline, the guide is fetched anyway; then it opens at once.
  useEffect(
    () => (isWritten && "serviceWorker" in navigator ? whenIdle(WriteGuide.start) : undefined),
    [isWritten],
  );
  if (guide) return <WriteGuide guide={guide} size={record.value.value.size} />;
  return (
    <>
      <PageHead title={t("title")}>
        <UndoBar record={record} />
        <Share />
      </PageHead>
      <Compose live={live} />
    </>
  );
}
