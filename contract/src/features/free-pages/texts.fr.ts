import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const freePageTexts: Translation<typeof english.freePageTexts> = {
  one: 'Seite',
  title: 'Seiten',
  notFound: 'Diese Seite wurde nicht gefunden.',
  back: 'Zurück zur Startseite',
};
