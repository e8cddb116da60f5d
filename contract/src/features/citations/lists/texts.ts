import { words } from '../../../texts/words.ts';

/** For lists of works, as in a CV, and the page on which they are exported. */
export const listTexts = words('list', {
  lead: 'For a CV or a report: choose how the list looks, then take a file. Its link always leads to the current list.',
  all: 'All publications',
  style: 'Citation style',
  layout: 'Arrangement',
  layouts: { year: 'By year', numbered: 'Numbered', plain: 'Plain' },
  bold: 'Name in bold',
  nobody: 'Nobody',
  show: 'Show',
  change: 'Change the filters',
  preview: 'How it begins',
  shortened: 'Where a style shortens a long list of authors, the name in bold may be left out too.',
  files: 'Formatted lists',
  formats: { docx: 'Word', html: 'Web page', txt: 'Text' },
  data: 'For other programs',
  csv: 'CSV',
  of: (name: string) => `Publications of ${name}`,
  from: 'From',
  /** `count` works are in the file. */
  cut: (count: number) => `Only the first ${count} works are in this file. The others are at`,
  withoutYear: 'Without a year',
  page: 'Page',
  yes: 'yes',
} as const);
