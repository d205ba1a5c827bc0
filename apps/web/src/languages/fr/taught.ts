import type en from "../en/taught.ts";
import type { Like } from "../message.ts";

export default {
  "step-of": "Étape {n} sur {all}",
  case: "Cas : {cases}.",
  "first-then": "{first}, puis {second}",
  edge: "Arête {colors}",
  corner: "Coin {colors}",
  center: "Centre {colors}",
  moves: "Mouvements de cette étape",
  player: "L’étape, jouée",
  back: "Retour",
  next: "C’est fait, suite",
  done: "Terminé : le cube est résolu.",
  "whole-step": "Étape entière faite",
  looks: "Votre cube est-il comme ceci ?",
  "looks-yes": "Oui, exactement",
  why: "Pourquoi ?",
  "name-hold": "Comment le tenir",
  "goal-hold": "Blanc en bas, jaune en haut.",
  "text-hold": "Tournez le cube entier pour mettre le blanc en bas. Il y reste jusqu’à la fin.",
  "name-first-center": "Centre blanc",
  "goal-first-center": "Rassemblez tous les centres blancs sur une face.",
  "name-second-center": "Centre jaune",
  "goal-second-center": "Rassemblez tous les centres jaunes sur la face opposée au blanc.",
  "name-side-centers": "Centres vert et rouge",
  "goal-side-centers": "Avec le blanc à gauche, construisez le centre vert, puis le rouge à côté.",
  "name-last-centers": "Les deux derniers centres",
  "goal-last-centers": "Échangez les dernières pièces entre la face bleue et la face orange.",
  "case-centers-row": "une rangée",
  "why-centers-row":
    "La tranche monte la rangée, le haut la fait tourner de côté, et la tranche revient : aucune autre face n’a changé.",
  "case-centers-commutator": "une seule pièce (commutateur)",
  "why-centers-commutator":
    "La seconde moitié défait la première, sauf là où les deux se croisent : seuls trois centres changent de place.",
  "name-pair-edges": "Arêtes",
  "goal-pair-edges":
    "Réunissez les pièces de chaque arête, jusqu’à ce que les douze ressemblent à celles d’un 3×3.",
  "case-pair-edges-flip": "tranche, retournement, tranche",
  "why-pair-edges-flip":
    "La tranche réunit deux pièces, l’arête est retournée sur place, et la tranche peut revenir sans les séparer.",
  "case-pair-edges-replace": "tranche, remplacement, tranche",
  "why-pair-edges-replace":
    "La tranche réunit deux pièces, l’arête formée cède sa place à une autre, puis la tranche revient.",
  "case-pair-edges-edge-parity": "parité d’arêtes",
  "why-pair-edges-edge-parity":
    "L’appariement échange les pièces en nombre pair ; quand les deux dernières sont inversées, il faut un nombre impair de tours de tranche.",
  "name-cross": "Croix blanche",
  "goal-cross":
    "Amenez les quatre arêtes blanches autour du centre blanc, chacune à côté du centre de son autre couleur.",
  "case-cross-top-up": "en haut, blanc vers le haut",
  "why-cross-top-up": "Elle vient au-dessus de sa place, et un demi-tour de cette face la descend.",
  "case-cross-top-side": "en haut, blanc vers l’extérieur",
  "why-cross-top-side": "Elle descend par la couche du milieu, ce qui tourne le blanc vers le bas.",
  "case-cross-middle": "dans la couche du milieu",
  "why-cross-middle":
    "Un quart de tour de sa face la descend ; si sa place est ailleurs, le bas tourne pour la rejoindre.",
  "case-cross-bottom-wrong": "en bas, à la mauvaise place",
  "why-cross-bottom-wrong": "Elle quitte le bas et revient à sa place.",
  "case-cross-bottom-flipped": "en bas, retournée",
  "why-cross-bottom-flipped": "Elle quitte le bas et revient par la couche du milieu, ce qui la retourne.",
  "name-corners": "Coins de la première couche",
  "goal-corners": "Placez les quatre coins blancs entre les arêtes de la croix.",
  "case-corners-right": "le blanc est à droite",
  "why-corners-right": "R monte l’emplacement vide, U y pousse le coin, et R' descend le tout.",
  "case-corners-front": "le blanc est devant",
  "why-corners-front":
    "C’est l’image en miroir du premier cas : F' monte l’emplacement, U' y pousse le coin, F descend le tout.",
  "case-corners-top": "le blanc est en haut",
  "why-corners-top":
    "Les trois premiers mouvements tournent le coin, blanc à droite ; le reste est le premier cas.",
  "case-corners-twisted-right": "à sa place, blanc à droite",
  "why-corners-twisted-right": "Le coin sort, se tourne dans le bon sens et rentre.",
  "case-corners-twisted-front": "à sa place, blanc devant",
  "why-corners-twisted-front": "Le coin sort, se tourne dans le bon sens et rentre.",
  "case-corners-wrong-slot": "au mauvais emplacement",
  "why-corners-wrong-slot": "Tout coin qui entre dans l’emplacement pousse l’intrus vers le haut.",
  "name-middle-edges": "Arêtes du milieu",
  "goal-middle-edges": "Placez les quatre arêtes sans jaune dans la couche du milieu.",
  "case-middle-edges-right": "va à droite",
  "why-middle-edges-right":
    "L’arête s’éloigne de son emplacement, rejoint le coin qui va dessous, et les deux entrent ensemble.",
  "case-middle-edges-left": "va à gauche",
  "why-middle-edges-left": "C’est l’image en miroir : s’éloigner, rejoindre le coin, entrer ensemble.",
  "case-middle-edges-wrong-slot": "au mauvais emplacement, ou retournée",
  "why-middle-edges-wrong-slot": "Insérer une arête du haut pousse l’intruse vers le haut.",
  "name-flip-edges": "Croix jaune",
  "goal-flip-edges": "Retournez les arêtes du haut pour former une croix jaune.",
  "case-flip-edges-line": "ligne",
  "why-flip-edges-line":
    "R U R' U' échange des pièces du haut ; le F avant et le F' après retournent deux arêtes.",
  "case-flip-edges-l-shape": "forme en L",
  "why-flip-edges-l-shape":
    "C’est l’algorithme de la ligne à l’envers : il retourne deux arêtes voisines au lieu d’opposées.",
  "case-flip-edges-dot": "point",
  "why-flip-edges-dot":
    "L’algorithme de la ligne retourne deux arêtes, le même avec deux couches retourne les deux autres.",
  "case-flip-edges-oll-parity": "parité OLL",
  "why-flip-edges-oll-parity":
    "Un nombre impair d’arêtes est retourné, ce qu’aucun tour d’un 3×3 ne fait : un nombre impair de tours de tranches en retourne une.",
  "name-twist-corners": "Face jaune",
  "goal-twist-corners": "Pivotez les coins du haut jusqu’à ce que toute la face soit jaune.",
  "case-twist-corners-sune": "un coin jaune en haut",
  "why-twist-corners-sune":
    "Le coin et l’arête d’un emplacement font un tour en haut et reviennent ; trois coins pivotent d’un tiers.",
  "case-twist-corners-antisune": "un coin jaune en haut, en miroir",
  "why-twist-corners-antisune": "Les mêmes mouvements à l’envers : trois coins pivotent dans l’autre sens.",
  "case-twist-corners-h": "aucun coin jaune en haut, en deux paires",
  "why-twist-corners-h": "Un tour de plus par la même place fait pivoter les quatre coins par paires.",
  "case-twist-corners-pi": "aucun coin jaune en haut",
  "why-twist-corners-pi":
    "R2 et U font circuler les coins par deux ; les quarts de tour des deux bouts les pivotent.",
  "case-twist-corners-headlights": "deux coins jaunes en haut, les autres tournés du même côté",
  "why-twist-corners-headlights":
    "D cache un coin en bas pendant que le haut tourne ; deux coins reviennent pivotés.",
  "case-twist-corners-t": "deux coins jaunes en haut, les autres tournés à l’opposé",
  "why-twist-corners-t":
    "Un coin part avec la couche large, un autre prend sa place depuis l’avant ; les deux pivotent d’un tiers.",
  "case-twist-corners-bowtie": "deux coins jaunes en haut, en diagonale",
  "why-twist-corners-bowtie": "Deux coins en diagonale pivotent en sens contraires.",
  "name-place-corners": "Coins de la dernière couche",
  "goal-place-corners": "Mettez les coins du haut dans le bon ordre.",
  "case-place-corners-headlights": "une paire de coins assortis",
  "why-place-corners-headlights":
    "Trois coins échangent leurs places en cercle : l’un sort par l’avant, un autre le remplace depuis l’arrière, et il rentre.",
  "case-place-corners-diagonal": "aucun coin assorti",
  "why-place-corners-diagonal":
    "Deux coins en diagonale s’échangent, avec deux arêtes que la dernière étape remet en ordre.",
  "name-place-edges": "Arêtes de la dernière couche",
  "goal-place-edges": "Mettez les arêtes du haut dans le bon ordre.",
  "case-place-edges-ua": "trois arêtes en rond",
  "why-place-edges-ua":
    "L et R' tournent la tranche du milieu vue de face : trois arêtes échangent leurs places en cercle.",
  "case-place-edges-ub": "trois arêtes en rond, dans l’autre sens",
  "why-place-edges-ub": "Les mêmes mouvements à l’envers : trois arêtes changent de place dans l’autre sens.",
  "case-place-edges-h": "les arêtes opposées s’échangent",
  "why-place-edges-h":
    "La tranche du milieu fait passer des arêtes par le bas ; les opposées reviennent échangées.",
  "case-place-edges-z": "les arêtes voisines s’échangent",
  "why-place-edges-z":
    "La tranche du milieu fait passer des arêtes par le bas ; les voisines reviennent échangées.",
  "case-place-edges-pll-parity": "parité PLL",
  "why-place-edges-pll-parity":
    "Deux arêtes sont échangées, ce qu’aucun tour d’un 3×3 ne fait : des demi-tours de tranches échangent les moitiés des deux.",
  "name-finish": "Dernier tour",
  "goal-finish": "Tournez la couche du haut jusqu’à ce que les côtés correspondent.",
} satisfies Like<typeof en>;
