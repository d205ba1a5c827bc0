export default {
  "as-written": "Mas parece estar como foi escrito: {odds} para 1.",
  slip: "Provavelmente não é o que foi escrito: {odds} para 1 de que um giro está errado. Se o cubo não estava resolvido antes da escrita, isso não diz nada.",
};
