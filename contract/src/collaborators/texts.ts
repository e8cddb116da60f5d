export const collaboratorTexts = {
  heading: 'Collaborators',
  subheading: 'Our Collaboration Partners',
  loading: 'Loading collaborators...',
  empty: 'No collaborators found.',
} as const;
