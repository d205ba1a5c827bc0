export default {
  lead: "Des réponses courtes, pour qui a un cube en main. Nul besoin de programmer.",
  all: "Tout sur une page, à imprimer",
  print: "Imprimer",
  topics: "Tous les sujets",
  next: "Suite : {topic}",
  go: "Aller à « {page} »",
  hold: "Comment tenir le cube",
  "hold-1": "Centre blanc en haut, centre vert face à vous. Le rouge est alors à droite.",
  "hold-2":
    "Fiez-vous aux centres, au milieu de chaque face : tourner une face ne les déplace jamais, aussi mélangé que soit le cube.",
  "hold-3":
    "Gardez-le ainsi jusqu'au bout : ne tournez que les faces. Si le cube entier bascule, remettez le blanc en haut et le vert devant.",
  "hold-4":
    "Un 2×2 ou un 4×4 n'a pas de centres fixes. Prenez-le résolu, blanc en haut et vert devant, et ne le retournez pas.",
  "hold-5":
    "Le bleu est à l'opposé du blanc sur votre cube ? Choisissez alors « {japanese} » pour les couleurs du cube dans les réglages.",
  turn: "Comment tourner une face",
  "turn-1":
    "Chaque étape montre une flèche, posée sur la couche qui tourne ; le reste est estompé. Tournez cette couche dans le sens de la flèche.",
  "turn-2":
    "Un mouvement fait un quart de tour, jusqu'à ce que les bords soient de nouveau alignés. Un 2 veut dire un demi-tour, dans le sens que vous voulez.",
  "turn-3":
    "Les lettres désignent les faces : U le haut, D le bas, R la droite, L la gauche, F l'avant, B l'arrière. Avec une apostrophe, comme R', on tourne dans le sens inverse des aiguilles d'une montre, vu de face.",
  "turn-4":
    "L'arrière, la gauche et le bas ne se voient pas : une seconde petite image montre le mouvement de ce côté. Ne retournez pas votre cube, penchez-vous pour regarder.",
  "turn-5": "Si une face coince, alignez d'abord les autres. Ne forcez jamais.",
  found: "Vous avez trouvé un cube ?",
  "found-1": "Ne le tournez pas. Chaque mouvement change ce qu'il dit.",
  "found-2":
    "Montrez les six faces à la caméra, ou peignez leurs couleurs. L'application dit quelle face elle veut et comment la tenir.",
  "found-3":
    "Le texte n'a aucun sens ? C'est sans doute un cube simplement mélangé, ou un message protégé par un mot de passe que seul son auteur peut vous donner.",
  "found-4": "Remettez le cube comme vous l'avez trouvé, pour que la personne suivante puisse le lire aussi.",
  lost: "Vous ne savez plus où vous en êtes ?",
  "lost-1": "Arrêtez de tourner et touchez « {lost} » en haut de l'écran.",
  "lost-2":
    "Indiquez les couleurs que vous voyez. Deux ou trois faces suffisent souvent ; la caméra peut aussi le faire.",
  "lost-3":
    "L'application trouve ce qui s'est passé, par exemple un mouvement oublié, et continue à partir de là. Inutile de recommencer.",
  "lost-4":
    "Téléphone verrouillé, page fermée ? Rouvrez-la : vous en êtes toujours au même mouvement. « Retour » revient d'un mouvement.",
  "lost-5":
    "Pour tout recommencer quand même, laissez d'abord l'application résoudre le cube. Elle trouve un chemin depuis n'importe quelle position.",
  camera: "Conseils pour la caméra",
  "camera-1":
    "La lumière du jour est idéale. Évitez les lampes et les fenêtres qui se reflètent sur le cube : un reflet cache la couleur.",
  "camera-2":
    "Tenez une face bien droite devant la caméra, grande dans l'image, sans doigts sur les autocollants.",
  "camera-3":
    "Restez immobile un instant. Dès que la face est prise, montrez la suivante, dans l'ordre que vous voulez.",
  "camera-4": "Quand l'application hésite sur un autocollant, elle vous pose la question.",
  "camera-5":
    "Pas de caméra, ou elle ne démarre pas ? Autorisez-la dans le navigateur, choisissez des photos des faces ou peignez les couleurs. Les images ne quittent jamais votre appareil.",
  children: "Avec des enfants",
  "children-1": "Lisez les étapes à voix haute pendant que l'enfant tourne, puis échangez les rôles.",
  "children-2": "Commencez par quelque chose de court, comme un prénom : quelques mouvements suffisent.",
  "children-3":
    "De temps en temps, comparez ensemble le cube et l'image. Les erreurs sont trouvées et corrigées : on ne peut rien abîmer.",
  "children-4": "Cachez ensuite le cube, et laissez quelqu'un d'autre le trouver et le lire.",
  "children-5": "« {learn} » apprend à résoudre le cube, pièce par pièce.",
  classroom: "En classe",
  "classroom-1":
    "Un cube et un téléphone, une tablette ou un ordinateur pour deux élèves. Pas de compte et, après la première visite, pas de réseau.",
  "classroom-2":
    "Une demi-heure : chaque binôme écrit un mot secret sur son cube et l'échange avec un autre binôme, qui le lit. Puis on en parle : comment une phrase tient-elle sur 54 autocollants ?",
  "classroom-3":
    "Derrière tout cela : les codes, les chiffres de contrôle qui remarquent les erreurs, et le dénombrement. Un cube a {states} positions, et chacune est un nombre.",
  "classroom-4":
    "« {explore} » montre combien de fois il faut répéter les mêmes mouvements pour que le cube soit de nouveau résolu ; « {learn} » explique les idées en courtes leçons.",
  "classroom-5":
    "Imprimez cette page pour vous et, dans « {write} », une feuille avec les mouvements pour les tables sans écran.",
  escape: "Escape games et géocaches",
  "escape-1": "Écrivez le code d'un cadenas sur un cube. Qui lit le cube ouvre le cadenas.",
  "escape-2": "« {challenge} » fait l'inverse : une note qui ne s'ouvre qu'avec le bon cube.",
  "escape-3":
    "Gardez la détection des erreurs. Si une face est tournée par accident, on est averti au lieu d'obtenir un mauvais code.",
  "escape-4":
    "Les mains curieuses tournent les cubes. Mettez-le dans une boîte ou fixez-le avec du ruban adhésif, et gardez les mouvements pour pouvoir le réécrire.",
  "escape-5":
    "Pour une géocache, imprimez la « carte pour qui le trouve » : elle explique comment le lire, et son QR code ouvre l'application.",
  gifts: "En cadeau",
  "gifts-1":
    "Un cube peut dire joyeux anniversaire, merci ou veux-tu m'épouser. Une phrase tient sur un cube, une lettre sur plusieurs.",
  "gifts-2": "Imprimez la « carte pour qui le trouve » et glissez-la dans la boîte.",
  "gifts-3": "Une boîte bien ajustée ou un ruban empêche les faces de tourner en route.",
  "gifts-4": "Pour un message personnel, mettez un mot de passe et ne le confiez qu'à la personne concernée.",
  privacy: "Vie privée et hors ligne",
  "privacy-1":
    "Tout se passe sur votre appareil. Messages, cubes et images ne sont envoyés nulle part. Ni compte, ni cookies, ni publicité.",
  "privacy-2":
    "Après la première visite, tout fonctionne sans réseau, cette aide comprise. Votre navigateur peut aussi installer l'application.",
  "privacy-3":
    "Un lien vers un message contient le message : qui a le lien peut le lire. Un mot de passe n'est jamais dans un lien.",
  "privacy-4":
    "Le navigateur se souvient d'où vous en étiez, sur cet appareil seulement. Effacez les données de ce site dans ses réglages, et il l'oublie.",
} as const;
