/** What Write has besides: the moves to take along, and what is seldom chosen. */
import type { Written } from "../../jobs/write.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Options } from "./options.tsx";

const t = texts("write");

export default function WriteMore({ found }: { readonly found: Written | undefined }) {
  return (
    <>
      {found && (
        <div class="row">
          <CopyButton
            text={found.cubes.map(({ alg }) => alg).join("\n")}
            label={t("copy-moves")}
            look="plain"
          />
          <Button onClick={() => print()}>{t("print")}</Button>
        </div>
      )}
      <Options />
    </>
  );
}
