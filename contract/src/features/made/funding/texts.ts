import { words } from '../../../texts/words.ts';

export const fundingTexts = words('funding', {
  one: 'Grant',
  lead: 'Who pays for our research, for what and until when.',
  heading: 'Add grant',
  submit: 'Add grant',
  empty: 'No funding found.',
  notFound: 'Grant not found.',
  fields: {
    funder: 'Funded by',
    grant: 'Grant number',
    amount: 'Amount',
  },
} as const);
