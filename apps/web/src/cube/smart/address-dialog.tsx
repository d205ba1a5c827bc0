/** The address of a cube, which browsers do not tell: asked for where nothing else gave it away. */

import { useEffect, useRef, useState } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { AS_TYPED } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";

const t = texts("smart");

/** Six bytes, as they are printed or copied. */
const ADDRESS = /^\s*(?:[0-9a-f]{2}[\s:.-]?){5}[0-9a-f]{2}\s*$/i;

interface AddressDialogProps {
  readonly name: string;
  /** Undefined gives up. */
  readonly onAnswer: (address: string | undefined) => void;
}

export function AddressDialog({ name, onAnswer }: AddressDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [isBad, setBad] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet smart-address"
      aria-label={t("address-title", { name })}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(undefined);
      }}
    >
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (ADDRESS.test(text)) onAnswer(text.trim());
          else setBad(true);
        }}
      >
        <h2>{t("address-title", { name })}</h2>
        <p>{t("address-how")}</p>
        <TextField
          label={t("address")}
          error={isBad ? t("address-bad") : undefined}
          {...AS_TYPED}
          class="mono"
          dir="ltr"
          placeholder="AB:12:34:56:78:9A"
          maxLength={30}
          autocapitalize="characters"
          value={text}
          onText={setText}
        />
        <div class="row">
          <Button look="main" type="submit">
            {t("connect")}
          </Button>
          <Button onClick={() => onAnswer(undefined)}>{t("cancel")}</Button>
        </div>
      </form>
    </dialog>
  );
}
