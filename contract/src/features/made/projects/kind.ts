import { limits } from '../../../api/limits.ts';
import { declare } from '../../../core/content/kind.ts';
import { madeDeskTexts } from '../desk/texts.ts';
import { listPageOf, madeFields, madeSentences } from '../fields.ts';
import { madeTexts } from '../texts.ts';
import { projectTexts } from './texts.ts';

const { one, heading, submit, empty, notFound, fields, states } = projectTexts;
const { title, summary, text, image, imageAlt, people, areas, works, link } = madeFields;
const { fields: shared, wrongOrder } = madeDeskTexts;

export const projectKind = declare({
  fields: {
    title,
    summary,
    state: {
      is: 'choice',
      label: fields.state,
      values: ['running', 'planned', 'finished'],
      labels: states,
      initial: 'running',
    },
    start: { is: 'date', label: shared.start },
    end: { is: 'date', label: shared.end },
    people,
    funder: { is: 'text', label: fields.funder, max: limits.title },
    grant: { is: 'text', label: fields.grant, max: limits.workDetail },
    partners: { is: 'text', label: fields.partners, max: limits.alsoKnownAs },
    link,
    areas,
    works,
    text,
    image,
    imageAlt,
  },
  nameField: 'title',
  words: { ...madeSentences, one, title: madeTexts.projects, heading, submit, empty, notFound },
  collection: 'projects',
  shows: ['createdAt'],
  columns: {
    title: 'long',
    state: 'shown',
    start: 'shown',
    end: 'shown',
    funder: 'shown',
    people: 'searched',
  },
  listPage: listPageOf('projects', projectTexts),
  feed: { summary: 'summary' },
  schemaOrg: {
    type: 'ResearchProject',
    properties: {
      name: 'title',
      description: 'summary',
      foundingDate: 'start',
      dissolutionDate: 'end',
      image: 'image',
      funder: 'funder',
      member: 'people',
      sameAs: 'link',
    },
  },
  span: { start: 'start', end: 'end', wrongOrder },
  made: { texts: projectTexts, date: 'start', groups: 'state', summary: 'summary', inList: ['funder'] },
});
