/** The job runs in this process, and asks a stand-in for the services of GitHub and GitLab. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { makeAdmin, type Person } from '../../test/people.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ write }));
const storageBucket = `${process.env.GCLOUD_PROJECT}.appspot.com`;
const { collection } = await import('../../core/data/firestore.ts');
const { readRepositories } = await import('./read-repositories.ts');
const { softwareStore } = await import('./facts-store.ts');

const cff = `title: Tidewright
authors: [{family-names: Wrangel, given-names: Sofie}]
version: 1.2.0
date-released: 2025-03-12
`;
const release = { tag_name: 'v1.2.0', published_at: '2025-03-12T08:00:00Z' };

let admin: Person;
let answers: RequestListener;
let asked: string[];
const made: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answers(request, response);
});

beforeAll(async () => {
  admin = await makeAdmin();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: process.env.GCLOUD_PROJECT, storageBucket }));
  // Otherwise Google's library searches for Google's metadata server for half a minute.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const name of ['GITHUB_SERVICE', 'GITLAB_SERVICE']) vi.stubEnv(name, address);
});
afterEach(async () => {
  vi.restoreAllMocks();
  write.mockReset();
  for (const id of made.splice(0)) await byAdmin(`DELETE /software/${id}`);
});

const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
const shown = async (id: string) => (await call(`GET /software/${id}`)).body;
const factsOf = async (id: string) => (await shown(id)).fromRepository;

async function add(repository: string, over: object = {}): Promise<string> {
  const { body } = await byAdmin(
    'POST /software',
    contentBody('software', { repository, people: [], ...over }),
  );
  made.push(body.insertedId);
  return body.insertedId;
}

const nothing = { stars: null, version: '', releasedAt: '', apa: [], bibtex: '' };
const github = 'https://github.com/foam/tidewright';

/** Each address with what is answered; all others are not there. */
const answering =
  (known: Readonly<Record<string, object | string | number>>): RequestListener =>
  ({ url = '' }, response) => {
    const found = known[url] ?? 404;
    if (typeof found === 'number') response.writeHead(found).end();
    else response.end(typeof found === 'string' ? found : JSON.stringify(found));
  };

const whole = {
  '/repos/foam/tidewright': { stargazers_count: 1234 },
  '/repos/foam/tidewright/releases/latest': release,
  '/repos/foam/tidewright/contents/CITATION.cff': cff,
};

