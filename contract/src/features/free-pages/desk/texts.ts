/** For the desk; the names of fields are in ../kind.ts, what visitors read in ../texts.ts. */
export const freePageDeskTexts = {
  missing: {
    address: 'Use small letters, digits and hyphens, such as "visit-us"',
    noLetters: 'The title has no letters for an address. Please write one',
    taken: 'Another page has this address',
    tooMany: (most: number) => `The site can have ${most} pages`,
  },
  desk: {
    heading: 'Add page',
    submit: 'Add page',
    empty: 'There are no pages yet.',
    added: 'Page added successfully',
    updated: 'Page updated successfully',
    deleted: 'Page deleted',
    draft: 'Only admins see this page until it is published.',
  },
  versions: {
    title: 'Earlier versions',
    none: 'There are no earlier versions.',
    show: 'Show',
    hide: 'Hide',
    restore: 'Restore',
    restored: 'The earlier version is restored',
    by: (time: string, name: string) => (name ? `${time}, ${name}` : time),
    notFound: 'This version is no longer kept.',
    confirm: 'Restore this version?',
    kept: 'The present text stays among the versions.',
  },
} as const;
