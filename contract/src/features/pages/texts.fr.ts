import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const pageTexts: Translation<typeof english.pageTexts> = {
  locale: 'de_DE',
  lab: 'Forschungsbereiche, Publikationen, Neuigkeiten und Menschen unseres Forschungslabors.',
  publications:
    'Arbeiten unseres Forschungslabors, die neuesten zuerst: suchen Sie nach Bereich, Jahr, Autor oder Wort.',
  contactUs:
    'So erreichen Sie unser Forschungslabor: Telefon, E-Mail, Adresse, Sprechzeiten und ein Formular für Nachrichten.',
  verifyEmail:
    'So schließen Sie die Registrierung ab: öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  withoutScript: 'Diese Seite braucht JavaScript, das dieser Browser nicht ausführt.',
};
