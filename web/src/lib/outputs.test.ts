import { api } from '@lab/contract';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { expect, it } from 'vitest';
import { stubServer } from '../test/server.ts';
import { send } from './api.ts';
import { facesQuery } from './faces.ts';
import { memberNamesQuery } from './member-names.ts';
import { outputListQuery, outputsOfQuery } from './outputs.ts';
import { personQuery } from './person.ts';
import { createQueryClient } from './query.ts';

const client = () => createQueryClient(send);

it('a list of what the lab makes leaves out what only the page of a record shows', async () => {
  const { list } = callsOf('talks');
  const record = { _id: 't1', title: 'On tides', text: 'Long', works: [], createdAt: '2026' };
  const server = stubServer().answersWith(list, () => ({ body: [record] }));
  const { pages } = await client().fetchInfiniteQuery(outputListQuery('talks', { cursor: 'c' }));
  expect(pages[0]?.items).toEqual([{ _id: 't1', title: 'On tides' }]);
  expect(server.calls(list)[0]?.query).toEqual({ cursor: 'c' });
});

it('what a person or an area made is asked for by that person or area only', async () => {
  const server = stubServer().answers(api.outputs.list, []);
  await client().fetchQuery(outputsOfQuery({ person: 'm1' }));
  await client().fetchQuery(outputsOfQuery({ area: 'Waves' }));
  expect(server.calls(api.outputs.list).map(({ query }) => query)).toEqual([
    { person: 'm1' },
    { area: 'Waves' },
  ]);
});

it('the names of people come without anything else about them', async () => {
  const person = { _id: 'm1', name: 'Ada Byron', alsoKnownAs: 'A. Byron' };
  stubServer().answersWith(api.alumni.people, () => ({ body: [person] }));
  expect(await client().fetchQuery(memberNamesQuery)).toEqual([{ _id: 'm1', name: 'Ada Byron' }]);
});

it('a person who does not exist is no failure', async () => {
  const server = stubServer().fails(api.alumni.person, 404, { message: 'Nobody', code: 'not-found' });
  expect(await client().fetchQuery(personQuery('m9'))).toBeNull();
  expect(server.calls(api.alumni.person)[0]?.params).toEqual({ id: 'm9' });
});

it('the faces of people are the portraits of the team among them', async () => {
  const person = (_id: string, image: string) => ({ _id, name: _id, image });
  const team = [person('m1', '/1.webp'), person('m2', ''), person('m3', '/3.webp'), person('m4', '/4.webp')];
  stubServer().answersWith(api.team.list, () => ({ body: team }));
  expect(await client().fetchQuery(facesQuery(['m3', 'm1', 'm2', 'gone']))).toEqual([
    { _id: 'm1', image: '/1.webp' },
    { _id: 'm3', image: '/3.webp' },
  ]);
});

it('the faces of the same people are one query, in any order', () => {
  const keyOf = (...ids: string[]) => JSON.stringify(facesQuery(ids).queryKey);
  expect(keyOf('m3', '', 'm1', 'm3')).toBe(keyOf('m1', 'm3'));
  expect(keyOf('m1')).not.toBe(keyOf('m1', 'm3'));
  expect(keyOf('m1', 'm3')).not.toBe(keyOf('m1m3'));
});
