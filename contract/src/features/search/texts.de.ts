import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const searchTexts: Translation<typeof english.searchTexts> = {
  title: 'Suche',
  lead: 'Publikationen, Menschen, Neuigkeiten und alles andere auf dieser Website.',
  field: 'Was suchen Sie?',
  submit: 'Suchen',
  groups: {
    works: 'Publikationen',
    people: 'Menschen',
    news: 'Neuigkeiten',
    areas: 'Forschungsbereiche',
    outputs: 'Projekte, Software, Vorträge und mehr',
    positions: 'Offene Stellen',
    events: 'Veranstaltungen',
    pages: 'Seiten',
  },
  found: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  none: 'Nichts gefunden.',
  noneHint: 'Versuchen Sie ein anderes Wort, einen Nachnamen oder ein Jahr.',
  partial: 'Kein Eintrag enthält alle diese Wörter. Am nächsten kommen:',
  loading: 'Die Suche wird geladen …',
  failed:
    'Die Suche konnte hier nicht geladen werden. Die Eingabetaste zeigt die Ergebnisse auf einer eigenen Seite.',
  results: 'Ergebnisse',
  all: 'Alle Ergebnisse',
  keys: '↑ ↓ wählen, Eingabetaste öffnet, Esc schließt',
  letterKey: 'Taste /',
  allOfGroup: (count) => `Alle ${count} zeigen`,
};
