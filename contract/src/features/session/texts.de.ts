import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const sessionTexts: Translation<typeof english.sessionTexts> = {
  login: {
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    google: 'Weiter mit Google',
    failed: 'Auf Ihre Anmeldung kam keine Antwort.',
    googleWaits:
      'Das Anmeldefenster ist offen. Wenn Sie es nicht sehen, brechen Sie ab und versuchen Sie es noch einmal.',
    or: 'oder',
    noAccount: 'Neu hier?',
    toRegistration: 'Konto anlegen',
    forgot: 'Passwort vergessen?',
    toApply: (role) => `Melden Sie sich an, um sich als ${role} zu bewerben.`,
  },
  registration: {
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    confirmPassword: 'Passwort wiederholen',
    picture: 'Profilbild',
    submit: 'Registrieren',
    haveAccount: 'Haben Sie schon ein Konto?',
    toLogin: 'Anmelden',
    passwordsMatch: 'Die Passwörter stimmen überein',
    success: 'Die E-Mail zur Bestätigung wurde gesendet',
    failed: 'Etwas ist schiefgegangen',
    toApply: (role) => `Legen Sie ein Konto an, um sich als ${role} zu bewerben.`,
  },
  verifyEmail: {
    sent: 'Wir haben einen Link zur Bestätigung an Ihre E-Mail-Adresse geschickt.',
    checkSpam:
      'Wenn Sie ihn nicht finden, sehen Sie im Spam-Ordner nach oder registrieren Sie sich noch einmal.',
    verifiedTitle: 'E-Mail-Adresse bestätigt',
    verified: 'Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.',
    resend: 'Link noch einmal senden',
    resent: 'Die E-Mail zur Bestätigung wurde gesendet',
    toLogin: 'Anmelden',
    noUser: 'Zurzeit ist niemand angemeldet',
  },
  unverified: {
    title: 'E-Mail-Adresse nicht bestätigt',
    text: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden. Der Link dazu ist in Ihrem Postfach.',
  },
  logout: {
    title: 'Sind Sie sicher?',
    text: 'Zum Weiterarbeiten müssen Sie sich dann wieder anmelden.',
    confirm: 'Ja, abmelden!',
    success: 'Sie sind abgemeldet',
  },
  errors: {
    otherEmail: 'Das ist nicht die E-Mail-Adresse des angemeldeten Kontos.',
  },
};
