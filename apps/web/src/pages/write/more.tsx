/** What Write has besides: the moves to take along, and what is seldom chosen. */
import { MAX_GIF_MOVES } from "@cubegram/player/gif";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import type { Written } from "../../jobs/write.ts";
import { texts } from "../../shell/language.ts";
import { scheme } from "../../shell/settings.ts";
import { Button, CopyButton } from "../../ui/button.tsx";
import { Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { saveFile } from "../../ui/save-file.ts";
import FinderPaper from "./finder-paper.tsx";
import { algsOf, record } from "./model.ts";
import { Options } from "./options.tsx";

const t = texts("write");

export default function WriteMore({ found }: { readonly found: Written | undefined }) {
  return (
    <>
      {found && <Taken found={found} />}
      <Options />
    </>
  );
}

function Taken({ found }: { readonly found: Written }) {
  const { size } = record.value.value;
  const algs = algsOf(found);
  const filming = useJobOnDemand();
  const [alg] = algs;
  const save = async () => {
    const gif = await filming.run(async (options) => {
      const { gifOf } = await import("@cubegram/player/gif");
      return gifOf({ alg, size, scheme: scheme.value === "standard" ? "wca" : scheme.value }, options);
    });
    if (gif) saveFile("cubegram.gif", gif, "image/gif");
  };
  return (
    <>
      <div class="row">
        <CopyButton text={algs.join("\n")} label={t("copy-moves")} look="plain" />
        {algs.length === 1 && alg !== "" && alg.split(" ").length <= MAX_GIF_MOVES && (
          <Button onClick={() => void save()} disabled={filming.isRunning}>
            {t("gif")}
          </Button>
        )}
        <Button onClick={() => print()}>{t("print")}</Button>
        <FinderPaper text={found.text} />
      </div>
      {filming.isRunning && <Progress done={filming.done} onCancel={filming.cancel} />}
      {filming.error && <ProblemNotice error={filming.error} />}
    </>
  );
}
