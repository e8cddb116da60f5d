import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const invitationTexts: Translation<typeof english.invitationTexts> = {
  key: 'Einladung',
  lead: (lab) => `${lab} lädt Sie ein. Wählen Sie, wie Sie sich anmelden möchten.`,
  for: 'Diese Einladung ist für',
  hasProfile: 'Das Labor hat Ihr Profil schon ausgefüllt. Sie können es nach der Anmeldung ändern.',
  google: (email) =>
    `Ihr Konto ist bereit. Drücken Sie den Knopf noch einmal und wählen Sie das Konto ${email}.`,
  submit: 'Mein Konto anlegen',
  failed: 'Ihr Konto konnte nicht angelegt werden.',
  errors: {
    gone: 'Diese Einladung gilt nicht mehr. Bitte fragen Sie das Labor nach einer neuen.',
    incomplete:
      'Diese Adresse ist nicht vollständig. Bitte öffnen Sie die Einladung noch einmal mit ihrer ganzen Adresse.',
    hasAccount: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich an.',
    nobody: 'Bitte geben Sie mindestens eine E-Mail-Adresse an',
    tooMany: 'Bitte laden Sie höchstens 100 Personen auf einmal ein',
    role: 'Bitte wählen Sie eine Rolle',
  },
};
