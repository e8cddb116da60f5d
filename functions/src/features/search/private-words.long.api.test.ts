/**
 * What no visitor can read is not in the search. Each text of each stored record gets a word of its own;
 * those that visitors meet in no reply and on no page may not be in the index. So a new field is covered as
 * soon as a record has it.
 */
import { paperFields } from '@lab/contract/features/papers/fields';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kindNames } from '@lab/contract/kinds/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';
import { beginningOfAll } from '../../test/own-words.ts';

await useOwnProject('demo-private-words');
const { readSearchEntries } = await import('../../core/summaries/search-store.ts');
const { makeLabWithWords } = await import('../../test/lab-with-words.ts');
const { renderPage } = await import('../../test/read-everything.ts');
const { inParts } = await import('./search-parts.ts');

let fieldOf: Map<string, string>;
let secrets: [word: string, field: string][];
let index: string;

beforeAll(async () => {
  ({ fieldOf, secrets } = await makeLabWithWords());
  const { list, parts } = inParts(await readSearchEntries());
  index = [list, ...parts.values()].join('\n');
});

test('the words are in every collection with texts, and in every field that is declared', () => {
  const fields = new Set(fieldOf.values());
  for (const name of kindNames) {
    const { collection, fields: declared } = declarationOf(name);
    for (const [field, { is }] of Object.entries(declared))
      if (['text', 'prose', 'email', 'phone'].includes(is))
        expect([...fields]).toContain(`${collection}/${field}`);
  }
  for (const [field, { is }] of Object.entries(paperFields))
    if (['title', 'prose'].includes(is)) expect([...fields]).toContain(`researchRequests/${field}`);
});

test('the index has what visitors read', () => {
  const found = [...fieldOf].filter(([word]) => index.includes(word)).map(([, field]) => field);
  expect(found).toEqual(expect.arrayContaining(['researchPapers/title', 'team/name', 'news/title']));
});

describe('what visitors read nowhere', () => {
  const secretsIn = (text: string) => secrets.filter(([word]) => text.includes(word));

  test('is of many collections', () => {
    const collections = new Set(secrets.map(([, field]) => field.split('/')[0]));
    expect([...collections]).toEqual(
      expect.arrayContaining([
        'applications',
        'contacts',
        'freePages',
        'memberResources',
        'profiles',
        'researchRequests',
        'team',
        'users',
      ]),
    );
  });

  test('is not in the index', () => {
    expect(secretsIn(index)).toEqual([]);
  });

  test('is not on the page of the search', async () => {
    const { body } = await renderPage(`/search?q=${beginningOfAll}`);
    expect(body).toContain('<mark>');
    expect(secretsIn(body)).toEqual([]);
  });
});
