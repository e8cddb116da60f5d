/** On the pages of what a lab makes. */
export const madePageTexts = {
  when: 'When',
  from: (start: string) => `from ${start}`,
  until: (end: string) => `until ${end}`,
  links: 'Links',
  works: 'Publications',
  /** The heading of records without a date. */
  undated: 'Without a date',
  back: (list: string) => `All: ${list}`,
} as const;
