/** "Use a smart cube": the browser lets the person choose one, and what is needed besides is asked here. For places where one can be used (`canBeSmart`). */

import type { ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { Icon } from "../../shell/icon.tsx";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { AddressDialog } from "./address-dialog.tsx";
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
