import { words } from '../../../texts/words.ts';

export const thesisTexts = words('thesis', {
  one: 'Thesis',
  lead: 'Topics for students, theses that are being written, and those that are finished.',
  heading: 'Add thesis or topic',
  submit: 'Add thesis or topic',
  empty: 'No theses found.',
  notFound: 'Thesis not found.',
  fields: {
    level: 'Level',
    state: 'State',
    date: 'Handed in, or begun',
    people: 'Written by',
    supervisors: 'Supervised by',
    contact: 'Contact',
    pdf: 'PDF',
  },
  levels: { bachelor: 'Bachelor', master: 'Master', doctoral: 'Doctoral' },
  states: { open: 'Open topics', running: 'In progress', finished: 'Finished' },
} as const);
