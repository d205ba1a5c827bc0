export default {
  none: "Ce cube n’a pas de contrôle : une erreur ne peut pas être remarquée.",
  secret:
    "Avec un mot de passe il n’y a pas de contrôle : un mauvais mot de passe donne un faux texte, et rien ne le dit.",
  weighing: "Le texte et la distance au cube résolu sont évalués…",
  "as-written": "Mais il se lit comme il a été écrit : {odds} contre 1.",
  slip: "Ce n’est sans doute pas ce qui a été écrit : {odds} contre 1 qu’un mouvement est faux. Si le cube n’était pas résolu avant l’écriture, cela ne dit rien.",
};
