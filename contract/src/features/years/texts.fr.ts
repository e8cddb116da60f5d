import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const yearTexts: Translation<typeof english.yearTexts> = {
  lead: (lab) => `Was ${lab} veröffentlicht und getan hat, wer kam und wer ging.`,
  notFound: 'Aus diesem Jahr gibt es hier nichts.',
  back: 'Publikationen',
  others: 'Andere Jahre',
  print: 'Drucken',
  numbers: 'In Zahlen',
  csv: 'Zahlen als CSV',
  works: 'Publikationen',
  moreWorks: (count) => `Alle Publikationen des Jahres: ${count}`,
  came: 'Wer kam',
  left: 'Wer ging',
  here: 'Wer hier war',
  events: 'Veranstaltungen',
  moreEvents: (count) => `Alle Veranstaltungen des Jahres: ${count}`,
  news: 'Neuigkeiten',
  newsItems: (count) => (count === 1 ? '1 Neuigkeit' : `${count} Neuigkeiten`),
  made: {
    projects: 'Begonnene Projekte',
    software: 'Software und Daten',
    talks: 'Vorträge und Medien',
    awards: 'Preise',
    theses: 'Beendete Abschlussarbeiten',
    teaching: 'Lehrveranstaltungen',
    funding: 'Begonnene Förderungen',
    resources: 'Ressourcen',
  },
  year: 'Jahr',
  columns: { what: 'Was', which: 'Welche', number: 'Anzahl' },
  total: 'Alle',
};
