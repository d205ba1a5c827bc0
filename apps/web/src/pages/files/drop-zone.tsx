/** Where files are dropped, or chosen with a button. */
import { useRef, useState } from "preact/hooks";
import { Button } from "../../ui/button.tsx";

interface DropZoneProps {
  readonly label: string;
  /** Below the button. */
  readonly hint: string;
  readonly many?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function DropZone({ label, hint, many = false, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(many ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
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
        take(event.dataTransfer?.files);
      }}
    >
      <Button onClick={() => field.current?.click()}>{label}</Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple={many}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Choosing the same file again counts too.
          event.currentTarget.value = "";
        }}
      />
      <span class="soft">{hint}</span>
    </div>
  );
}
