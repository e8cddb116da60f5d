/** Longer than 300 lines, because the tests of all commands share their helpers and one lab. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { firestore } from '../../core/data/firestore.ts';
import { userDocument } from '../../features/users/user-store.ts';
import { call } from '../../test/call.ts';
import { contentOf } from '../../test/files.ts';
import { emptyProject } from '../../test/own-project.ts';
import { makeAccount, makeAdmin, makeMember, makeUnverified, renewToken } from '../../test/people.ts';
import { publishPaper } from '../../test/records.ts';
import { folderWith, hostilePicture } from '../moving/jekyll/made-up-site.testing.ts';
import { type Command, failureOf } from './run.ts';

type Ended = { code: number; output: string };

/** Starts the built command as `npm run` does. */
function start(command: string, ...given: string[]): Promise<Ended> {
  const file = fileURLToPath(new URL(`../../../dist/cli/${command}.js`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...given], (error, out, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: (out + errors).trim() }),
    );
  });
}

/** The same in this process, which is faster. */
async function run(command: string, ...given: string[]): Promise<Ended> {
  const { main } = (await import(`./${command}.ts`)) as { main: Command };
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const wrong = await failureOf(main(given, console.log));
  const printed = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  return { code: wrong ? 1 : 0, output: [...printed, ...(wrong ? [wrong] : [])].join('\n').trim() };
}

test('admin gives and takes the rights of an admin, and says what it did', async () => {
  const person = await makeMember();
  const { email } = person;
  expect(await run('admin', email)).toEqual({
    code: 0,
    output: `${email} is an admin now, from the next sign-in on.`,
  });
  const token = await renewToken(person);
  expect((await call('GET /users', { token })).status).toBe(200);
  expect(await run('admin', email)).toEqual({ code: 0, output: `${email} was an admin already.` });
  expect(await run('admin', email, '--revoke')).toEqual({
    code: 0,
    output: `${email} is no admin now, from the next sign-in on.`,
  });
  const user = await call(`GET /user/role/${email}`, { token: await renewToken(person) });
  expect(user.body).toEqual({ role: '' });
  expect((await call('GET /users', { token: await renewToken(person) })).status).toBe(403);
});

test('admin makes the record of who has registered and not signed in since, and refuses who has not registered', async () => {
  const person = await makeUnverified();
  const refusal = `${person.email} has not registered on the site yet, or not confirmed the email. Ask them to, and try again.`;
  const body = { email: person.email, name: 'Una', photoUrl: '' };
  await call('POST /users', { token: person.idToken, body });
  expect(await run('admin', person.email)).toEqual({ code: 1, output: refusal });
  await identity().updateUser(person.uid, { emailVerified: true });
  expect((await run('admin', person.email)).code).toBe(0);
  expect((await userDocument(person.uid).get()).data()).toMatchObject({ name: 'Una', role: 'admin' });

  const { uid, email } = await makeAccount('Nora Norecord');
  expect((await run('admin', email)).code).toBe(1);
  expect((await identity().getUser(uid)).customClaims).toBeUndefined();
});

test('admin says when there is no such account, and explains its arguments', async () => {
  expect(await run('admin', 'nobody@example.org')).toEqual({
    code: 1,
    output: 'There is no account with the email nobody@example.org in demo-research-lab.',
  });
  expect(await run('admin')).toEqual({
    code: 1,
    output: 'Say whom: npm run admin -- somebody@example.org [--revoke]',
  });
});

test('setup-code prints no code for a lab that has an admin, and explains its arguments', async () => {
  await makeAdmin();
  expect(await run('setup-code')).toEqual({
    code: 0,
    output: 'The lab in demo-research-lab is set up already, so it needs no code.',
  });
  expect(await run('setup-code', 'now')).toEqual({
    code: 1,
    output: 'Say where: npm run setup-code -- --project YOUR-PROJECT-ID',
  });
});

test('setup-code prints a code for a lab without an admin', async () => {
  await emptyProject('demo-without-admin');
  const { code, output } = await start('setup-code', '--project', 'demo-without-admin');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Open \/setup on the site of demo-without-admin\..*\n\n {2}([A-Z\d]{5}-){5}[A-Z\d]{5}$/,
  );
});

test('rebuild-summaries rebuilds the documents that pages are read from', async () => {
  const team = (await call('GET /team')).body;
  const news = (await call('GET /news')).body;
  const labInfo = (await call('GET /labInfo')).body;
  const recent = (await call('GET /recentResearchPapers')).body;
  const collaborators = (await call('GET /collaborations')).body;
  await firestore().recursiveDelete(firestore().collection('public'));
  expect((await call('GET /team')).body).toEqual([]);
  expect(await run('rebuild-summaries')).toEqual({
    code: 0,
    output: 'The summaries in demo-research-lab are as new.',
  });
  expect((await call('GET /team')).body).toEqual(team);
  expect((await call('GET /news')).body).toEqual(news);
  expect((await call('GET /labInfo')).body).toEqual(labInfo);
  expect((await call('GET /recentResearchPapers')).body).toEqual(recent);
  expect((await call('GET /collaborations')).body).toEqual(collaborators);
});

