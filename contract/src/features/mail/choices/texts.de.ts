import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

/** Without the names of events, which each event has beside its English one. */
export const mailChoiceTexts: Omit<Translation<typeof english.mailChoiceTexts>, 'events'> = {
  title: 'Mail',
  lead: 'Wählen Sie, was Sie per Mail erhalten möchten. Die Glocke zeigt alles.',
  bounced:
    'Mail an Ihre Adresse kam zurück, deshalb erhalten Sie keine. Wenn die Adresse wieder funktioniert, sagen Sie es hier.',
  arrives: 'Sie funktioniert wieder',
  alwaysSent: (names) => `Immer gesendet wird: ${names}.`,
  save: 'Speichern',
  saved: 'Ihre Auswahl wurde gespeichert',
  failed: 'Ihre Auswahl konnte nicht gespeichert werden',
};
