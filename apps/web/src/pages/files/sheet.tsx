/** The printable sheet: all cubes numbered, as PDF, as pictures, or straight to the printer. */

import { useEffect, useState } from "preact/hooks";
import { ask } from "../../jobs/ask.ts";
import type { PackedFile, SheetInput } from "../../jobs/files.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import { texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { saveFile } from "../../ui/save-file.ts";
import { Toggle } from "../../ui/toggle.tsx";
import { MAX_CUBES_ON_PAPER } from "./model.ts";

const t = texts("files");

/** A solver finds the moves, cube by cube. */
const MAX_SIZE_WITH_MOVES = 3;
const MAX_CUBES_WITH_MOVES = 240;
const MAX_PICTURES = 4;
const MAX_PRINTED = 600;

/** A sheet is laid out from left to right; its sentences run as their language does. */
function inOneDirection(text: string): string {
  return document.documentElement.dir === "rtl" ? `\u2067${text}\u2069` : text;
}

interface SheetProps {
  readonly name: string;
  readonly packed: PackedFile;
}

export default function Sheet({ name, packed }: SheetProps) {
  const { facelets, size, pages } = packed;
  const count = packed.dataCubes + packed.parityCubes;
  const [withMoves, setWithMoves] = useState(false);
  const [printed, setPrinted] = useState<readonly string[]>([]);
  const job = useJobOnDemand();
  const mayHaveMoves = size <= MAX_SIZE_WITH_MOVES && count <= MAX_CUBES_WITH_MOVES;
  const draw = (form: SheetInput["form"], page = 1) =>
    job.run((options) => {
      const moves = withMoves && mayHaveMoves;
      const words = {
        cubes: inOneDirection(
          t("sheet-cubes", { n: count, size: t("size", { n: size }), page: "{page}", pages }),
        ),
        hold: inOneDirection(t(moves ? "sheet-hold-moves" : "sheet-hold")),
        noMoves: inOneDirection(t("sheet-no-moves")),
      };
      const input = { facelets, title: name, scheme: scheme.value, withMoves: moves, form, page, words };
      return ask("files", "makeSheet", input, options);
    });
  const savePdf = async () => {
    const drawn = await draw("pdf");
    if (drawn?.file) saveFile(`${name}.pdf`, drawn.file, "application/pdf");
  };
  const savePng = async (page: number) => {
    const drawn = await draw("png", page);
    if (drawn?.file) saveFile(`${name}-${page}.png`, drawn.file, "image/png");
  };
  const print = async () => setPrinted((await draw("svg"))?.pages ?? []);
  useEffect(() => {
    if (printed.length === 0) return;
    const done = () => setPrinted([]);
    addEventListener("afterprint", done, { once: true });
    globalThis.print();
    return () => removeEventListener("afterprint", done);
  }, [printed]);
  if (count > MAX_CUBES_ON_PAPER)
    return (
      <section class="card stack" aria-labelledby="files-sheet">
        <h2 id="files-sheet">{t("sheet-heading")}</h2>
        <p class="soft">{t("sheet-too-many", { n: MAX_CUBES_ON_PAPER })}</p>
      </section>
    );
  return (
    <section class="card stack" aria-labelledby="files-sheet">
      <div>
        <h2 id="files-sheet">{t("sheet-heading")}</h2>
        <p class="soft">{t("sheet-text", { n: pages })}</p>
      </div>
      {mayHaveMoves && (
        <Toggle label={t("with-moves")} hint={t("with-moves-hint")} on={withMoves} onChange={setWithMoves} />
      )}
      <div class="row">
        {count <= MAX_PRINTED && (
          <Button disabled={job.isRunning} onClick={() => void print()}>
            {t("print")}
          </Button>
        )}
        <Button disabled={job.isRunning} onClick={() => void savePdf()}>
          {t("save-pdf")}
        </Button>
        {Array.from({ length: pages <= MAX_PICTURES ? pages : 0 }, (_, i) => (
          <Button key={i} disabled={job.isRunning} onClick={() => void savePng(i + 1)}>
            {t("save-png", { page: i + 1 })}
          </Button>
        ))}
      </div>
      {job.isRunning && <Progress label={t("making-sheet")} done={job.done} onCancel={job.cancel} />}
      {job.error && <ProblemNotice error={job.error} />}
      <div class="files-printed" aria-hidden="true">
        {printed.map((page, i) => (
          // Drawn by core, which escapes every text; it contains no style or script.
          <div key={i} class="files-page" dangerouslySetInnerHTML={{ __html: page }} />
        ))}
      </div>
    </section>
  );
}
