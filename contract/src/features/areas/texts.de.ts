import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const areaTexts: Translation<typeof english.areaTexts> = {
  title: 'Forschungsbereiche',
  lead: 'Die Fragen, an denen wir arbeiten, und die Gruppen, die an ihnen arbeiten.',
  homeLead: 'Woran wir arbeiten',
  back: 'Zurück zu den Forschungsbereichen',
  papers: (area) => `Arbeiten: ${area}`,
  people: 'Menschen',
  newestPapers: 'Neueste Arbeiten',
  details: 'Mehr erfahren',
  empty: 'Es gibt noch keine Forschungsbereiche.',
  notFound: 'Dieser Forschungsbereich wurde nicht gefunden.',
  subDepartments: 'Themen',
  partOf: 'Gehört zu',
  groups: 'Arbeitsgruppen',
  news: 'Neues',
};
