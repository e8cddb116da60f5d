/** On the pages of what a lab makes. */
export const madePageTexts = {
  when: 'When',
  since: (start: string) => `since ${start}`,
  until: (end: string) => `until ${end}`,
  links: 'Links',
  works: 'Publications',
  areas: 'Research areas',
  /** The heading of records without a date. */
  undated: 'Without a date',
  back: (list: string) => `All: ${list}`,
  older: (list: string) => `${list}, further`,
  notFound: 'There is nothing here any more.',
  failed: 'Something went wrong',
} as const;
