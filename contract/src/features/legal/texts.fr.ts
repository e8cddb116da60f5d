import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const legalTexts: Translation<typeof english.legalTexts> = {
  pages: { imprint: 'Impressum', privacy: 'Datenschutz', accessibility: 'Barrierefreiheit' },
  report: 'Barriere melden',
  notFound: 'Das Labor hat diese Seite nicht veröffentlicht.',
  back: 'Zurück zur Startseite',
};
