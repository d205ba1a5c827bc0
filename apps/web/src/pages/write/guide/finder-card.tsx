/** For the person who finds the cube: a card as a picture, to print or to send, and the cube as a row of emoji. */

import { emojiOf } from "../../../cubes/emoji.ts";
import { language, texts } from "../../../shell/language.ts";
import { scheme } from "../../../shell/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import FinderPaper from "../finder-paper.tsx";
import { record } from "../model.ts";
import { drawCard } from "./draw-card.ts";

const t = texts("write");

interface FinderCardProps {
  readonly facelets: string;
  readonly text: string;
  readonly size: number;
}

export default function FinderCard({ facelets, text, size }: FinderCardProps) {
  const { kind } = record.value.value;
  const make = async () => {
    const card = await drawCard({
      facelets,
      scheme: scheme.value,
      isRightToLeft: document.documentElement.dir === "rtl",
      language: language.value,
      address: `${location.href.split("#")[0]}#/read`,
      title: t("card-title"),
      lines: [t("card-1"), t("card-2"), t("card-3")],
    });
    const file = new File([card], "cubegram.png", { type: "image/png" });
    // The picture is shared where the device can share; otherwise, or if sharing is canceled, it is saved.
    if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches)
      await navigator.share({ files: [file] }).catch(() => undefined);
    else saveFile("cubegram.png", card, "image/png");
  };
  return (
    <p class="row">
      {kind !== "letters" && <Button onClick={() => void make()}>{t("card")}</Button>}
      <FinderPaper kind={kind} text={text} size={size} />
      <CopyButton text={() => emojiOf(facelets)} label={t("emoji")} look="plain" />
    </p>
  );
}
