export default {
  "as-written": "Pero parece tal como se escribió: {odds} a 1.",
  slip: "Probablemente no es lo que se escribió: {odds} a 1 a que hay un giro equivocado. Si el cubo no estaba resuelto antes de escribir, esto no dice nada.",
};
