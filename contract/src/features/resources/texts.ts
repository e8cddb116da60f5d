import { words } from '../../texts/words.ts';

/** On the public pages, and on those for members. */
export const resourceTexts = words('resource', {
  one: 'Resource',
  lead: 'Protocols, equipment and what else may help others.',
  heading: 'Add resource',
  submit: 'Add resource',
  empty: 'There are no resources yet.',
  notFound: 'Resource not found.',
  fields: {
    type: 'Type',
    date: 'Version of',
    people: 'Who to ask',
    file: 'PDF',
  },
  types: { protocol: 'Protocols', equipment: 'Equipment', handbook: 'Handbook' },
  members: {
    lead: 'Protocols, equipment and handbook pages that only members of the team can read.',
    empty: 'Nothing is here yet.',
    notMember: 'These pages are for members of the team.',
    download: 'Download PDF',
    downloading: 'Downloading…',
    downloadFailed: 'The file could not be downloaded. Please try again.',
    fileGone: 'The file is no longer there.',
  },
} as const);
