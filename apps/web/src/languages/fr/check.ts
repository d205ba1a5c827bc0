import type en from "../en/check.ts";
import type { Like } from "../message.ts";

export default {
  title: "Pourquoi est-il impossible ?",
  lead: "Démonté et remonté au hasard, un seul cube sur douze peut être résolu. Peignez le vôtre et voyez, test après test, ce qui ne va pas.",
  entry: "Votre cube",
  outcome: "Les tests",
  size: "Couches du cube",
  examples: "Des cubes impossibles à regarder",
  "example-edge": "Une arête retournée",
  "example-corner": "Un coin pivoté",
  "example-swap": "Deux arêtes échangées",
  "example-sticker": "Un autocollant faux",
  "example-mirror": "Couleurs en miroir",
  paste: "Coller un cube",
  "too-large": "On peut vérifier ici des cubes jusqu’à {most}×{most}.",
  judging: "Recherche de réparations…",
  "verdict-possible": "Ce cube est possible : on peut le résoudre.",
  "verdict-impossible": "Ce cube est impossible : aucun mouvement n’y mène, et aucun n’en ramène.",
  "verdict-open": "Il manque encore des autocollants. Chaque test se fait dès qu’il peut se faire.",
  "step-counts": "Autant de chaque couleur",
  "step-pieces": "Seulement des pièces qui existent",
  "step-twists": "L’orientation des coins",
  "step-flips": "Les arêtes retournées",
  "step-swaps": "L’ordre des pièces",
  "state-good": "réussi",
  "state-bad": "échoué",
  "state-open": "pas encore",
  "state-none": "inutile",
  "counts-why": "Un cube a {expected} autocollants de chaque couleur.",
  "pieces-good": "Chaque pièce est vraie, et chacune est là une fois.",
  "pieces-open": "Aucune pièce peinte jusqu’ici n’est fausse.",
  "law-open": "Ce test se fait quand toutes ses pièces sont là, chacune une fois.",
  "none-flips": "Un cube de cette taille n’a pas d’arêtes centrales uniques : rien ne peut être retourné.",
  "none-swaps":
    "Sur un cube de cette taille, coins et arêtes ne sont pas liés : tout ordre peut être atteint.",
  "twists-why":
    "Un coin est pivoté par tiers quand son autocollant blanc ou jaune n’est pas sur la face blanche ou jaune. Un mouvement pivote des coins dans un sens et autant dans l’autre ; tous les pivotements ensemble font donc toujours un multiple de 3.",
  "twists-0": "{piece} en {place} : pas pivoté.",
  "twists-1": "{piece} en {place} : pivoté d’un tiers dans le sens horaire, 1.",
  "twists-2": "{piece} en {place} : pivoté de deux tiers dans le sens horaire, 2.",
  "twists-good": "Ensemble {sum}, un multiple de 3 : réussi.",
  "twists-bad":
    "Ensemble {sum}, soit {rest} de trop pour un multiple de 3 : un coin a été pivoté à la main, ou un autocollant est faux.",
  "flips-why":
    "Une arête est dans le bon sens ou retournée. Chaque mouvement d’une face en retourne zéro ou quatre ; le nombre d’arêtes retournées est donc toujours pair.",
  "flips-0": "{piece} en {place} : pas retournée.",
  "flips-1": "{piece} en {place} : retournée, 1.",
  "flips-good": "Arêtes retournées : {sum}, un nombre pair : réussi.",
  "flips-bad":
    "Arêtes retournées : {sum}, un nombre impair (reste {rest}) : une arête a été retournée à la main, ou un autocollant est faux.",
  "sum-so-far": "Somme jusqu’ici : {sum}.",
  walk: "Les parcourir sur le cube",
  "next-piece": "Pièce suivante",
  "swaps-why":
    "Chaque flèche mène de la place d’une pièce à l’endroit où cette pièce doit aller. Un anneau de pièces demande un échange de moins qu’il n’a de pièces. Chaque quart de tour déplace quatre coins et quatre arêtes en anneau, trois échanges chacun ; coins et arêtes ensemble en demandent donc toujours un nombre pair.",
  "cycles-corners": {
    one: "Coins : {n} échange",
    many: "Coins : {n} d’échanges",
    other: "Coins : {n} échanges",
  },
  "cycles-edges": {
    one: "Arêtes : {n} échange",
    many: "Arêtes : {n} d’échanges",
    other: "Arêtes : {n} échanges",
  },
  "all-home": "Toutes à leur place.",
  cycle: "Un anneau de {pieces} : le montrer sur le cube",
  "swaps-good": "{corners} + {edges} = {sum} échanges, un nombre pair : réussi.",
  "swaps-bad":
    "{corners} + {edges} = {sum} échanges, un nombre impair : deux pièces ont été échangées à la main, ou des autocollants sont faux.",
  "laws-2": "Un 2×2 n’a que des coins, et seule la loi de l’orientation des coins y vaut.",
  "laws-3":
    "Trois sortes d’orientation des coins, deux de retournement, deux d’ordre : 3 × 2 × 2 = 12 familles de cubes, et les mouvements n’en quittent jamais une.",
  "laws-even":
    "Sur les cubes pairs, seule la loi de l’orientation des coins vaut. Les ailes et les centres peuvent être dans n’importe quel ordre, car les centres d’une couleur ne se distinguent pas.",
  "laws-odd":
    "Sur les cubes impairs plus grands, les trois lois valent pour les coins et les arêtes centrales. Les ailes et les autres centres peuvent être dans n’importe quel ordre.",
  "to-read": "Lire ce que dit ce cube",
} satisfies Like<typeof en>;
