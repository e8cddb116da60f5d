import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const ownAccountTexts: Translation<typeof english.ownAccountTexts> = {
  changePassword: {
    title: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    confirm: 'Neues Passwort wiederholen',
    submit: 'Passwort ändern',
    done: 'Das Passwort wurde geändert',
    wrongCurrent: 'Das aktuelle Passwort ist falsch.',
    google: 'Sie melden sich mit Google an, deshalb gibt es hier kein Passwort zu ändern.',
  },
  data: {
    title: 'Meine Daten herunterladen',
    lead: 'Alles, was hier über Sie gespeichert ist, als JSON-Datei.',
    submit: 'Meine Daten herunterladen',
    fileName: 'meine-daten.json',
    failed: 'Ihre Daten konnten nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.',
  },
  remove: {
    title: 'Mein Konto löschen',
    lead: 'Ihr Konto, Profil, Bilder, Bewerbung, Nachrichten und eingereichte Arbeiten werden endgültig gelöscht. Veröffentlichte Arbeiten bleiben, mit Ihrem Namen.',
    password: 'Ihr Passwort',
    submit: 'Mein Konto löschen',
    confirm: 'Ja, mein Konto löschen',
    goes: (parts) =>
      `Das wird endgültig gelöscht: ${parts}. Veröffentlichte Arbeiten bleiben, mit Ihrem Namen.`,
    parts: {
      account: 'Ihr Konto und Ihr Profil mit allen Bildern',
      application: (role) => `Ihre Bewerbung als ${role}`,
      papers: (count) => `Ihre eingereichten Arbeiten (${count})`,
      messages: (count) => `Ihre Nachrichten an das Labor (${count})`,
      moreThan: (count) => `mehr als ${count}`,
    },
    deleting: 'Wird gelöscht …',
    done: 'Ihr Konto wurde gelöscht',
    failed: 'Ihr Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
    tooLongAgo: 'Bitte melden Sie sich noch einmal an, bevor Sie Ihr Konto löschen.',
    lastAdmin:
      'Sie verwalten diese Website allein. Bitte geben Sie erst einer anderen Person die Rechte dazu, bevor Sie Ihr Konto löschen.',
  },
};
