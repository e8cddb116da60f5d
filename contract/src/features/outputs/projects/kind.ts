import { limits } from '../../../api/limits.ts';
import { words } from '../../../texts/words.ts';
import { outputDeskTexts } from '../desk/texts.ts';
import { choice, declareOutput, outputFields } from '../fields.ts';

export const projectTexts = words('project', {
  one: 'Project',
  lead: 'What our lab works on, who pays for it and who takes part.',
  heading: 'Add project',
  submit: 'Add project',
  empty: 'There are no projects yet.',
  notFound: 'Project not found.',
  fields: {
    state: 'Status',
    funder: 'Funded by',
    grant: 'Grant number',
    partners: 'Partners',
  },
  states: { running: 'Running', planned: 'Planned', finished: 'Finished' },
} as const);

const { fields, states } = projectTexts;
const { title, summary, text, image, imageAlt, people, areas, works, link } = outputFields;
const { fields: shared, wrongOrder } = outputDeskTexts;

export const projectKind = declareOutput('projects', projectTexts, {
  fields: {
    title,
    summary,
    state: choice(fields.state, states, 'running'),
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
  columns: {
    title: 'long',
    state: 'shown',
    start: 'shown',
    end: 'shown',
    funder: 'shown',
    people: 'searched',
  },
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
  output: { date: 'start', groups: 'state', inList: ['funder'] },
});
