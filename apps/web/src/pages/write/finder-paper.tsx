/** For the person who finds the cube, on paper: how to read it with this app, or with a pencil alone. */
import { colorWords } from "../../cube/cube-words/index.ts";
import { ask } from "../../jobs/ask.ts";
import type { FinderInput } from "../../jobs/papers.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import { texts } from "../../shell/language.ts";
import { shareAddress } from "../../shell/route.ts";
import { scheme } from "../../shell/settings.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { saveFile } from "../../ui/save-file.ts";
import { record } from "./model.ts";

const t = texts("write");
const hide = texts("hide");
const words = texts("worksheet");

/** `text`: as it is written. */
export default function FinderPaper({ text }: { readonly text: string }) {
  const { kind, size } = record.value.value;
  const job = useJobOnDemand();
  const isWorksheet = kind === "letters";
  const save = () =>
    job.run(async (options) => {
      const input = isWorksheet ? worksheetInput(text) : cardInput(size);
      const file = await ask("papers", "finderPaper", input, options);
      saveFile(isWorksheet ? "cubegram-worksheet.pdf" : "cubegram-card.pdf", file, "application/pdf");
      return file;
    });
  return (
    <>
      <Button disabled={job.isRunning} onClick={() => void save()}>
        {hide(isWorksheet ? "worksheet-pdf" : "card-pdf")}
      </Button>
      {job.error && <ProblemNotice error={job.error} />}
    </>
  );
}

/** Of the colors U R F D L B. */
function colorNames(): readonly string[] {
  return Array.from({ length: 6 }, (_, color) => colorWords(color));
}

function cardInput(size: number): FinderInput {
  const lines = [t("card-1"), t("card-2"), `${t("card-3")} ${hide("card-pencil")}`];
  return {
    page: "card",
    size,
    address: shareAddress("read", {}),
    scheme: scheme.value,
    words: { title: t("card-title"), lines, colors: colorNames() },
  };
}

function worksheetInput(text: string): FinderInput {
  const alphabet = /^\d/.test(text) ? "digits" : "letters";
  return {
    page: "worksheet",
    count: text.length,
    alphabet,
    scheme: scheme.value,
    words: {
      title: words("title"),
      rules: [words("rule-1"), words("rule-2"), words("rule-3"), words("rule-4")],
      edges: words("edges"),
      corners: words("corners"),
      signs: words(alphabet),
      first: words("first"),
      second: words("second"),
      number: words("number"),
      sum: words("sum"),
      sign: words("sign"),
      colors: colorNames(),
    },
  };
}
