import type en from "../en/by-camera.ts";
import type { Like } from "../message.ts";

export default {
  open: "Lire avec la caméra",
  read: "La caméra a lu le cube.",
  doubts: {
    one: "La caméra a lu le cube. Elle doute de {n} autocollant, qui clignote : touchez-le s’il est faux.",
    other:
      "La caméra a lu le cube. Elle doute de {n} autocollants, qui clignotent : touchez ceux qui sont faux.",
  },
  ask: "De quelle couleur est cet autocollant, {sticker} ?",
  "by-hand": "Je corrige à la main",
  compare: "Laisser la caméra regarder",
  same: "La caméra voit le même cube.",
  other: "La caméra voit un autre cube.",
} satisfies Like<typeof en>;
