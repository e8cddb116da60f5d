/** TeX in a paper, from its form to the page, the feeds, the search and the tags for machines. */
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, type Person } from '../../test/people.ts';
import { publishPaper, submitPaper } from '../../test/records.ts';

const title = String.raw`Decay of $B^0 \to K^{*0}\mu^+\mu^-$ for \$5`;
const plainTitle = 'Decay of B⁰ → K^(*0)μ⁺μ⁻ for $5';
const hostile = String.raw`$\href{javascript:alert(1)}{x}$ \(\text{</math><script>alert(1)</script>}\)`;
const details = `At $\\sqrt{s}$, between $5 and $10. ${hostile}`;

let author: Person;
let admin: Person;
let id: string;

beforeAll(async () => {
  author = await makeMember('Frieda Formula');
  admin = await makeAdmin();
  id = await publishPaper(author, admin, { title, details });
});

const page = async (path: string) => (await fetch(`${process.env.LAB_ADDRESS}${path}`)).text();
const get = async (path: string, token?: string) => (await call(`GET ${path}`, { token })).body;
const withId = (papers: { _id: string }[], wanted = id) => papers.find(({ _id }) => _id === wanted);
const sources = (paper: unknown) =>
  ((paper as { drawn?: { source: string }[] }).drawn ?? []).map(({ source }) => source);
const shown = [
  String.raw`$B^0 \to K^{*0}\mu^+\mu^-$`,
  String.raw`$\sqrt{s}$`,
  String.raw`\(\text{</math><script>alert(1)</script>}\)`,
  String.raw`\$`,
];

test('replies keep what was written, and carry the rendered formulas beside it', async () => {
  const whole = await get(`/researchPaper/${id}`);
  expect(whole).toMatchObject({ title, details });
  expect(sources(whole)).toEqual(shown);
  for (const papers of [await get('/researchPapers'), await get('/recentResearchPapers')]) {
    expect(withId(papers)).toMatchObject({ title });
    expect(sources(withId(papers))).toEqual(shown);
  }
});

test('a paper without formulas has nothing beside it', async () => {
  const plain = await publishPaper(author, admin, { title: 'From $5 to $10' });
  expect(await get(`/researchPaper/${plain}`)).not.toHaveProperty('drawn');
  expect(withId(await get('/recentResearchPapers'), plain)).not.toHaveProperty('drawn');
});

test('pages carry MathML, and neither a script nor an address of the TeX', async () => {
  for (const path of [`/paper/${id}`, '/publications?view=cards', '/']) {
    const all = await page(path);
    const body = all.slice(all.indexOf('<body')).replace(/<script[^>]*>.*?<\/script>/gs, '');
    expect(body, path).toMatch(/<math><mrow><msup><mi>B<\/mi>/);
    expect(body, path).not.toContain(String.raw`\mu`);
    expect(all, path).not.toContain('<script>alert');
    expect(body, path).not.toContain('href="javascript');
    expect(body, path).toContain('between $5 and $10');
    // What cannot be rendered stays as it was written.
    expect(body, path).toContain(String.raw`$\href{javascript:alert(1)}{x}$`);
  }
});

