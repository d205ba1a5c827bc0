/** "Use a smart cube": the browser lets the person choose one, and what is needed besides is asked here. For places where one can be used (`canBeSmart`). */
import type { ComponentProps } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { Icon } from "../../shell/icon.tsx";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { AS_TYPED } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { SmartLink } from "./link.ts";
import "./style.css";

const t = texts("smart");

const PROBLEMS = ["not-chosen", "unknown-cube", "no-address"] as const;

interface SmartCubeButtonProps {
  readonly label?: string;
  /** Whether what the cube sends is kept, to be saved. */
  readonly isRecorded?: boolean | undefined;
  readonly onConnect: (link: SmartLink) => void;
}

export function SmartCubeButton({ label = t("use"), isRecorded = false, onConnect }: SmartCubeButtonProps) {
  const [news, setNews] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<ComponentProps<typeof AddressDialog>>();
  const say = (text: string) => {
    setNews(text);
    announce(text);
  };
  const connect = async () => {
    setBusy(true);
    try {
      const { connectLink } = await import("./link.ts");
      const link = await connectLink({
        onProgress: (stage) => stage !== "asking-address" && say(t(stage)),
        address: (name) => new Promise((onAnswer) => setAsked({ name, onAnswer })),
        isRecorded,
      });
      setNews(undefined);
      onConnect(link);
    } catch (error) {
      const code = (error as { readonly code?: unknown }).code;
      say(t(PROBLEMS.find((each) => each === code) ?? "no-answer"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="smart-use pile">
      <Button look="quiet" disabled={isBusy} onClick={() => void connect()}>
        <Icon path="M7 7.5l10 9-5 4.5v-18l5 4.5-10 9" />
        {label}
      </Button>
      {news !== undefined && <p class="soft">{news}</p>}
      {asked && (
        <AddressDialog
          name={asked.name}
          onAnswer={(address) => {
            setAsked(undefined);
            asked.onAnswer(address);
          }}
        />
      )}
    </div>
  );
}

/** Six bytes, as they are printed or copied. */
const ADDRESS = /^\s*(?:[0-9a-f]{2}[\s:.-]?){5}[0-9a-f]{2}\s*$/i;

interface AddressDialogProps {
  readonly name: string;
  /** Undefined gives up. */
  readonly onAnswer: (address: string | undefined) => void;
}

/** The address of a cube, which browsers do not tell: asked for where nothing else gave it away. */
function AddressDialog({ name, onAnswer }: AddressDialogProps) {
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
