/**
 * Why nothing can be written, for the person at the console. Whoever fails, the system's code is in what it
 * says.
 */
const known: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'Free some space and try again.'],
  EDQUOT: ['there is no more space for you on the disk', 'Free some space and try again.'],
  EROFS: ['the disk is read-only now', 'Make it writable and try again.'],
  EIO: ['the disk fails', 'Have the disk checked.'],
  EACCES: ['you have no right to write there', 'Get that right, or choose another folder.'],
};

const because = (code: string): string | undefined => known[code] && `${known[code][0]} (${code})`;

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = Object.keys(known).find((each) => new RegExp(`\\b${each}\\b`).test(message));
  return (code && because(code)) ?? message;
}

/** Why this cannot be written and what to do; undefined if the disk is not the reason. */
export function cannotWrite(what: string, error: unknown): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  return known[code] && `${what} cannot be written: ${because(code)}. ${known[code][1]}`;
}
