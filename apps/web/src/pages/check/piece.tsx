/** A piece as its stickers, small: the reference sticker first. */
import { facesOfName } from "@cubegram/core/geometry";
import { colourLetter, colourLook } from "../../parts/net-editor/index.ts";

export function Piece({ name }: { readonly name: string }) {
  return (
    <span class="check-piece" aria-hidden="true">
      {facesOfName(name).map((colour) => (
        <span key={colour} style={colourLook(colour)}>
          {colourLetter(colour)}
        </span>
      ))}
    </span>
  );
}
