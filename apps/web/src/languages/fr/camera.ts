import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Caméra",
  view: "Ce que voit la caméra",
  seen: "Faces vues : {seen} sur 6",
  opening: "En attente de la caméra …",
  first: "Présentez une face du cube à la caméra, entière et à plat.",
  next: "Vue. Tournez vers une face qui n’a pas encore été vue.",
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
