import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const pressTexts: Translation<typeof english.pressTexts> = {
  title: 'Presse',
  lead: 'Für Journalistinnen und Journalisten: wer wir sind, wen Sie fragen können, und Bilder zum Drucken.',
  about: 'Wer wir sind',
  facts: { name: 'Name', short: 'Kurzname', part: 'Teil von', place: 'Ort' },
  contact: 'Kontakt für die Presse',
  logos: 'Logo',
  logo: { logo: 'Für helle Flächen', logoDark: 'Für dunkle Flächen', icon: 'Symbol' },
  portraits: 'Porträts',
  portraitsLead:
    'Diese Mitglieder bieten ihr Porträt der Presse an. Bitte drucken Sie daneben, wer es aufgenommen hat.',
  photo: (credit) => `Foto: ${credit}`,
  licences: {
    ccBy: 'CC BY 4.0',
    ccBySa: 'CC BY-SA 4.0',
    cc0: 'CC0 1.0',
    credit: 'Frei für die Presse, mit Namensnennung',
  },
  files: { png: 'Herunterladen (PNG)', jpeg: 'Herunterladen (JPEG)' },
};
