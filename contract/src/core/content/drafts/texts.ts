/** Only the desk shows them. */
export const draftTexts = {
  fields: { publishAt: 'Publish at', withdrawAt: 'Withdraw at' },
  wrong: {
    moment: 'Please write a day and a time, such as 2026-12-01 14:00',
    past: 'This time has passed already',
    order: 'It cannot be withdrawn before it is published',
    noTime: 'Please choose a time',
    notDrafted: 'There is nothing to publish at that time: write the next version first',
  },
  notFound: 'There is no such draft.',
  noVersion: 'This version is no longer kept.',
  changed: 'Somebody else has changed this draft in the meantime.',
  /** `state`: how the record stands. */
  impossible: (state: string) => `This is not possible, because the record is ${state}.`,
  states: {
    none: 'gone',
    draft: 'a draft',
    scheduled: 'scheduled',
    published: 'published',
    changed: 'published, with a next version',
    withdrawn: 'withdrawn',
  },
  late: 'Both times passed while the lab’s server was off.',
  hasDraft: 'It has a draft or a time at which it changes. Publish or drop these first.',
} as const;
