/** The import arrows of the player, as a table: the record knows no picture, a picture knows no page. */
import { type Arrows, readSource, testArrows } from "../../../scripts/arrows.ts";

const ARROWS: Arrows = {
  model: [],
  scene: ["model"],
  paint: ["scene", "model"],
  "stills.ts": ["paint", "scene", "model"],
  "gif.ts": ["stills.ts", "scene", "model"],
  video: [],
  "video.ts": ["video", "gif.ts", "stills.ts"],
  element: ["video.ts", "gif.ts", "paint", "scene", "model"],
  "index.ts": ["element", "scene", "model"],
  "auto.ts": ["index.ts"],
  // Declares what it needs of a package.
  "gifenc.d.ts": [],
};
/** What all may use of core. */
const CORE = /^@cubegram\/core\/(notation|geometry|vectors|state|drawing)$/;

testArrows(
  readSource(new URL(".", import.meta.url)),
  ARROWS,
  (target, room) => CORE.test(target) || (room === "gif.ts" && target === "gifenc"),
);
