/** The Files page: a file becomes cubes, and cubes become the file again. */
import { texts } from "../../app/language.ts";
import { PageHead } from "../../components/page-head.tsx";
import { Segments } from "../../components/segments.tsx";
import { ShareButton } from "../../components/share-button.tsx";
import { UndoBar } from "../../components/undo-bar.tsx";
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
