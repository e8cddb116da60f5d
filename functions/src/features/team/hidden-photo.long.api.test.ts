/** A portrait that is hidden moves, but nobody else's goes with it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { isThere, upload } from '../../test/files.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { makeTeamMember, memberBody } from '../../test/records.ts';

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });

async function uploaded({ uid }: Person): Promise<string> {
  const image = `/images/profile/${uid}/${randomUUID()}.webp`;
  await upload(image);
  return image;
}

async function show({ token, name }: Person, photoUrl: string): Promise<void> {
  expect((await call('PATCH /updateUserAndTeam', { token, body: { name, photoUrl } })).status).toBe(200);
}

/** Of a member who claims a portrait. */
async function takeAndHide(photoUrl: string): Promise<void> {
  const taker = await makeTeamMember('Tess Taker', admin);
  await show(taker, photoUrl);
  const hidden = { token: taker.token, body: { hidden: ['image'] } };
  expect((await call('PATCH /profile', hidden)).status).toBe(200);
}

test('a member cannot take away the portrait of another one', async () => {
  const owner = await makeTeamMember('Olga Owner', admin);
  const image = await uploaded(owner);
  await show(owner, image);
  await takeAndHide(image);
  expect(await isThere(image)).toBe(true);
});

test('nor that of somebody who is not on the team', async () => {
  const owner = await makeMember('Una User');
  const image = await uploaded(owner);
  await show(owner, image);
  await takeAndHide(image);
  expect(await isThere(image)).toBe(true);
});

test.each([true, false])('nor that of a former member, shown: %s', async (keepsPicture) => {
  const image = await uploaded(admin);
  const former = memberBody({ name: 'Fay Former', email: '', image });
  const id = (await byAdmin('POST /team', former)).body.insertedId;
  const leaving = { until: new Date().toISOString().slice(0, 10), keepsPicture };
  expect((await byAdmin(`POST /team/${id}/leaving`, leaving)).status).toBe(200);
  await takeAndHide(image);
  expect(await isThere(image)).toBe(true);
});

test('nor that of somebody whose deletion can be undone', async () => {
  const image = await uploaded(admin);
  const deleted = memberBody({ name: 'Dee Deleted', email: '', image });
  const id = (await byAdmin('POST /team', deleted)).body.insertedId;
  expect((await byAdmin(`DELETE /team/${id}`)).status).toBe(200);
  await takeAndHide(image);
  expect(await isThere(image)).toBe(true);
});

test('one that only they have moves, whoever uploaded it', async () => {
  const image = await uploaded(admin);
  await takeAndHide(image);
  expect(await isThere(image)).toBe(false);
});
