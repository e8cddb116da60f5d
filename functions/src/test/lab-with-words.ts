/**
 * The demo lab, with records that also fill in what it leaves empty and hide what can be hidden. Each text of
 * each stored record has a word of its own, so a new field is covered as soon as a record has it.
 */
import type { Fields } from '@lab/contract/core/content/field';
import { sampleOf } from '@lab/contract/core/content/sample.testing';
import { hideableOfMember, profileFields } from '@lab/contract/features/team/profile/fields';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kindNames } from '@lab/contract/kinds/kinds';
import { type Documents, writeDocuments } from '../../fixtures/documents.ts';
import { rebuildSummaries } from '../app/rebuild-summaries.ts';
import { withWords } from './own-words.ts';
import { readPublic } from './read-everything.ts';
import { allDocuments, loadDemoDocuments } from './whole-lab.ts';

/** Records with each field that their kind declares, beside one that the demo lab has. */
function samplesOf(collection: string, fields: Fields, all: Documents) {
  const [first] = [...all].filter(([path]) => path.startsWith(`${collection}/`));
  const { _id: _, ...sample } = sampleOf(fields) as Record<string, unknown>;
  return { ...first?.[1], ...sample };
}

function moreRecords(all: Documents): Documents {
  const more: Documents = new Map();
  for (const name of kindNames) {
    const { collection, fields } = declarationOf(name);
    more.set(`${collection}/sample`, samplesOf(collection, fields, all));
  }
  const { collection, fields } = declarationOf('team');
  more.set(`${collection}/hides`, { ...samplesOf(collection, fields, all), hidden: [...hideableOfMember] });
  const profile = samplesOf('profiles', profileFields, all);
  more.set('profiles/hides', { ...profile, hidden: Object.keys(profileFields) });
  more.set('openPositions/closed', { ...more.get('openPositions/sample'), state: 'closed' });
  const page = [...all].find(([path]) => path.startsWith('freePages/'))?.[1];
  const unseen = { title: 'Not yet', text: 'Nobody reads this.', address: 'draft', state: 'draft' };
  more.set('freePages/draft', { ...page, ...unseen });
  return more;
}

/** In the project of the test. `secrets` are the words that visitors meet in no reply and on no page. */
export async function makeLabWithWords() {
  await loadDemoDocuments('demo');
  const demo = await allDocuments();
  const { documents, words } = withWords(new Map([...demo, ...moreRecords(demo)]));
  for (const each of [...documents].map((one) => new Map([one]))) await writeDocuments(each);
  await rebuildSummaries();
  const shown = await readPublic(await allDocuments());
  return { fieldOf: words, secrets: [...words].filter(([word]) => !shown.includes(word)) };
}
