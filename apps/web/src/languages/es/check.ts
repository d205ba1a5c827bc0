import type en from "../en/check.ts";
import type { Like } from "../message.ts";

export default {
  title: "¿Por qué es imposible?",
  lead: "Desmontado y montado al azar, solo uno de cada doce cubos se puede resolver. Pinte el suyo y mire, prueba a prueba, qué le pasa.",
  entry: "Su cubo",
  outcome: "Las pruebas",
  size: "Capas del cubo",
  examples: "Cubos imposibles para mirar",
  "example-edge": "Una arista volteada",
  "example-corner": "Una esquina girada",
  "example-swap": "Dos aristas intercambiadas",
  "example-sticker": "Una pegatina equivocada",
  "example-mirror": "Colores como en un espejo",
  paste: "Pegar un cubo",
  "too-large": "Aquí se pueden comprobar cubos de hasta {most}×{most}.",
  judging: "Buscando reparaciones…",
  "verdict-possible": "Este cubo es posible: se puede resolver.",
  "verdict-impossible":
    "Este cubo es imposible: ningún movimiento llega a él y ninguno lleva de él al resuelto.",
  "verdict-open": "Aún faltan pegatinas. Cada prueba se hace en cuanto se puede.",
  "step-counts": "Las mismas de cada color",
  "step-pieces": "Solo piezas que existen",
  "step-twists": "Los giros de las esquinas",
  "step-flips": "Las aristas volteadas",
  "step-swaps": "El orden de las piezas",
  "state-good": "superada",
  "state-bad": "no superada",
  "state-open": "todavía no",
  "state-none": "no hace falta",
  "counts-why": "Un cubo tiene {expected} pegatinas de cada color.",
  "pieces-good": "Todas las piezas son reales y cada una está una vez.",
  "pieces-open": "Ninguna pieza pintada hasta ahora está mal.",
  "law-open": "Esta prueba se puede hacer cuando están todas sus piezas, cada una una vez.",
  "none-flips":
    "Un cubo de este tamaño no tiene aristas centrales únicas, así que nada puede estar volteado.",
  "none-swaps":
    "En un cubo de este tamaño esquinas y aristas no están ligadas: se puede llegar a cualquier orden.",
  "twists-why":
    "Una esquina está girada por tercios cuando su pegatina blanca o amarilla no está en la cara blanca o amarilla. Un movimiento gira unas esquinas en un sentido y otras tantas en el otro, así que todos esos giros juntos son siempre un múltiplo de 3.",
  "twists-0": "{piece} en {place}: sin girar.",
  "twists-1": "{piece} en {place}: girada un tercio en sentido horario, 1.",
  "twists-2": "{piece} en {place}: girada dos tercios en sentido horario, 2.",
  "twists-good": "Juntas {sum}, un múltiplo de 3: superada.",
  "twists-bad":
    "Juntas {sum}, lo que pasa en {rest} de un múltiplo de 3: se giró una esquina a mano, o hay una pegatina equivocada.",
  "flips-why":
    "Una arista está bien puesta o volteada. Cada movimiento de una cara voltea ninguna o cuatro, así que el número de aristas volteadas es siempre par.",
  "flips-0": "{piece} en {place}: sin voltear.",
  "flips-1": "{piece} en {place}: volteada, 1.",
  "flips-good": "Aristas volteadas: {sum}, un número par: superada.",
  "flips-bad":
    "Aristas volteadas: {sum}, un número impar (sobra {rest}): se volteó una arista a mano, o hay una pegatina equivocada.",
  "sum-so-far": "Suma hasta aquí: {sum}.",
  walk: "Recorrerlas en el cubo",
  "next-piece": "Pieza siguiente",
  "swaps-why":
    "Cada flecha va del sitio de una pieza al sitio que le corresponde. Un anillo de piezas necesita un intercambio menos que piezas tiene. Cada cuarto de vuelta mueve cuatro esquinas y cuatro aristas en anillo, tres intercambios cada uno, así que esquinas y aristas juntas necesitan siempre un número par.",
  "cycles-corners": {
    one: "Esquinas: {n} intercambio",
    many: "Esquinas: {n} de intercambios",
    other: "Esquinas: {n} intercambios",
  },
  "cycles-edges": {
    one: "Aristas: {n} intercambio",
    many: "Aristas: {n} de intercambios",
    other: "Aristas: {n} intercambios",
  },
  "all-home": "Todas en su sitio.",
  cycle: "Un anillo de {pieces}: mostrarlo en el cubo",
  "swaps-good": "{corners} + {edges} = {sum} intercambios, un número par: superada.",
  "swaps-bad":
    "{corners} + {edges} = {sum} intercambios, un número impar: se intercambiaron dos piezas a mano, o hay pegatinas equivocadas.",
  "laws-2": "Un 2×2 solo tiene esquinas, y solo vale la ley de los giros de esquinas.",
  "laws-3":
    "Tres clases de giro de esquinas, dos de volteo, dos de orden: 3 × 2 × 2 = 12 familias de cubos, y los movimientos nunca salen de una.",
  "laws-even":
    "En los cubos pares solo vale la ley de los giros de esquinas. Las alas y los centros pueden estar en cualquier orden, porque los centros de un color no se distinguen.",
  "laws-odd":
    "En los cubos impares mayores las tres leyes valen para las esquinas y las aristas centrales. Las alas y los demás centros pueden estar en cualquier orden.",
  "to-read": "Leer lo que dice este cubo",
} satisfies Like<typeof en>;
