import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { choice, declareOutput, outputFields } from '../fields.ts';

export const thesisTexts = words('thesis', {
  one: 'Thesis',
  lead: 'Topics for students, theses that are being written, and those that are finished.',
  heading: 'Add thesis or topic',
  submit: 'Add thesis or topic',
  empty: 'There are no theses yet.',
  notFound: 'Thesis not found.',
  fields: {
    level: 'Level',
    state: 'Status',
    date: 'Date',
    people: 'Written by',
    supervisors: 'Supervised by',
    contact: 'Contact',
    pdf: 'PDF',
  },
  levels: { bachelor: 'Bachelor', master: 'Master', doctoral: 'Doctoral' },
  states: { open: 'Open topics', running: 'In progress', finished: 'Finished' },
} as const);

const { fields, levels, states } = thesisTexts;
const { title, summary, text, people, areas, works } = outputFields;

export const thesisKind = declareOutput('theses', thesisTexts, {
  fields: {
    title,
    state: {
      ...choice(fields.state, states, 'finished'),
      mustChoose: true,
      missing: fieldTexts.required(fields.state),
    },
    level: choice(fields.level, levels, 'master'),
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
  columns: {
    title: 'long',
    state: 'shown',
    level: 'shown',
    date: 'shown',
    people: 'shown',
    supervisors: 'searched',
  },
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
  output: { date: 'date', groups: 'state', inList: ['level'] },
});
