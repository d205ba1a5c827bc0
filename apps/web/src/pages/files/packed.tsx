/** The cubes of a file: the list to keep, the sheet to print, and a picture of each. */
import { useEffect, useRef, useState } from "preact/hooks";
import { formatNumber } from "../../app/language.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { CubePicture } from "../../parts/cube-picture.tsx";
import type { PackedFile } from "../../work/calls/files.ts";
import { t } from "./messages/index.ts";
import { MOST_COPIED } from "./model.ts";
import { saveFile } from "./save.ts";
import { Sheet } from "./sheet.tsx";

const SHOWN = 12;

export function Packed({ name, packed }: { readonly name: string; readonly packed: PackedFile }) {
  const { size, dataCubes, parityCubes, isCompressed, facelets, numbers } = packed;
  const count = dataCubes + parityCubes;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [packed]);
  const head = `# ${name.replaceAll(/\s/g, " ")}\n# size ${size}\n`;
  const save = (list: Blob, ending: string) =>
    saveFile(`${name}.${ending}`, new Blob([head, list]), "text/plain");
  const copied = useText(count <= MOST_COPIED ? facelets : undefined, 0, facelets.size);
  return (
    <>
      <section class="card stack" aria-labelledby="files-packed">
        <div>
          <h2 id="files-packed" ref={heading} tabIndex={-1}>
            {t("packed-heading", { n: count })}
          </h2>
          <p class="soft">
            {t("packed-parts", {
              data: t("part-cubes", { n: dataCubes }),
              spare: t("part-cubes", { n: parityCubes }),
            })}{" "}
            {isCompressed && t("packed-compressed")}
          </p>
        </div>
        <div class="row">
          <Button look="main" onClick={() => save(facelets, "cubes.txt")}>
            {t("save-list")}
          </Button>
          <Button onClick={() => save(numbers, "numbers.txt")}>{t("save-numbers")}</Button>
          {copied !== undefined && <CopyButton text={head + copied} label={t("copy-list")} />}
        </div>
      </section>
      <Sheet name={name} facelets={facelets} size={size} count={count} />
      <Pictures facelets={facelets} size={size} count={count} />
    </>
  );
}

/** A part of a list as text, when it is there. */
function useText(list: Blob | undefined, from: number, to: number): string | undefined {
  const [text, setText] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    setText(undefined);
    void list
      ?.slice(from, to)
      .text()
      .then((read) => isWanted && setText(read));
    return () => {
      isWanted = false;
    };
  }, [list, from, to]);
  return text;
}

interface PicturesProps {
  readonly facelets: Blob;
  readonly size: number;
  readonly count: number;
}

/** Twelve at a time: of the list only these are read. */
function Pictures({ facelets, size, count }: PicturesProps) {
  const [page, setPage] = useState(0);
  const first = Math.min(page * SHOWN, Math.floor((count - 1) / SHOWN) * SHOWN);
  const width = 6 * size * size + 1;
  const last = Math.min(first + SHOWN, count);
  const shown = useText(facelets, first * width, last * width);
  const lines = shown?.split("\n") ?? [];
  const range = t("cubes-range", {
    first: formatNumber(first + 1),
    last: formatNumber(last),
    total: formatNumber(count),
  });
  return (
    <section class="card stack" aria-labelledby="files-cubes">
      <h2 id="files-cubes">{t("cubes-heading")}</h2>
      <ol class="files-cubes" start={first + 1}>
        {Array.from({ length: last - first }, (_, i) => {
          const at = first + i;
          const name = t("cube-name", { n: at + 1 });
          return (
            <li key={at}>
              <span class="files-cube-name">{name}</span>
              <CubePicture cube={lines[i] ?? "?".repeat(width - 1)} title={name} />
            </li>
          );
        })}
      </ol>
      {count > SHOWN && (
        <div class="row">
          <Button disabled={first === 0} onClick={() => setPage(page - 1)}>
            {t("previous")}
          </Button>
          <span role="status">{range}</span>
          <Button disabled={last === count} onClick={() => setPage(page + 1)}>
            {t("next")}
          </Button>
        </div>
      )}
    </section>
  );
}
