/** Cubes become the file again: from lists and sheets, pasted or chosen. */

import { signal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { ask } from "../../jobs/ask.ts";
import type { BlobFile } from "../../jobs/cube-files.ts";
import type { UnpackedFile } from "../../jobs/files.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Progress } from "../../ui/notice.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { saveFile } from "../../ui/save-file.ts";
import { PasswordField } from "../../ui/text-field.tsx";
import { filled, useFilling } from "./box-content.ts";
import { BoxStage, FileButton } from "./box-stage.tsx";
import { change, type Files, textOf } from "./model.ts";

const t = texts("files");

const UnpackMore = lazy(async () => ({ default: (await import("./unpacked.tsx")).UnpackMore }));
const Unpacked = lazy(() => import("./unpacked.tsx"));
const UnpackedText = lazy(async () => ({ default: (await import("./unpacked.tsx")).UnpackedText }));

const password = signal("");
/** Kept until the page is left. */
const chosen = signal<readonly BlobFile[]>([]);
const PASSWORD_CODES = ["password-needed", "wrong-password"];

export function Unpack({ files }: { readonly files: Files }) {
  const job = useFilling();
  const [read, setRead] = useState<UnpackedFile>();
  const [isAsked, setAsked] = useState(false);
  const isNew = useRef(false);
  const forget = () => {
    setRead(undefined);
    job.forget();
  };
  const set: typeof change = (...how) => {
    forget();
    change(...how);
  };
  const unpack = async () => {
    forget();
    const input = {
      files: chosen.value,
      pasted: files.pasted,
      size: files.listSize,
      password: password.value,
    };
    const found = await job.run({}, (options) => ask("files", "unpackFile", input, options));
    isNew.current = true;
    setRead(found);
    if (found && "code" in found && PASSWORD_CODES.includes(found.code)) setAsked(true);
  };
  const take = (list: readonly File[]) => {
    chosen.value = list.map((file) => ({ name: file.name, content: file }));
    void unpack();
  };
  const isGiven = chosen.value.length > 0 || files.pasted.trim() !== "";
  const good = read && "bytes" in read ? read : undefined;
  const shown = read && read.given > 0 ? { ...read, of: read, places: 0 } : undefined;
  const content = shown ? { ...shown, places: filled(shown) } : job.coming;
  const text = good && textOf(good.bytes);
  const name = good?.name || t("unnamed");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void unpack();
      }}
    >
      <BoxStage
        content={content}
        hint={t("drop-many")}
        many
        onFiles={take}
        size={content?.size ?? 3}
        say={
          <>
            {!isGiven && <p class="soft">{t("lead")}</p>}
            {chosen.value.length > 0 && !good && (
              <div class="row gathered">
                <span class="breaks">
                  {t("chosen-files", { n: chosen.value.length })}:{" "}
                  {chosen.value.map(({ name }) => name).join(", ")}
                </span>
                <Button
                  look="quiet"
                  onClick={() => {
                    chosen.value = [];
                    forget();
                  }}
                >
                  {t("forget-files")}
                </Button>
              </div>
            )}
            {job.isRunning && <Progress label={t("unpacking")} done={job.done} onCancel={job.cancel} />}
            {job.error && <ProblemNotice error={job.error} />}
            {read && !job.isRunning && <Unpacked read={read} name={name} isNew={isNew} />}
            {isAsked && !good && <PasswordField label={t("password-label")} password={password} />}
          </>
        }
        buttons={
          <>
            {isGiven && !good && (
              <Button type="submit" look="big" disabled={job.isRunning}>
                {t("unpack")}
              </Button>
            )}
            {good && (
              <Button look="big" onClick={() => saveFile(name, good.bytes)}>
                {t("save-file")}
              </Button>
            )}
            <FileButton many label={t("choose-many")} look={isGiven ? "plain" : "big"} onFiles={take} />
          </>
        }
        more={<UnpackMore files={files} onChange={set} />}
        about={text && <UnpackedText text={text} />}
      />
    </form>
  );
}
