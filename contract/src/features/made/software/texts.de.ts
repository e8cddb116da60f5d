import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const softwareTexts: Translation<typeof english.softwareTexts> = {
  one: 'Software oder Datensatz',
  lead: 'Programme und Datensätze unseres Labors, frei nutzbar unter ihren Lizenzen.',
  heading: 'Software oder Datensatz hinzufügen',
  submit: 'Software oder Datensatz hinzufügen',
  empty: 'Keine Software und keine Datensätze gefunden.',
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
