import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Caméra",
  view: "Ce que voit la caméra",
  seen: "Faces vues : {seen} sur 6",
  opening: "En attente de la caméra …",
  first: "Présentez à la caméra une face du cube, entière et bien de face.",
  next: "C’est bon. Tournez le cube vers une face qui n’a pas encore été vue.",
  centers: {
    one: "Il manque encore la face au centre {colors}.",
    other: "Il manque encore les faces avec ces centres : {colors}.",
  },
  missing: { one: "Il manque encore {n} face.", other: "Il manque encore {n} faces." },
  "seen-before": "Cette face a déjà été vue. Tournez le cube vers une autre.",
  nothing: "Aucune face trouvée. Une face doit remplir l’image, ou un coin avec ses trois faces.",
  dark: "Il fait trop sombre pour distinguer les couleurs. Cherchez plus de lumière.",
  unsure:
    "Toutes les faces ont été vues, mais pas assez nettement. Montrez-les encore une fois, sans doigts sur les autocollants.",
  corner: "Plus d’un cube a ces six faces. Montrez un coin, pour qu’on en voie trois à la fois.",
  mixed: "Ces faces ne viennent pas du même cube. Montrez les six faces d’un seul.",
  take: "Le prendre tel quel",
  paint: "Peindre le reste",
  "face-seen": "Face {n}, vue",
  "face-open": "Face {n}, pas encore vue",
  "picture-none":
    "Aucune face trouvée dans {name}. Choisissez des photos où une face remplit l’image, ou un coin avec ses trois faces.",
  "picture-bad":
    "Impossible de lire {name} comme une image. Le fichier est peut-être tronqué, ou d’un format que ce navigateur ne connaît pas.",
  "picture-large": "{name} a plus de {n} mégapixels. Choisissez une image plus petite.",
  "picture-few": "Ces photos montrent {n} des 6 faces. Choisissez des photos de toutes ou peignez le cube.",
  "picture-many": "On peut lire au plus {n} photos à la fois.",
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
  kept: "Ce que la caméra a vu est peint. La position des faces n’est pas sûre : touchez ce qui est faux et peignez le reste.",
  close: "Fermer la caméra",
} satisfies Like<typeof en>;
