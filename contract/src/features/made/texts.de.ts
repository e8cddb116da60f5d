import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const madeTexts: Translation<typeof english.madeTexts> = {
  projects: 'Projekte',
  software: 'Software und Daten',
  talks: 'Vorträge und Medien',
  awards: 'Preise',
  theses: 'Abschlussarbeiten',
  teaching: 'Lehre',
  funding: 'Förderung',
  resources: 'Ressourcen',
};
