/**
 * Why a command cannot write its file, in the words of the local suite (`emulators/src/saving/reason.ts`).
 */
const known: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full (ENOSPC). Free some space and try again.',
  EDQUOT: 'there is no more space for you on the disk (EDQUOT). Free some space and try again.',
  EROFS: 'the disk is read-only now (EROFS). Make it writable and try again.',
};

/** Undefined if the disk is not the reason. */
export function cannotWrite(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return known[code] && `The file cannot be written: ${known[code]}`;
}
