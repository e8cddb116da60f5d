import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const collaboratorTexts: Translation<typeof english.collaboratorTexts> = {
  heading: 'Partner',
  subheading: 'Mit wem wir zusammenarbeiten',
  loading: 'Partner werden geladen …',
  empty: 'Keine Partner gefunden.',
};
