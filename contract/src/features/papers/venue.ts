/** Where a work appeared, in one line for lists. */
import type { Manuscript } from './fields.ts';

export const venueFields = [
  'type',
  'publisher',
  'bookTitle',
  'event',
  'school',
  'institution',
  'volume',
  'issue',
  'pages',
] as const satisfies readonly (keyof Manuscript)[];

type WithVenue = Partial<Pick<Manuscript, (typeof venueFields)[number]>>;

/** `Journal of Small Waves 12(3), 45-67`; empty for a work that appeared nowhere. */
export function venueOf(work: WithVenue): string {
  const { type, publisher, bookTitle, event, school, institution, volume, issue, pages } = work;
  if (type === 'article' || type === undefined) {
    const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
    const place = [publisher, number].filter(Boolean).join(' ');
    return [place, publisher && pages].filter(Boolean).join(', ');
  }
  return bookTitle || event || school || institution || publisher || '';
}
