import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const projectTexts: Translation<typeof english.projectTexts> = {
  one: 'Projekt',
  lead: 'Woran unser Labor arbeitet, wer es bezahlt und wer daran teilnimmt.',
  heading: 'Projekt hinzufügen',
  submit: 'Projekt hinzufügen',
  empty: 'Keine Projekte gefunden.',
  notFound: 'Projekt nicht gefunden.',
  fields: { state: 'Stand', funder: 'Gefördert von', grant: 'Förderkennzeichen', partners: 'Partner' },
  states: { running: 'Laufend', planned: 'Geplant', finished: 'Abgeschlossen' },
};
