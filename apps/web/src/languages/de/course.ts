import type en from "../en/course.ts";
import type { Like } from "../message.ts";

export default {
  title: "Lösen Sie Ihren ersten Würfel",
  lead: "Sieben kurze Lektionen, jede mit einem Gedanken",
  leave: "Kurs verlassen",
  all: "Alle Lektionen",
  progress: "Geschaffte Lektionen",
  "is-done": "geschafft",
  start: "Anfangen",
  continue: "Weiter mit Lektion {n}",
  "lesson-of": "Lektion {n} von {all}",
  demonstration: "Die Züge, an einem Würfel gezeigt",
  moves: "Züge",
  cube: "Ein Würfel zum Drehen",
  try: "Ausprobieren",
  back: "Zurück",
  again: "Von vorn",
  help: "Hilfe",
  "help-off": "Hilfe ausblenden",
  "do-it": "Für mich machen",
  on: "Weiter",
  reached: "Geschafft!",
  "next-lesson": "Nächste Lektion",
  "next-is": "Als Nächstes: {lesson}",
  finish: "Fertig",
  choose: "An welchem Würfel möchten Sie üben?",
  "choose-why":
    "Ihren eigenen zeigen Sie einmal und machen dann mit. Der auf dem Bildschirm liegt schon verdreht bereit.",
  "choose-own": "An meinem eigenen",
  "choose-here": "Am Bildschirm",
  paint: "Zeigen Sie Ihren Würfel",
  "paint-how": "Weißer Mittelstein oben, grüner vorn. Wählen Sie eine Farbe und malen Sie, was Sie sehen.",
  "paint-go": "Mit diesem Würfel anfangen",
  "turns-name": "Die Seiten drehen",
  "turns-idea":
    "Jeder Zug ist ein Buchstabe: R dreht die rechte Seite im Uhrzeigersinn, U die obere. Mit ' geht es andersherum, mit 2 eine halbe Umdrehung. Die sechs Mittelsteine tauschen nie die Plätze: Jeder zeigt die Farbe seiner Seite.",
  "turns-task": "Machen Sie sechsmal R U R' U'",
  "turns-made": "{n} von {all} Zügen",
  "turns-help": "Rechts hoch, oben nach links, rechts runter, oben nach rechts.",
  "turns-after":
    "Vierundzwanzig Züge, und jeder Stein ist wieder an seinem Platz. Durch Drehen geht ein Würfel nicht kaputt.",
  "cross-name": "Das weiße Kreuz",
  "cross-idea":
    "Halten Sie Weiß nach unten. Bringen Sie die vier weißen Kanten eine nach der anderen dorthin: erst über die Mitte ihrer zweiten Farbe, dann mit einer halben Drehung hinunter.",
  "cross-task": "Bauen Sie unten das weiße Kreuz",
  "cross-after": "Vier Kanten sitzen. Von nun an verlassen sie ihren Platz nur noch für einen Augenblick.",
  "corners-name": "Die weißen Ecken",
  "corners-idea":
    "Bringen Sie eine weiße Ecke über ihren Platz, vorn rechts. Zeigt Weiß nach rechts, setzt R U R' sie ein; zeigt es zu Ihnen, F' U' F.",
  "corners-task": "Machen Sie die untere Ebene fertig",
  "corners-after": "Die erste Ebene ist gelöst: ein Drittel des Würfels, und mehr als die halbe Denkarbeit.",
  "middle-name": "Die mittlere Ebene",
  "middle-idea":
    "Suchen Sie oben eine Kante ohne Gelb. U R U' R' U' F' U F paart sie mit der Ecke unter ihrem Platz, und beide gehen rechts hinein; gespiegelt links.",
  "middle-task": "Setzen Sie die vier Kanten in die mittlere Ebene",
  "middle-after": "Zwei Ebenen sind fertig. Es fehlt nur noch die obere.",
  "yellow-cross-name": "Das gelbe Kreuz",
  "yellow-cross-idea":
    "Achten Sie nur auf das Gelb oben: ein Punkt, ein L, eine Linie oder das Kreuz. Halten Sie die Linie waagerecht und machen Sie F R U R' U' F'. Liegt das L hinten links: F U R U' R' F'.",
  "yellow-cross-task": "Machen Sie oben ein gelbes Kreuz",
  "yellow-cross-after": "Alle oberen Kanten zeigen jetzt nach oben.",
  "yellow-top-name": "Die gelbe Seite",
  "yellow-top-idea":
    "Sune, R U R' U R U2 R', dreht drei obere Ecken und lässt alles andere, wie es ist. Damit, oder mit dem Spiegelbild, wird oben alles gelb.",
  "yellow-top-task": "Machen Sie die ganze Oberseite gelb",
  "yellow-top-after": "Oben ist alles gelb. Die Steine müssen nur noch zu ihrer Seite finden.",
  "order-name": "Alles an seinen Platz",
  "order-idea":
    "Erst tauschen die Ecken die Plätze, dann die Kanten. Diese Züge schicken drei obere Kanten im Kreis. Eine letzte Drehung, und der Würfel ist gelöst.",
  "order-task": "Lösen Sie den Würfel",
  "order-after": "Sie haben den Würfel gelöst. Verdrehen Sie ihn, und gleich noch einmal!",
} satisfies Like<typeof en>;
