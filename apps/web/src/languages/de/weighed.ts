export default {
  none: "Auf diesem Würfel gibt es keine Prüfung; ein Fehler lässt sich also nicht bemerken.",
  secret:
    "Mit Passwort gibt es keine Prüfung: Ein falsches Passwort ergibt einen falschen Text, und nichts verrät es.",
  weighing: "Wortlaut und Abstand vom gelösten Würfel werden abgewogen …",
  "as-written": "Er liest sich aber wie geschrieben: Das steht {odds} zu 1.",
  slip: "Wahrscheinlich stand hier etwas anderes: Es steht {odds} zu 1, dass eine Drehung falsch ist. Wurde nicht auf einen gelösten Würfel geschrieben, sagt das nichts.",
};
