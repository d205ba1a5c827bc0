import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Cámara",
  view: "Lo que ve la cámara",
  seen: "Caras vistas: {seen} de 6",
  opening: "Esperando a la cámara…",
  first: "Muestre a la cámara una cara del cubo, entera y de frente.",
  next: "Ya está. Gire el cubo a una cara que aún no se haya visto.",
  centers: {
    one: "Aún falta la cara de centro {colors}.",
    other: "Aún faltan las caras con estos centros: {colors}.",
  },
  missing: { one: "Aún falta una cara.", other: "Aún faltan {n} caras." },
  "seen-before": "Esta cara ya se ha visto. Gire el cubo a otra.",
  nothing: "No se encuentra ninguna cara. Que una cara llene la imagen, o una esquina con sus tres caras.",
  dark: "Está demasiado oscuro para distinguir los colores. Busque más luz.",
  unsure:
    "Se han visto todas las caras, pero no con claridad. Muéstrelas otra vez, sin dedos sobre las pegatinas.",
  corner: "Más de un cubo tiene estas seis caras. Muestre una esquina, de modo que se vean tres a la vez.",
  mixed: "Estas caras no son del mismo cubo. Muestre las seis caras de uno solo.",
  take: "Usarlo así",
  paint: "Pintar el resto",
  "face-seen": "Cara {n}, vista",
  "face-open": "Cara {n}, aún no vista",
  "picture-none":
    "No se encontró ninguna cara en {name}. Elija fotos en las que una cara llene la imagen, o una esquina con sus tres caras.",
  "picture-bad":
    "{name} no se puede leer como imagen. Puede estar incompleta o en un formato que este navegador no conoce.",
  "picture-large": "{name} tiene más de {n} megapíxeles. Elija una foto más pequeña.",
  "picture-few": "Estas fotos muestran {n} de 6 caras. Elija fotos de todas o pinte el cubo.",
  "picture-many": "Se pueden leer como máximo {n} fotos a la vez.",
  deciding: "Leyendo el cubo…",
  stopped: "La cámara está apagada.",
  unreadable: "Estas caras no forman un cubo. Inténtelo con mejor luz, elija fotos o pinte el cubo.",
  refused:
    "La cámara no está permitida aquí. Permítala en los ajustes del navegador, elija fotos o pinte el cubo.",
  none: "No se encontró ninguna cámara. Elija fotos o pinte el cubo.",
  insecure: "Los navegadores abren la cámara solo en páginas seguras (https). Elija fotos o pinte el cubo.",
  busy: "Otro programa está usando la cámara. Ciérrelo y empiece de nuevo, o elija fotos.",
  start: "Encender la cámara",
  pictures: "Elegir fotos",
  again: "Empezar de nuevo",
  switch: "Otra cámara",
  torch: "Luz",
  kept: "Lo que vio la cámara está pintado. La posición de las caras no es segura: toque lo que esté mal y pinte el resto.",
  close: "Cerrar la cámara",
} satisfies Like<typeof en>;
