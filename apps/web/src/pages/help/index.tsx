/** Help for people with a cube in hand: a list of topics, each on a page of its own, or all of them to print. */

import { useEffect, useRef } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { printLink, route } from "../../shell/route.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { TopicView } from "./topic-view.tsx";
import { ALL, TOPICS, type Topic } from "./topics.ts";
import "./style.css";

const tApp = texts("app");
const t = texts("help");

export default function HelpPage() {
  const wanted = route.value.parameters.topic;
  const topic = TOPICS.find(({ id }) => id === wanted);
  useFocus(wanted);
  if (topic) return <OnePage topic={topic} />;
  return wanted === ALL ? <AllTopics /> : <List />;
}

function List() {
  return (
    <>
      <PageHead title={tApp("help")} lead={t("lead")} />
      <ul class="help-list">
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

function OnePage({ topic }: { readonly topic: Topic }) {
  const next = TOPICS[TOPICS.indexOf(topic) + 1];
  return (
    <>
      <PageHead title={t(topic.id)}>
        <PrintButton />
      </PageHead>
      <TopicView topic={topic} />
      <nav class="row help-ways" aria-label={tApp("help")}>
        <a href={printLink("help")}>{t("topics")}</a>
        {next && <a href={printLink("help", { topic: next.id })}>{t("next", { topic: t(next.id) })}</a>}
      </nav>
    </>
  );
}

function AllTopics() {
  return (
    <>
      <PageHead title={tApp("help")} lead={t("lead")}>
        <PrintButton />
      </PageHead>
      {TOPICS.map((topic) => (
        <section key={topic.id} class="help-topic">
          <h2>{t(topic.id)}</h2>
          <TopicView topic={topic} />
        </section>
      ))}
      <nav class="row help-ways" aria-label={tApp("help")}>
        <a href={printLink("help")}>{t("topics")}</a>
      </nav>
    </>
  );
}

function PrintButton() {
  return (
    <Button look="quiet" onClick={() => print()}>
      {t("print")}
    </Button>
  );
}

/** Another topic begins at its heading, for the eye and for a screen reader. */
function useFocus(topic: string | undefined): void {
  const last = useRef(topic);
  useEffect(() => {
    if (last.current === topic) return;
    last.current = topic;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
  }, [topic]);
}
