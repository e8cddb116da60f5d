import { words } from '../../../texts/words.ts';

export const projectTexts = words('project', {
  one: 'Project',
  lead: 'What our lab works on, who pays for it and who takes part.',
  heading: 'Add project',
  submit: 'Add project',
  empty: 'No projects found.',
  notFound: 'Project not found.',
  fields: {
    state: 'Status',
    funder: 'Funded by',
    grant: 'Grant number',
    partners: 'Partners',
  },
  states: { running: 'Running', planned: 'Planned', finished: 'Finished' },
} as const);
