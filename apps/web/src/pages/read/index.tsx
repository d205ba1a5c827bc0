/** The Read page: enter a cube, and its message appears next to it. */

import { useRecognized } from "../../cube/pasted/index.ts";
import { texts } from "../../shell/language.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { Staggered } from "../../ui/staggered.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { Entry } from "./entry.tsx";
import { record, toLink, withFound, writtenOf } from "./model.ts";
import { Outcome } from "./outcome.tsx";
import { useReading } from "./use-reading.ts";
import "./style.css";

const t = texts("read");

export default function ReadPage() {
  const now = record.value.value;
  const written = useRecognized(writtenOf(now), (found) =>
    record.amend(withFound(record.value.peek(), found)),
  );
  const reading = useReading();
  // What is typed is not a cube, so what was read before does not apply.
  const isStale = written.output?.some(({ kind }) => kind !== "cube" && kind !== "empty") ?? false;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="read" parameters={toLink(now)} />
      </PageHead>
      <div class={now.size > 5 ? "stack" : "columns"}>
        <Staggered>
          <Entry reading={reading} found={written.output} />
          <Outcome reading={reading} isStale={isStale} />
        </Staggered>
      </div>
    </>
  );
}
