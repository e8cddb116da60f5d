import { freePageDeskTexts } from '@lab/contract/features/free-pages/desk/texts';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import type { Person } from '../../test/people.ts';
import { twoAdmins } from '../../test/two-admins.ts';

let admin: Person;
let other: Person;
let byAdmin: (what: string, body?: object) => ReturnType<typeof call>;
let by: Awaited<ReturnType<typeof twoAdmins>>['by'];
let count = 0;

beforeAll(async () => {
  ({ admin, other, by, byAdmin } = await twoAdmins());
});

const unique = (word: string) => `${word} ${Date.now().toString(36)} ${++count}`;
const addressOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

async function made(over: object = {}) {
  const title = unique('Teaching');
  const { status, body } = await byAdmin('POST /freePages', { title, state: 'published', ...over });
  expect([status, body]).toEqual([200, { insertedId: expect.any(String) }]);
  return { id: body.insertedId as string, title, address: addressOf(title) };
}
const edit = (id: string, body: object) => byAdmin(`PATCH /freePages/${id}`, body);
const asVisitor = (address: string) => call(`GET /pages/${encodeURIComponent(address)}`);
const page = async (path: string) => {
  const answer = await fetch(`${process.env.LAB_ADDRESS}${path}`, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
};
const inMenus = async () =>
  (await call('GET /pagesInMenus')).body as { address: string; place: string; title: string }[];

test('visitors read the HTML of the text, and not what the desk keeps', async () => {
  const text = '## Courses\n\nSee **[the list](https://uni.example/list)**. $`x^2`$';
  const { id, title, address } = await made({ text });
  const { body } = await asVisitor(address);
  expect(body).toEqual({ _id: id, title, address, html: expect.any(String), lead: 'See the list. x^2' });
  expect(body.html).toContain('<h2 dir="auto" id="text-courses">Courses</h2>');
  expect(body.html).toContain('<math><msup>');
  const { status, html } = await page(`/pages/${address}`);
  expect(status).toBe(200);
  expect(html).toContain('<strong><a href="https://uni.example/list" rel="noopener">the list</a></strong>');
  expect(html).toContain(`<title>${title} |`);
  expect(html).toContain('<meta name="description" content="See the list. x^2"/>'.replace('"/>', '"'));
  const sitemap = await page('/sitemap.xml');
  expect(sitemap.html).toContain(`/pages/${address}<`);
});

test('programs read the text as Markdown, and no more of it than the page shows', async () => {
  const shown = 'See **the list**.\n\n- one';
  const { id, title, address } = await made({ text: `${shown}\n\n[run](javascript:run)` });
  const { body } = await call(`GET /pages/${address}/text`);
  expect(body).toEqual({ _id: id, title, address, text: expect.stringContaining(shown) });
  expect(body.text).not.toContain('javascript');
  await edit(id, { address: `${address}-new`, text: shown });
  expect((await call(`GET /pages/${address}/text`)).body).toMatchObject({
    address: `${address}-new`,
    text: shown,
  });
  await edit(id, { state: 'draft' });
  expect((await call(`GET /pages/${address}/text`)).status).toBe(404);
});

test('a draft is shown to nobody but admins', async () => {
  const { id, address } = await made({ state: 'draft', place: 'footer', text: 'Not yet.' });
  expect((await asVisitor(address)).status).toBe(404);
  expect((await page(`/pages/${address}`)).status).toBe(404);
  expect((await page('/')).html).not.toContain(address);
  expect((await page('/sitemap.xml')).html).not.toContain(address);
  expect((await inMenus()).map((entry) => entry.address)).not.toContain(address);
  const listed = (await byAdmin('GET /freePages')).body.find(({ _id }: { _id: string }) => _id === id);
  expect(listed).toMatchObject({ state: 'draft', text: 'Not yet.' });

  await edit(id, { state: 'published' });
  expect((await asVisitor(address)).status).toBe(200);
  expect((await page('/')).html).toContain(`href="/pages/${address}"`);
  await edit(id, { state: 'draft' });
  expect((await asVisitor(address)).status).toBe(404);
});

test('menus list published pages in their order', async () => {
  const first = await made({ place: 'menu', order: 2 });
  const last = await made({ place: 'menu' });
  const before = await made({ place: 'menu', order: 1 });
  const nowhere = await made({ place: 'none' });
  const ours = [first, last, before, nowhere].map(({ address }) => address);
  const found = (await inMenus()).filter(({ address }) => ours.includes(address));
  expect(found).toEqual(
    [before, first, last].map(({ title, address }) => ({ title, address, place: 'menu' })),
  );
});

test('an old address leads to the page, until another page takes it', async () => {
  const { id, address } = await made({ text: 'Here.' });
  const next = `${address}-new`;
  await edit(id, { address: next });
  expect((await asVisitor(address)).body).toMatchObject({ address: next });
  expect(await page(`/pages/${address}`)).toMatchObject({ status: 301, location: `/pages/${next}` });
  expect(await page(`/pages/${next.toUpperCase()}`)).toMatchObject({
    status: 301,
    location: `/pages/${next}`,
  });

  await made({ title: 'Another', address });
  expect((await page(`/pages/${address}`)).status).toBe(200);
  expect((await edit(id, { address })).body).toMatchObject({
    code: 'conflict',
    fields: { address: freePageDeskTexts.missing.taken },
  });
  expect((await page(`/pages/${next}`)).status).toBe(200);
});

test('of two admins who take an address at once one is told that it is taken', async () => {
  const address = addressOf(unique('race'));
  const add = (person: Person) => by(person, 'POST /freePages', { title: 'Race', address });
  const answers = await Promise.all([add(admin), add(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.fields).toEqual({ address: freePageDeskTexts.missing.taken });
});

test.each([
  ['Über uns: Café & Co.!', 'uber-uns-cafe-co'],
  ['  Łódź   2031 ', 'lodz-2031'],
])('the address of %s is %s', async (title, address) => {
  const { body } = await byAdmin('POST /freePages', { title });
  const listed = (await byAdmin('GET /freePages')).body.find(
    ({ _id }: { _id: string }) => _id === body.insertedId,
  );
  expect(listed.address).toBe(address);
  expect((await byAdmin(`DELETE /freePages/${body.insertedId}`)).status).toBe(200);
});

test.each(['Visit Us', 'a/b', '../team', 'a--b', '-a', 'a?b', 'https://evil.example', 'a.b', '%2e'])(
  '%s is no address',
  async (address) => {
    const { status, body } = await byAdmin('POST /freePages', { title: 'T', address });
    expect([status, body.fields]).toEqual([400, { address: freePageDeskTexts.missing.address }]);
  },
);

test('a title without letters needs an address', async () => {
  const { status, body } = await byAdmin('POST /freePages', { title: '!!!' });
  expect([status, body.fields]).toEqual([400, { address: freePageDeskTexts.missing.noLetters }]);
});

test('each save keeps a version, which can be read and restored', async () => {
  const { id, title } = await made({ text: 'One.' });
  await edit(id, { text: 'Two.' });
  await edit(id, { place: 'menu' });
  await by(other, `PATCH /freePages/${id}`, { text: 'Three.', before: { text: 'Two.' } });
  const versions = async () => (await byAdmin(`GET /freePages/${id}/versions`)).body;
  const brief = (number: number, savedByName: string) => ({
    number,
    title,
    savedAt: expect.any(String),
    savedByName,
  });
  expect(await versions()).toEqual([brief(3, 'Bo Boss'), brief(2, 'Ada Admin'), brief(1, 'Ada Admin')]);
  const { body } = await byAdmin(`GET /freePages/${id}/versions/1`);
  expect(body).toEqual({ ...brief(1, 'Ada Admin'), text: 'One.', html: '<p dir="auto">One.</p>' });

  expect((await edit(id, { text: body.text, before: { text: 'Two.' } })).body.code).toBe('conflict');
  expect((await edit(id, { text: body.text, before: { text: 'Three.' } })).status).toBe(200);
  expect(await versions()).toHaveLength(4);
  expect((await byAdmin(`GET /freePages/${id}/versions/9`)).body.message).toBe(
    freePageDeskTexts.versions.notFound,
  );
  expect((await byAdmin(`GET /freePages/elsewhere/versions/1`)).status).toBe(404);
});

test('a deleted page is gone for visitors, and comes back with its versions', async () => {
  const { id, address } = await made({ text: 'One.', place: 'footer' });
  await edit(id, { text: 'Two.' });
  expect((await byAdmin(`DELETE /freePages/${id}`)).body).toEqual({ deletedCount: 1 });
  expect((await asVisitor(address)).status).toBe(404);
  expect((await inMenus()).map((entry) => entry.address)).not.toContain(address);
  expect((await byAdmin(`POST /removed/freePage/${id}`)).status).toBe(200);
  expect((await asVisitor(address)).body.html).toBe('<p dir="auto">Two.</p>');
  expect((await byAdmin(`GET /freePages/${id}/versions`)).body).toHaveLength(2);
});

test('nothing hostile in a text is stored as HTML or answered', async () => {
  const text = [
    '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](https://evil.example/x.png)',
    '```math\n\\href{javascript:alert(1)}{x}\n```',
  ].join('\n\n');
  const { id, address } = await made({
    title: '<script>alert(2)</script>',
    address: addressOf(unique('evil')),
    text,
  });
  const listed = (await byAdmin('GET /freePages')).body.find(({ _id }: { _id: string }) => _id === id);
  const { html } = await page(`/pages/${listed.address}`);
  expect((await asVisitor(listed.address)).body.html).not.toMatch(/<(script|img)|href="javascript/);
  expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript/);
  expect(listed.rendered.text.html).toBe((await asVisitor(listed.address)).body.html);
  expect(address).toBeDefined();
});

test('a text is shown as pages will show it before it is saved', async () => {
  const { body } = await byAdmin('POST /renderedText', { text: '**a** <b>' });
  expect(body).toEqual({ html: '<p dir="auto"><strong>a</strong> &#x3C;b></p>', lead: 'a <b>' });
  const { status } = await byAdmin('POST /renderedText', { text: 'x'.repeat(50_001) });
  expect(status).toBe(400);
});
