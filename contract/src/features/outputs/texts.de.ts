/** The titles of the kinds of what a lab makes, and the texts of each `kind.ts`, by the name of `words`. */
import type { Translation } from '../../texts/translation.ts';
import type { awardTexts } from './awards/kind.ts';
import type { fundingTexts } from './funding/kind.ts';
import type { projectTexts } from './projects/kind.ts';
import type { outputTexts } from './rows.ts';
import type { softwareTexts } from './software/kind.ts';
import type { talkTexts } from './talks/kind.ts';
import type { teachingTexts } from './teaching/kind.ts';
import type { thesisTexts } from './theses/kind.ts';

export const made: Translation<typeof outputTexts> = {
  projects: 'Projekte',
  software: 'Software und Daten',
  talks: 'Vorträge und Medien',
  awards: 'Preise',
  theses: 'Abschlussarbeiten',
  teaching: 'Lehre',
  funding: 'Förderung',
  resources: 'Ressourcen',
};

export const project: Translation<typeof projectTexts> = {
  one: 'Projekt',
  lead: 'Woran unser Labor arbeitet, wer es bezahlt und wer daran teilnimmt.',
  heading: 'Projekt hinzufügen',
  submit: 'Projekt hinzufügen',
  empty: 'Es gibt noch keine Projekte.',
  notFound: 'Projekt nicht gefunden.',
  fields: { state: 'Stand', funder: 'Gefördert von', grant: 'Förderkennzeichen', partners: 'Partner' },
  states: { running: 'Laufend', planned: 'Geplant', finished: 'Abgeschlossen' },
};

export const software: Translation<typeof softwareTexts> = {
  one: 'Software oder Datensatz',
  lead: 'Programme und Datensätze unseres Labors, frei nutzbar unter ihren Lizenzen.',
  heading: 'Software oder Datensatz hinzufügen',
  submit: 'Software oder Datensatz hinzufügen',
  empty: 'Es gibt noch keine Software und keine Datensätze.',
  notFound: 'Software oder Datensatz nicht gefunden.',
  fields: {
    title: 'Name',
    type: 'Art',
    version: 'Version',
    date: 'Veröffentlicht',
    licence: 'Lizenz',
    doi: 'DOI',
    install: 'Installation',
    repository: 'Repositorium',
    documentation: 'Dokumentation',
  },
  read: {
    stars: 'Sterne',
    release: 'Letzte Version',
    released: (version: string, date: string) => `${version} (${date})`,
    cite: 'Zitieren',
  },
  types: { software: 'Software', data: 'Datensatz' },
};

export const talk: Translation<typeof talkTexts> = {
  one: 'Vortrag',
  lead: 'Vorträge, die wir gehalten haben, und wo unser Labor in Zeitungen, im Radio und in Filmen war.',
  heading: 'Vortrag oder Bericht hinzufügen',
  submit: 'Vortrag oder Bericht hinzufügen',
  empty: 'Es gibt noch keine Vorträge.',
  notFound: 'Vortrag nicht gefunden.',
  fields: {
    type: 'Art',
    date: 'Datum',
    event: 'Veranstaltung oder Medium',
    place: 'Ort',
    video: 'Video',
    slides: 'Folien',
  },
  types: { talk: 'Vortrag', invited: 'Eingeladener Vortrag', poster: 'Poster', media: 'In den Medien' },
};

export const award: Translation<typeof awardTexts> = {
  one: 'Preis',
  lead: 'Preise, Stipendien und andere Ehrungen von Personen unseres Labors.',
  heading: 'Preis hinzufügen',
  submit: 'Preis hinzufügen',
  empty: 'Es gibt noch keine Preise.',
  notFound: 'Preis nicht gefunden.',
  fields: { title: 'Preis', date: 'Jahr', giver: 'Verliehen von', summary: 'Wofür', link: 'Mehr dazu' },
};

export const thesis: Translation<typeof thesisTexts> = {
  one: 'Abschlussarbeit',
  lead: 'Themen für Studierende, Arbeiten, die gerade entstehen, und solche, die fertig sind.',
  heading: 'Arbeit oder Thema hinzufügen',
  submit: 'Arbeit oder Thema hinzufügen',
  empty: 'Es gibt noch keine Abschlussarbeiten.',
  notFound: 'Abschlussarbeit nicht gefunden.',
  fields: {
    level: 'Art',
    state: 'Stand',
    date: 'Datum',
    people: 'Geschrieben von',
    supervisors: 'Betreut von',
    contact: 'Kontakt',
    pdf: 'PDF',
  },
  levels: { bachelor: 'Bachelor', master: 'Master', doctoral: 'Promotion' },
  states: { open: 'Offene Themen', running: 'In Arbeit', finished: 'Abgeschlossen' },
};

export const course: Translation<typeof teachingTexts> = {
  one: 'Lehrveranstaltung',
  lead: 'Was unser Labor lehrt und gelehrt hat, mit Materialien, wo sie frei sind.',
  heading: 'Lehrveranstaltung hinzufügen',
  submit: 'Lehrveranstaltung hinzufügen',
  empty: 'Es gibt noch keine Lehrveranstaltungen.',
  notFound: 'Lehrveranstaltung nicht gefunden.',
  fields: {
    title: 'Lehrveranstaltung',
    level: 'Für',
    term: 'Semester',
    date: 'Beginn',
    materials: 'Materialien',
    name: 'Name des Materials',
    url: 'Adresse des Materials',
    add: 'Material hinzufügen',
    remove: 'Material entfernen',
  },
};

export const funding: Translation<typeof fundingTexts> = {
  one: 'Förderung',
  lead: 'Wer unsere Forschung bezahlt, wofür und bis wann.',
  heading: 'Förderung hinzufügen',
  submit: 'Förderung hinzufügen',
  empty: 'Es gibt noch keine Förderungen.',
  notFound: 'Förderung nicht gefunden.',
  fields: { funder: 'Gefördert von', grant: 'Förderkennzeichen', amount: 'Betrag' },
};
