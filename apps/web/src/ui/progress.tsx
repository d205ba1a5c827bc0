/**
 * Progress of work that takes more than a moment (0 … 1, or unknown), with a way to cancel it. Shown only after 0.3 s.
 */

import { useEffect, useState } from "preact/hooks";
import { texts } from "../shell/language.ts";
import { Button } from "./button.tsx";

const t = texts("app");

const PATIENCE_MS = 300;

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