test('the head of the page says it plainly', async () => {
  const all = await page(`/paper/${id}`);
  const head = all.slice(0, all.indexOf('<body'));
  expect(head).toContain(`<title>${plainTitle} | `);
  expect(head).toContain(`name="citation_title" content="${plainTitle}"`);
  expect(head).toContain(`property="og:title" content="${plainTitle}`);
  expect(head).toMatch(/name="description" content="At √s, between \$5 and \$10\./);
  expect(head).not.toMatch(/\\mu|\\sqrt|&lt;math/);
  const [, graph = ''] = all.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  expect(graph).toContain(`"headline":"${plainTitle}"`);
  expect(graph).not.toContain('mu^+');
});

test('feeds say it plainly', async () => {
  const atom = new XMLParser({ isArray: (name) => name === 'entry' }).parse(
    await page('/feed.xml?of=papers'),
  );
  expect(atom.feed.entry.map((entry: { title: string }) => entry.title)).toContain(plainTitle);
  expect(await page('/feed.json?of=papers')).toContain(`"${plainTitle}"`);
});

test.each(['mu', 'μ', 'decay B0'])('the search for %s finds it', async (words) => {
  expect(
    withId(await get(`/researchPapers?${new URLSearchParams({ q: `${words} Formula` })}`)),
  ).toBeDefined();
});

test('formulas follow edits and corrections', async () => {
  const pending = await submitPaper(author, { title: 'On $a$' });
  const of = async () => sources(await get(`/pendingPaper/${pending}`, author.token));
  expect(await of()).toEqual(['$a$']);
  const before = await get(`/pendingPaper/${pending}`, author.token);
  const body = { ...before, title: 'On $b$', _id: pending };
  expect((await call('PATCH /EditPaper', { token: author.token, body: { ...body, before } })).status).toBe(
    200,
  );
  expect(await of()).toEqual(['$b$']);
  expect(sources(withId(await get('/ResearchRequest', admin.token), pending))).toEqual(['$b$']);

  expect((await call(`POST /researchPaper/${pending}`, { token: admin.token })).status).toBe(200);
  const published = await get(`/researchPaper/${pending}`);
  expect(sources(published)).toEqual(['$b$']);
  const corrected = await call(`PATCH /researchPapers/${pending}`, {
    token: admin.token,
    body: { ...published, title: 'On nothing', before: published },
  });
  expect(corrected.status).toBe(200);
  expect(await get(`/researchPaper/${pending}`)).not.toHaveProperty('drawn');
  expect(withId(await get('/recentResearchPapers'), pending)).not.toHaveProperty('drawn');
});

test('a caller cannot send drawings', async () => {
  const drawn = [{ source: '$a$', mathml: '<math><mi>evil</mi></math>', plain: 'evil' }];
  const pending = await submitPaper(author, { title: 'On $a$', drawn });
  expect(await get(`/pendingPaper/${pending}`, author.token)).toMatchObject({
    drawn: [{ source: '$a$', mathml: '<math><mi>a</mi></math>', plain: 'a' }],
  });
});

test('marks of a title are drawn, and everything that is read by machines has plain text', async () => {
  const title = `Roots of <i>Zostera marina</i> at V<sub>DS</sub> <script>alert(2)</script> <i>`;
  const plain = 'Roots of Zostera marina at VDS <script>alert(2)</script> <i>';
  const marked = await publishPaper(author, admin, { title });
  expect(await get(`/researchPaper/${marked}`)).toMatchObject({ title });
  const all = await page(`/paper/${marked}`);
  expect(all).toMatch(
    /<h1[^>]*>Roots of <span[^>]*><i>Zostera marina<\/i><\/span> at V<span[^>]*><sub>DS<\/sub>/,
  );
  expect(all).not.toContain('<script>alert(2)');
  const head = all.slice(0, all.indexOf('</head>'));
  expect(head).not.toContain('Zostera marina</i>');
  expect(head).not.toContain('&lt;i&gt;Zostera');
  expect(head).toContain('Roots of Zostera marina at VDS');
  const found = await get('/researchPapers?q=roots%20of%20zostera%20marina%20vds');
  expect(withId(found, marked)).toBeDefined();
  const ris = await (await fetch(`${process.env.LAB_ADDRESS}/api/researchPaper/${marked}.ris`)).text();
  expect(ris).toContain(`TI  - ${plain}`);
  const bib = await (await fetch(`${process.env.LAB_ADDRESS}/api/researchPaper/${marked}.bib`)).text();
  expect(bib).toContain('Roots of \\textit{{Zostera} marina} at {V\\textsubscript{DS}}');
});
