/** Copies the link that opens this page in this state. */
import { texts } from "../shell/language.ts";
import { fitsLink, type PageName, type Parameters, shareAddress } from "../shell/route.ts";
import { CopyButton } from "./copy-button.tsx";

const t = texts("app");

/** An arrow out of a box, in a 24 × 24 box. */
export const SHARE_ICON = "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8";

export function ShareButton({
  page,
  parameters,
}: {
  readonly page: PageName;
  /** As the page's `toLink` gives them. */
  readonly parameters: Parameters;
}) {
  return (
    <CopyButton
      icon={SHARE_ICON}
      text={() => shareAddress(page, parameters)}
      label={t("share")}
      done={t(fitsLink(parameters) ? "share-copied" : "share-in-part")}
    />
  );
}
