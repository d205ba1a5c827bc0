/** Which smart cube is connected and how long its battery lasts, or a button to connect it again. */
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import type { SmartLink } from "./link.ts";

const t = texts("smart");

/** Percent of a battery that is soon empty. */
const LOW = 15;

export function SmartChip({ link }: { readonly link: SmartLink }) {
  const { name } = link;
  const n = link.battery.value;
  if (link.isConnected.value)
    return (
      <div class="row row-near soft smart-chip">
        <span class="smart-dot" aria-hidden="true" />
        <span class={n !== undefined && n <= LOW ? "smart-low" : undefined}>
          {n === undefined ? name : t("battery", { name, n })}
        </span>
      </div>
    );
  return (
    <div class="row row-near smart-chip smart-away" role="status">
      <span>{link.isConnecting.value ? t("connecting") : t("away", { name })}</span>
      <Button look="quiet" disabled={link.isConnecting.value} onClick={() => void link.reconnect()}>
        {t("reconnect")}
      </Button>
    </div>
  );
}
