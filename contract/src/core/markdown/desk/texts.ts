/** What forms at the desk ask of each picture. */
export const altTexts = {
  alt: 'Alternative text',
  hint: 'What the picture shows, for people who cannot see it',
  decorative: 'The picture is only decoration',
  missing: 'Describe the picture, or say that it is only decoration',
} as const;
