export default {
  none: "Este cubo no lleva control, así que un error no se puede notar.",
  secret: "Con contraseña no hay control: una contraseña equivocada da un texto equivocado, y nada lo avisa.",
  weighing: "Se sopesan el texto y la distancia al cubo resuelto…",
  "as-written": "Pero parece tal como se escribió: {odds} a 1.",
  slip: "Probablemente no es lo que se escribió: {odds} a 1 a que hay un giro equivocado. Si el cubo no estaba resuelto antes de escribir, esto no dice nada.",
};
