/**
 * Protocols, equipment and pages of the handbook. Those for members only are a kind of their own, in a
 * collection of their own, so that nothing that visitors can read ever meets them.
 */
import { declare, type RecordOf } from '../../core/content/kind.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { declareOutput, outputFields, outputSentences } from '../outputs/fields.ts';
import { resourceDeskTexts } from './desk/texts.ts';
import { resourceTexts } from './texts.ts';

const { notFound, fields: labels, types } = resourceTexts;
const { title, summary, text, people, areas, link } = outputFields;

const fields = {
  title,
  type: {
    is: 'choice',
    label: labels.type,
    values: ['protocol', 'equipment', 'handbook'],
    labels: types,
    initial: 'protocol',
    mustChoose: true,
    missing: fieldTexts.required(labels.type),
  },
  summary,
  date: { is: 'date', label: labels.date },
  people: { ...people, label: labels.people },
  link,
  areas,
  text,
} as const;

const columns = { title: 'long', type: 'shown', date: 'shown', people: 'searched' } as const;

export const resourceKind = declareOutput('resources', resourceTexts, {
  fields: { ...fields, file: { is: 'file', label: labels.file } },
  columns,
  schemaOrg: {
    type: { by: 'type', types: { protocol: 'CreativeWork', handbook: 'CreativeWork' } },
    properties: {
      name: 'title',
      description: 'summary',
      dateModified: 'date',
      author: 'people',
      encoding: 'file',
    },
  },
  output: { date: 'date', groups: 'type', inList: [] },
});

const { title: deskTitle, ...desk } = resourceDeskTexts;

/** Without a list page, a feed, a thing of schema.org and a part of a summary, which visitors would read. */
export const memberResourceKind = declare({
  fields: { ...fields, file: { is: 'file', label: labels.file, purpose: 'members' } },
  nameField: 'title',
  words: {
    ...outputSentences,
    one: desk.one,
    title: deskTitle,
    heading: desk.heading,
    submit: desk.submit,
    empty: desk.empty,
    notFound,
  },
  collection: 'memberResources',
  shows: ['createdAt'],
  columns,
});

export type Resource = RecordOf<typeof resourceKind>;
