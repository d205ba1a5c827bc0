/** The Files page: a file becomes cubes, and cubes become the file again. */
import { pageRecord } from "../../app/page-record.ts";
import { PageHead } from "../../parts/page-head.tsx";
import { Segments } from "../../parts/segments.tsx";
import { ShareButton } from "../../parts/share-button.tsx";
import { UndoBar } from "../../parts/undo-bar.tsx";
import { t } from "./messages/index.ts";
import { fromLink, INITIAL, parseFiles, toLink } from "./model.ts";
import { Pack } from "./pack.tsx";
import "./style.css";
import { Unpack } from "./unpack.tsx";

const record = pageRecord("files", { initial: INITIAL, parse: parseFiles, fromLink, toLink });

export default function Page() {
  const files = record.value.value;
  return (
    <div class="stack">
      <PageHead title={t("title")} lead={t("lead")}>
        <ShareButton page="files" parameters={toLink(files)} />
        <UndoBar record={record} />
      </PageHead>
      <Segments
        label={t("way-label")}
        options={[
          { value: "pack" as const, label: t("way-pack") },
          { value: "unpack" as const, label: t("way-unpack") },
        ]}
        chosen={files.way}
        onChoose={(way) => record.set({ ...files, way })}
      />
      {files.way === "pack" ? <Pack record={record} /> : <Unpack record={record} />}
    </div>
  );
}
