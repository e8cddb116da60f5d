/** A lab that writes all family names first: in lists, on cards and pages, in years and in the search. */
import { api } from '@lab/contract';
import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';

const project = 'demo-name-order';
await useOwnProject(project);
const { emptyLab, loadDemoDocuments } = await import('../../test/whole-lab.ts');
const { invoke } = await import('../../app/mounted.ts');
const { visitor } = await import('../../core/http/caller.ts');
const { saveGlobal } = await import('../../core/globals/save-global.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { rebuildSummaries } = await import('../../app/rebuild-summaries.ts');
const { partOfSettings } = await import('../settings/settings.ts');

const caller = { ...visitor, role: 'admin' as const };
const choose = (nameOrder: 'script' | 'family') =>
  saveGlobal(caller, partOfSettings('identity'), {
    before: undefined,
    values: { ...defaultSettings.identity, nameOrder },
  });

const authors = ['János Kovács', 'Vijay Janapa Reddi', '苏砚舟 (Su Yanzhou)'];
const shown = ['Kovács János', 'Janapa Reddi Vijay', '苏砚舟 (Su Yanzhou)'];
const title = 'A ferry that is never late';
let id: string;

beforeAll(async () => {
  await emptyLab(project);
  await loadDemoDocuments('demo');
  const { docs } = await firestore().collection('researchPapers').where('selected', '==', true).get();
  id = docs[0]?.id ?? '';
  await docs[0]?.ref.update({
    title,
    authors,
    editors: ['Anna Tóth'],
    members: [],
    nameParts: [{ family: 'Janapa Reddi', given: 'Vijay' }],
  });
  await firestore().collection('team').doc('kovacs').set({ name: 'Kovács János', role: 'Advisor' });
  await rebuildSummaries();
}, 120_000);

afterAll(() => emptyLab(project));

const read = async () => {
  const { reply: paper } = await invoke(api.papers.get, { params: { id } });
  const { reply: list } = await invoke(api.papers.list, { query: { limit: 100 } });
  const { reply: selected } = await invoke(api.papers.selected);
  const year = paper.publicationDate.slice(0, 4);
  const { reply: inYear } = await invoke(api.years.get, { params: { year } });
  const { reply: found } = await invoke(api.search.find, { query: { q: title } });
  const ofIt = <Item extends { _id: string }>(all: Item[]) => all.find(({ _id }) => _id === id);
  return { paper, card: ofIt(list), selected: ofIt(selected), inYear: ofIt(inYear.works), found };
};

test('as long as the lab chooses nothing, replies are as they were', async () => {
  const { paper, card, selected, inYear, found } = await read();
  for (const work of [paper, card, selected, inYear]) {
    expect(work?.authors).toEqual(authors);
    expect(work).not.toHaveProperty('names');
  }
  expect(paper.memberIds).toEqual(['', '', expect.anything()]);
  expect(JSON.stringify(found)).toContain('János Kovács, Vijay Janapa Reddi');
});

test('then the family name is first, authors stay what they are, and people are found by both orders', {
  timeout: 120_000,
}, async () => {
  await choose('family');
  const { paper, card, selected, inYear } = await read();
  for (const work of [paper, card, selected, inYear]) {
    expect(work?.authors).toEqual(authors);
    expect(work?.names).toEqual(shown);
    expect(work?.memberIds?.[0]).toBe('kovacs');
  }
  expect(paper.editorNames).toEqual(['Tóth Anna']);
  // For some seconds nobody asks whether the index has changed.
  await vi.waitFor(
    async () => {
      const { reply: found } = await invoke(api.search.find, { query: { q: title } });
      expect(JSON.stringify(found)).toContain('Kovács János, Janapa Reddi Vijay, 苏砚舟 (Su Yanzhou)');
    },
    { timeout: 60_000, interval: 500 },
  );
  await choose('script');
  expect((await read()).paper).not.toHaveProperty('names');
});
