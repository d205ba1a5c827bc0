import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "Куб в любом виде",
  "paste-hint":
    "Наклейки буквами, номер, ходы, ссылка на alg.cubing.net, Twizzle или VisualCube либо данные другой программы.",
  "several-hint": "Несколько кубов: по одному в строке.",
  "moves-label": "Ходы, сделанные на собранном кубе",
  "moves-hint": "Например, R U R' U'. Белый сверху, зелёный спереди.",
  taken: "Понято так: {format}, куб {size}×{size}.",
  "taken-several": {
    one: "Понят {n} куб: {format}, {size}×{size}.",
    few: "Понято {n} куба: {format}, {size}×{size}.",
    many: "Понято {n} кубов: {format}, {size}×{size}.",
    other: "Понято {n} куба: {format}, {size}×{size}.",
  },
  "format-faces": "наклейки по сторонам",
  "format-colors": "наклейки по цветам",
  "format-symbols": "наклейки своими знаками",
  "format-cubejs": "данные cubejs",
  "format-kpattern": "KPattern из cubing.js",
  "format-reid": "список элементов по Риду",
  "format-visualcube": "картинка VisualCube",
  "format-alg.cubing.net": "ссылка на alg.cubing.net",
  "format-twizzle": "ссылка на Twizzle",
  "format-cubegram": "ссылка на Cubegram",
  "format-moves": "ходы",
  "format-number": "номер куба",
  "bad-number": "Номера кубов идут от 0 до {most}.",
  "bad-format": "Похоже на вид «{format}», но в нём что-то не так.",
  "too-long": "Это больше самого большого куба, который читает страница.",
  "first-of": {
    one: "Первый из {n} куба.",
    few: "Первый из {n} кубов.",
    many: "Первый из {n} кубов.",
    other: "Первый из {n} куба.",
  },
} satisfies Like<typeof en>;
