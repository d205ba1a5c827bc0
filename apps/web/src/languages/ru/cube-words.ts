import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "Верх",
  "face-R": "Право",
  "face-F": "Перед",
  "face-D": "Низ",
  "face-L": "Лево",
  "face-B": "Зад",
  "color-white": "белый",
  "color-red": "красный",
  "color-green": "зелёный",
  "color-yellow": "жёлтый",
  "color-orange": "оранжевый",
  "color-blue": "синий",
  "color-unknown": "неизвестно",
  "face-rows": "{face}: {rows}.",
  many: "По {n} наклеек на каждой стороне.",
  layers: "Слои куба",
  "other-size": "Другой размер",
} satisfies Like<typeof en>;
