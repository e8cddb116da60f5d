import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const outputPageTexts: Translation<typeof english.outputPageTexts> = {
  when: 'Zeitraum',
  fields: { people: 'Personen', areas: 'Forschungsgebiete', link: 'Website' },
  supervised: 'als Betreuung',
  from: (start: string) => `ab ${start}`,
  until: (end: string) => `bis ${end}`,
  links: 'Links',
  works: 'Publikationen',
  undated: 'Ohne Datum',
};
