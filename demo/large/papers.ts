import { areas } from '../content/areas.ts';
import { papers } from '../content/papers.ts';
import { people } from '../content/people.ts';
import { generatedWorks } from './works.ts';

/** As many works as one real lab has in its list. */
const count = 767;

export const largePapers = [
  ...papers,
  ...generatedWorks(count - papers.length, {
    areas: areas.map(({ departmentName }) => departmentName),
    team: people.map(({ name }) => name),
  }),
];
