import type * as english from './error-texts.ts';
import type { Translation } from './translation.ts';

export const errorTexts: Translation<typeof english.errorTexts> = {
  unauthorized: 'Bitte melden Sie sich noch einmal an.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  sessionRevoked: 'Sie wurden überall abgemeldet. Bitte melden Sie sich noch einmal an.',
  accountDisabled: 'Dieses Konto ist gesperrt.',
  forbidden: 'Zugriff nicht erlaubt',
  notFound: 'Nicht gefunden.',
  noSuchPath: 'Unter dieser Adresse gibt es nichts.',
  methodNotAllowed: (allowed) => `Diese Adresse beantwortet nur ${allowed}.`,
  tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  unavailable: 'Der Dienst ist überlastet. Bitte versuchen Sie es in einem Moment noch einmal.',
  listFull: 'Diese Liste ist voll. Bitte entfernen Sie zuerst einen Eintrag.',
  internal: 'Fehler im Server',
  invalid: 'Bitte prüfen Sie die Felder und versuchen Sie es noch einmal.',
  badCursor: 'Dieser Link zu einer Seite der Liste gilt nicht mehr. Bitte beginnen Sie auf der ersten Seite.',
  changedMeanwhile:
    'Jemand hat dies geändert, seit Sie es geöffnet haben. Bitte vergleichen Sie und versuchen Sie es noch einmal.',
};
