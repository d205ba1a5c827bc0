/** How to hold the side that is painted: a small cube that turns to it, and the same in words. */
import { capitalized } from "../../app/language.ts";
import { colorWords, faceWords } from "./color-words.ts";
import { HeldCube, type HeldLook, lookOf } from "./held-cube.tsx";
import { t } from "./messages.ts";

export default function SideGuide({ face, size }: { readonly face: number; readonly size: number }) {
  const look = lookOf(face);
  return (
    <p class="side-guide">
      <HeldCube {...look} hasColors={size % 2 === 1} />
      <span>
        <strong>{faceWords(face)}</strong>
        <span>{lookWords(look, size)}</span>
      </span>
    </p>
  );
}

/** "Yellow side, green on top"; the sides by their names where no center has a color. */
export function lookWords({ front, top }: HeldLook, size: number): string {
  if (size % 2 === 0) return capitalized(t("held-top", { top: faceWords(top) }));
  return capitalized(t("held-look", { side: colorWords(front), top: colorWords(top) }));
}
