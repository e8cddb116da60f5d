import { type LegalPage, legalPages } from '@lab/contract/features/legal/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { legalAnswers } from '../../test/legal-answers.ts';
import { makeAdmin, type Person } from '../../test/people.ts';

let admin: Person;
/** The demo lab has all of them; here the lab has answered nothing yet. */
beforeAll(async () => {
  admin = await makeAdmin();
  for (const page of legalPages) {
    await save(page, { state: 'draft' });
    await firestore().doc(`legalPages/${page}`).delete();
  }
});

const save = (page: LegalPage, body: object, token = admin.token) =>
  call(`PATCH /legalPages/${page}`, { token, body });
const draft = async (page: LegalPage) =>
  (await call(`GET /legalDrafts/${page}`, { token: admin.token })).body;
const footer = async () => (await call('GET /settings')).body.legal ?? [];
const pageAt = (path: string) => fetch(`${process.env.LAB_ADDRESS}${path}`);

/** Other tests see a lab without legal pages. */
afterAll(async () => {
  for (const page of legalPages) await save(page, { state: 'draft' });
});

describe.each(legalPages)('%s', (page) => {
  const answers = legalAnswers[page];

  test('is saved the first time, when what was seen has no answers', async () => {
    const seen = (await draft(page)).answers;
    expect(seen).toMatchObject({ state: 'draft', more: '' });
    const { status } = await save(page, { ...seen, more: 'First', before: seen });
    expect(status).toBe(200);
    expect((await draft(page)).answers.more).toBe('First');
  });

  test('is for admins alone until it is published, and then on every page', async () => {
    expect((await save(page, { ...answers, state: 'draft' })).body).toEqual({ success: true });
    expect((await call(`GET /legalPages/${page}`)).status).toBe(404);
    expect((await pageAt(`/${page}`)).status).toBe(404);
    expect((await draft(page)).html).toContain('<h2');
    expect(await footer()).not.toContainEqual(expect.objectContaining({ to: `/${page}` }));

    expect((await save(page, answers)).status).toBe(200);
    expect(await footer()).toContainEqual(expect.objectContaining({ to: `/${page}` }));
    const shown = await pageAt(`/${page}`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain((await draft(page)).html);
    expect(await (await pageAt('/team')).text()).toContain(`href="/${page}"`);
    expect(await (await pageAt('/sitemap.xml')).text()).toContain(`/${page}</loc>`);

    await save(page, { ...answers, state: 'draft' });
    expect((await call(`GET /legalPages/${page}`)).status).toBe(404);
    expect(await footer()).not.toContainEqual(expect.objectContaining({ to: `/${page}` }));
  });

  test('is not published while a required question is open, and keeps what visitors read', async () => {
    await save(page, answers);
    const { html } = (await call(`GET /legalPages/${page}`)).body;
    const [name = ''] = Object.keys(answers);
    const refused = await save(page, { ...answers, [name]: ' ', more: 'New text' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual([name]);
    expect(refused.body.message).toMatch(/^The page can be published when these questions are answered: /);
    expect((await call(`GET /legalPages/${page}`)).body.html).toBe(html);
  });

  test('is not overwritten by an admin who has not seen the last change', async () => {
    await save(page, answers);
    const seen = (await draft(page)).answers;
    expect((await save(page, { ...seen, more: 'One', before: seen })).status).toBe(200);
    expect((await save(page, { ...seen, more: 'One', before: seen })).status).toBe(200);
    expect((await save(page, { ...seen, more: 'Two', before: seen })).status).toBe(409);
    const log = await call(`GET /activity?kind=legalPage&target=${page}`, { token: admin.token });
    expect(log.body[0]).toMatchObject({ actor: admin.email, action: 'edited' });
    expect(log.body[0].changes).toEqual([expect.objectContaining({ field: 'more', after: 'One' })]);
  });
});

test('pages that are published at the same moment are all in the footer, in their order', async () => {
  for (const page of legalPages) await save(page, { ...legalAnswers[page], state: 'draft' });
  await Promise.all(legalPages.toReversed().map((page) => save(page, legalAnswers[page])));
  expect((await footer()).map(({ to }: { to: string }) => to)).toEqual(legalPages.map((page) => `/${page}`));
});

test('an answer that is too long or of another kind is refused', async () => {
  expect((await save('imprint', { provider: 'x'.repeat(301) })).body.fields).toHaveProperty('provider');
  expect((await save('imprint', { email: 'a@b@c' })).body.fields).toHaveProperty('email');
  expect((await save('privacy', { leavesUnion: 'perhaps' })).body.fields).toHaveProperty('leavesUnion');
  expect((await save('accessibility', { prepared: 'yesterday' })).body.fields).toHaveProperty('prepared');
  expect((await save('imprint', { state: 'hidden' })).status).toBe(400);
});

test('a published page speaks the language of the site, whenever it was saved', async () => {
  await save('imprint', legalAnswers.imprint);
  const language = (name: string) =>
    call('PATCH /settings/words', { token: admin.token, body: { language: name, own: [] } });
  const shown = async () => (await call('GET /legalPages/imprint')).body;
  const english = await shown();
  try {
    expect((await language('de')).status).toBe(200);
    const german = await shown();
    expect(german.title).toBe('Impressum');
    expect(german.html).not.toBe(english.html);
    expect(german.html).toContain(legalAnswers.imprint.provider);
  } finally {
    await language('en');
  }
  expect(await shown()).toEqual(english);
});
