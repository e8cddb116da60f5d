import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const firstStepTexts: Translation<typeof english.firstStepTexts> = {
  title: 'Was Besucher noch nicht sehen',
  lead: 'Nur Admins sehen diesen Teil.',
  progress: (done, all) => `${done} von ${all} Schritten erledigt`,
  all: 'Alle Schritte',
  add: {
    pictures: 'Erstes Bild hinzufügen',
    about: 'Beschreiben, woran das Labor arbeitet',
    areas: 'Ersten Forschungsbereich hinzufügen',
    works: 'Erste Arbeit hinzufügen',
    news: 'Erste Neuigkeit hinzufügen',
    people: 'Erste Person hinzufügen',
    positions: 'Erste offene Stelle hinzufügen',
    collaborators: 'Ersten Partner hinzufügen',
    contact: 'Angeben, wie man das Labor erreicht',
  },
};
