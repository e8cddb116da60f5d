import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const thesisTexts: Translation<typeof english.thesisTexts> = {
  one: 'Abschlussarbeit',
  lead: 'Themen für Studierende, Arbeiten, die gerade entstehen, und solche, die fertig sind.',
  heading: 'Arbeit oder Thema hinzufügen',
  submit: 'Arbeit oder Thema hinzufügen',
  empty: 'Keine Abschlussarbeiten gefunden.',
  notFound: 'Abschlussarbeit nicht gefunden.',
  fields: {
    level: 'Art',
    state: 'Stand',
    date: 'Abgegeben oder begonnen',
    people: 'Geschrieben von',
    supervisors: 'Betreut von',
    contact: 'Kontakt',
    pdf: 'PDF',
  },
  levels: { bachelor: 'Bachelor', master: 'Master', doctoral: 'Promotion' },
  states: { open: 'Offene Themen', running: 'In Arbeit', finished: 'Abgeschlossen' },
};
