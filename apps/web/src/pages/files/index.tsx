/** The Files page: a file becomes cubes, and cubes become the file again. */
import { texts } from "../../shell/language.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { record, toLink } from "./model.ts";
import { Pack } from "./pack.tsx";
import { Unpack } from "./unpack.tsx";
import "./style.css";

const t = texts("files");

export default function Page() {
  const files = record.value.value;
  return (
    <>
      <PageHead title={t("title")} record={record} link={toLink(files)} />
      {files.way === "pack" ? <Pack files={files} /> : <Unpack files={files} />}
    </>
  );
}
