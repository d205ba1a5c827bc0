export default {
  "as-written": "Mais il se lit comme il a été écrit : {odds} contre 1.",
  slip: "Ce n’est sans doute pas ce qui a été écrit : {odds} contre 1 qu’un mouvement est faux. Si le cube n’était pas résolu avant l’écriture, cela ne dit rien.",
};
