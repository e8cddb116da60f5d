/** Why a save failed, for the person at the console. Whoever fails, the system's code is in what it says. */
const known: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no more space for you on the disk',
  EROFS: 'the disk is read-only now',
  EIO: 'the disk fails',
};

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = Object.keys(known).find((each) => new RegExp(`\\b${each}\\b`).test(message));
  return code ? `${known[code]} (${code})` : message;
}
