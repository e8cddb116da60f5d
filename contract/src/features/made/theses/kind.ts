import { declare } from '../../../core/content/kind.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { listPageOf, madeFields, madeSentences } from '../fields.ts';
import { madeTexts } from '../texts.ts';
import { thesisTexts } from './texts.ts';

const { one, heading, submit, empty, notFound, fields, levels, states } = thesisTexts;
const { title, summary, text, people, areas, works } = madeFields;

export const thesisKind = declare({
  fields: {
    title,
    state: {
      is: 'choice',
      label: fields.state,
      values: ['open', 'running', 'finished'],
      labels: states,
      initial: 'finished',
      mustChoose: true,
      missing: fieldTexts.required(fields.state),
    },
    level: {
      is: 'choice',
      label: fields.level,
      values: ['bachelor', 'master', 'doctoral'],
      labels: levels,
      initial: 'master',
    },
    date: { is: 'date', label: fields.date },
    people: { ...people, label: fields.people },
    supervisors: { ...people, label: fields.supervisors },
    contact: { is: 'email', label: fields.contact },
    summary,
    areas,
    works,
    text,
    pdf: { is: 'file', label: fields.pdf },
  },
  nameField: 'title',
  words: { ...madeSentences, one, title: madeTexts.theses, heading, submit, empty, notFound },
  collection: 'theses',
  shows: ['createdAt'],
  columns: {
    title: 'long',
    state: 'shown',
    level: 'shown',
    date: 'shown',
    people: 'shown',
    supervisors: 'searched',
  },
  listPage: listPageOf('theses', thesisTexts),
  feed: { summary: 'summary' },
  schemaOrg: {
    // A topic, or what is being written, is no thesis yet.
    type: { by: 'state', types: { finished: 'Thesis' } },
    properties: {
      name: 'title',
      description: 'summary',
      inSupportOf: 'level',
      datePublished: 'date',
      author: 'people',
      contributor: 'supervisors',
      encoding: 'pdf',
    },
  },
  made: { texts: thesisTexts, date: 'date', groups: 'state', summary: 'summary', inList: ['level'] },
});
