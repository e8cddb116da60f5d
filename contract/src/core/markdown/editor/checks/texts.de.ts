import type { Translation } from '../../../../texts/translation.ts';
import type * as english from './texts.ts';

export const checkTexts: Translation<typeof english.checkTexts> = {
  title: (count) => `Hinweise zum Lesen für alle: ${count}`,
  none: 'Hinweise zum Lesen für alle: keine',
  headingEmpty: 'Diese Überschrift hat keinen Text.',
  headingSkips: (words, level, before) =>
    `„${words}“ ist eine Überschrift H${level} unter H${before}. Wer nach Überschriften liest, vermisst eine dazwischen.`,
  headingLooks: (words) => `„${words}“ sieht aus wie eine Überschrift und ist eine fette Zeile.`,
  linkWords: (words) => `Der Link „${words}“ sagt nicht, wohin er führt.`,
  linkAddress: (words) => `Der Link „${words}“ ist eine Adresse. Eine Stimme liest sie Zeichen für Zeichen.`,
  linkSame: (words) => `Zwei Links heißen „${words}“ und führen zu verschiedenen Seiten.`,
  altNone: 'Ein Bild hat keinen Alternativtext und gilt deshalb als Schmuck.',
  altFile: (words) => `Der Alternativtext „${words}“ ist der Name einer Datei.`,
  altRepeats: 'Der Alternativtext eines Bildes wiederholt die Bildunterschrift.',
  altLong: (count) =>
    `Ein Alternativtext hat ${count} Zeichen. Lange Beschreibungen gehören in den Text, für alle.`,
  tableHead: (column) => `Spalte ${column} einer Tabelle hat keine Überschrift.`,
  passage: (words, language) => `„${words}“ ist anscheinend ${language}.`,
  captions: 'Bitte unter dem Video sagen, ob es Untertitel hat oder wo der Text zu lesen ist.',
  acts: {
    remove: 'Entfernen',
    makeHeading: (level) => `Zu H${level} machen`,
    changeWords: 'Text ändern',
    describe: 'Bild ändern',
    fillIn: 'Ausfüllen',
    mark: (language) => `Als ${language} kennzeichnen`,
    changeVideo: 'Video ändern',
  },
};
