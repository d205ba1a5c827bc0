import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "Cima",
  "face-R": "Direita",
  "face-F": "Frente",
  "face-D": "Baixo",
  "face-L": "Esquerda",
  "face-B": "Trás",
  "color-white": "branco",
  "color-red": "vermelho",
  "color-green": "verde",
  "color-yellow": "amarelo",
  "color-orange": "laranja",
  "color-blue": "azul",
  "color-unknown": "desconhecido",
  "face-rows": "{face}: {rows}.",
  many: "{n} adesivos em cada face.",
  layers: "Camadas do cubo",
  "other-size": "Outro tamanho",
} satisfies Like<typeof en>;
