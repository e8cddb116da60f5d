import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const listTexts: Translation<typeof english.listTexts> = {
  lead: 'Für einen Lebenslauf oder einen Bericht: wählen Sie, wie die Liste aussieht, und nehmen Sie dann eine Datei. Ihr Link führt immer zur aktuellen Liste.',
  all: 'Alle Publikationen',
  style: 'Zitierstil',
  layout: 'Anordnung',
  layouts: { year: 'Nach Jahren', numbered: 'Nummeriert', plain: 'Einfach' },
  bold: 'Name in Fettschrift',
  nobody: 'Niemand',
  show: 'Anzeigen',
  change: 'Filter ändern',
  preview: 'So beginnt sie',
  shortened: 'Wo ein Stil eine lange Autorenliste kürzt, kann auch der Name in Fettschrift fehlen.',
  files: 'Fertige Listen',
  formats: { docx: 'Word', html: 'Webseite', txt: 'Text' },
  data: 'Für andere Programme',
  csv: 'CSV',
  of: (name) => `Publikationen von ${name}`,
  from: 'Quelle:',
  cut: (count) => `Nur die ersten ${count} Arbeiten stehen in dieser Datei. Die anderen finden Sie unter`,
  withoutYear: 'Ohne Jahr',
  page: 'Seite',
  yes: 'ja',
};
