/** What the libraries of Google and Node say besides the sentence: a name, or a number. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
