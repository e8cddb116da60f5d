import { fieldTexts } from '@lab/contract/texts';

/** Invalid values of a paper's fields: the field, the value, and the message and field of the error. */
export const paperMistakes: [field: string, value: unknown, sentence: string, at?: string][] = [
  ['title', '', 'Title is required'],
  ['title', 'x'.repeat(301), 'Title cannot exceed 300 characters'],
  ['publisher', ' ', 'Publisher is required'],
  ['doi', '', 'DOI is required'],
  ['doi', 'ten', 'Please provide a valid DOI, such as 10.1000/182'],
  ['publicationDate', '', 'Date of publication is required'],
  ['publicationDate', '2025-02-30', 'Please provide a valid date (YYYY-MM-DD)'],
  ['publicationDate', 'yesterday', 'Please provide a valid date (YYYY-MM-DD)'],
  ['category', '', 'Please select a research area'],
  ['category', 'Alchemy', 'There is no such research area. Please select one from the list'],
  ['details', '', 'Details is required'],
  ['image', 'javascript:alert(1)', fieldTexts.imageAddress],
  ['image', '/images/papers/../../x.webp', fieldTexts.imageAddress],
  ['image', 'https://images.example.org/picture.webp', fieldTexts.imageAddress],
  ['pdf', 'ftp://example.org/a.pdf', 'The PDF must be one uploaded here or start with https://'],
  ['links', { code: 'javascript:alert(1)' }, 'Please provide a valid URL', 'links.code'],
  ['authors', 'Jane', 'Authors is not valid'],
  ['authors', [{ name: 'Jane' }], 'Authors is not valid', 'authors[0]'],
];
