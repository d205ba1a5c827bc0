/** The cubes of a file: the list to keep, the sheet to print, and a picture of each. */
import { netLayout } from "@cubegram/core/drawing";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CubePicture } from "../../cube/cube-picture.tsx";
import type { PackedFile } from "../../jobs/files.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { MAX_COPIED } from "./model.ts";
import { Sheet } from "./sheet.tsx";
import { useDrawn } from "./use-drawn.ts";

const t = texts("files");

const SHOWN = 12;

export function Packed({ name, packed }: { readonly name: string; readonly packed: PackedFile }) {
  const { size, dataCubes, parityCubes, isCompressed, facelets, numbers } = packed;
  const count = dataCubes + parityCubes;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [packed]);
  const head = `# ${name.replaceAll(/\s/g, " ")}\n# size ${size}\n`;
  const save = (list: Blob, ending: string) =>
    saveFile(`${name}.${ending}`, new Blob([head, list]), "text/plain");
  const copied = useText(count <= MAX_COPIED ? facelets : undefined, 0, facelets.size);
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

/** A part of a list as text, once it has been read; never the text of another part. */
function useText(list: Blob | undefined, from: number, to: number): string | undefined {
  const part = useMemo(() => ({ list, from, to }), [list, from, to]);
  const [read, setRead] = useState<{ readonly of: typeof part; readonly text: string } | undefined>(
    undefined,
  );
  useEffect(() => {
    let isWanted = true;
    void list
      ?.slice(from, to)
      .text()
      .then((text) => isWanted && setRead({ of: part, text }));
    return () => {
      isWanted = false;
    };
  }, [part]);
  return read?.of === part ? read.text : undefined;
}

interface PicturesProps {
  readonly facelets: Blob;
  readonly size: number;
  readonly count: number;
}

/** Twelve at a time: only these are read from the list. Each is drawn in a frame of its own, because together they have thousands of stickers. */
function Pictures({ facelets, size, count }: PicturesProps) {
  const [page, setPage] = useState(0);
  const first = Math.min(page * SHOWN, Math.floor((count - 1) / SHOWN) * SHOWN);
  const width = 6 * size * size + 1;
  const last = Math.min(first + SHOWN, count);
  const shown = useText(facelets, first * width, last * width);
  const lines = useMemo(() => shown?.trimEnd().split("\n") ?? [], [shown]);
  const drawn = useDrawn(lines.length, lines);
  const net = netLayout(size);
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
              <div class="files-cube" style={{ aspectRatio: `${net.width} / ${net.height}` }}>
                {i < drawn && <CubePicture cube={lines[i]} title={name} />}
              </div>
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
