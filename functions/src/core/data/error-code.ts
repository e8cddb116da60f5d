/** The code (a name or a number) that errors of Google's libraries and of Node carry. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
