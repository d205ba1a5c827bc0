/** For the person who finds the cube: a card as a picture, to print or to send, and the cube as a row of emoji. */
import { language, texts } from "../../../app/language.ts";
import { scheme } from "../../../app/settings.ts";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { saveFile } from "../../../components/save-file.ts";
import { emojiOf } from "../../../cubes/emoji.ts";
import { drawCard } from "./draw-card.ts";

const t = texts("write");

export default function FinderCard({ facelets }: { readonly facelets: string }) {
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
    <p class="row guide-card">
      <Button onClick={() => void make()}>{t("card")}</Button>
      <CopyButton text={() => emojiOf(facelets)} label={t("emoji")} look="plain" />
    </p>
  );
}
