import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

const es: Like<typeof en> = {
  title: "Leer un cubo",
  lead: "Introduzca las pegatinas de un cubo y aparece su mensaje.",
  entry: "Su cubo",
  outcome: "Lo que dice",
  way: "¿Cómo quiere introducirlo?",
  "way-paint": "Pintar",
  "way-paste": "Pegar",
  "way-moves": "Movimientos",
  "way-camera": "Cámara (más adelante)",
  hold: "Sujete el cubo con el blanco arriba y el verde delante. El desarrollo muestra sus caras desplegadas; elija un color y pinte lo que ve.",
  "hold-even":
    "Sujete el cubo como quiera y no lo cambie. El desarrollo muestra sus caras desplegadas; elija un color y pinte lo que ve.",
  size: "Capas del cubo",
  "add-cube-hint": "Para un mensaje en varios cubos.",
  cubes: "Cubos del mensaje",
  "cube-n": "Cubo {number}",
  "add-cube": "Añadir un cubo",
  "cube-added": "Cubo {number} añadido",
  "remove-cube": "Quitar el cubo {number}",
  reading: "Leyendo…",
  waiting:
    "En cuanto se conozca la última pegatina, el mensaje aparecerá aquí. Muchas pegatinas se deducen de las otras y se rellenan solas.",
  "waiting-cubes": {
    one: "{n} cubo aún no está terminado.",
    many: "{n} de cubos aún no están terminados.",
    other: "{n} cubos aún no están terminados.",
  },
  text: "Mensaje",
  "no-text": "(un texto vacío)",
  number: "El número de este estado",
  "check-passed": "Control superado: un cubo equivocado lo superaría solo una vez de cada {one}.",
  "check-failed":
    "Control no superado: probablemente hay un error en el cubo o en lo introducido, o no lleva mensaje, o necesita una contraseña.",
  "check-none": "Este cubo no lleva control, así que un error no se puede notar.",
  "check-none-secret":
    "Con contraseña no hay control: una contraseña equivocada da un texto equivocado, y nada lo avisa.",
  suggestions: "Quizá quería decir",
  "slip-end-turn": "si un giro del final está mal",
  "slip-start-turn": "si un giro del principio está mal",
  "slip-held": "si el cubo se sujetó de otra manera",
  "slip-two-end-turns": "si dos giros del final están mal",
  "slip-cube-order": "si dos cubos están intercambiados",
  impossible: "Ningún cubo puede estar así. Esto es lo que está mal y lo que quizá se quería.",
  vouched: "Solo las reparaciones de abajo dan un mensaje que supera el control.",
  "would-say": "Diría: «{text}»",
  "other-cube": "El cubo {number} no puede ser correcto.",
  "open-cube": "Abrir el cubo {number}",
  password: "Contraseña",
  "password-hint": "Solo si el mensaje se escribió con una.",
  "to-solve": "Resolver este cubo",
  "to-check": "Ver paso a paso por qué es imposible",
};
export default es;
