import { limits } from '../../../api/limits.ts';
import { declare } from '../../../core/content/kind.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { listPageOf, madeFields, madeSentences } from '../fields.ts';
import { madeTexts } from '../texts.ts';
import { softwareTexts } from './texts.ts';

const { one, heading, submit, empty, notFound, fields, types } = softwareTexts;
const { title, summary, text, people, areas, works } = madeFields;

export const softwareKind = declare({
  fields: {
    title: { ...title, label: fields.title, missing: fieldTexts.required(fields.title) },
    type: {
      is: 'choice',
      label: fields.type,
      values: ['software', 'data'],
      labels: types,
      initial: 'software',
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
  nameField: 'title',
  words: { ...madeSentences, one, title: madeTexts.software, heading, submit, empty, notFound },
  collection: 'software',
  shows: ['createdAt'],
  columns: { title: 'long', type: 'shown', version: 'shown', licence: 'shown', people: 'searched' },
  listPage: listPageOf('software', softwareTexts),
  feed: { summary: 'summary' },
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
  made: {
    texts: softwareTexts,
    date: 'date',
    groups: 'type',
    summary: 'summary',
    inList: ['version', 'licence'],
    code: 'install',
  },
});
