/** Read: a cube is entered, and its message stands beside it. */
import { Gradually } from "../../parts/gradually.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useRecognized } from "../../parts/pasted/index.ts";
import { ShareButton } from "../../parts/share-button.tsx";
import { UndoBar } from "../../parts/undo-bar.tsx";
import { Entry } from "./entry.tsx";
import { t } from "./messages/index.ts";
import { toLink, withFound, writtenOf } from "./model.ts";
import { Outcome } from "./outcome.tsx";
import { record } from "./state.ts";
import { useReading } from "./use-reading.ts";
import "./style.css";

export default function ReadPage() {
  const now = record.value.value;
  const written = useRecognized(writtenOf(now), (found) =>
    record.amend(withFound(record.value.peek(), found)),
  );
  const reading = useReading();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="read" parameters={toLink(now)} />
      </PageHead>
      <div class={now.size > 5 ? "stack" : "columns"}>
        <Gradually>
          <Entry reading={reading} found={written.output} />
          <Outcome reading={reading} />
        </Gradually>
      </div>
    </>
  );
}
