/** What came out of the cubes: the file, or why there is none, and which cubes are damaged; and other ways to give cubes. */
import type { UnreadLine } from "../../jobs/cube-files.ts";
import type { UnpackedFile } from "../../jobs/files.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { AS_TYPED, Field } from "../../ui/field.tsx";
import { FreshHeading } from "../../ui/fresh-heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { problemWords } from "../../ui/problem/notices.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  type change,
  type Files,
  isolated,
  listPlaces,
  MAX_CUBE_SIZE,
  MAX_PASTED_LENGTH,
  MIN_CUBE_SIZE,
} from "./model.ts";

const t = texts("files");

type UnpackedBytes = Extract<UnpackedFile, { bytes: Uint8Array }>;

interface UnpackedProps {
  readonly read: UnpackedFile;
  readonly name: string;
  /** Whether it has just come out: then reading goes on here. */
  readonly isNew: { current: boolean };
}

export default function Unpacked({ read, name, isNew }: UnpackedProps) {
  return (
    <>
      {"bytes" in read ? <Good read={read} name={name} isNew={isNew} /> : <Bad read={read} />}
      {read.unread.length > 0 && <Unread lines={read.unread} />}
    </>
  );
}

function Good({ read, name, isNew }: UnpackedProps & { readonly read: UnpackedBytes }) {
  const cubes = t("part-cubes", { n: read.given });
  return (
    <>
      <FreshHeading isNew={isNew} of={read}>
        {t("unpacked-heading")}
      </FreshHeading>
      <p class="soft breaks">
        {t("unpacked-file", { name: isolated(name), bytes: t("bytes", { n: read.bytes.length }), cubes })}
      </p>
      {read.lost.length > 0 && <Notice>{t("repaired-lost", { list: places(read.lost) })}</Notice>}
      {read.wrong.length > 0 && <Notice>{t("repaired-wrong", { list: places(read.wrong) })}</Notice>}
    </>
  );
}

const CODES = [
  "no-cubes",
  "no-sheet",
  "not-an-archive",
  "not-repairable",
  "password-needed",
  "wrong-password",
  "newer-version",
  "too-large",
] as const;

function Bad({ read }: { readonly read: Extract<UnpackedFile, { code: string }> }) {
  const code = CODES.find((known) => known === read.code);
  const isShort = read.missingLines !== undefined;
  return (
    <Notice kind="bad" alert>
      <p>{isShort ? t("error-lines-missing") : code ? t(`error-${code}`) : problemWords(read)}</p>
      {(isShort || code === "not-an-archive") && <p>{t("error-put-marks")}</p>}
      {read.needed !== undefined && read.needed > 0 && <p>{t("error-needed", { n: read.needed })}</p>}
      {read.lost.length > 0 && <p>{t("error-lost", { list: places(read.lost) })}</p>}
      {read.wrong.length > 0 && <p>{t("error-suspect", { list: places(read.wrong) })}</p>}
    </Notice>
  );
}

function places(list: readonly number[]): string {
  return listPlaces(list, formatNumber);
}

const SHOWN = 8;

function Unread({ lines }: { readonly lines: readonly UnreadLine[] }) {
  return (
    <Notice>
      <h3>{t("unread-heading", { n: lines.length })}</h3>
      <ul class="points">
        {lines.slice(0, SHOWN).map((line, i) => (
          <li key={i}>{lineText(line)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function lineText({ file, line, code }: UnreadLine): string {
  const why = t(`why-${WHYS[code] ?? "other"}`);
  if (line === 0) return t("unread-file", { file: isolated(file), why });
  return file === "" ? t("unread-line", { line, why }) : t("unread-in", { file: isolated(file), line, why });
}

const WHYS: Readonly<Record<string, "illegal" | "range" | "size" | "sheet">> = {
  "illegal-cube": "illegal",
  "out-of-range": "range",
  "cube-size": "size",
  "no-sheet": "sheet",
};

/** What the file says. */
export function UnpackedText({ text }: { readonly text: string }) {
  return (
    <div class="card stack">
      <h2 id="files-text">{t("text-heading")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="well breaks files-text" tabIndex={0} aria-labelledby="files-text">
        <pre dir="auto">{text}</pre>
      </section>
    </div>
  );
}

interface UnpackMoreProps {
  readonly files: Files;
  readonly onChange: typeof change;
}

/** Other ways to give cubes than files, and what a list of numbers may not say. */
export function UnpackMore({ files, onChange }: UnpackMoreProps) {
  return (
    <>
      <TextField
        {...AS_TYPED}
        label={t("paste-label")}
        hint={t("paste-hint")}
        rows={4}
        class="mono"
        dir="ltr"
        maxLength={MAX_PASTED_LENGTH}
        value={files.pasted}
        onText={(pasted) => onChange({ pasted }, "pasted")}
      />
      <Field label={t("list-size-label")}>
        {(attributes) => (
          <select
            {...attributes}
            value={files.listSize}
            onChange={(event) => onChange({ listSize: Number(event.currentTarget.value) })}
          >
            <option value={0}>{t("list-size-auto")}</option>
            {Array.from({ length: MAX_CUBE_SIZE - MIN_CUBE_SIZE + 1 }, (_, i) => (
              <option key={i} value={i + MIN_CUBE_SIZE}>
                {t("size", { n: i + MIN_CUBE_SIZE })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
