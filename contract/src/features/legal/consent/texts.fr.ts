import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const consentTexts: Translation<typeof english.consentTexts> = {
  title: 'Das Labor bittet um Ihre Einwilligung',
  agree: 'Ich habe dies gelesen und bin einverstanden',
  required: 'Bitte lesen Sie den Text und willigen Sie ein',
  changed: 'Der Text wurde geändert. Bitte lesen Sie ihn noch einmal und willigen Sie ein',
};
