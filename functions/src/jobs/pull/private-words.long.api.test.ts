/** What no visitor can read is in no file of a pull; what visitors read is. */
import { wordsIn } from '@lab/contract/core/content/field';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kindNames } from '@lab/contract/kinds/kinds';
import { beforeAll, expect, test } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';

await useOwnProject('demo-private-pull');
const { invoke } = await import('../../app/mounted.ts');
const { makeLabWithWords } = await import('../../test/lab-with-words.ts');
const { answerSitemap } = await import('../site/sitemap-entries.ts');
const { filesOf, uploadsOf } = await import('./lab-files.ts');
const { readLab } = await import('./read-lab.ts');

const origin = 'https://lab.example.org';

let fieldOf: Map<string, string>;
let secrets: [word: string, field: string][];
let folder: string;

beforeAll(async () => {
  ({ fieldOf, secrets } = await makeLabWithWords());
  const readText = (path: string) => answerSitemap(new URL(path, origin));
  const lab = await readLab({ origin, ask: invoke, readText });
  folder = JSON.stringify([filesOf(lab), uploadsOf(lab)]);
});

test('what visitors read nowhere is in no file', () => {
  const collections = new Set(secrets.map(([, field]) => field.split('/')[0]));
  expect([...collections]).toEqual(
    expect.arrayContaining([
      'applications',
      'contacts',
      'freePages',
      'memberResources',
      'profiles',
      'team',
      'users',
    ]),
  );
  expect(secrets.filter(([word]) => folder.includes(word))).toEqual([]);
});

/**
 * What the server makes of other fields, of abstracts a copy for cards, closed positions, which no list
 * shows, and who submitted a work, which is for its page only.
 */
const elsewhere = [
  ...kindNames.flatMap((name) => {
    const { collection, fields } = declarationOf(name);
    return wordsIn(fields).map(({ words }) => `${collection}/${words}`);
  }),
  'researchPapers/summary',
  'researchPapers/details',
  'researchPapers/authorName',
  'researchPapers/authorEmail',
  'team/interests',
  'users/name',
];

test('everything else that visitors read is in a file', () => {
  const hidden = new Set(secrets.map(([word]) => word));
  const missing = [...fieldOf]
    .filter(([word]) => !hidden.has(word) && !folder.includes(word))
    .map(([, field]) => field)
    .filter((field) => !field.endsWith('/rendered') && !field.startsWith('openPositions/'));
  expect([...new Set(missing)].filter((field) => !elsewhere.includes(field))).toEqual([]);
});
