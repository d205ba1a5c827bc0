/** A picture or a film of the finished cube, to send or to keep; whether it gives the words away is the writer's choice. */

import { useEffect, useState } from "preact/hooks";
import { emojiOf } from "../../../cubes/emoji.ts";
import { useJob } from "../../../jobs/use-job.ts";
import { announce } from "../../../shell/announce.ts";
import { texts } from "../../../shell/language.ts";
import { scheme } from "../../../shell/settings.ts";
import { Button, CopyButton } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/notice.tsx";
import { ProblemNotice } from "../../../ui/problem/index.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { Segments } from "../../../ui/segments.tsx";
import { Toggle } from "../../../ui/toggle.tsx";
import FinderPaper from "../finder-paper.tsx";
import { record } from "../model.ts";
import { pngOf } from "../svg-image.ts";
import { drawCard } from "./draw-card.ts";
import { drawKeepsake } from "./draw-keepsake.ts";
import type { SaidCubeProps } from "./said-cube.tsx";

const t = texts("keepsake");
const writeWords = texts("write");

interface KeepsakeProps extends SaidCubeProps {
  readonly facelets: string;
  readonly turns: number;
}

const NAMES = { picture: "cubegram.png", film: "cubegram.mp4" } as const;
type Kind = keyof typeof NAMES;

export default function Keepsake({ facelets, text, turns, size, from, alg }: KeepsakeProps) {
  const [kind, setKind] = useState<Kind>("picture");
  const [isTextShown, setTextShown] = useState(false);
  // Loaded with the dialog. Where the part is missing or the browser makes no films, the picture is left.
  const { output: makeFilm } = useJob("film", async () => {
    const part = await import("../film/make-film.ts");
    return (await part.canFilm()) ? part.makeFilm : undefined;
  });
  const keepsake = {
    facelets,
    scheme: scheme.value,
    text,
    isTextShown,
    line: isTextShown ? writeWords("turns", { n: turns }) : t("ask"),
    isRightToLeft: document.documentElement.dir === "rtl",
  };
  const key = JSON.stringify(keepsake);
  const picture = useJob(key, async () => pngOf(await drawKeepsake(keepsake)));
  const film = useJob<Blob, number>(kind === "film" && makeFilm ? key : undefined, (options) =>
    makeFilm!({ ...keepsake, size, from, alg }, options),
  );
  const shot = film.isRunning ? undefined : film.output;
  const made = kind === "film" ? shot : picture.output;
  const [pictureAddress, filmAddress] = [useAddress(picture.output), useAddress(shot)];
  useEffect(() => {
    if (shot) announce(t("made"));
  }, [shot]);
  const label = isTextShown ? text : t("ask");
  return (
    <>
      {makeFilm && (
        <Segments
          label={t("kind")}
          isLabelHidden
          options={[
            { value: "picture", label: t("picture") },
            { value: "film", label: t("film") },
          ]}
          chosen={kind}
          onChoose={setKind}
          isShort
        />
      )}
      <div class="keepsake-picture">
        {filmAddress ? (
          <video src={filmAddress} aria-label={label} autoplay controls loop muted playsinline />
        ) : (
          pictureAddress && <img src={pictureAddress} alt={label} width="270" height="338" />
        )}
        {film.isRunning && (
          <Progress label={t("making")} done={film.progress} onCancel={() => setKind("picture")} />
        )}
      </div>
      {film.error && <ProblemNotice error={film.error} words={t("failed")} />}
      <Toggle label={t("text")} on={isTextShown} onChange={setTextShown} />
      <Button look="main" disabled={!made} onClick={() => made && void send(made, NAMES[kind])}>
        {canShare(kind) ? t("send") : t(kind === "film" ? "save-film" : "save")}
      </Button>
      <ForFinder facelets={facelets} text={text} />
    </>
  );
}

/** To another app where the device can do that, else as a file. */
async function send(made: Blob, name: string): Promise<void> {
  const files = [new File([made], name, { type: made.type })];
  // Whoever closes the list of recipients wants nothing sent.
  if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => undefined);
  else saveFile(name, made, made.type);
}

function canShare(kind: Kind): boolean {
  const type = kind === "film" ? "video/mp4" : "image/png";
  return navigator.canShare?.({ files: [new File([""], NAMES[kind], { type })] }) ?? false;
}

/** For the person who finds the cube: a card as a picture, to print or to send, and the cube as a row of emoji. */
function ForFinder({ facelets, text }: Pick<KeepsakeProps, "facelets" | "text">) {
  const isByHand = record.value.value.kind === "letters";
  const make = async () => {
    const card = await drawCard(facelets);
    // At a desk it is saved, to be printed.
    if (matchMedia("(pointer: coarse)").matches) await send(card, "cubegram.png");
    else saveFile("cubegram.png", card, "image/png");
  };
  return (
    <p class="row">
      {!isByHand && <Button onClick={() => void make()}>{writeWords("card")}</Button>}
      <FinderPaper text={text} />
      <CopyButton text={() => emojiOf(facelets)} label={writeWords("emoji")} look="plain" />
    </p>
  );
}

function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
