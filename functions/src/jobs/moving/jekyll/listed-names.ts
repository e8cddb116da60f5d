/** The names of authors as people write them into a list of publications. */
import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import { cslName } from '../../../features/imports/entries/plain-item.ts';

const initials = /^(?:\p{Lu}\.?[ -]?){1,5}$/u;

/** `Roe, A., Lee, B. C., & Poe, E.`, `Ada Roe, Bo Lee and Ed Poe`, or each divided by a semicolon. */
export function namesIn(written: string) {
  const text = written
    .replace(/<[^<>]{0,100}>|[*_†‡^#]/g, '')
    .replace(/(?<!\s)\s+/g, ' ')
    .trim();
  const parts = text
    .replace(/,? (?:&|and) /g, ', ')
    .split(/,\s?/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isApa =
    parts.length > 1 &&
    parts.length % 2 === 0 &&
    parts.every((part, at) => at % 2 === 0 || initials.test(part));
  if (isApa && !text.includes(';'))
    return parts.flatMap((family, at) => (at % 2 === 0 ? cslName(`${family}, ${parts[at + 1]}`) : []));
  const names = pastedNames(text);
  return (names.length > 0 ? names : [text]).filter(Boolean).map(cslName);
}

/** What stands before the year in a citation: `Roe, A. (2009). "Moss." <i>Acta</i>. 1(1).` */
export function authorsOfCitation(citation: string): string {
  const plain = citation.replace(/<[^<>]{0,100}>/g, '').replaceAll('&quot;', '"');
  const [before = ''] = plain.split(/\(\d{4}|["“]/, 1);
  return before.length < plain.length ? before.replace(/(?<![\s,])[\s,]+$/, '') : '';
}
