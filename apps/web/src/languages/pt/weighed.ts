export default {
  none: "Este cubo não tem espaço para detectar erros, então um erro passaria despercebido.",
  secret: "Com senha, erros não são detectados: uma senha errada só dá um texto errado.",
  weighing: "O texto e a distância até o cubo resolvido estão sendo avaliados…",
  "as-written": "Mas parece estar como foi escrito: {odds} para 1.",
  slip: "Provavelmente não é o que foi escrito: {odds} para 1 de que um giro está errado. Se o cubo não estava resolvido antes da escrita, isso não diz nada.",
};
