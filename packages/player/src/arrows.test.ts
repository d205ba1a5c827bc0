/** The import arrows of the player, as a table: the record knows no picture, a picture knows no page. */
import { type Arrows, readSource, testArrows } from "../../../scripts/arrows.ts";

const ARROWS: Arrows = {
  model: [],
  scene: ["model"],
  paint: ["scene", "model"],
  element: ["paint", "scene", "model"],
  "index.ts": ["element", "scene", "model"],
  "auto.ts": ["index.ts"],
  "stills.ts": ["element", "paint", "scene", "model"],
};
/** What all may use of core. */
const CORE = /^@cubegram\/core\/(notation|geometry|vectors|state|drawing)$/;

testArrows(readSource(new URL(".", import.meta.url)), ARROWS, (target) => CORE.test(target));
