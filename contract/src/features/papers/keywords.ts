/** The keywords of a paper, which people divide by commas or semicolons. */
export function keywordsOf(written: string): string[] {
  return written
    .split(/[,;，；、]/)
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}
