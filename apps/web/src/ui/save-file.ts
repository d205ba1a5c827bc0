/** Saves a file as a download of the browser. */
const KEPT_MS = 60_000;

export function saveFile(
  name: string,
  content: string | Uint8Array | Blob,
  type = "application/octet-stream",
): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
