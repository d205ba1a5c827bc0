/** A piece as its stickers, small, the reference sticker first. */
import { facesOfName } from "@cubegram/core/geometry";
import { colorLetter, colorLook } from "../../cube/net-editor/color-words.ts";

export function Piece({ name }: { readonly name: string }) {
  return (
    <span class="check-piece" aria-hidden="true">
      {facesOfName(name).map((color) => (
        <span key={color} class="middle" style={colorLook(color)}>
          {colorLetter(color)}
        </span>
      ))}
    </span>
  );
}