test('rebuild-summaries corrects the search keys of papers, and does not write those that are right', async () => {
  const [author, admin] = [await makeMember(), await makeAdmin()];
  // A name that no other run of this test uses.
  const name = `Rebuilt ${Date.now().toString(36)}`;
  const authors = [`砚舟重建 (${name})`];
  const [old, other] = [
    await publishPaper(author, admin, { authors }),
    await publishPaper(author, admin, { authors }),
  ];
  const papers = firestore().collection('researchPapers');
  // The form in which earlier versions stored the keys, without other spellings of the name.
  await papers.doc(old).update({ keys: [`by:${authors[0]?.toLowerCase()}`] });
  const found = async () =>
    (await call(`GET /researchPapers?author=${encodeURIComponent(name)}`)).body.map(
      ({ _id }: { _id: string }) => _id,
    );
  const written = async (id: string) => (await papers.doc(id).get()).updateTime;
  const before = await written(other);
  expect(await found()).toEqual([other]);
  expect((await run('rebuild-summaries')).code).toBe(0);
  expect((await found()).sort()).toEqual([old, other].sort());
  expect(await written(other)).toEqual(before);
});

test('upgrade brings older data up to date, says so, and then has nothing to do', async () => {
  const noted = firestore().doc('upgrades/001');
  await noted.delete();
  const tried = await run('upgrade', '--dry-run');
  expect(tried.code).toBe(0);
  expect(tried.output).toMatch(/^001 areas-by-id, only tried\n/);
  expect((await noted.get()).exists).toBe(false);
  expect((await run('upgrade')).output).toMatch(/^001 areas-by-id\n/);
  expect((await noted.get()).get('name')).toBe('areas-by-id');
  expect(await run('upgrade')).toEqual({ code: 0, output: 'The data in demo-research-lab are up to date.' });
});

test('upgrade explains its arguments', async () => {
  expect(await run('upgrade', '--dryrun')).toEqual({
    code: 1,
    output: 'Say where: npm run upgrade -- --project YOUR-PROJECT-ID [--dry-run]',
  });
});

test('sweep-files counts, and says how to delete', async () => {
  const { code, output } = await start('sweep-files');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^\d+ files in demo-research-lab\.appspot\.com, of which no record names \d+:\n- \d+ found for the first time\n/,
  );
  expect(output).toMatch(/\nNothing was changed\. To mark and delete: npm run sweep-files -- --really$/);
});

test('sweep-files refuses unknown arguments', async () => {
  expect(await start('sweep-files', '--realy')).toEqual({
    code: 1,
    output: 'It takes --really and --bucket NAME: npm run sweep-files -- --really',
  });
});

test('import plans a file, imports it, and finds it here the second time', async () => {
  const own = Date.now().toString(36);
  const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'works.bib');
  const good = `@article{a, title = {Moss${own} on north walls}, author = {Doe, Jane}, year = 1977}`;
  writeFileSync(file, `${good}\n@misc{b, title = {Nobody${own} wrote it}, year = 1977}`);
  const planned = [
    '2 entries: 1 new, 0 already here, 0 similar, 1 not readable.',
    '- line 2, b (unreadable): It has no author.',
  ];
  expect(await run('import', file, '--dry-run')).toEqual({
    code: 0,
    output: [...planned, 'Nothing was written.'].join('\n'),
  });
  expect((await run('import', file)).output).toBe(
    [...planned, '2 of 2', '1 works imported into demo-research-lab, 1 left out.'].join('\n'),
  );
  expect((await run('import', file, '--dry-run')).output).toContain('0 new, 1 already here');
});

