/** A component that is loaded when it is first shown: for what a page seldom needs, or not at once. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { catalogues } from "../app/language.ts";
import { t } from "../app/messages/index.ts";
import { pause } from "../app/slices.ts";

export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [, setState] = useState(false);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      void load().then(
        async (module) => {
          await catalogues();
          await pause();
          loaded = module.default;
          setState(true);
        },
        () => setFailed(true),
      );
    }, []);
    if (isFailed) return <p>{t("page-failed")}</p>;
    if (!loaded) return <p class="loading">{t("loading")}</p>;
    const Loaded = loaded;
    return <Loaded {...props} />;
  };
}
