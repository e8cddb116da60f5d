import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const fundingTexts: Translation<typeof english.fundingTexts> = {
  one: 'Förderung',
  lead: 'Wer unsere Forschung bezahlt, wofür und bis wann.',
  heading: 'Förderung hinzufügen',
  submit: 'Förderung hinzufügen',
  empty: 'Keine Förderungen gefunden.',
  notFound: 'Förderung nicht gefunden.',
  fields: { funder: 'Gefördert von', grant: 'Förderkennzeichen', amount: 'Betrag' },
};
