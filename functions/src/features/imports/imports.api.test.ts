import { describe, expect, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { makeAdmin } from '../../test/people.ts';
import { twoAdmins } from '../../test/two-admins.ts';

const { admin, other, by, byAdmin } = await twoAdmins();

let made = 0;
/** Titles that no other test has. */
const unlike = () =>
  `Wandering lanterns of harbour ${Date.now().toString(36)} number ${made++} explained slowly`;

const entry = (title: string, more = '', year = 2019) =>
  `@article{key${made++},\n  author = {Doe, Jane and Roe, Rita},\n  title = {${title}},\n  journal = {Acta},\n  year = {${year}},\n${more}}\n`;

async function plan(text: string, fileName = 'works.bib'): Promise<string> {
  const { status, body } = await byAdmin('POST /imports', { fileName, text });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.insertedId;
}

async function runAll(id: string, what: 'run' | 'undo' = 'run') {
  for (;;) {
    const { status, body } = await byAdmin(`POST /imports/${id}/${what}`);
    expect([status, body.message]).toEqual([200, undefined]);
    if (body.state === 'done' || body.state === 'undone') return body;
  }
}

const entriesOf = async (id: string) => {
  const all = [];
  for (let path: string | undefined = `/importEntries?import=${id}`; path; ) {
    const answer = await byAdmin(`GET ${path}`);
    expect(answer.status).toBe(200);
    all.push(...answer.body);
    path = /<\/api(\/[^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return all;
};

async function listed(title: string) {
  const { docs } = await firestore().collection('researchPapers').where('title', '==', title).get();
  return Promise.all(docs.map(async ({ id }) => (await call(`GET /researchPaper/${id}`)).body));
}

describe('a plan', () => {
  test('writes no work, and is read by every admin', async () => {
    const title = unlike();
    const id = await plan(entry(title));
    const { body } = await by(other, `GET /imports/${id}`);
    expect(body).toMatchObject({ state: 'planned', total: 1, by: admin.email, fileName: 'works.bib' });
    expect(body.kinds).toEqual({ new: 1, here: 0, similar: 0, unreadable: 0 });
    expect(await listed(title)).toEqual([]);
    expect((await by(other, 'GET /imports')).body.map(({ _id }: { _id: string }) => _id)).toContain(id);
  });

  test('is imported, and the same file again changes nothing', async () => {
    const [one, two] = [unlike(), unlike()];
    const text = entry(one, '  doi = {10.1234/abc},\n') + entry(two);
    const done = await runAll(await plan(text));
    expect(done).toMatchObject({ state: 'done', outcomes: { made: 2, skipped: 0 } });
    const [paper] = await listed(one);
    expect(paper).toMatchObject({ title: one, authors: ['Jane Doe', 'Rita Roe'], publisher: 'Acta' });
    const again = await plan(text);
    expect((await byAdmin(`GET /imports/${again}`)).body.kinds).toMatchObject({ new: 0, here: 2 });
    expect(await runAll(again)).toMatchObject({ outcomes: { made: 0, skipped: 2 } });
    expect(await listed(one)).toHaveLength(1);
  });

  test('finds an entry that is twice in the file', async () => {
    const title = unlike();
    const id = await plan(entry(title) + entry(title));
    const [first, second] = await entriesOf(id);
    expect([first.kind, second.kind]).toEqual(['new', 'here']);
    expect(second.why).toBe('Entry 1 of this file: The same title, year and first author.');
    expect(await runAll(id)).toMatchObject({ outcomes: { made: 1, skipped: 1 } });
  });

  test('leaves a similar work to a person, who can import it, or fill what the other lacks', async () => {
    const title = unlike();
    await runAll(await plan(entry(title)));
    const id = await plan(entry(title, '  doi = {10.5555/filled},\n  volume = {7},\n', 2020));
    const [similar] = await entriesOf(id);
    expect(similar).toMatchObject({
      kind: 'similar',
      why: 'The same title, but another year.',
      decision: 'skip',
      other: { title, year: '2019' },
    });
    const chosen = await byAdmin(`PATCH /imports/${id}`, { entries: ['1'], decision: 'fill' });
    expect(chosen.body).toEqual({ modifiedCount: 1 });
    expect(await runAll(id)).toMatchObject({ outcomes: { made: 0, filled: 1 } });
    const [paper, ...more] = await listed(title);
    expect([paper.doi, paper.publicationDate.slice(0, 4), more]).toEqual(['10.5555/filled', '2019', []]);
  });

  test('asks about two dates and the kind of a thesis, and takes what a person chooses', async () => {
    const [one, two] = [unlike(), unlike()];
    const thesis = `@thesis{t, title={${two}}, author={Doe, Jane}, year=2018, school={U}}`;
    const id = await plan(entry(one, '  date = {2020-01-05},\n') + thesis);
    const [dated, ofSomeKind] = await entriesOf(id);
    expect(dated).toMatchObject({
      year: '2020',
      otherDate: '2019',
      remarks: ['It gives two dates: 2020-01-05, which counts, and 2019.'],
    });
    expect(ofSomeKind.remarks).toEqual([expect.stringMatching(/^It does not say which kind of thesis/)]);
    expect(ofSomeKind.type).toBe('doctoral');
    for (const date of ['2017', '2019', '2019'])
      await byAdmin(`PATCH /imports/${id}`, { entries: ['1', '2'], date });
    await byAdmin(`PATCH /imports/${id}`, { entries: ['2'], type: 'master' });
    const [after, chosen] = await entriesOf(id);
    expect([after.year, after.otherDate]).toEqual(['2019', '2020-01-05']);
    expect(chosen.remarks).toBeUndefined();
    await runAll(id);
    expect(await listed(one)).toMatchObject([{ publicationDate: '2019' }]);
    expect(await listed(two)).toMatchObject([{ type: 'master', publicationDate: '2018' }]);
  });

  test('of several files names the file of each entry', async () => {
    const files = [
      { name: 'a/cite.bib', text: entry(unlike()) },
      { name: 'b/cite.bib', text: '% works\n@misc{b, title {T}}' },
    ];
    const { status, body } = await byAdmin('POST /imports', { fileName: '2 files', files });
    expect([status, body.message]).toEqual([200, undefined]);
    const [good, bad] = await entriesOf(body.insertedId);
    expect(good).toMatchObject({ file: 'a/cite.bib', line: 1, kind: 'new' });
    expect(bad).toMatchObject({ file: 'b/cite.bib', line: 2, kind: 'unreadable' });
    for (const wrong of [
      [],
      [{ name: 'a' }],
      'x',
      Array.from({ length: 5_001 }, () => files[0]),
      [{ text: 'x' }],
    ])
      expect((await byAdmin('POST /imports', { fileName: 'x', files: wrong })).status).toBe(400);
  });

  test('says which entries cannot be read, and why', async () => {
    const id = await plan(
      `${entry(unlike())}@article{nothing,\n  title = {Only a title},\n  year = 2001\n}\n`,
    );
    const [, bad] = await entriesOf(id);
    expect(bad).toMatchObject({ kind: 'unreadable', why: 'It has no author.', decision: 'skip' });
    expect((await byAdmin(`PATCH /imports/${id}`, { decision: 'import' })).status).toBe(200);
    expect(await runAll(id)).toMatchObject({ outcomes: { made: 1, skipped: 1 } });
  });

  test.each(['', '   ', 'no entries at all', '<html></html>'])(
    'of %j is refused with a sentence',
    async (text) => {
      const { status, body } = await byAdmin('POST /imports', { fileName: 'x', text });
      expect(status).toBe(400);
      expect(body.fields.text).toMatch(/^(There is nothing to import\.|“x” was not read\. This is neither)/);
    },
  );

  test('can be deleted until it has started', async () => {
    const id = await plan(entry(unlike()));
    expect((await byAdmin(`DELETE /imports/${id}`)).body).toEqual({ deletedCount: 1 });
    expect((await byAdmin(`GET /imports/${id}`)).status).toBe(404);
    expect((await byAdmin(`POST /imports/${id}/run`)).status).toBe(404);
    expect((await firestore().collection(`imports/${id}/importEntries`).get()).size).toBe(0);
    const begun = await plan(entry(unlike()));
    await runAll(begun);
    for (const what of [`DELETE /imports/${begun}`, `PATCH /imports/${begun}`]) {
      const { status, body } = await byAdmin(what, what.startsWith('PATCH') ? {} : undefined);
      expect([status, body.message]).toEqual([409, 'This import has begun already.']);
    }
  });
});

describe('an import', () => {
  const many = (count: number) => Array.from({ length: count }, () => unlike());

  test('of two admins at the same moment doubles nothing', async () => {
    const titles = many(150);
    const text = titles.map((title) => entry(title)).join('');
    const [one, two] = [await plan(text), await plan(text)];
    const before = (await call('GET /researchPapers?limit=1')).status;
    expect(before).toBe(200);
    await Promise.all([one, one, two, two].map((id) => runAll(id)));
    const outcomes = await Promise.all(
      [one, two].map(async (id) => (await byAdmin(`GET /imports/${id}`)).body.outcomes),
    );
    expect(outcomes[0].made + outcomes[1].made).toBe(150);
    expect(outcomes[0].skipped + outcomes[1].skipped).toBe(150);
    for (const title of [titles[0], titles[149]]) expect(await listed(title ?? '')).toHaveLength(1);
  });

  test('that was broken off goes on, is undone as a whole, and leaves what somebody changed', async () => {
    const titles = many(130);
    const id = await plan(titles.map((title) => entry(title, '', 1900)).join(''));
    const years = async () => (await call('GET /researchPaperYears')).body;
    expect(await years()).not.toContain('1900');
    expect((await byAdmin(`POST /imports/${id}/run`)).body).toMatchObject({ state: 'running', gone: 100 });
    expect(await runAll(id)).toMatchObject({ gone: 130, outcomes: { made: 130 } });
    expect(await years()).toContain('1900');
    const entries = await entriesOf(id);
    const changed = entries[5].workId;
    await firestore().doc(`researchPapers/${changed}`).update({ updatedAt: new Date() });
    await firestore().doc(`researchPapers/${entries[6].workId}`).delete();
    expect(await runAll(id, 'undo')).toMatchObject({ state: 'undone', outcomes: { removed: 128, kept: 1 } });
    expect((await byAdmin(`GET /importEntries?import=${id}`)).body[5]).toMatchObject({ outcome: 'kept' });
    expect(await listed(titles[0] ?? '')).toEqual([]);
    expect(await listed(titles[5] ?? '')).toHaveLength(1);
    expect(await years()).toContain('1900');
    const { status, body } = await byAdmin(`POST /imports/${id}/run`);
    expect([status, body.message]).toEqual([409, 'This import has been undone. Please plan it again.']);
    const log = (await byAdmin(`GET /activity?target=${id}`)).body;
    expect(log.map(({ action, targetName }: never) => [action, targetName])).toEqual([
      ['undid', 'works.bib'],
      ['imported', 'works.bib'],
    ]);
  });

  test('keeps the original entry, which lists and pages do not show', async () => {
    const title = unlike();
    const id = await plan(entry(title, '  myfield = {Kept},\n'));
    await runAll(id);
    const [{ workId }] = await entriesOf(id);
    const stored = (await firestore().doc(`researchPapers/${workId}`).get()).data();
    expect(stored?.original.text).toContain('myfield = {Kept}');
    expect(stored?.uid).toBe('');
    expect(JSON.stringify((await call(`GET /researchPaper/${workId}`)).body)).not.toContain('myfield');
    expect((await call(`GET /morePaper/${workId}`)).body).toEqual([]);
  });
});

test('when an admin deletes their account, their imports stay without their name', async () => {
  const leaving = await makeAdmin('Lea Leaving');
  const { body } = await by(leaving, 'POST /imports', { fileName: 'x.bib', text: entry(unlike()) });
  const path = `GET /imports/${body.insertedId}`;
  expect((await byAdmin(path)).body.by).toBe(leaving.email);
  expect((await call('DELETE /myAccount', { token: leaving.idToken })).status).toBe(200);
  expect((await byAdmin(path)).body.by).toBe('');
});

test('a body may be large for a plan only, and no plan is larger than its limit', async () => {
  const filling = ` ${'x'.repeat(99)}`.repeat(4_000);
  const text = `% ${filling}\n${entry(unlike())}`;
  await plan(text);
  const refused = await byAdmin('PATCH /imports/any', { type: text });
  expect(refused.status).toBe(413);
  const tooLong = await byAdmin('POST /imports', { fileName: 'x', text: 'x'.repeat(10_000_000) });
  expect(tooLong.status).toBe(413);
});

test('hostile values of a file become plain texts, or are left out', async () => {
  const title = unlike();
  const id = await plan(
    entry(
      `${title} <script>alert(1)</script>`,
      '  url = {javascript:alert(1)},\n  pdf = {javascript:alert(2)},\n  note = {\u0000\u202Egone},\n',
    ),
  );
  await runAll(id);
  const [{ workId }] = await entriesOf(id);
  const { body } = await call(`GET /researchPaper/${workId}`);
  expect(JSON.stringify(body)).not.toMatch(/javascript:|\\u0000/);
  const page = await fetch(`${process.env.LAB_ADDRESS}/paper/${workId}`);
  expect(await page.text()).not.toContain('<script>alert(1)');
});
