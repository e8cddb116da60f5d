import type * as english from './field-texts.ts';
import type { Translation } from './translation.ts';

export const fieldNames: Translation<typeof english.fieldNames> = {
  name: 'Name',
  email: 'E-Mail',
  image: 'Bild',
  photo: 'Foto',
  pdf: 'PDF',
  doi: 'DOI',
  year: 'Jahr',
  search: 'Suche',
  item: 'Eintrag',
  cursor: 'Stelle in der Liste',
  moveTo: 'Verschieben nach',
};

export const fieldTexts: Translation<typeof english.fieldTexts> = {
  kilobytes: (size) => `${size} kB`,
  megabytes: (size) => `${size} MB`,
  namesHelp: 'Die Eingabetaste fügt einen Namen hinzu',
  gone: 'Nicht mehr vorhanden',
  searchWorks: 'Wörter des Titels, ein Nachname oder eine DOI',
  openChoices: 'Auswahl zeigen',
  closeChoices: 'Auswahl schließen',
  clearChoices: 'Alle entfernen',
  noChoices: 'Nichts gefunden',
  unknownWork: 'Eine dieser Arbeiten wurde gelöscht. Bitte entfernen Sie sie aus der Liste.',
  savedOnDevice: (time) => `Auf diesem Gerät gespeichert (${time})`,
  required: (field) => `Bitte ausfüllen: ${field}`,
  tooLong: (field, max) => `${field}: höchstens ${max} Zeichen`,
  number: (field, min, max) => `${field}: bitte eine Zahl von ${min} bis ${max}`,
  wholeNumber: (field, min, max) => `${field}: bitte eine ganze Zahl von ${min} bis ${max}`,
  tooManyBytes: (field) =>
    `${field} braucht zu viel Platz. Bitte verwenden Sie weniger zusammengesetzte Zeichen.`,
  nestedTooDeep: (field, max) => `${field}: höchstens ${max} Listen oder Zitate ineinander`,
  tooLargeTables: (field, columns, cells) =>
    `${field}: höchstens ${columns} Spalten in einer Tabelle und ${cells} Zellen in allen Tabellen`,
  tooLargeOnPage: (field) =>
    `${field}: wird auf einer Seite zu groß. Bitte weniger Formeln, Bilder oder Tabellen verwenden.`,
  tooMany: (field, max) => `${field}: höchstens ${max} Einträge`,
  wrongType: (field) => `${field} ist nicht gültig`,
  missing: 'Bitte füllen Sie dieses Feld aus',
  invalid: 'Bitte prüfen Sie dieses Feld',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  url: 'Bitte geben Sie eine gültige Webadresse an',
  image: 'Bitte laden Sie ein Bild hoch',
  imageAddress: 'Bitte laden Sie das Bild hier hoch: Bilder von anderen Adressen können nicht gezeigt werden',
  pdfAddress: 'Die PDF muss hier hochgeladen sein oder mit https:// beginnen',
  date: 'Bitte geben Sie ein gültiges Datum an (JJJJ-MM-TT)',
  moment: 'Bitte geben Sie ein gültiges Datum (JJJJ-MM-TT) oder Datum und Uhrzeit (JJJJ-MM-TT HH:MM) an',
  doi: 'Bitte geben Sie eine gültige DOI an, zum Beispiel 10.1000/182',
  year: 'Bitte geben Sie ein Jahr mit vier Ziffern an',
  pageLimit: 'Die Grenze muss eine ganze Zahl sein',
  notAnImage: 'Diese Datei ist kein Bild',
  noImageEncoder:
    'Dieser Browser kann keine Bilder vorbereiten. Bitte verwenden Sie ein aktuelles Chrome, Edge oder Firefox.',
  imageTooLarge: 'Das Bild muss kleiner als 5 MB sein',
  chosenImageTooLarge: 'Die Datei eines Bildes darf höchstens 60 MB haben',
  notAPdf: 'Diese Datei ist keine PDF',
  pdfTooLarge: 'Die PDF muss kleiner als 20 MB sein',
  uploadFailed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  uploadRefused:
    'Sie dürfen diese Datei nicht hochladen. Bitte melden Sie sich noch einmal an und versuchen Sie es wieder.',
  counter: (length, max) => `${length}/${max}`,
};
