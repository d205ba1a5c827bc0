import type en from "../en/challenge.ts";
import type { Like } from "../message.ts";

export default {
  title: "Rätsel",
  lead: "Verstecken Sie eine Nachricht in einem Link. Nur wer den richtigen Würfel hat, kann sie öffnen.",
  "note-label": "Ihre Nachricht",
  "note-hint":
    "Ein Ort, ein Rätsel, ein Gruß. Sie wird in diesem Browser verschlüsselt, bevor sie in den Link kommt.",
  "note-room": { one: "Noch Platz für {n} Byte.", other: "Noch Platz für {n} Bytes." },
  "note-too-long": { one: "{n} Byte zu viel.", other: "{n} Bytes zu viel." },
  "cube-heading": "Der Würfel, der sie öffnet",
  "how-label": "Welcher Würfel",
  "how-random": "Ein gemischter",
  "how-text": "Einer, der einen Text sagt",
  "how-stickers": "Aufkleber",
  "how-moves": "Züge",
  "size-label": "Größe",
  size: "{n}×{n}",
  mix: "Würfel mischen",
  "mix-again": "Einen anderen mischen",
  "text-label": "Was der Würfel sagt",
  "text-hint": "Der Würfel, den die Seite „Schreiben“ ohne weitere Einstellungen aus diesem Text macht.",
  "moves-label": "Züge vom gelösten Würfel aus, oder Aufkleber als Buchstaben",
  "moves-hint": "Weiß oben, Grün vorn. Zum Beispiel R U R' U'",
  "cube-picture": "Der Würfel, der die Nachricht öffnet, aufgeklappt",
  "moves-heading": "Diese Züge machen ihn aus einem gelösten Würfel (Weiß oben, Grün vorn)",
  "error-illegal":
    "So sieht kein drehbarer Würfel aus: Ein Aufkleber stimmt nicht. Die Seite „Prüfen“ zeigt, wo.",
  "error-unfinished": "Es fehlen noch Aufkleber.",
  "error-too-long": "Dieser Text passt nicht auf einen Würfel dieser Größe.",
  "error-moves": "Das sind keine Züge, die diese Seite lesen kann.",
  "error-other": "Dieser Würfel lässt sich nicht lesen.",
  "password-label": "Passwort (wenn Sie mögen)",
  "password-hint": "Dann braucht es beides: den Würfel und das Passwort.",
  "password-needed": "Passwort",
  "password-needed-hint": "Diese Nachricht verlangt neben dem Würfel ein Passwort.",
  "strength-heading": "Wie sicher ist das?",
  "strength-mixed":
    "Diesen Würfel kann niemand erraten. Ein 3×3 hat 43 Trillionen Zustände (65 Bit), größere Würfel noch mehr. Jeder Versuch kostet einen Prozessorkern etwa 0,4 Sekunden: Eine Million Kerne bräuchten eine halbe Million Jahre für alle.",
  "strength-small":
    "Ein 2×2 hat nur 3,7 Millionen Zustände. Ein Prozessorkern probiert alle in etwa 17 Tagen durch, hundert Kerne in vier Stunden. Gut für ein Spiel, nicht für ein Geheimnis.",
  "strength-said":
    "Das ist so schwach wie der Text. Wer rät, probiert nicht Würfel, sondern wahrscheinliche Texte: Eine Million davon kosten einen Prozessorkern etwa fünf Tage. Namen, Wörter und bekannte Sätze schützen nicht. Nehmen Sie für ein Geheimnis einen gemischten Würfel, oder setzen Sie ein Passwort dazu.",
  "strength-own":
    "Das ist so stark, wie der Würfel gemischt ist. Wenige Drehungen vom gelösten aus oder ein bekanntes Muster sind schnell probiert; nach 25 Drehungen, ohne nachzudenken, errät ihn niemand.",
  "strength-seen":
    "Wer den Würfel oder ein Foto davon sieht, kann die Nachricht öffnen. Geben Sie Würfel und Link auf verschiedenen Wegen weiter.",
  "strength-password":
    "Das Passwort muss ebenfalls erraten werden: Vier zufällige Wörter sind gut, ein Name mit Jahreszahl nicht.",
  "strength-mix": "Einen gemischten Würfel nehmen",
  make: "Link machen",
  making: "Wird verschlüsselt …",
  "make-why": "Das Verschlüsseln dauert mit Absicht eine Sekunde: Jeder Rateversuch auch.",
  "need-note": "Schreiben Sie zuerst eine Nachricht.",
  "need-cube": "Wählen Sie zuerst einen Würfel.",
  "link-heading": "Der Link",
  "link-label": "Link zur versteckten Nachricht",
  "link-hint":
    "{n} Zeichen. Alles nach # bleibt im Browser des Lesers. Ohne den Würfel kann niemand die Nachricht öffnen, auch Sie nicht: Bewahren Sie ihn auf.",
  "copy-link": "Link kopieren",
  "copy-facelets": "Aufkleber kopieren",
  "copy-moves": "Züge kopieren",
  "try-link": "Ausprobieren",
  "made-announce": "Der Link ist fertig.",
  "open-title": "Eine versteckte Nachricht",
  "open-lead": "Jemand hat in diesem Link eine Nachricht versteckt. Ein bestimmter {size}-Würfel öffnet sie.",
  "open-lead-password":
    "Jemand hat in diesem Link eine Nachricht versteckt. Ein bestimmter {size}-Würfel und ein Passwort öffnen sie.",
  "answer-heading": "Was zeigt Ihr Würfel?",
  "answer-how": "Wie Sie ihn eingeben",
  "answer-text": "Was er sagt",
  "answer-text-label": "Der Text, den der Würfel sagt",
  open: "Nachricht öffnen",
  opening: "Der Würfel wird probiert …",
  "opened-heading": "Die Nachricht ist offen",
  "opened-warning":
    "Das hat jemand geschrieben, und diese Seite weiß nicht, wer. Trauen Sie Links und Bitten darin nicht blind.",
  "wrong-cube":
    "Die Nachricht bleibt zu. Das ist nicht ihr Würfel oder nicht ihr Passwort, oder der Link wurde unterwegs verändert.",
  "no-note":
    "In diesem Link steht keine Nachricht: Ein Teil fehlt oder wurde verändert. Bitten Sie noch einmal darum.",
  "newer-version":
    "Diese Nachricht stammt von einer neueren Fassung dieser Seite. Laden Sie die Seite neu, wenn Sie online sind.",
  "copy-note": "Nachricht kopieren",
  "own-challenge": "Selbst eine Nachricht verstecken",
  failed: "Das hat nicht geklappt. Versuchen Sie es noch einmal.",
} satisfies Like<typeof en>;