test('import looks up identifiers, and does not ask again for what was found', async () => {
  const own = String(90_000_000 + (Date.now() % 9_000_000));
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const item = { type: 'article-journal', author: [{ family: 'Doe' }], issued: { 'date-parts': [[1977]] } };
    response.end(JSON.stringify([{ id: `pmid:${own}`, title: `Moss${own} by number`, ...item }]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('PUBMED_SERVICE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'ids.txt');
  writeFileSync(file, `${own}\n5\n`);
  const planned = [
    '2 entries: 1 new, 0 already here, 0 similar, 1 not readable.',
    '- line 2, PMID:5 (unreadable): PubMed does not know this id.',
  ];
  const kept = 'No work was written. What was looked up is kept, and is not asked again.';
  expect((await run('import', file, '--dry-run')).output).toBe(
    ['0 of 2 looked up, 0 not found.', '2 of 2 looked up, 1 not found.', ...planned, kept].join('\n'),
  );
  const { output } = await run('import', file);
  expect(output.split('\n')).toEqual([
    '2 of 2 looked up, 1 not found.',
    ...planned,
    '2 of 2',
    '1 works imported into demo-research-lab, 1 left out.',
  ]);
  expect(asked).toHaveLength(1);
});

test('import reads a file of an older program with its accents', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'works.bib');
  writeFileSync(file, '@misc{Grün, author = {Müller, Jörg}}', 'latin1');
  expect((await run('import', file, '--dry-run')).output).toContain('line 1, Grün (unreadable)');
});

test('import reads files and folders, names the file of an error, and keeps similar works if told to', async () => {
  const own = Date.now().toString(36);
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const lecture = (year: number) =>
    `@misc{l${year}, title={Moss lectures ${own}}, author={Doe, Jane}, year=${year}, howpublished={Lecture}}`;
  const paper = (type: string, more: string) =>
    `@${type}{p, title={Moss report ${own}}, author={Doe, Jane}, year=1885, ${more}}`;
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a', 'cite.bib'), [1881, 1882, 1883].map(lecture).join('\n'));
  writeFileSync(join(folder, 'broken.bib'), `${paper('techreport', 'institution={U}')}\n@misc{x, title {T}}`);
  writeFileSync(join(folder, 'README.md'), 'no works');
  const other = join(mkdtempSync(join(tmpdir(), 'import-')), 'paper.bib');
  writeFileSync(other, paper('article', 'journal={Acta}'));
  const { output } = await run('import', folder, other, '--dry-run');
  expect(output).toContain('6 entries: 4 new, 0 already here, 1 similar, 1 not readable.');
  expect(output).toContain(
    '- broken.bib, line 2, x (unreadable): The sign = is missing after “title” on line 2.',
  );
  expect(output).toContain('but another type of work.');
  expect((await run('import', folder, other, '--similar', 'ask')).output).toBe(
    'To be asked, start it in a terminal.',
  );
  expect((await run('import', folder, other, '--similar', 'keep')).output).toContain('5 works imported');
  expect((await run('import', folder, other, '--dry-run')).output).toContain('0 new, 5 already here');
  expect((await run('import', join(folder, 'README.md'))).output).toMatch(
    /^It failed: “README.md” was not read/,
  );
  expect((await run('import', mkdtempSync(join(tmpdir(), 'import-')))).output).toMatch(
    /^It failed: There is no file with works in/,
  );
});

test('import takes the pictures that entries name and that are among the files', async () => {
  const own = Date.now().toString(36);
  const entry = (key: string, preview: string) =>
    `@article{${key}, title = {Dunes${own} seen by ${key}}, author = {Doe, Jane}, year = 1979, preview = {${preview}}}\n`;
  const folder = await folderWith({
    '_bibliography/papers.bib': [
      entry('near', 'dune.svg'),
      entry('far', 'https://example.org/dune.png'),
      entry('lost', '../../dune.png'),
      entry('broken', 'broken.png'),
    ].join(''),
    'assets/img/publication_preview/dune.svg': hostilePicture,
    'assets/img/publication_preview/broken.png': 'no picture',
  });
  const planned = await start('import', folder, '--dry-run');
  expect(planned.output).toMatch(/line 1, with the picture .*publication_preview\/dune\.svg\n/);
  expect(planned.output).toContain('line 2, Its picture at https://example.org/dune.png is not fetched.');
  expect(planned.output).toContain('line 3, Its picture “../../dune.png” is not among the files.');
  const { output } = await start('import', folder);
  expect(output).toMatch(/broken\.png: left out: Input buffer contains unsupported image format/);
  expect(output).toContain('4 works imported into demo-research-lab, 0 left out.');
  const { body } = await call(`GET /researchPapers?q=dunes${own}&limit=10`);
  const images = new Map(
    (body as { title: string; image: string }[]).map(({ title, image }) => [title.split(' ').at(-1), image]),
  );
  expect(images.get('near')).toMatch(/^\/images\/papers\/moved\/[\w-]+\.webp$/);
  expect((await contentOf(String(images.get('near')))).subarray(8, 12).toString()).toBe('WEBP');
  expect([images.get('far'), images.get('lost'), images.get('broken')]).toEqual(['', '', '']);
  expect((await start('import', folder, '--dry-run')).output).not.toContain('picture');
});

test('import explains its arguments, and says what is wrong with a file', async () => {
  const usage =
    'Say which files or folders: npm run import -- FILE ... --project YOUR-PROJECT-ID [--bucket NAME] [--similar keep|skip|ask] [--dry-run]';
  expect(await run('import')).toEqual({ code: 1, output: usage });
  expect((await run('import', 'a.bib', '--similar', 'some')).output).toBe(usage);
  expect((await run('import', 'a.bib', '--similar')).output).toBe(usage);
  expect((await run('import', '--similar', 'keep')).output).toBe(usage);
  expect((await run('import', '/no/such/file.bib')).output).toMatch(/^It failed: ENOENT/);
});
