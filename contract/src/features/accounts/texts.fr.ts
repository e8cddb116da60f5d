import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const accountTexts: Translation<typeof english.accountTexts> = {
  forgotPassword: {
    lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos an. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    sent: 'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist der Link unterwegs. Das kann ein paar Minuten dauern; sehen Sie auch im Spam-Ordner nach.',
    back: 'Zurück zur Anmeldung',
  },
  resend: {
    lead: 'Noch keine E-Mail bekommen? Geben Sie E-Mail-Adresse und Passwort an, dann schicken wir den Link noch einmal.',
    alreadyVerified: 'Diese E-Mail-Adresse ist schon bestätigt. Sie können sich jetzt anmelden.',
    notSent:
      'Ihr Konto wurde angelegt, aber die E-Mail zur Bestätigung konnte nicht gesendet werden. Hier können Sie sie noch einmal senden.',
  },
};
