import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const paperSearchTexts: Translation<typeof english.paperSearchTexts> = {
  type: 'Art',
  allTypes: 'Alle Arten',
  anybody: 'Alle Personen',
  words: 'Wörter',
  moreFilters: 'Weitere Filter',
  filteredBy: 'Gefiltert nach',
  removeFilter: 'Filter entfernen',
  unknownPerson: 'unbekannt',
  files: { label: 'Diese Liste für andere Programme', feed: 'Feed' },
  suggestions: 'Vorschläge',
  kinds: { area: 'Forschungsbereich', author: 'Autor', paper: 'Arbeit' },
};
