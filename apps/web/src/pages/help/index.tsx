/** Help for people with a cube in hand: a list of topics, each on a page of its own, or all of them to print. */

import { CubePicture } from "../../cube/cube-picture.tsx";
import { MoveSign } from "../../cube/turn/arrow-on-cube.tsx";
import { moveWords } from "../../cube/turn/words.ts";
import { solvedFacelets } from "../../cubes/solved.ts";
import { formatNumber, texts } from "../../shell/language.ts";
import type { HelpTopic } from "../../shell/link.ts";
import { useHeadingFocus } from "../../shell/page-outlet.tsx";
import { printLink, route } from "../../shell/route.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ALL, STATES, TOPICS, type Topic } from "./topics.ts";
import "../../cube/turn/style.css";
import "./style.css";

const tApp = texts("app");
const t = texts("help");

export default function HelpPage() {
  const wanted = route.value.parameters.topic;
  const at = TOPICS.findIndex(({ id }) => id === wanted);
  useHeadingFocus(wanted ?? "");
  if (at < 0 && wanted !== ALL) return <List />;
  const topic = TOPICS[at];
  const next = topic && TOPICS[at + 1];
  return (
    <>
      <PageHead title={topic ? t(topic.id) : tApp("help")} lead={topic ? undefined : t("lead")}>
        <Button look="quiet" onClick={() => print()}>
          {t("print")}
        </Button>
      </PageHead>
      {topic ? (
        <TopicView topic={topic} />
      ) : (
        TOPICS.map((each) => (
          <section key={each.id} class="help-topic">
            <h2>{t(each.id)}</h2>
            <TopicView topic={each} />
          </section>
        ))
      )}
      <nav class="row help-ways" aria-label={tApp("help")}>
        <a class="line" href={printLink("help")}>
          {t("topics")}
        </a>
        {next && (
          <a class="line" href={printLink("help", { topic: next.id })}>
            {t("next", { topic: t(next.id) })}
          </a>
        )}
      </nav>
    </>
  );
}

function List() {
  return (
    <>
      <PageHead title={tApp("help")} lead={t("lead")} />
      <ul class="help-list pile">
        {TOPICS.map(({ id }) => (
          <li key={id}>
            <a class="line strong card" href={printLink("help", { topic: id })}>
              {t(id)}
            </a>
          </li>
        ))}
      </ul>
      <p class="help-go">
        <a class="button button-plain" href={printLink("help", { topic: ALL })}>
          {t("all")}
        </a>
      </p>
    </>
  );
}

const tGuide = texts("guide");

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

/** One topic: its paragraphs, with pictures drawn as the app draws them. */
function TopicView({ topic: { id, paragraphs, pictures, page } }: { readonly topic: Topic }) {
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
