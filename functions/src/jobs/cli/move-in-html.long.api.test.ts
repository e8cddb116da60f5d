import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { contentOf } from '../../test/files.ts';
import { keepSettings, moveIn, targetOf } from '../../test/move-in.ts';
import { makeAdmin } from '../../test/people.ts';
import { plainPages } from '../moving/html/made-up-site.testing.ts';
import { folderWith } from '../moving/jekyll/made-up-site.testing.ts';

const recordOf = async (collection: string, title: string) =>
  (await firestore().collection(collection).get()).docs.find((doc) => doc.get('title') === title);

/** Knows one DOI. */
async function standIn(item: object): Promise<void> {
  const server = createServer((request, response) => {
    const isKnown = request.url?.startsWith('/10.5555/fern');
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? JSON.stringify(item) : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('DOI_RESOLVER', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
}

test('a folder of pages is planned, moved in once with its works, and taken back', async () => {
  const own = ` ${Date.now().toString(36)}`;
  const folder = await folderWith(plainPages(own));
  const { token } = await makeAdmin();
  await keepSettings(token);
  await standIn({
    type: 'article-journal',
    title: `Ferns of the service${own}`,
    author: [{ family: 'Mossop', given: 'Ada' }],
    issued: { 'date-parts': [[2021, 3]] },
    DOI: `10.5555/fern${own.trim()}`,
  });

  const plan = await moveIn(folder, '--plan');
  for (const line of [
    `Fern Group${own}, made with pages of HTML.`,
    'works                   3              3              0              0              0',
    '- publications/index.html#3: arxiv 1901.00001: ',
    'To be looked at. It was read from this line of a page: “Mossop, A., & Lichen, B. (2001). Older ferns',
    '- papers.html: not certain, so no work: “Mossop, 2000, something about ferns, in a book.”',
    'Nothing was written.',
  ])
    expect(plan).toContain(line);
  expect(await recordOf('freePages', `Join us${own}`)).toBeUndefined();

  const moved = await moveIn(folder, '--yes');
  expect(moved).toMatch(/works 3, projects 0, software 0, news 1, events 0, pages [45], redirects \d+\./);
  const page = await recordOf('freePages', `Join us${own}`);
  expect(page?.data()).toMatchObject({ state: 'published' });
  expect((await recordOf('freePages', `Older papers${own}`))?.get('state')).toBe('draft');
  for (const path of ['/join.html', '/join', '/join/', '/join-copy'])
    expect(await targetOf(path)).toBe(`/pages/${page?.get('address')}`);
  expect(await targetOf('/papers.html')).toBe('/publications');
  expect(await targetOf('/pdfs/rules.pdf')).toMatch(/^\/files\/content\/moved\//);

  const known = await recordOf('researchPapers', `Ferns of the service${own}`);
  expect(String(await contentOf(known?.get('pdf')))).toBe('%PDF-1.4 fern');
  const read = await recordOf('researchPapers', `Older ferns${own} on the south side of walls`);
  const { body } = await call(`GET /researchPaper/${read?.id}`);
  expect(body).toMatchObject({ publisher: 'Annals of Ferns', volume: '2', issue: '3', pages: '4-9' });
  const { docs } = await firestore().collection('imports').where('state', '==', 'looking').get();
  expect(docs.map((doc) => doc.get('total'))).not.toContain(2);

  expect(await moveIn(folder, '--yes')).toContain(
    'works 0, projects 0, software 0, news 0, events 0, pages 0, redirects 0.',
  );
  expect(await moveIn(folder, '--undo')).toMatch(/\d records and 3 works are removed\./);
  expect(await recordOf('freePages', `Join us${own}`)).toBeUndefined();
  expect(await targetOf('/join.html')).toBeNull();
});

test('a site is moved in by its address, after the proof that it is ours', async () => {
  const own = ` ${Date.now().toString(36)}`;
  const pages: Record<string, string> = {
    '/': `<title>Moss Group${own}</title><nav><a href="/">Home</a> <a href="/rules">Rules</a></nav><h1>Moss</h1><p>Moss.</p>`,
    '/rules': `<title>Rules</title><h1>Rules${own}</h1><p>Be kind to moss.</p>`,
  };
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { token } = await makeAdmin();
  await keepSettings(token);

  expect(await moveIn('http://127.0.0.1/', '--plan')).toContain('It failed: 127.0.0.1 is no public host');
  vi.stubEnv('LAB_MOVES_FROM_LOOPBACK', 'yes');
  onTestFinished(() => void vi.unstubAllEnvs());
  const asked = await moveIn(address, '--yes');
  expect(asked).toContain('Please show that');
  pages['/.well-known/lab-move-in.txt'] = /lab-move-in=\w+/.exec(asked)?.[0] ?? '';

  expect(await moveIn(address, '--plan')).toContain(`Moss Group${own}, made with pages of HTML.`);
  pages['/rules'] = `<title>Rules</title><h1>Rules${own}</h1><p>Changed.</p>`;
  const moved = await moveIn(address, '--yes');
  expect(moved).toContain('and that copy is read.');
  expect(moved).toMatch(/pages [12], redirects/);
  const rules = await recordOf('freePages', `Rules${own}`);
  expect(JSON.stringify(rules?.data())).toContain('Be kind to moss.');
  expect(await targetOf('/rules')).toBe(`/pages/${rules?.get('address')}`);

  pages['/'] = pages['/']?.replaceAll('Moss', 'Fern').replace('</nav>', '<a href="/new">New</a></nav>') ?? '';
  pages['/new'] = `<title>New</title><h1>New${own}</h1><p>It was not there before.</p>`;
  expect(await moveIn(address, '--yes')).toContain('pages 1, redirects');
  server.close();
  expect(await moveIn(address, '--undo')).toMatch(/[23] records and 0 works are removed\./);
  expect(await recordOf('freePages', `Rules${own}`)).toBeUndefined();
});
