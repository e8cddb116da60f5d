import { words } from '../../../texts/words.ts';

/** On the pages of what a lab makes. */
export const outputPageTexts = words('madePage', {
  when: 'When',
  /** The labels of fields that most kinds have. */
  fields: { people: 'People', areas: 'Research areas', link: 'Website' },
  supervised: 'as supervisor',
  from: (start: string) => `from ${start}`,
  until: (end: string) => `until ${end}`,
  links: 'Links',
  works: 'Publications',
  /** The heading of records without a date. */
  undated: 'Without a date',
} as const);
