import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { choice, declareOutput, outputFields } from '../fields.ts';

export const softwareTexts = words('software', {
  one: 'Software or data set',
  lead: 'Programs and data sets of our lab, free to use under their licences.',
  heading: 'Add software or data set',
  submit: 'Add software or data set',
  empty: 'There is no software and no data set yet.',
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

const { fields, types } = softwareTexts;
const { title, summary, text, people, areas, works } = outputFields;

export const softwareKind = declareOutput('software', softwareTexts, {
  fields: {
    title: { ...title, label: fields.title, missing: fieldTexts.required(fields.title) },
    type: {
      ...choice(fields.type, types, 'software'),
      mustChoose: true,
      missing: fieldTexts.required(fields.type),
    },
    summary,
    version: { is: 'text', label: fields.version, max: limits.workDetail },
    date: { is: 'date', label: fields.date },
    licence: { is: 'text', label: fields.licence, max: limits.workDetail },
    doi: { is: 'doi', label: fields.doi },
    install: { is: 'text', label: fields.install, max: limits.location },
    repository: { is: 'url', label: fields.repository, isRead: true },
    documentation: { is: 'url', label: fields.documentation },
    people,
    areas,
    works,
    text,
  },
  columns: { title: 'long', type: 'shown', version: 'shown', licence: 'shown', people: 'searched' },
  schemaOrg: {
    type: { by: 'type', types: { software: 'SoftwareSourceCode', data: 'Dataset' } },
    properties: {
      name: 'title',
      description: 'summary',
      version: 'version',
      datePublished: 'date',
      license: 'licence',
      sameAs: 'doi',
      codeRepository: 'repository',
      creator: 'people',
    },
  },
  output: {
    date: 'date',
    groups: 'type',
    inList: ['version', 'licence'],
    code: 'install',
  },
});
