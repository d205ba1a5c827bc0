/** What the system says, in words: its codes mean nothing to most people. */

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "you have no permission",
  EPERM: "the system does not permit it",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  ENAMETOOLONG: "its name is too long",
  ENOSPC: "the disk is full",
  EDQUOT: "your share of the disk is full",
  EROFS: "the disk can only be read",
  ELOOP: "its links go around in a circle",
  EMFILE: "too many files are open",
  EIO: "the disk failed",
};

/** Why reading or writing failed. */
export function systemWords(error: unknown): string {
  const { code = "", message } = error as { readonly code?: string; readonly message: string };
  return WORDS[code] ?? message;
}
