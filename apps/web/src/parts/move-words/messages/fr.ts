import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  sentence: "Tournez {what} {amount}.",
  "side-U": "la face du haut",
  "side-R": "la face droite",
  "side-F": "la face avant",
  "side-D": "la face du bas",
  "side-L": "la face gauche",
  "side-B": "la face arrière",
  wide: "{side} sur {n} couches",
  layer: "la couche {layer} derrière {side}",
  layers: "les couches {first} à {last} derrière {side}",
  middle: "les couches intérieures, en regardant {side},",
  whole: "tout le cube, en regardant {side},",
  clockwise: "d’un quart de tour dans le sens horaire",
  anticlockwise: "d’un quart de tour dans le sens antihoraire",
  half: "d’un demi-tour",
} satisfies Like<typeof en>;
