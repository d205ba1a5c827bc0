import type en from "../en/lessons.ts";
import type { Like } from "../message.ts";

export default {
  "notation-turn-title": "Une lettre, une face",
  "notation-turn-body":
    "Chaque face a une lettre, du mot anglais : U haut (up), D bas (down), R droite (right), L gauche (left), F avant (front), B arrière (back). La lettre seule veut dire : tourner cette face d’un quart de tour dans le sens horaire, comme si on la regardait en face.",
  "notation-turn-task": "Tournez la face droite : R.",
  "notation-turn-after": "R fait monter la colonne droite de l’avant vers le haut.",
  "notation-prime-title": "Dans l’autre sens",
  "notation-prime-body": "Une apostrophe tourne la face dans l’autre sens, antihoraire.",
  "notation-prime-task": "Tournez le haut dans le sens antihoraire : U'.",
  "notation-prime-after": "U' défait U, et U défait U'.",
  "notation-half-title": "Un demi-tour",
  "notation-half-body": "Un 2 veut dire un demi-tour. Le sens est indifférent.",
  "notation-half-task": "Tournez l’avant d’un demi-tour : F2. Deux quarts de tour conviennent.",
  "notation-half-after": "F F et F2 mènent au même cube.",
  "notation-row-title": "Une suite de mouvements",
  "notation-row-body":
    "Les mouvements se font de gauche à droite. Ne tournez pas le cube entier entre-temps.",
  "notation-row-task": "Faites R U R' U'.",
  "notation-row-after": "C’était un algorithme : une suite de mouvements qui a un but.",
  "notation-undo-title": "Défaire",
  "notation-undo-body":
    "Pour défaire une suite, on revient en arrière : le dernier mouvement d’abord, chacun dans l’autre sens.",
  "notation-undo-task": "Qu’est-ce qui défait R U ?",
  "notation-undo-after":
    "Comme les chaussures et les chaussettes : ce qu’on a mis en dernier s’enlève en premier.",
  "notation-undo-option-1": "R' U'",
  "notation-undo-option-2": "U' R'",
  "notation-undo-option-3": "U R",
  "notation-wide-title": "Des cubes plus grands",
  "notation-wide-body":
    "Sur un cube de plus de couches, Rw tourne deux couches de droite à la fois, et 2R seulement la deuxième.",
  "notation-wide-task":
    "Tournez deux couches de droite de ce 4×4 : Rw. Réglez à 2 le nombre de couches tournées ensemble.",
  "notation-wide-after": "3Rw tournerait trois couches à la fois.",
  "holding-opposite-title": "Les couleurs se font face",
  "holding-opposite-body":
    "Sur un cube standard, le blanc est opposé au jaune, le rouge à l’orange, le vert au bleu. Les centres d’un 3×3 gardent leur place : ils disent la couleur de chaque face.",
  "holding-opposite-task": "Quelle couleur est opposée au blanc ?",
  "holding-opposite-after": "Avec le blanc en haut, le jaune est toujours en bas.",
  "holding-opposite-option-1": "Rouge",
  "holding-opposite-option-2": "Bleu",
  "holding-opposite-option-3": "Jaune",
  "holding-upright-title": "Blanc en haut, vert devant",
  "holding-upright-body":
    "Les mouvements s’écrivent pour un cube avec le blanc en haut et le vert devant. Celui-ci est tenu autrement. Les lettres x, y et z tournent le cube entier : x comme R, y comme U, z comme F.",
  "holding-upright-task": "Tournez le cube entier jusqu’à ce que le blanc soit en haut et le vert devant.",
  "holding-upright-after":
    "Maintenant, chaque lettre veut dire la même chose pour vous et pour tout le monde.",
  "holding-right-title": "Qu’y a-t-il à droite ?",
  "holding-right-body": "Quand deux couleurs voisines ont leur place, toutes les autres suivent.",
  "holding-right-task": "Le blanc est en haut, le vert devant. Qu’y a-t-il à droite ?",
  "holding-right-after": "Le rouge est à droite, l’orange à gauche, le bleu derrière, le jaune en bas.",
  "holding-right-option-1": "Rouge",
  "holding-right-option-2": "Orange",
  "holding-right-option-3": "Bleu",
  "number-clock-title": "Des chiffres de tailles différentes",
  "number-clock-body":
    "Une heure a des chiffres de tailles différentes. Les minutes vont de 0 à 59 ; puis elles recommencent et l’heure augmente d’un.",
  "number-clock-task": "Combien de minutes font 3 heures et 7 minutes ?",
  "number-clock-after":
    "3 · 60 + 7 = 187. Une telle écriture s’appelle base mixte. Un cube s’écrit de la même façon.",
  "number-live-title": "Les chiffres d’un cube",
  "number-live-body":
    "Un cube a quatre chiffres de ce genre : l’ordre des arêtes, l’ordre des coins, les retournements des arêtes, l’orientation des coins. Ensemble ils forment un nombre ; le cube résolu est 0.",
  "number-live-task": "Tournez le cube au moins trois fois et regardez les chiffres.",
  "number-live-after": "Chaque cube a son propre numéro. Il y en a 43 trillions, environ 65 bits.",
  "number-flat-title": "L’ordre seulement",
  "number-flat-body": "Certaines rotations changent l’ordre des pièces sans rien retourner ni tordre.",
  "number-flat-task":
    "Trouvez un cube, autre que le cube résolu, dont les retournements et les pivotements valent 0.",
  "number-flat-after":
    "Les rotations du haut et du bas ne retournent jamais une arête et ne font jamais pivoter un coin, selon ce numéro.",
  "number-back-title": "Du numéro au cube",
  "number-back-body":
    "Le retour est une division avec reste. Les pivotements sont le dernier chiffre et ont 3⁷ = 2187 valeurs, de 0 à 2186. Quand ils sont épuisés, les retournements augmentent d’un.",
  "number-back-task":
    "Quel est le plus petit nombre dont les retournements ne valent pas 0 ? Tapez-le et regardez son cube.",
  "number-back-after": "2187 est un tour complet des pivotements : pivotements 0, retournements 1.",
  "parity-sort-title": "Échanger",
  "parity-sort-body": "Appuyez sur deux nombres : ils changent de place.",
  "parity-sort-task": "Mettez la rangée en ordre.",
  "parity-sort-after":
    "Une inversion est une paire dans le mauvais ordre. Dans la rangée triée, il n’y en a aucune.",
  "parity-again-title": "Autrement",
  "parity-again-body": "La même rangée encore une fois.",
  "parity-again-task": "Triez-la en cinq échanges ou plus.",
  "parity-again-after":
    "3, 5 ou 7 échanges conviennent, mais jamais 4 ni 6 : chaque échange fait passer le nombre d’inversions d’impair à pair ou l’inverse. Pair ou impair, c’est la parité de la rangée.",
  "parity-cycle-title": "Un anneau de quatre",
  "parity-cycle-body":
    "Un quart de tour fait circuler quatre coins en anneau. Un anneau de quatre demande trois échanges.",
  "parity-cycle-task": "Est-ce pair ou impair ?",
  "parity-cycle-after": "Impair, et il en va de même des quatre arêtes de la face.",
  "parity-cycle-option-1": "Pair",
  "parity-cycle-option-2": "Impair",
  "parity-both-title": "Les deux à la fois",
  "parity-both-body":
    "Chaque quart de tour fait donc passer les coins de pair à impair ou l’inverse, et les arêtes avec eux.",
  "parity-both-task":
    "Tournez le cube au moins quatre fois et regardez. Les coins sont-ils parfois impairs alors que les arêtes sont paires ?",
  "parity-both-after":
    "Jamais. Les deux sont pairs ou les deux impairs, et ensemble ils sont toujours pairs.",
  "parity-alone-title": "Ce qui s’ensuit",
  "parity-alone-body":
    "Échangez deux arêtes à la main en laissant toutes les autres pièces : une seule des deux parités change.",
  "parity-alone-task": "Des rotations peuvent-elles échanger seulement deux arêtes d’un 3×3 ?",
  "parity-alone-after": "Un tel cube a été démonté et mal remonté. La page « Vérifier » le découvre.",
  "parity-alone-option-1": "Oui, avec assez de rotations",
  "parity-alone-option-2": "Oui, si un coin est aussi pivoté",
  "parity-alone-option-3": "Non, jamais",
  "order-repeat-title": "En rond",
  "order-repeat-body": "Faites les mêmes mouvements encore et encore.",
  "order-repeat-task":
    "Combien de fois, jusqu’à ce que le cube soit de nouveau résolu ? Appuyez sur le bouton et regardez.",
  "order-repeat-after": "Six fois : l’ordre de ces mouvements est 6.",
  "order-lcm-title": "Des anneaux de longueurs différentes",
  "order-lcm-body":
    "Les mouvements R U font circuler des autocollants en anneaux de 3, 7 et 15. Un anneau de 7 est revenu après 7, 14, 21… fois.",
  "order-lcm-task": "Après combien de fois tous les anneaux sont-ils revenus à la fois ?",
  "order-lcm-after": "105 est le plus petit nombre que 3, 7 et 15 divisent.",
  "order-lcm-option-1": "25",
  "order-lcm-option-2": "105",
  "order-lcm-option-3": "315",
  "order-long-title": "Un long tour",
  "order-long-body": "Le plus grand ordre de rotations de faces sur un 3×3 est 1260.",
  "order-long-task":
    "Trouvez deux mouvements ou plus dont l’ordre est d’au moins 60. Essayez des faces différentes.",
  "order-long-after": "Seules les longueurs des anneaux comptent, pas le nombre de mouvements.",
  "order-two-title": "Un court tour",
  "order-two-body":
    "R2 est d’ordre 2 : fait deux fois, il ne s’est rien passé. Faites un mouvement avant et défaites-le après : l’ordre reste le même.",
  "order-two-task": "Trouvez trois mouvements ou plus dont l’ordre est 2.",
  "order-two-after": "X R2 X' est la même chose faite à un autre endroit ; son ordre est donc celui de R2.",
  "text-type-title": "Le probable est bon marché",
  "text-type-body":
    "Un 3×3 a de la place pour environ 65 bits. Un modèle de langue devine chaque caractère suivant : ce qu’il attend coûte peu, ce qui le surprend coûte cher.",
  "text-type-task": "Tapez cinq caractères ou plus et regardez leurs bits.",
  "text-type-after":
    "En octets, chaque caractère coûterait 8 bits. Un caractère probable en coûte deux ou trois.",
  "text-long-title": "Une phrase entière",
  "text-long-body": "Chaque caractère réduit les états à ceux dont le texte commence ainsi.",
  "text-long-task": "Tapez 20 caractères ou plus qui tiennent encore sur un 3×3.",
  "text-long-after": "Les phrases courantes de 20 à 30 caractères tiennent sur un cube.",
  "text-strange-title": "Des surprises",
  "text-strange-body": "Maintenant le contraire : des caractères qui ne se suivent presque jamais.",
  "text-strange-task": "Trouvez un texte d’au plus trois caractères qui coûte 20 bits ou plus.",
  "text-strange-after":
    "Rien n’est interdit : tout texte, dans toute écriture, a sa place, un texte rare à un prix plus élevé.",
  "text-guess-title": "Deviner",
  "text-guess-body": "En anglais, après « th », presque tout le monde devinerait un e.",
  "text-guess-task": "Pourquoi le e de « the » ne coûte-t-il presque rien ?",
  "text-guess-after":
    "Deux fois moins probable coûte un bit de plus : les bits sont le logarithme des chances.",
  "text-guess-option-1": "Parce qu’il y est très probable",
  "text-guess-option-2": "Parce que e vient tôt dans l’alphabet",
  "text-guess-option-3": "Parce que c’est une voyelle",
} satisfies Like<typeof en>;
