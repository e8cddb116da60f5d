import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const paperSearchTexts: Translation<typeof english.paperSearchTexts> = {
  type: 'Art',
  anybody: 'Alle Personen',
  words: 'Wörter',
  moreFilters: 'Weitere Filter',
  only: 'Nur zeigen',
  filteredBy: 'Gefiltert nach',
  removeFilter: 'Filter entfernen',
  unknownPerson: 'unbekannt',
  files: { label: 'Diese Liste für andere Programme', feed: 'Feed', bib: 'BibTeX' },
  suggestions: 'Vorschläge',
  kinds: { area: 'Forschungsbereich', author: 'Autor', paper: 'Arbeit' },
};
