/** What the Team page shows of the interests of members, and that it is nothing that they hide. */
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, type Person } from '../../test/people.ts';
import { makeTeamMember } from '../../test/records.ts';
import { copyInterests } from './copy-interests.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const shownOf = async ({ uid }: Person): Promise<string[] | undefined> => {
  const { body } = await call('GET /interests');
  return body.find(({ _id }: { _id: string }) => _id === uid)?.interests;
};
const save = ({ token }: Person, body: object) => call('PATCH /profile', { token, body });
const inSummary = async () => JSON.stringify((await firestore().doc('public/home').get()).get('team'));

test('interests are on the cards as soon as they are saved, and not while they are hidden', async () => {
  const ada = await makeTeamMember('Ada', admin);
  expect(await shownOf(ada)).toBeUndefined();
  await save(ada, { interests: 'tides, secretive mussels;optics', hidden: [] });
  expect(await shownOf(ada)).toEqual(['tides', 'secretive mussels', 'optics']);
  await save(ada, { hidden: ['interests'] });
  expect(await shownOf(ada)).toBeUndefined();
  expect(await inSummary()).not.toContain('secretive mussels');
  await save(ada, { interests: 'secretive whales' });
  expect(await inSummary()).not.toContain('secretive whales');
  await save(ada, { hidden: [] });
  expect(await shownOf(ada)).toEqual(['secretive whales']);
});

test('interests are not in the reply about the team, and nobody sets them in their entry', async () => {
  const ada = await makeTeamMember('Ada', admin);
  await save(ada, { interests: 'tides', hidden: [] });
  const body = { name: 'Ada', interests: 'whales' };
  expect((await call('PATCH /updateUserAndTeam', { token: ada.token, body })).status).toBe(200);
  expect(await shownOf(ada)).toEqual(['tides']);
  const team = (await call('GET /team')).body;
  expect(team.find(({ _id }: { _id: string }) => _id === ada.uid)).not.toHaveProperty('interests');
});

test('a profile that an earlier version has saved is copied once, without what it hides', async () => {
  const [ada, bo] = [await makeTeamMember('Ada', admin), await makeTeamMember('Bo', admin)];
  await save(ada, { interests: 'tides', hidden: [] });
  await save(bo, { interests: 'secretive squid', hidden: ['interests'] });
  // Whatever other profiles of the lab need.
  await copyInterests(false);
  await firestore().doc(`team/${ada.uid}`).update({ interests: '' });
  expect(await copyInterests(true)).toBe(1);
  expect(await copyInterests(false)).toBe(1);
  expect(await shownOf(ada)).toEqual(['tides']);
  expect(await shownOf(bo)).toBeUndefined();
  expect(await copyInterests(false)).toBe(0);
});
