/** Works are filtered by what they have: code, a PDF or a free version, a selection. */
import { randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { paperBody, publishPaper } from '../../test/records.ts';

let author: Person;
let admin: Person;
const ids: Record<string, string> = {};

/** Letters, so that works of other runs are not found. */
const own = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
const link = 'https://example.org/free';
const bodies = {
  bare: { links: {} },
  code: { links: { code: link } },
  arxiv: { links: {}, arxiv: 'arXiv:2401.00001' },
  preprint: { links: { preprint: link }, type: 'talk' },
  version: { links: {}, otherVersions: [{ kind: 'accepted', server: 'HAL', date: '2020', link }] },
  address: { links: {}, url: 'https://example.org/work.PDF?download=1' },
  both: { links: { code: link, preprint: link } },
};

beforeAll(async () => {
  [author, admin] = await Promise.all([makeMember('Fiona Filter'), makeAdmin()]);
  for (const [name, body] of Object.entries(bodies))
    ids[name] = await publishPaper(author, admin, {
      title: `Sieve${own} of ${name}`,
      publicationDate: '1689-01-01',
      ...body,
    });
});

async function found(query: Record<string, string>): Promise<string[]> {
  const search = new URLSearchParams({ q: `sieve${own}`, limit: '100', ...query });
  const { status, body } = await call(`GET /researchPapers?${search}`);
  expect(status).toBe(200);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return body.map(({ _id }: { _id: string }) => names.get(_id)).toSorted();
}

test.each([
  [{ code: 'true' }, ['both', 'code']],
  [{ pdf: 'true' }, ['address', 'arxiv', 'both', 'preprint', 'version']],
  [{ pdf: 'true', order: 'date' }, ['address', 'arxiv', 'both', 'preprint', 'version']],
  [{ pdf: 'true', type: 'talk' }, ['preprint']],
  [{ code: 'true', pdf: 'true', year: '1689' }, ['both']],
  [{ code: 'true', year: '1688' }, []],
  [{ selected: 'true' }, []],
] as const)('%j finds %j', async (query, names) => {
  expect(await found(query)).toEqual(names);
});

test('a correction brings a work into a filter and out of it', async () => {
  const correct = async (body: object) => {
    const path = `PATCH /researchPapers/${ids.bare}`;
    const title = `Sieve${own} of bare`;
    const whole = paperBody({ title, publicationDate: '1689-01-01', links: {}, ...body });
    expect((await call(path, { token: admin.token, body: whole })).status).toBe(200);
  };
  await correct({ links: { code: link }, selected: true });
  expect(await found({ code: 'true', selected: 'true' })).toEqual(['bare']);
  await correct({ links: {}, selected: false });
  expect(await found({ code: 'true', selected: 'true' })).toEqual([]);
});

test.each([
  'code=',
  'code=yes',
  'pdf=TRUE',
  'pdf=constructor',
  'code=true&code=true',
  'code[]=true',
  'code[x]=true',
  `code=${'true'.repeat(4_000)}`,
  `pdf=${encodeURIComponent("true' OR 1=1")}`,
  'pdf=%00true',
])('the call refuses %s, or filters by nothing', async (query) => {
  const { status, body } = await call(`GET /researchPapers?${query}`);
  if (status !== 200) expect([status, body.code]).toEqual([400, 'invalid']);
});

test.each(['code=', 'pdf=TRUE', 'code=true&code=true', 'has=code', `pdf=${'true'.repeat(2_000)}`])(
  'the page opens whatever it is asked: %s',
  async (query) => {
    const page = await fetch(`${process.env.LAB_ADDRESS}/publications?${query}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<main');
  },
);

test('the feed and the files are filtered in the same way', async () => {
  const query = `q=sieve${own}&code=true&pdf=true`;
  const read = async (path: string) => (await fetch(`${process.env.LAB_ADDRESS}${path}`)).text();
  for (const path of [`/feed.xml?of=papers&${query}`, `/api/researchPapers.bib?${query}`]) {
    const file = await read(path);
    expect(file).toContain(`Sieve${own} of both`);
    expect(file).not.toContain(`Sieve${own} of code`);
  }
});

test('what was searched for instead of a wrong word is said', async () => {
  const search = async (q: string) => {
    const address = `${process.env.LAB_ADDRESS}/api/researchPapers?${new URLSearchParams({ q })}`;
    const answer = await fetch(address);
    return {
      instead: answer.headers.get('Searched-For'),
      found: ((await answer.json()) as unknown[]).length,
    };
  };
  const soon = { timeout: 20_000, interval: 500 };
  const slip = `sieve${own.slice(0, -2)}${own.at(-1)}${own.at(-2)}`;
  await expect.poll(() => search(slip), soon).toEqual({ instead: `sieve${own}`, found: 7 });
  expect(await search(`sieve${own}`)).toEqual({ instead: null, found: 7 });
  expect(await search(`nothing${own}${own}`)).toEqual({ instead: null, found: 0 });
});
