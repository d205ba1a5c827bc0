import type en from "../en/check.ts";
import type { Like } from "../message.ts";

export default {
  title: "Por que é impossível?",
  lead: "De cubos montados ao acaso, só um em doze pode ser resolvido. Pinte o seu e veja, teste por teste, o que há de errado.",
  entry: "Seu cubo",
  outcome: "Os testes",
  size: "Camadas do cubo",
  examples: "Cubos impossíveis para ver",
  "example-edge": "Um meio virado",
  "example-corner": "Uma quina girada",
  "example-swap": "Dois meios trocados",
  "example-sticker": "Um adesivo errado",
  "example-mirror": "Cores espelhadas",
  paste: "Colar um cubo",
  "too-large": "Aqui dá para verificar cubos de até {most}×{most}.",
  judging: "Procurando consertos…",
  "verdict-possible": "Este cubo é possível: dá para resolver.",
  "verdict-impossible": "Este cubo é impossível. Nenhuma sequência de giros chega a ele nem o resolve.",
  "verdict-open": "Ainda faltam adesivos. Cada teste roda assim que puder.",
  "step-counts": "O mesmo número de cada cor",
  "step-pieces": "Só peças que existem",
  "step-twists": "As rotações das quinas",
  "step-flips": "As viradas dos meios",
  "step-swaps": "A ordem das peças",
  "state-good": "passou",
  "state-bad": "não passou",
  "state-open": "ainda não",
  "state-none": "não precisa",
  "counts-why": "Um cubo tem {expected} adesivos de cada cor.",
  "pieces-good": "Todas as peças existem, cada uma exatamente uma vez.",
  "pieces-open": "Nenhuma peça pintada até agora está errada.",
  "law-open": "Este teste roda quando todas as suas peças estiverem lá, uma vez cada.",
  "none-flips": "Um cubo deste tamanho não tem meios centrais, então nada pode estar virado.",
  "none-swaps":
    "Em um cubo deste tamanho, quinas e meios não dependem uns dos outros: qualquer ordem é possível.",
  "twists-why":
    "Uma quina está girada em terços quando seu adesivo branco ou amarelo não está na face branca ou amarela. Um giro roda algumas quinas para um lado e outras tantas para o outro; por isso a soma é sempre múltiplo de 3.",
  "twists-0": "{piece} em {place}: não girada.",
  "twists-1": "{piece} em {place}: girada um terço no sentido horário, 1.",
  "twists-2": "{piece} em {place}: girada dois terços no sentido horário, 2.",
  "twists-good": "Soma {sum}, múltiplo de 3: passou.",
  "twists-bad":
    "Soma {sum}, {rest} a mais que um múltiplo de 3: uma quina foi girada à mão, ou um adesivo está errado.",
  "flips-why":
    "Um meio está certo ou virado. Cada giro de uma face vira nenhum ou quatro meios; por isso o número de meios virados é sempre par.",
  "flips-0": "{piece} em {place}: não virado.",
  "flips-1": "{piece} em {place}: virado, 1.",
  "flips-good": "Meios virados: {sum}, número par: passou.",
  "flips-bad":
    "Meios virados: {sum}, número ímpar (sobra {rest}): um meio foi virado à mão, ou um adesivo está errado.",
  "sum-so-far": "Soma até aqui: {sum}.",
  walk: "Percorrer no cubo",
  "next-piece": "Próxima peça",
  "swaps-why":
    "Cada seta vai do lugar de uma peça ao lugar certo dela. Um anel de peças precisa de uma troca a menos que o número de peças. Um quarto de volta move quatro quinas e quatro meios em anel, três trocas cada; por isso quinas e meios juntos precisam sempre de um número par.",
  "cycles-corners": { one: "Quinas: {n} troca", many: "Quinas: {n} de trocas", other: "Quinas: {n} trocas" },
  "cycles-edges": { one: "Meios: {n} troca", many: "Meios: {n} de trocas", other: "Meios: {n} trocas" },
  "all-home": "Tudo no lugar.",
  cycle: "Um anel de {pieces}: mostrar no cubo",
  "swaps-good": "{corners} + {edges} = {sum} trocas, número par: passou.",
  "swaps-bad":
    "{corners} + {edges} = {sum} trocas, número ímpar: duas peças foram trocadas à mão, ou há adesivos errados.",
  "laws-2": "Um 2×2 só tem quinas, e só vale a lei das rotações.",
  "laws-3":
    "Três tipos de rotação, dois de virada, dois de ordem: 3 × 2 × 2 = 12 famílias de cubos, e os giros nunca saem de uma.",
  "laws-even":
    "Em cubos pares só vale a lei das rotações. Asas e centros podem estar em qualquer ordem, pois centros da mesma cor não se distinguem.",
  "laws-odd":
    "Em cubos ímpares maiores, as três leis valem para quinas e meios centrais. Asas e outros centros podem estar em qualquer ordem.",
  "to-read": "Ler o que este cubo diz",
} satisfies Like<typeof en>;
