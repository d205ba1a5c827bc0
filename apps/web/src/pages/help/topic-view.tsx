/** One topic: its paragraphs, with pictures drawn as the app draws them. */

import { CubePicture } from "../../cube/cube-picture.tsx";
import { MoveSign } from "../../cube/turn/arrow-on-cube.tsx";
import { moveWords } from "../../cube/turn/words.ts";
import { solvedFacelets } from "../../cubes/solved.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import type { HelpTopic } from "../../shell/link.ts";
import "../../cube/turn/style.css";
import { STATES, type Topic } from "./topics.ts";

const tApp = texts("app");
const tGuide = texts("guide");
const t = texts("help");

/** The words of the app's own buttons and pages, so that a text names what is on the screen. */
const names = () => ({
  japanese: tApp("scheme-japanese"),
  lost: tGuide("lost"),
  states: formatNumber(STATES),
  learn: tApp("nav-learn"),
  explore: tApp("nav-explore"),
  write: tApp("nav-write"),
  challenge: tApp("nav-challenge"),
});

export function TopicView({ topic: { id, paragraphs, pictures, page } }: { readonly topic: Topic }) {
  return (
    <>
      <ol class="help-steps breaks pile">
        {Array.from({ length: paragraphs }, (_, i) => i + 1).map((n) => {
          const picture = pictures?.[n];
          return (
            <li key={n} class="card">
              <p>{t(`${id}-${n}` as `${HelpTopic}-1`, names())}</p>
              {picture && "held" in picture && (
                <div class="help-held">
                  <CubePicture cube={solvedFacelets(3)} view="cube" title={tGuide("hold-picture")} />
                </div>
              )}
              {picture && "turns" in picture && <Turns moves={picture.turns} />}
            </li>
          );
        })}
      </ol>
      {page && (
        <p class="help-go">
          <a class="button button-plain" href={`#/${page}`}>
            {t("go", { page: tApp(`nav-${page}`) })}
          </a>
        </p>
      )}
    </>
  );
}

function Turns({ moves }: { readonly moves: readonly string[] }) {
  return (
    <ul class="help-turns pile">
      {moves.map((move) => (
        <li key={move} class="column soft small">
          <MoveSign move={move} size={3} />
          <strong class="mono" dir="ltr">
            {move}
          </strong>
          <span>{moveWords(move, 3)}</span>
        </li>
      ))}
    </ul>
  );
}
