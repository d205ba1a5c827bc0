/** Help for people with a cube in hand: a list of topics, each on a page of its own, or all of them to print. */

import { texts } from "../../shell/language.ts";
import { useHeadingFocus } from "../../shell/page-outlet.tsx";
import { printLink, route } from "../../shell/route.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { TopicView } from "./topic-view.tsx";
import { ALL, TOPICS } from "./topics.ts";
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
