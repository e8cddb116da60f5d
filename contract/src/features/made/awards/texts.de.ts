import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const awardTexts: Translation<typeof english.awardTexts> = {
  one: 'Preis',
  lead: 'Preise, Stipendien und andere Ehrungen von Personen unseres Labors.',
  heading: 'Preis hinzufügen',
  submit: 'Preis hinzufügen',
  empty: 'Keine Preise gefunden.',
  notFound: 'Preis nicht gefunden.',
  fields: { title: 'Preis', date: 'Jahr', giver: 'Verliehen von', summary: 'Wofür', link: 'Mehr dazu' },
};
