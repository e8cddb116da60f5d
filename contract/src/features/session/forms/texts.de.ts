import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const sessionFormTexts: Translation<typeof english.sessionFormTexts> = {
  validation: {
    name: 'Bitte geben Sie Ihren Namen an',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    password: 'Bitte geben Sie ein Passwort an',
    passwordMin: 'Mindestens 6 Zeichen',
    passwordMax: 'Höchstens 16 Zeichen',
    passwordPattern: 'Es braucht Großbuchstaben, Kleinbuchstaben, Ziffer und Sonderzeichen',
    confirmPassword: 'Bitte wiederholen Sie das Passwort',
    mismatch: 'Die beiden Passwörter müssen gleich sein',
    picture: 'Bitte wählen Sie ein Profilbild',
  },
  showPassword: 'Passwort zeigen',
  checklist: {
    length: '6 bis 16 Zeichen',
    uppercase: 'Ein Großbuchstabe',
    lowercase: 'Ein Kleinbuchstabe',
    digit: 'Eine Ziffer',
    special: 'Ein Sonderzeichen',
    holds: '(erfüllt)',
  },
};
