import type en from "../en/challenge.ts";
import type { Like } from "../message.ts";

export default {
  title: "Desafío",
  lead: "Esconda una nota en un enlace. Solo la abre quien tiene el cubo correcto.",
  "note-label": "Su nota",
  "note-hint": "Un lugar, un acertijo, un saludo. Se cifra en este navegador antes de ir al enlace.",
  "note-room": {
    one: "Queda sitio para {n} byte.",
    many: "Queda sitio para {n} bytes.",
    other: "Queda sitio para {n} bytes.",
  },
  "note-too-long": { one: "Sobra {n} byte.", many: "Sobran {n} bytes.", other: "Sobran {n} bytes." },
  "cube-heading": "El cubo que la abre",
  "how-label": "Qué cubo",
  "how-random": "Uno mezclado",
  "how-text": "Uno que dice un texto",
  "how-stickers": "Pegatinas",
  "how-moves": "Movimientos",
  "size-label": "Tamaño",
  size: "{n}×{n}",
  mix: "Mezclar un cubo",
  "mix-again": "Mezclar otro",
  "text-label": "Lo que dice el cubo",
  "text-hint": "El cubo que la página «Escribir» hace de este texto, sin cambiar nada allí.",
  "moves-label": "Movimientos desde un cubo resuelto, o pegatinas como letras",
  "moves-hint": "Blanco arriba, verde delante. Por ejemplo R U R' U'",
  "cube-picture": "El cubo que abre la nota, desplegado",
  "moves-heading": "Estos movimientos lo hacen desde un cubo resuelto (blanco arriba, verde delante)",
  "error-illegal":
    "Ningún cubo que gira es así: hay una pegatina equivocada. La página «Comprobar» muestra cuál.",
  "error-unfinished": "Todavía faltan pegatinas.",
  "error-too-long": "Este texto no cabe en un cubo de este tamaño.",
  "error-moves": "Esta página no sabe leer esos movimientos.",
  "error-other": "Este cubo no se puede leer.",
  "password-label": "Contraseña (si quiere)",
  "password-hint": "Entonces hacen falta las dos cosas: el cubo y la contraseña.",
  "password-needed": "Contraseña",
  "password-needed-hint": "Esta nota pide una contraseña además del cubo.",
  "strength-heading": "¿Cuánto protege?",
  "strength-mixed":
    "Nadie puede adivinar este cubo. Un 3×3 tiene 43 trillones de estados (65 bits), y los cubos mayores, más. Cada intento le lleva a un núcleo de procesador unos 0,4 segundos: un millón de núcleos tardarían medio millón de años en probarlos todos.",
  "strength-small":
    "Un 2×2 solo tiene 3,7 millones de estados. Un núcleo de procesador los prueba todos en unos 17 días, y cien núcleos en cuatro horas. Bueno para un juego, no para un secreto.",
  "strength-said":
    "Es tan débil como el texto. Quien adivina no prueba cubos, sino textos probables: un millón de ellos le lleva a un núcleo de procesador unos cinco días. Los nombres, las palabras y las frases conocidas no protegen. Para un secreto, use un cubo mezclado o añada una contraseña.",
  "strength-own":
    "Es tan fuerte como lo mezclado que esté el cubo. Unos pocos giros desde el resuelto o un dibujo conocido se prueban pronto; tras 25 giros hechos sin pensar, nadie lo adivina.",
  "strength-seen":
    "Quien vea el cubo, o una foto suya, puede abrir la nota. Entregue el cubo y el enlace por caminos distintos.",
  "strength-password":
    "También hay que adivinar la contraseña: cuatro palabras al azar están bien; un nombre y un año, no.",
  "strength-mix": "Usar un cubo mezclado",
  make: "Crear el enlace",
  making: "Cifrando…",
  "make-why": "Cifrar tarda un segundo a propósito: cada intento de adivinar también.",
  "need-note": "Escriba primero una nota.",
  "need-cube": "Elija primero un cubo.",
  "link-heading": "El enlace",
  "link-label": "Enlace a la nota escondida",
  "link-hint":
    "{n} caracteres. Todo lo que va después de # se queda en el navegador de quien lo lee. Nadie puede abrir la nota sin el cubo, ni siquiera usted: guárdelo.",
  "copy-link": "Copiar el enlace",
  "copy-facelets": "Copiar las pegatinas",
  "copy-moves": "Copiar los movimientos",
  "try-link": "Probarlo",
  "made-announce": "El enlace está listo.",
  "open-title": "Una nota escondida",
  "open-lead": "Alguien ha escondido una nota en este enlace. La abre cierto cubo de {size}.",
  "open-lead-password":
    "Alguien ha escondido una nota en este enlace. La abren cierto cubo de {size} y una contraseña.",
  "answer-heading": "¿Qué muestra su cubo?",
  "answer-how": "Cómo introducirlo",
  "answer-text": "Lo que dice",
  "answer-text-label": "El texto que dice el cubo",
  open: "Abrir la nota",
  opening: "Probando el cubo…",
  "opened-heading": "La nota está abierta",
  "opened-warning":
    "Esto lo escribió alguien, y esta página no sabe quién. No se fíe de los enlaces ni de las peticiones que contenga.",
  "wrong-cube":
    "La nota sigue cerrada. Este no es su cubo, o no es su contraseña, o el enlace se cambió por el camino.",
  "no-note": "Este enlace no contiene ninguna nota: falta una parte o se ha cambiado. Pídalo otra vez.",
  "newer-version":
    "Esta nota se hizo con una versión más nueva de esta página. Vuelva a cargar la página con conexión.",
  "copy-note": "Copiar la nota",
  "own-challenge": "Esconder una nota propia",
  failed: "No ha funcionado. Inténtelo otra vez.",
} satisfies Like<typeof en>;
