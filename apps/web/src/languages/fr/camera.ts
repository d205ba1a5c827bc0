import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Caméra",
  view: "Ce que voit la caméra",
  seen: "Faces vues : {seen} sur 6",
  opening: "En attente de la caméra …",
  first: "Présentez une face du cube à la caméra, entière et à plat.",
  next: "Vue. Tournez vers une face qui n’a pas encore été vue.",
  centers: "Centres encore à voir : {colors}.",
  "seen-before": "Cette face a déjà été vue. Tournez vers une autre.",
  nothing: "Aucune face trouvée. Remplissez l’image avec une face, ou avec un coin et ses trois faces.",
  dark: "Il fait trop sombre pour distinguer les couleurs. Cherchez plus de lumière.",
  unsure:
    "Toutes les faces ont été vues, mais pas assez nettement. Montrez-les encore une fois, sans doigts sur les autocollants.",
  take: "Le prendre tel quel",
  "face-seen": "Face {n}, vue",
  "face-open": "Face {n}, pas encore vue",
  "picture-none":
    "Aucune face trouvée dans {name}. Choisissez des photos qu’une face remplit, ou un coin avec ses trois faces.",
  "picture-bad":
    "{name} ne se lit pas comme une image. Elle est peut-être tronquée, ou d’un type que ce navigateur ne connaît pas.",
  "picture-few": "Ces photos montrent {n} des 6 faces. Choisissez des photos de toutes ou peignez le cube.",
  "picture-many": "On peut lire ensemble {n} photos au plus.",
  deciding: "Lecture du cube …",
  stopped: "La caméra est éteinte.",
  unreadable:
    "Ces faces ne forment pas un cube. Réessayez avec plus de lumière, choisissez des photos ou peignez le cube.",
  refused:
    "La caméra n’est pas autorisée ici. Autorisez-la dans les réglages du navigateur, choisissez des photos ou peignez le cube.",
  none: "Aucune caméra trouvée. Choisissez des photos ou peignez le cube.",
  insecure:
    "Les navigateurs n’ouvrent la caméra que sur des pages sécurisées (https). Choisissez des photos ou peignez le cube.",
  busy: "Un autre programme utilise la caméra. Fermez-le et recommencez, ou choisissez des photos.",
  start: "Allumer la caméra",
  pictures: "Choisir des photos",
  again: "Recommencer",
  switch: "Autre caméra",
  torch: "Lampe",
  close: "Fermer la caméra",
} satisfies Like<typeof en>;
