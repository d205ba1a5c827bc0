import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  sentence: "Gira {what} {amount}.",
  "side-U": "la cara superior",
  "side-R": "la cara derecha",
  "side-F": "la cara frontal",
  "side-D": "la cara inferior",
  "side-L": "la cara izquierda",
  "side-B": "la cara trasera",
  wide: "{side}, {n} capas a la vez,",
  layer: "la capa {layer} detrás de {side}",
  layers: "las capas {first} a {last} detrás de {side}",
  middle: "las capas interiores, mirando {side},",
  whole: "el cubo entero, mirando {side},",
  clockwise: "un cuarto de vuelta en sentido horario",
  anticlockwise: "un cuarto de vuelta en sentido antihorario",
  half: "media vuelta",
} satisfies Like<typeof en>;
