/** ORCID iDs in any of their usual spellings. */
const spelled =
  /^(?:orcid(?:\s+id)?\s*:?\s*)?(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4})[-\s]?(\d{4})[-\s]?(\d{4})[-\s]?(\d{3}[\dx])\/?$/i;

/** The iD as ORCID writes it: `0000-0002-1825-0097`. */
export function orcidIn(written: string): string | undefined {
  const [, ...parts] = spelled.exec(written.trim().replace(/[‐-―−]/g, '-')) ?? [];
  return parts.length > 0 ? parts.join('-').toUpperCase() : undefined;
}

/** The last digit is a sum of the others (ISO 7064, MOD 11-2). */
export function hasRightCheckDigit(iD: string): boolean {
  const digits = iD.replaceAll('-', '');
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : String(check));
}

export const orcidAddress = (iD: string) => `https://orcid.org/${iD}`;
