import { words } from '../../../texts/words.ts';

/** Not in papers/texts.ts, which is part of every visitor's script. */
export const paperSearchTexts = words('paperSearch', {
  type: 'Type',
  anybody: 'Anybody',
  words: 'Words',
  moreFilters: 'More filters',
  only: 'Show only',
  filteredBy: 'Filtered by',
  removeFilter: 'Remove the filter',
  unknownPerson: 'unknown',
  files: { label: 'This list for other programs', feed: 'Feed', bib: 'BibTeX' },
  suggestions: 'Suggestions',
  kinds: { area: 'Research area', author: 'Author', paper: 'Paper' },
} as const);