describe('what is read', () => {
  test('is on the page, and not in the list, the log or the time of the last change', async () => {
    const id = await add(`${github}/tree/main`);
    answers = answering(whole);
    await readRepositories();
    expect(asked).toEqual(Object.keys(whole));
    const facts = await factsOf(id);
    expect(facts).toMatchObject({ stars: 1234, version: 'v1.2.0', releasedAt: '2025-03-12', problem: '' });
    expect(facts.bibtex).toContain('title = {Tidewright}');
    expect(facts.bibtex).toContain(github);
    expect(facts.apa.map(({ text }: { text: string }) => text).join('')).toContain('Wrangel, S. (2025');
    expect(Date.parse(facts.readAt)).not.toBeNaN();
    expect(facts).not.toHaveProperty('key');
    const listed = (await call('GET /software?limit=100')).body;
    expect(listed.find(({ _id }: { _id: string }) => _id === id)).not.toHaveProperty('fromRepository');
    expect((await byAdmin(`GET /activity?target=${id}`)).body).toHaveLength(1);
    expect((await softwareStore.document(id).get()).data()).not.toHaveProperty('updatedAt');
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ read: 1 }));
  });

  test('at GitLab, with groups; without release and citation', async () => {
    const id = await add('https://gitlab.com/foam/sub/tides');
    answers = answering({ '/projects/foam%2Fsub%2Ftides': { star_count: 3 } });
    await readRepositories();
    expect(asked).toEqual([
      '/projects/foam%2Fsub%2Ftides',
      '/projects/foam%2Fsub%2Ftides/releases?per_page=1',
      '/projects/foam%2Fsub%2Ftides/repository/files/CITATION.cff/raw?ref=HEAD',
    ]);
    expect(await factsOf(id)).toMatchObject({ stars: 3, version: '', apa: [], bibtex: '', problem: '' });
  });

  test('what the service sends in other types is left out', async () => {
    const id = await add(github);
    answers = answering({
      ...whole,
      '/repos/foam/tidewright': { stargazers_count: '<b>1</b>' },
      '/repos/foam/tidewright/releases/latest': { tag_name: { a: 1 }, published_at: 'soon' },
      '/repos/foam/tidewright/contents/CITATION.cff': `title: ${'x'.repeat(200_000)}`,
    });
    await readRepositories();
    expect(await factsOf(id)).toMatchObject({ ...nothing, problem: 'citation', failures: 1 });
  });

  test('other addresses are asked nothing, and without a stand-in nobody is', async () => {
    const id = await add('https://git.example/foam/tidewright');
    answers = answering(whole);
    await readRepositories();
    expect(await factsOf(id)).toBeUndefined();
    await add(github);
    vi.stubEnv('GITHUB_SERVICE', undefined);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await readRepositories();
    expect(fetched.mock.calls.filter(([address]) => String(address).includes('api.github.com'))).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('when reading fails', () => {
  test('a repository that is gone has no facts, and failures are counted until the next success', async () => {
    const id = await add(github);
    answers = answering(whole);
    await readRepositories();
    answers = answering({});
    await readRepositories();
    await readRepositories();
    expect(await factsOf(id)).toMatchObject({ stars: null, bibtex: '', problem: 'missing', failures: 2 });
    answers = answering(whole);
    await readRepositories();
    expect(await factsOf(id)).toMatchObject({ stars: 1234, problem: '', failures: 0 });
  });

  test.each<[string, string, RequestListener]>([
    [
      'too many calls',
      'limit',
      (_, response) => response.writeHead(403, { 'x-ratelimit-remaining': '0' }).end(),
    ],
    ['429', 'limit', (_, response) => response.writeHead(429).end()],
    ['an error', 'unreachable', (_, response) => response.writeHead(500).end()],
    ['a page', 'unreachable', (_, response) => response.end('<html>')],
    ['a closed connection', 'unreachable', (request) => request.socket.destroy()],
    ['too much', 'unreachable', (_, response) => response.end('['.repeat(2_000_000))],
  ])('%s keeps what was read before', async (_what, problem, failing) => {
    const id = await add(github);
    answers = answering(whole);
    await readRepositories();
    const { readAt } = await factsOf(id);
    answers = failing;
    await readRepositories();
    expect(await factsOf(id)).toMatchObject({ stars: 1234, version: 'v1.2.0', readAt, problem, failures: 1 });
  });

  test('no answer in time is told', async () => {
    const id = await add(github);
    const real = AbortSignal.timeout.bind(AbortSignal);
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return milliseconds < 10_000
        ? AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'))
        : real(milliseconds);
    });
    answers = () => {};
    await readRepositories();
    expect(limits).toEqual([400_000, 8_000]);
    expect(await factsOf(id)).toMatchObject({ stars: null, readAt: '', problem: 'unreachable' });
  });

  test('a redirect is not followed', async () => {
    const id = await add(github);
    answers = (_, response) => response.writeHead(301, { location: '/repos/foam/other' }).end();
    await readRepositories();
    expect(asked).toEqual(['/repos/foam/tidewright']);
    expect(await factsOf(id)).toMatchObject({ problem: 'moved' });
  });

  test('after its limit a service is asked no more, the other is, and the one that waited comes next', async () => {
    const ids = [await add(`${github}1`), await add(`${github}2`)];
    const other = await add('https://gitlab.com/foam/tides');
    const atGitlab = answering({ '/projects/foam%2Ftides': { star_count: 1 } });
    answers = (request, response) => {
      if (request.url?.startsWith('/repos')) response.writeHead(429).end();
      else atGitlab(request, response);
    };
    await readRepositories();
    const [first = ''] = asked.filter((url) => url.startsWith('/repos'));
    expect(asked.filter((url) => url.startsWith('/repos'))).toHaveLength(1);
    expect(await factsOf(other)).toMatchObject({ stars: 1 });
    asked = [];
    answers = answering({});
    await readRepositories();
    expect(asked[0]).not.toBe(first);
    expect(await Promise.all(ids.map(factsOf))).toEqual([
      expect.objectContaining({ problem: 'missing' }),
      expect.objectContaining({ problem: 'missing' }),
    ]);
  });

  test('one run asks about fifteen at most, and the next about the others first', async () => {
    for (let at = 0; at < 17; at += 1) await add(`${github}${at}`);
    answers = answering({});
    await readRepositories();
    expect(asked).toHaveLength(15);
    const before = new Set(asked.splice(0));
    await readRepositories();
    expect(asked.slice(0, 2).filter((url) => before.has(url))).toEqual([]);
  });
});

