import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const pressPortraitTexts: Translation<typeof english.pressPortraitTexts> = {
  title: 'Porträt für die Presse',
  lead: 'Ihr Porträt kann auf der Seite Presse in voller Größe heruntergeladen werden, mit der Angabe, wer es aufgenommen hat. Ohne Ihre Zustimmung geschieht das nicht, und sie gilt nur für dieses Bild: bei einem anderen werden Sie wieder gefragt.',
  offered: 'Die Presse darf mein Porträt verwenden',
  credit: 'Wer das Bild aufgenommen hat',
  licence: 'Lizenz',
  noCredit: 'Bitte sagen Sie, wer das Bild aufgenommen hat',
  noPortrait: 'Laden Sie ein Porträt hoch, das Besucher sehen; dann können Sie es hier anbieten.',
  changed: 'Ihr Porträt hat sich inzwischen geändert. Bitte sehen Sie es noch einmal an.',
  unknown: 'Diese Auswahl gibt es nicht',
  saved: 'Das Porträt für die Presse wurde gespeichert',
  failed: 'Das Porträt für die Presse konnte nicht gespeichert werden',
};
