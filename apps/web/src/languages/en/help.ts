export default {
  lead: "Short answers for anyone with a cube in hand. No programming needed.",
  all: "All on one page, to print",
  print: "Print",
  topics: "All topics",
  next: "Next: {topic}",
  go: "Go to “{page}”",
  hold: "How to hold the cube",
  "hold-1": "White center on top, green center facing you. Red is then on your right.",
  "hold-2":
    "Go by the centers, the stickers in the middle of each side. Turning a side never moves them, however mixed up the cube is.",
  "hold-3":
    "Keep it like that to the end: turn only the sides. If the whole cube tips over, bring white back on top and green to the front.",
  "hold-4":
    "A 2×2 or 4×4 has no fixed centers. Take it solved, white on top and green in front, and don't turn it over.",
  "hold-5":
    "Is blue opposite white on your cube? Then choose “{japanese}” for the cube colors in the settings.",
  turn: "How to turn a side",
  "turn-1":
    "Each step shows one arrow. It lies on the layer that turns; the rest is dimmed. Turn that layer the way the arrow points.",
  "turn-2":
    "One turn is a quarter of the way around, until the edges line up again. A 2 means halfway around; either direction will do.",
  "turn-3":
    "The letters name the sides: U top, D bottom, R right, L left, F front, B back. With an apostrophe, as in R', the side turns counterclockwise, seen from straight in front of that side.",
  "turn-4":
    "The back, the left side and the bottom are out of sight, so a small second picture shows the turn from there. Don't turn your own cube; just lean over and look.",
  "turn-5": "If a side sticks, line up the other sides first. Never force it.",
  found: "Found a cube?",
  "found-1": "Don't turn it. Every turn changes what it says.",
  "found-2":
    "Show all six sides to the camera, or paint their colors. The app says which side it wants, and how to hold it.",
  "found-3":
    "Does the text make no sense? Then it's probably just a scrambled cube, or the message needs a password that only its writer can tell you.",
  "found-4": "Put the cube back as you found it, so that the next person can read it too.",
  lost: "Lost your place?",
  "lost-1": "Stop turning, and tap “{lost}” at the top of the screen.",
  "lost-2": "Enter the colors you see. Two or three sides are often enough; the camera can do it, too.",
  "lost-3":
    "The app works out what happened, for example that a move was skipped, and leads on from there. There is no need to start over.",
  "lost-4":
    "Phone locked, page closed? Open it again: the guide is still at the same move. Back goes back one move.",
  "lost-5": "To start over after all, let the app solve the cube first. It finds a way from any position.",
  camera: "Camera tips",
  "camera-1":
    "Daylight is best. Turn away from lamps and windows that shine on the stickers; a bright spot hides the color.",
  "camera-2":
    "Hold one side straight in front of the camera, large in the picture, with no fingers on the stickers.",
  "camera-3": "Hold still for a moment. Once the side is taken, show the next one; any order will do.",
  "camera-4": "When the app isn't sure of a sticker, it asks you.",
  "camera-5":
    "No camera, or it won't start? Allow it in the browser, choose photos of the sides, or paint the colors instead. The pictures never leave your device.",
  children: "With children",
  "children-1": "Read the steps aloud while the child turns, then trade places.",
  "children-2": "Start with something short, such as a name. It takes only a few moves.",
  "children-3":
    "Every few moves, compare the cube with the picture together. Mistakes are found and put right, so nothing can be spoiled.",
  "children-4": "Then hide the cube and let someone else find and read it.",
  "children-5": "“{learn}” teaches how to solve the cube, one piece at a time.",
  classroom: "In the classroom",
  "classroom-1":
    "One cube and one phone, tablet or computer for two students. No accounts, and no network after the first visit.",
  "classroom-2":
    "Half an hour: each pair writes a secret word on its cube and trades cubes with another pair, which reads it. Then talk about it: how can 54 stickers hold a sentence?",
  "classroom-3":
    "Behind it are codes, check digits that notice mistakes, and counting: a cube has {states} positions, and each of them is a number.",
  "classroom-4":
    "“{explore}” shows how often you must repeat the same moves until the cube is solved again; “{learn}” explains the ideas in short lessons.",
  "classroom-5":
    "Print this page for yourself, and in “{write}” a sheet with the moves for tables without a screen.",
  escape: "Escape rooms and geocaches",
  "escape-1": "Write the code of a lock on a cube. Whoever reads the cube can open the lock.",
  "escape-2": "“{challenge}” works the other way around: a note that opens only with the right cube.",
  "escape-3":
    "Leave mistake detection on. If a side gets turned by accident, the reader is warned instead of getting a wrong code.",
  "escape-4":
    "Curious hands turn cubes. Put it in a box or tape it, and keep the moves so that you can write it again.",
  "escape-5":
    "For a geocache, print the card for the finder: it tells how to read the cube, with a QR code that opens the app.",
  gifts: "As a gift",
  "gifts-1":
    "A cube can say happy birthday, thank you or will you marry me. A sentence fits on one cube, a letter on several.",
  "gifts-2": "Print the card for the finder and put it in the box.",
  "gifts-3": "A tight box or a ribbon keeps the sides from turning on the way.",
  "gifts-4": "For something personal, set a password and tell it only to the person it's for.",
  privacy: "Privacy and offline use",
  "privacy-1":
    "Everything happens on your device. Messages, cubes and pictures are sent nowhere. There are no accounts, no cookies and no ads.",
  "privacy-2":
    "After the first visit everything works without a network, this help included. Your browser can also install it as an app.",
  "privacy-3":
    "A link to a message contains the message: whoever has the link can read it. Passwords are never in a link.",
  "privacy-4":
    "The browser remembers where you were, on this device only. Clearing the data of this site in the browser's settings removes that.",
} as const;
