import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const alumniTexts: Translation<typeof english.alumniTexts> = {
  title: 'Ehemalige',
  lead: 'Wer hier war, was sie hier taten und wohin sie gingen.',
  empty: 'Es gibt noch keine Ehemaligen.',
  notFound: 'Diese Person wurde nicht gefunden.',
  by: 'Geordnet nach',
  byYear: 'Jahr',
  byRole: 'Rolle',
  jump: 'Auf dieser Seite',
  yearUnknown: 'Jahr nicht bekannt',
  roleUnknown: 'Andere',
  former: 'War hier',
  back: 'Alle Ehemaligen',
  history: 'Im Labor',
  since: (from) => `seit ${from}`,
  thesis: 'Abschlussarbeit',
  first: 'Danach',
  present: 'Jetzt',
  after: 'Nach der Zeit im Labor',
  link: 'Website',
};
