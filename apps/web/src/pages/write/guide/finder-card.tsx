/** For the person who finds the cube: a card as a picture, to print or to send, and the cube as a row of emoji. */

import { emojiOf } from "../../../cubes/emoji.ts";
import { texts } from "../../../shell/language.ts";
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
}

export default function FinderCard({ facelets, text }: FinderCardProps) {
  const { kind } = record.value.value;
  const make = async () => {
    const card = await drawCard(facelets);
    const file = new File([card], "cubegram.png", { type: "image/png" });
    // The picture is shared where the device can share; otherwise, or if sharing is canceled, it is saved.
    if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches)
      await navigator.share({ files: [file] }).catch(() => undefined);
    else saveFile("cubegram.png", card, "image/png");
  };
  return (
    <p class="row">
      {kind !== "letters" && <Button onClick={() => void make()}>{t("card")}</Button>}
      <FinderPaper text={text} />
      <CopyButton text={() => emojiOf(facelets)} label={t("emoji")} look="plain" />
    </p>
  );
}
