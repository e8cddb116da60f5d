import { words } from '../../texts/words.ts';

export const collaboratorTexts = words('collaborator', {
  heading: 'Collaborators',
  subheading: 'Our Collaboration Partners',
  loading: 'Loading collaborators...',
  empty: 'No collaborators found.',
} as const);
