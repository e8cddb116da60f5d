import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const resourceTexts: Translation<typeof english.resourceTexts> = {
  one: 'Ressource',
  lead: 'Protokolle, Geräte und was anderen sonst noch hilft.',
  heading: 'Ressource hinzufügen',
  submit: 'Ressource hinzufügen',
  empty: 'Es gibt noch keine Ressourcen.',
  notFound: 'Ressource nicht gefunden.',
  fields: { type: 'Art', date: 'Stand', people: 'Wen man fragt', file: 'PDF' },
  types: { protocol: 'Protokolle', equipment: 'Geräte', handbook: 'Handbuch' },
  members: {
    lead: 'Protokolle, Geräte und Seiten des Handbuchs, die nur Mitglieder des Teams lesen können.',
    empty: 'Hier ist noch nichts.',
    notMember: 'Diese Seiten sind für Mitglieder des Teams.',
    download: 'PDF herunterladen',
    downloading: 'Wird heruntergeladen …',
    downloadFailed: 'Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.',
    fileGone: 'Die Datei ist nicht mehr da.',
  },
};
