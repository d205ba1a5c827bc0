/** A message in the page: `good`, `bad`, `note`. Color is never the only sign: an icon says the same. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { texts } from "../shell/language.ts";
import { Button } from "./button.tsx";

export type NoticeKind = "good" | "bad" | "note";

const ICONS: Readonly<Record<NoticeKind, string>> = {
  good: "M5 12.5l4.5 4.5L19 7.5",
  bad: "M12 6v7.5M12 17.5h.01",
  note: "M12 11v6.5M12 7h.01",
};

export function Notice({
  kind = "note",
  alert = false,
  children,
}: {
  readonly kind?: NoticeKind;
  /** Whether it is read out as soon as it appears. */
  readonly alert?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <div class={`line well notice notice-${kind}`} role={alert ? "alert" : undefined}>
      <Icon path={`M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0${ICONS[kind]}`} />
      <div>{children}</div>
    </div>
  );
}

const t = texts("app");

const PATIENCE_MS = 300;

/**
 * Progress of work that takes more than a moment (0 … 1, or unknown), with a way to cancel it. Shown only after 0.3 s.
 */
export function Progress({
  label,
  done,
  onCancel,
}: {
  readonly label?: string;
  readonly done?: number | undefined;
  readonly onCancel?: () => void;
}) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <div class="row row-near progress" aria-busy="true" />;
  const text = label ?? t("working");
  return (
    <div class="row row-near progress" aria-busy="true">
      <span>{text}</span>
      <progress aria-label={text} max={1} {...(done !== undefined && { value: done })} />
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
      )}
    </div>
  );
}
