export default {
  lead: "Kurze Antworten für alle, die einen Würfel in der Hand haben. Programmieren muss man dafür nicht.",
  all: "Alles auf einer Seite, zum Drucken",
  print: "Drucken",
  topics: "Alle Themen",
  next: "Weiter: {topic}",
  go: "Zu „{page}“",
  hold: "So halten Sie den Würfel",
  "hold-1": "Der weiße Mittelstein oben, der grüne zu Ihnen. Rot ist dann rechts.",
  "hold-2":
    "Richten Sie sich nach den Mittelsteinen: Sie bleiben beim Drehen der Seiten an ihrem Platz, wie verdreht der Würfel auch ist.",
  "hold-3":
    "Halten Sie ihn so bis zum Schluss und drehen Sie nur die Seiten. Ist der ganze Würfel gekippt: Weiß wieder nach oben, Grün nach vorn.",
  "hold-4":
    "Ein 2×2 oder 4×4 hat keine festen Mittelsteine. Nehmen Sie ihn gelöst, Weiß oben und Grün vorn, und kippen Sie ihn nicht.",
  "hold-5":
    "Liegt bei Ihrem Würfel Blau gegenüber von Weiß? Dann wählen Sie in den Einstellungen die Würfelfarben „{japanese}“.",
  turn: "So drehen Sie eine Seite",
  "turn-1":
    "Jeder Schritt zeigt einen Pfeil. Er liegt auf der Ebene, die sich dreht; der Rest ist blasser. Drehen Sie diese Ebene in Pfeilrichtung.",
  "turn-2":
    "Eine Drehung ist ein Viertel, bis die Kanten wieder fluchten. Die 2 bedeutet halb herum; die Richtung ist dann gleich.",
  "turn-3":
    "Die Buchstaben stehen für die Seiten: U oben, D unten, R rechts, L links, F vorn, B hinten. Mit Strich, wie bei R', geht es gegen den Uhrzeigersinn, wenn man gerade auf diese Seite schaut.",
  "turn-4":
    "Hinten, links und unten sieht man nicht; ein zweites, kleines Bild zeigt die Drehung von dort. Drehen Sie Ihren Würfel nicht um, sondern beugen Sie sich vor und schauen Sie nach.",
  "turn-5": "Klemmt eine Seite, richten Sie erst die anderen gerade aus. Nie mit Gewalt.",
  found: "Würfel gefunden?",
  "found-1": "Nicht drehen! Jede Drehung ändert, was er sagt.",
  "found-2":
    "Zeigen Sie der Kamera alle sechs Seiten oder malen Sie die Farben. Die App sagt, welche Seite sie braucht und wie man sie hält.",
  "found-3":
    "Der Text ergibt keinen Sinn? Dann ist der Würfel wohl nur verdreht, oder die Nachricht braucht ein Passwort, das nur der Absender kennt.",
  "found-4": "Legen Sie den Würfel unverändert zurück, damit auch der Nächste ihn lesen kann.",
  lost: "Den Faden verloren?",
  "lost-1": "Drehen Sie nicht weiter und tippen Sie oben auf „{lost}“.",
  "lost-2":
    "Geben Sie die Farben ein, die Sie sehen. Oft reichen zwei oder drei Seiten; auch die Kamera kann das.",
  "lost-3":
    "Die App findet heraus, was passiert ist, zum Beispiel ein ausgelassener Zug, und führt von dort weiter. Sie müssen nicht von vorn anfangen.",
  "lost-4":
    "Handy gesperrt, Seite geschlossen? Öffnen Sie sie wieder: Sie sind noch beim selben Zug. „Zurück“ geht einen Zug zurück.",
  "lost-5":
    "Wenn Sie doch von vorn beginnen möchten, lassen Sie den Würfel zuerst von der App lösen. Sie findet aus jeder Stellung einen Weg.",
  camera: "Tipps für die Kamera",
  "camera-1":
    "Am besten bei Tageslicht. Drehen Sie sich von Lampen und Fenstern weg, die auf den Aufklebern spiegeln; ein heller Fleck verdeckt die Farbe.",
  "camera-2": "Halten Sie eine Seite gerade vor die Kamera, groß im Bild und ohne Finger auf den Aufklebern.",
  "camera-3":
    "Kurz stillhalten. Ist die Seite erfasst, zeigen Sie die nächste; die Reihenfolge spielt keine Rolle.",
  "camera-4": "Ist sich die App bei einem Aufkleber nicht sicher, fragt sie Sie.",
  "camera-5":
    "Keine Kamera, oder sie startet nicht? Erlauben Sie sie im Browser, wählen Sie Fotos der Seiten oder malen Sie die Farben. Die Bilder verlassen Ihr Gerät nie.",
  children: "Mit Kindern",
  "children-1": "Lesen Sie die Schritte vor, während das Kind dreht; dann tauschen Sie.",
  "children-2": "Beginnen Sie mit etwas Kurzem, etwa einem Namen. Das sind nur wenige Züge.",
  "children-3":
    "Alle paar Züge vergleichen Sie den Würfel gemeinsam mit dem Bild. Fehler werden gefunden und behoben; kaputt machen kann man nichts.",
  "children-4": "Dann verstecken Sie den Würfel, und jemand anders findet und liest ihn.",
  "children-5": "Unter „{learn}“ lernt man, den Würfel zu lösen, Stein für Stein.",
  classroom: "Im Unterricht",
  "classroom-1":
    "Ein Würfel und ein Handy, Tablet oder Computer für je zwei. Keine Konten, und nach dem ersten Besuch kein Netz.",
  "classroom-2":
    "Eine halbe Stunde: Jedes Paar schreibt ein geheimes Wort auf seinen Würfel und tauscht ihn mit einem anderen Paar, das ihn liest. Danach das Gespräch: Wie passt ein Satz auf 54 Aufkleber?",
  "classroom-3":
    "Dahinter stecken Codes, Prüfziffern, die Fehler bemerken, und das Zählen: Ein Würfel hat {states} Stellungen, und jede ist eine Zahl.",
  "classroom-4":
    "„{explore}“ zeigt, wie oft man dieselben Züge wiederholen muss, bis der Würfel wieder gelöst ist; „{learn}“ erklärt die Ideen in kurzen Lektionen.",
  "classroom-5":
    "Drucken Sie diese Seite für sich und unter „{write}“ ein Blatt mit den Zügen für Tische ohne Bildschirm.",
  escape: "Escape-Rooms und Geocaches",
  "escape-1":
    "Schreiben Sie den Code eines Schlosses auf einen Würfel. Wer ihn liest, kann das Schloss öffnen.",
  "escape-2": "„{challenge}“ geht andersherum: eine Notiz, die sich nur mit dem richtigen Würfel öffnet.",
  "escape-3":
    "Lassen Sie „Fehler bemerken“ eingeschaltet. Wird versehentlich eine Seite verdreht, gibt es eine Warnung statt eines falschen Codes.",
  "escape-4":
    "Neugierige Hände drehen gern. Legen Sie den Würfel in eine Schachtel oder kleben Sie ihn fest, und heben Sie die Züge auf, um ihn neu zu schreiben.",
  "escape-5":
    "Für einen Geocache drucken Sie die Karte für den Finder: Sie erklärt, wie man den Würfel liest, und ihr QR-Code öffnet die App.",
  gifts: "Als Geschenk",
  "gifts-1":
    "Ein Würfel kann Alles Gute, Danke oder Willst du mich heiraten sagen. Ein Satz passt auf einen Würfel, ein Brief auf mehrere.",
  "gifts-2": "Drucken Sie die Karte für den Finder und legen Sie sie bei.",
  "gifts-3": "Eine enge Schachtel oder ein Band verhindert, dass sich unterwegs etwas verdreht.",
  "gifts-4": "Für Persönliches setzen Sie ein Passwort, das nur die Person erfährt, für die es ist.",
  privacy: "Datenschutz und offline",
  "privacy-1":
    "Alles geschieht auf Ihrem Gerät. Nachrichten, Würfel und Bilder werden nirgendwohin gesendet. Es gibt keine Konten, keine Cookies und keine Werbung.",
  "privacy-2":
    "Nach dem ersten Besuch geht alles ohne Netz, auch diese Hilfe. Ihr Browser kann Cubegram auch als App installieren.",
  "privacy-3":
    "Ein Link zu einer Nachricht enthält die Nachricht: Wer ihn hat, kann sie lesen. Passwörter stehen nie in einem Link.",
  "privacy-4":
    "Der Browser merkt sich, wo Sie waren, nur auf diesem Gerät. Wenn Sie in seinen Einstellungen die Daten dieser Website löschen, ist auch das weg.",
} as const;
