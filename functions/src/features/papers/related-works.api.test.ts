/** What the page of a work shows of others: works of its area, from what every page reads. */
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { areaBody, paperBody, publishPaper } from '../../test/records.ts';

let admin: Person;
let author: Person;

beforeAll(async () => {
  [admin, author] = await Promise.all([makeAdmin(), makeMember('Rhea Related')]);
});

const paper = async (id: string) => (await call(`GET /researchPaper/${id}`)).body;

test('works of the same area are related, with where they appeared, and no others', async () => {
  const { departmentName } = areaBody();
  await call('POST /researchArea', { token: admin.token, body: areaBody({ departmentName }) });
  const other = await publishPaper(author, admin, {});
  const first = await publishPaper(author, admin, {
    category: departmentName,
    publisher: 'Annals of Kin',
    publicationDate: '2024-05-06',
  });
  const second = await publishPaper(author, admin, { category: departmentName });
  expect((await paper(second)).related).toEqual([
    { _id: first, title: paperBody().title, source: 'Annals of Kin, 2024' },
  ]);
  expect((await paper(first)).related.map(({ _id }: { _id: string }) => _id)).toEqual([second]);
  expect((await paper(other)).related.map(({ _id }: { _id: string }) => _id)).not.toContain(first);
});

test('each author of the team has a face, if they have one', async () => {
  const id = await publishPaper(author, admin, { authors: ['Nobody Known'] });
  expect((await paper(id)).faces).toEqual(['']);
});

test('lists say nothing of what is kept to find related works', async () => {
  const [recent] = (await call('GET /recentResearchPapers')).body;
  expect(recent).not.toHaveProperty('areaIds');
});
