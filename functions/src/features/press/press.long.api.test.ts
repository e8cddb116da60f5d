/** What the press gets: only what a lab says and what members offer themselves, until they do no longer. */
import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { firebase } from '../../core/data/firebase.ts';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { makeTeamMember } from '../../test/records.ts';

const origin = process.env.LAB_ADDRESS ?? '';
const bucketName = `${process.env.GCLOUD_PROJECT}.appspot.com`;

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

/** With a place, as a phone writes it. */
async function upload(image: string): Promise<void> {
  const picture = await sharp({ create: { width: 800, height: 640, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Artist: 'A Phone' }, IFD3: { GPSLatitude: '50/1 6/1 0/1', GPSLatitudeRef: 'N' } })
    .webp()
    .toBuffer();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  await getStorage(firebase())
    .bucket(bucketName)
    .file(image.slice(1))
    .save(picture, { contentType: 'image/webp' });
}

async function withPortrait(name = 'Ada'): Promise<Person & { image: string }> {
  const person = await makeTeamMember(name, admin);
  const image = `/images/profile/${person.uid}/${randomUUID()}.webp`;
  await upload(image);
  await show(person, image);
  return { ...person, image };
}

const show = ({ token, name }: Person, photoUrl: string) =>
  call('PATCH /updateUserAndTeam', { token, body: { name, photoUrl } });
const say = ({ token }: Person, body: object) => call('PATCH /pressPortrait', { token, body });
const offer = (person: Person & { image: string }) =>
  say(person, { image: person.image, offered: true, credit: 'Søren Lens', licence: 'ccBySa' });
const own = async ({ token }: Person) => (await call('GET /pressPortrait', { token })).body;
const file = ({ uid }: Person) => fetch(`${origin}/api/press/portraits/${uid}.jpg`);
async function offered({ uid }: Person) {
  const { body } = await call('GET /press');
  return body.portraits.find(({ _id }: { _id: string }) => _id === uid);
}

test('a portrait is offered only after the person has said so, and no longer than that', async () => {
  const ada = await withPortrait();
  expect(await own(ada)).toEqual({
    onTeam: true,
    image: ada.image,
    offered: false,
    credit: '',
    licence: 'ccBy',
  });
  expect(await offered(ada)).toBeUndefined();
  expect((await file(ada)).status).toBe(404);
  expect((await offer(ada)).status).toBe(200);
  expect(await offered(ada)).toMatchObject({ image: ada.image, credit: 'Søren Lens', licence: 'ccBySa' });
  const { token } = ada;
  expect((await call('GET /myData', { token })).body.pressPortrait).toMatchObject({ credit: 'Søren Lens' });
  expect((await say(ada, { image: '', offered: false, credit: '', licence: 'ccBy' })).status).toBe(200);
  expect(await offered(ada)).toBeUndefined();
  expect((await file(ada)).status).toBe(404);
  expect(JSON.stringify((await firestore().doc(`team/${ada.uid}`).get()).data())).not.toContain('Søren Lens');
});

test('the file has the full size and a name, and says whose it is but not where it was taken', async () => {
  const ada = await withPortrait('Ada');
  await show(ada, ada.image);
  await offer(ada);
  const answer = await file(ada);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.jpg"$/);
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([picture.width, picture.height, picture.exif]).toEqual([800, 640, undefined]);
  expect(picture.xmp?.toString()).toContain('<rdf:li>Søren Lens</rdf:li>');
  expect(picture.xmp?.toString()).toContain('https://creativecommons.org/licenses/by-sa/4.0/');
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['hides it', ({ token }) => call('PATCH /profile', { token, body: { hidden: ['image'] } })],
  ['shows another picture', (person) => show(person, `/images/profile/${person.uid}/${randomUUID()}.webp`)],
  ['is deleted', ({ uid }) => call(`DELETE /team/${uid}`, { token: admin.token })],
  ['leaves', ({ uid }) => leave(uid)],
  ['deletes the account', ({ idToken }) => call('DELETE /myAccount', { token: idToken })],
])('it is gone at once when the person %s', async (_, act) => {
  const ada = await withPortrait();
  await offer(ada);
  expect(await offered(ada)).toBeDefined();
  await act(ada);
  expect(await offered(ada)).toBeUndefined();
  expect((await file(ada)).status).toBe(404);
});

const leave = (uid: string) => {
  const body = { until: new Date().toISOString().slice(0, 10), keepsPicture: true };
  return call(`POST /team/${uid}/leaving`, { token: admin.token, body });
};

test('who comes back is asked again', async () => {
  const ada = await withPortrait();
  await offer(ada);
  await leave(ada.uid);
  expect((await call(`POST /alumni/${ada.uid}/return`, { token: admin.token, body: {} })).status).toBe(200);
  expect(await own(ada)).toMatchObject({ onTeam: true, offered: false });
});

test('nobody says it for another person, nor for a picture that they have not seen', async () => {
  const [ada, bo] = [await withPortrait(), await withPortrait('Bo')];
  expect(
    (await say(bo, { image: ada.image, offered: true, credit: 'x', licence: 'cc0', _id: ada.uid })).status,
  ).toBe(409);
  const body = { ...memberOf(ada), press: { of: ada.image.slice(1), credit: 'x', licence: 'cc0' } };
  expect((await call(`PATCH /team/${ada.uid}`, { token: admin.token, body })).status).toBe(200);
  expect(await offered(ada)).toBeUndefined();
  const stranger = await makeMember();
  expect((await say(stranger, { image: '', offered: false, credit: '', licence: 'cc0' })).status).toBe(404);
});

const memberOf = ({ name, email, image }: Person & { image: string }) => ({
  name,
  email,
  image,
  role: 'Researcher',
});

test.each([
  [{ credit: '' }, { credit: 'Please say who took the picture' }],
  [{ licence: 'mine' }, { licence: expect.any(String) }],
  [{ offered: 'perhaps' }, { offered: expect.any(String) }],
])('%o is refused', async (over, fields) => {
  const ada = await makeTeamMember('Ada', admin);
  const { status, body } = await say(ada, { image: '', offered: true, credit: 'x', licence: 'cc0', ...over });
  expect([status, body.fields]).toEqual([400, fields]);
});

test('a portrait that is hidden or elsewhere cannot be offered', async () => {
  const ada = await withPortrait();
  await call('PATCH /profile', { token: ada.token, body: { hidden: ['image'] } });
  expect((await own(ada)).image).toBe('');
  expect((await offer(ada)).status).toBe(409);
});

test('a picture that was never uploaded is not found', async () => {
  expect((await fetch(`${origin}/api/press/portraits/nobody.jpg`)).status).toBe(404);
  expect((await fetch(`${origin}/api/press/logo.svg`)).status).toBe(404);
});
