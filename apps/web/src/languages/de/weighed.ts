export default {
  "as-written": "Er liest sich aber wie geschrieben: Das steht {odds} zu 1.",
  slip: "Wahrscheinlich stand hier etwas anderes: Es steht {odds} zu 1, dass eine Drehung falsch ist. Wurde nicht auf einen gelösten Würfel geschrieben, sagt das nichts.",
};