describe('while somebody writes', () => {
  test('facts about another repository are not kept, and are gone with the address', async () => {
    const id = await add(github);
    answers = answering(whole);
    await readRepositories();
    expect((await byAdmin(`PATCH /software/${id}`, { repository: `${github}2` })).status).toBe(200);
    expect(await factsOf(id)).toBeUndefined();
    expect((await softwareStore.document(id).get()).data()?.fromRepository).toMatchObject({
      key: '',
      bibtex: '',
    });

    answers = async (request, response) => {
      await byAdmin(`PATCH /software/${id}`, { repository: `${github}3` });
      answering({ '/repos/foam/tidewright2': { stargazers_count: 7 } })(request, response);
    };
    await readRepositories();
    expect(asked).toContain('/repos/foam/tidewright2');
    expect(await factsOf(id)).toBeUndefined();
  });

  test('a change during the reading stays, a form from before it saves, and another spelling keeps the facts', async () => {
    const id = await add(github, { title: 'Before' });
    const before = { title: 'Before', repository: github };
    answers = async (request, response) => {
      await byAdmin(`PATCH /software/${id}`, { title: 'Meanwhile' });
      answering(whole)(request, response);
    };
    await readRepositories();
    expect(await shown(id)).toMatchObject({ title: 'Meanwhile', fromRepository: { stars: 1234 } });
    const seen = { ...before, title: 'Meanwhile' };
    const edit = { title: 'After', repository: `${github}.git`, before: seen };
    expect((await byAdmin(`PATCH /software/${id}`, edit)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ title: 'After', fromRepository: { stars: 1234 } });
  });

  test('no form can send facts', async () => {
    const fromRepository = { stars: 9, key: 'github:foam/tidewright' };
    const id = await add(github, { fromRepository });
    await byAdmin(`PATCH /software/${id}`, { title: 'Sent', fromRepository });
    expect(await factsOf(id)).toBeUndefined();
  });

  test('a record that is deleted meanwhile stays deleted, and comes back with what was read before', async () => {
    const id = await add(github);
    answers = answering(whole);
    await readRepositories();
    answers = async (request, response) => {
      await byAdmin(`DELETE /software/${id}`);
      answering({})(request, response);
    };
    await readRepositories();
    expect((await call(`GET /software/${id}`)).status).toBe(404);
    expect((await byAdmin(`POST /removed/software/${id}`)).status).toBe(200);
    expect(await factsOf(id)).toMatchObject({ stars: 1234, problem: '' });
  });

  test('facts of another shape, as another version may store them, read well', async () => {
    const id = await add(github);
    const stored = { key: 'github:foam/tidewright', stars: 'many', apa: 'none', later: true };
    await collection<Record<string, unknown>>('software', {}).doc(id).update({ fromRepository: stored });
    expect(await factsOf(id)).toEqual({ ...nothing, readAt: '', problem: '', failures: 0 });
  });
});
