/** Read: a cube is entered, and its message stands beside it. */
import { PageHead } from "../../parts/page-head.tsx";
import { ShareButton } from "../../parts/share-button.tsx";
import { UndoBar } from "../../parts/undo-bar.tsx";
import { Entry } from "./entry.tsx";
import { t } from "./messages/index.ts";
import { toLink } from "./model.ts";
import { Outcome } from "./outcome.tsx";
import { record } from "./state.ts";
import { useReading } from "./use-reading.ts";
import "./style.css";

export default function ReadPage() {
  const { size } = record.value.value;
  const reading = useReading();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="read" parameters={toLink(record.value.value)} />
      </PageHead>
      <div class={size > 5 ? "stack" : "columns"}>
        <Entry reading={reading} />
        <Outcome reading={reading} />
      </div>
    </>
  );
}
