/** The Files page: a file becomes cubes, and cubes become the file again. */
import { texts } from "../../shell/language.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Segments } from "../../ui/segments.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { UndoBar } from "../../ui/undo-bar.tsx";
import { record, toLink } from "./model.ts";
import { Pack } from "./pack.tsx";
import "./style.css";
import { Unpack } from "./unpack.tsx";

const t = texts("files");

export default function Page() {
  const files = record.value.value;
  return (
    <div class="stack">
      <PageHead title={t("title")} lead={t("lead")}>
        <UndoBar record={record} />
        <ShareButton page="files" parameters={toLink(files)} />
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
