/** A button that lets files be chosen. */
import { useRef } from "preact/hooks";
import { Button, type ButtonLook } from "../../ui/button.tsx";

export interface TakesFiles {
  readonly many?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

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

export function takeFiles(list: FileList | null | undefined, { many = false, onFiles }: TakesFiles): void {
  const files = [...(list ?? [])];
  if (files.length > 0) onFiles(many ? files : files.slice(0, 1));
}
