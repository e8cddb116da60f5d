import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const applicationTexts: Translation<typeof english.applicationTexts> = {
  form: {
    title: (role) => `Als ${role} bewerben`,
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefonnummer',
    university: 'Universität',
    researchArea: 'Forschungsbereich',
    role: 'Stelle',
    details: 'Motivation',
    detailsAdvice: 'Warum Sie sich bewerben und was Sie mitbringen.',
    resume: 'Webadresse des Lebenslaufs',
    resumeAdvice: 'Bitte geben Sie einen Google-Drive-Link an, den alle öffnen können.',
    anyLink: 'Jeder Link, den das Labor öffnen kann, ist recht.',
    submit: 'Bewerbung absenden',
    wanted: 'Was diese Stelle verlangt',
    reminder:
      'Wenn Sie das Formular beginnen und nicht senden, werden Sie vor dem Ende der Frist erinnert. Was Sie schreiben, bleibt bis zum Senden auf diesem Gerät.',
    rules:
      'Sie können eine Bewerbung zur gleichen Zeit haben. Das Labor kann Ihnen vor der Entscheidung Fragen stellen, und Sie lesen die Entscheidung unter „Meine Bewerbungen“.',
  },
  validation: {
    researchArea: 'Bitte wählen Sie einen Forschungsbereich',
    detailsTooLong: 'Höchstens 500 Zeichen',
    resume: 'Bitte geben Sie die Webadresse Ihres Lebenslaufs an',
    resumeUrl: 'Bitte geben Sie eine gültige Webadresse an',
    resumeAndName: 'Lebenslauf und Name werden gebraucht',
    role: 'Diese Stelle ist nicht offen',
  },
  submitted: 'Ihre Bewerbung wurde gesendet',
  exists: 'Sie haben sich schon beworben!',
  existsText: 'Sie können nicht mehr als eine Bewerbung senden.',
  failures: {
    wrong: 'Etwas ist schiefgegangen',
    failed: 'Das Senden ist fehlgeschlagen',
    tryAgain: 'Noch einmal versuchen',
    badRequest: 'Lebenslauf und Name werden gebraucht',
    unauthorizedTitle: 'Nicht angemeldet',
    unauthorized: 'Bitte melden Sie sich noch einmal an.',
    forbiddenTitle: 'Zugriff nicht erlaubt',
    forbidden: 'Sie dürfen diese Bewerbung nicht senden.',
    serverTitle: 'Fehler im Server',
    server: 'Bitte versuchen Sie es später noch einmal.',
    other: 'Die Bewerbung konnte nicht gesendet werden',
  },
  mine: {
    title: 'Meine Bewerbungen',
    empty: 'Keine Bewerbungen gefunden.',
    state: 'Wartet',
    resume: 'Lebenslauf',
    feedback: 'Rückmeldung',
    deleteText: (role) =>
      `Ihre Bewerbung für „${role}“ wird gelöscht, mit Ihrem Text und der Rückmeldung des Labors. Sie können sich wieder bewerben.`,
    deleteConfirm: 'Ja, löschen!',
    deleted: 'Die Bewerbung wurde gelöscht',
    deleteFailed: 'Die Bewerbung konnte nicht gelöscht werden',
  },
};
