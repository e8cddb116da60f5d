import { words } from '../../../texts/words.ts';

/** What the home page lacks, for admins; in the language of the site, of which it is a page. */
export const firstStepTexts = words('firstStep', {
  title: 'What visitors do not see yet',
  lead: 'Only admins see this part.',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  all: 'All steps',
  add: {
    pictures: 'Add your first picture',
    about: 'Say what your lab works on',
    areas: 'Add your first research area',
    works: 'Add your first paper',
    news: 'Add your first news item',
    people: 'Add your first person',
    positions: 'Add your first open position',
    collaborators: 'Add your first collaborator',
    contact: 'Say how to reach your lab',
  },
} as const);
