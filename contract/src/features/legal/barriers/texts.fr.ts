import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const barrierTexts: Translation<typeof english.barrierTexts> = {
  lead: 'Können Sie etwas auf dieser Website nur schwer oder gar nicht benutzen? Schreiben Sie uns; Sie brauchen kein Konto.',
  form: {
    message: 'Was ist die Barriere?',
    page: 'Auf welcher Seite? (freiwillig)',
    email: 'E-Mail (freiwillig)',
    emailHelp: 'Nur, wenn Sie eine Antwort möchten',
    submit: 'Meldung senden',
  },
  sent: 'Vielen Dank. Das Labor hat Ihre Meldung.',
  failed: 'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  tooMany:
    'Heute sind sehr viele Meldungen eingegangen. Bitte schreiben Sie uns eine E-Mail, oder versuchen Sie es morgen noch einmal.',
};
