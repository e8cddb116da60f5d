import { words } from '../../../texts/words.ts';

export const softwareTexts = words('software', {
  one: 'Software or data set',
  lead: 'Programs and data sets of our lab, free to use under their licences.',
  heading: 'Add software or data set',
  submit: 'Add software or data set',
  empty: 'No software and no data sets found.',
  notFound: 'Software or data set not found.',
  fields: {
    title: 'Name',
    type: 'Type',
    version: 'Version',
    date: 'Released',
    licence: 'Licence',
    doi: 'DOI',
    install: 'Installation',
    repository: 'Repository',
    documentation: 'Documentation',
  },
  read: {
    stars: 'Stars',
    release: 'Last release',
    released: (version: string, date: string) => `${version} (${date})`,
    cite: 'Cite',
  },
  types: { software: 'Software', data: 'Data set' },
} as const);
