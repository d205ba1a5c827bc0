/** The stage of this page: the box of cubes, into which files may be dropped; or one of its cubes, taken out to be looked at. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Stage, type StageProps } from "../../cube/stage/index.tsx";
import { texts } from "../../shell/language.ts";
import { goTo } from "../../shell/route.ts";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Segments } from "../../ui/segments.tsx";
import { type BoxContent, filled } from "./box-content.ts";
import { change, record } from "./model.ts";

const t = texts("files");

/** From a file to cubes, or back. */
const WAYS = ["pack", "unpack"] as const;

const Box = lazy(() => import("./box.tsx"));
const TakenCube = lazy(() => import("./taken-cube.tsx"));

interface BoxStageProps
  extends Pick<StageProps, "size" | "largest" | "onSize" | "say" | "buttons" | "more" | "about">,
    TakesFiles {
  /** None: the box is empty. */
  readonly content: BoxContent | undefined;
  /** In an empty box. */
  readonly hint: string;
}

export function BoxStage({ content, hint, many, onFiles, ...stage }: BoxStageProps) {
  const [isOver, setOver] = useState(false);
  const [at, setAt] = useState(0);
  // In the box, taken out, or put back.
  const [cube, setCube] = useState<"in" | "out" | "back">("in");
  useEffect(() => {
    setAt(0);
    setCube("in");
  }, [content?.of]);
  const page = {
    page: "files",
    // What an earlier cube says is what Read tells.
    onTake: ({ facelets }: { readonly facelets: string }) => goTo("read", { facelets }),
  } as const;
  if (content && cube === "out")
    return <TakenCube page={page} content={content} at={at} onMove={setAt} onBack={() => setCube("back")} />;
  const count = content ? filled(content) : 0;
  return (
    <Stage
      {...page}
      {...stage}
      inWords={count === 0 ? t("box-empty") : t("box-of", { n: count })}
      row={
        <Segments
          label={t("way-label")}
          isLabelHidden
          options={WAYS.map((value) => ({ value, label: t(`way-${value}`) }))}
          chosen={record.value.value.way}
          onChoose={(way) => change({ way })}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same */}
      <div
        class={isOver ? "files-drop files-drop-over" : "files-drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          takeFiles(event.dataTransfer?.files, { many, onFiles });
        }}
      >
        {content ? (
          <Box
            content={content}
            at={at}
            isBack={cube === "back"}
            onMove={setAt}
            onTake={(place) => {
              setAt(place);
              // Nothing is there before the cubes are made.
              if (place < count) setCube("out");
            }}
          />
        ) : (
          <p class="box box-empty middle centered soft">{hint}</p>
        )}
      </div>
    </Stage>
  );
}

interface TakesFiles {
  readonly many?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets files be chosen. */
export function FileButton({
  label,
  look,
  many = false,
  onFiles,
}: TakesFiles & { readonly label: string; readonly look: ButtonLook }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple={many}
        onChange={(event) => {
          takeFiles(event.currentTarget.files, { many, onFiles });
          // Choosing the same file again counts too.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

function takeFiles(list: FileList | null | undefined, { many = false, onFiles }: TakesFiles): void {
  const files = [...(list ?? [])];
  if (files.length > 0) onFiles(many ? files : files.slice(0, 1));
}
