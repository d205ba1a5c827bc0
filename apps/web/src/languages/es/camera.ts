import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Cámara",
  view: "Lo que ve la cámara",
  seen: "Caras vistas: {seen} de 6",
  opening: "Esperando la cámara …",
  first: "Muestre a la cámara una cara del cubo, entera y plana.",
  next: "Vista. Gire a una cara que aún no se haya visto.",
  deciding: "Leyendo el cubo …",
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
  close: "Cerrar la cámara",
} satisfies Like<typeof en>;
