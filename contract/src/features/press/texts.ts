import { words } from '../../texts/words.ts';

export const pressTexts = words('press', {
  title: 'Press',
  lead: 'For journalists: who we are, whom to ask, and pictures to print.',
  about: 'Who we are',
  facts: { name: 'Name', short: 'Short name', part: 'Part of', place: 'Place' },
  contact: 'Contact for the press',
  logos: 'Logo',
  logo: { logo: 'For light grounds', logoDark: 'For dark grounds', icon: 'Icon' },
  portraits: 'Portraits',
  portraitsLead: 'These members offer their portrait to the press. Please print the credit beside it.',
  photo: (credit: string) => `Photo: ${credit}`,
  licences: {
    ccBy: 'CC BY 4.0',
    ccBySa: 'CC BY-SA 4.0',
    cc0: 'CC0 1.0',
    credit: 'Free for the press, with credit',
  },
  files: { png: 'Download (PNG)', jpeg: 'Download (JPEG)' },
} as const);
