/**
 * A lab that is exported and restored is the same lab: its documents, files, accounts, calls, pages, feeds.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptDocuments, keptReleases, writeDocuments } from '../../../fixtures/documents.ts';
import { changing } from '../../test/changed-archive.ts';
import { useOwnProject } from '../../test/own-project.ts';
import { unzip } from '../../test/unzip.ts';

const project = 'demo-archive';
await useOwnProject(project);
const { renderPages, idsIn, readForMachines } = await import('../../test/read-everything.ts');
const { allDocuments, emptyLab, readReplies } = await import('../../test/whole-lab.ts');
const { firebase, identity } = await import('../../core/data/firebase.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { noteIsSetUp } = await import('../../features/mail/settings-store.ts');
const { rebuildSummaries } = await import('../../app/rebuild-summaries.ts');
const { renderAgain } = await import('../../app/rebuild-summaries.ts');
const { finishedUpgrades, upgrade } = await import('../upgrade/upgrade.ts');
const { restoreArchive } = await import('./restore-archive.ts');
const { writeArchive } = await import('./write-archive.ts');

const folder = await mkdtemp(join(tmpdir(), 'lab-archive-'));
const file = join(folder, 'lab.zip');
const documents = keptDocuments(keptReleases().at(-1) ?? '');
const people = idsIn(documents, 'users');
const bucket = () => getStorage(firebase()).bucket();
const picture = 'images/lab/demo-admin/one.webp';
const portrait = { uid: 'ada', email: 'ada@lab.test', emailVerified: true, displayName: 'Ada' };

/** Without the accounts, which the test adds itself. */
const readAll = async () => ({
  ...(await readReplies(documents)),
  ...(await renderPages(documents)),
  ...(await readForMachines()),
});
const all = async () => [...(await allDocuments())];
const empty = () => emptyLab(project);

const write = () => writeArchive(createWriteStream(file), { origin: 'https://lab.example.org', areas: [] });
const restore = (path = file) => restoreArchive(path, () => {});

beforeAll(async () => {
  await empty();
  await writeDocuments(documents);
  await upgrade(() => {});
  await rebuildSummaries();
  await firestore().doc('imports/i1/importEntries/0').set({ entries: [] });
  await firestore().doc('subscribers/s1').set({ email: 'jo@example.org', confirmed: true, leaveKey: 'k' });
  await firestore().doc('begunApplications/ada').set({ positions: [] });
  await firestore().doc('mailings/n1').set({ after: '' });
  await firestore().doc('oldAddresses/a1').set({ from: '/was', to: '/news/1', move: 'm1' });
  const further = { thirdAreaId: idsIn(documents, 'researchAreas').at(-1) };
  for (const collection of ['researchPapers', 'researchRequests'])
    await firestore()
      .doc(`${collection}/${idsIn(documents, collection)[0]}`)
      .update(further);
  const formatted = 'Some **bold** words and $`x^2`$.';
  await firestore()
    .doc(`news/${idsIn(documents, 'news')[0]}`)
    .update({ formatted });
  await firestore()
    .doc('labInfo/main')
    .update({ 'formatted.overview': { text: formatted, html: '' } });
  await firestore()
    .doc(`researchPapers/${idsIn(documents, 'researchPapers')[0]}`)
    .update({ details: 'About $x^2$.' });
  await renderAgain();
  await rebuildSummaries();
  await bucket()
    .file(picture)
    .save('a picture', { contentType: 'image/webp', metadata: { cacheControl: 'public' } });
  await bucket().file('copies/images/lab/demo-admin/one/240-1.webp').save('smaller');
  await identity().importUsers([{ ...portrait, customClaims: { admin: true } }]);
  await identity().createUser({
    uid: 'eve',
    email: 'eve@lab.test',
    password: 'Kestrel.2026',
    disabled: true,
  });
});

afterAll(async () => {
  await empty();
  await rm(folder, { recursive: true });
});

describe('an archive', () => {
  it('makes the same lab in an empty project', async () => {
    const [stored, shown] = [await all(), await readAll()];
    expect(JSON.stringify(shown)).toMatch(/"moreAreas":\["/);
    await identity().deleteUsers(people.filter((uid) => uid !== 'ada' && uid !== 'eve'));
    const steps: [number, number][] = [];
    const manifest = await writeArchive(createWriteStream(file), {
      origin: 'https://lab.example.org',
      areas: [],
      onProgress: (done, total) => steps.push([done, total]),
    });
    const total = Object.values(manifest.documents).reduce((sum, count) => sum + count, manifest.files);
    expect(steps.at(-1)).toEqual([total, total]);

    await empty();
    await restore();
    expect(await all()).toEqual(stored);
    // Subscribers can still leave by the links that they have, and nobody gets what the other lab still
    // mails.
    const [subscriber, mailing] = [firestore().doc('subscribers/s1'), firestore().doc('mailings/n1')];
    expect((await subscriber.get()).data()).toMatchObject({ leaveKey: 'k' });
    expect((await mailing.get()).exists).toBe(false);
    expect(await readAll()).toEqual(shown);
    const [[metadata], [content]] = await Promise.all([
      bucket().file(picture).getMetadata(),
      bucket().file(picture).download(),
    ]);
    expect([metadata.contentType, metadata.cacheControl, String(content)]).toEqual([
      'image/webp',
      'public',
      'a picture',
    ]);
    const [ada, eve] = await Promise.all([identity().getUser('ada'), identity().getUser('eve')]);
    expect(ada).toMatchObject({ ...portrait, customClaims: { admin: true } });
    expect([eve.email, eve.disabled, eve.passwordHash]).toEqual(['eve@lab.test', true, undefined]);
  });

  it('can be read without this product', async () => {
    await write();
    const files = unzip(await readFile(file));
    expect(files.get('works.bib')).toMatch(/^@\w+\{/);
    expect(JSON.parse(files.get('works.csl.json') ?? '').length).toBe(
      idsIn(documents, 'researchPapers').length,
    );
    const news = [...files].filter(([name]) => name.startsWith('news/'));
    expect(news.length).toBe(idsIn(documents, 'news').length);
    expect(news[0]?.[1]).toMatch(/^---\nid: ".+"\ntitle: ".+"\n[\s\S]*\n---\n\n\S/);
    expect([...files.keys()].filter((name) => name.startsWith('copies/') || /passw/i.test(name))).toEqual([]);
    expect([...files.values()].join()).not.toMatch(/passwordHash|fakeHash/);
  });
});

describe('a restore', () => {
  beforeEach(async () => {
    if ((await all()).length === 0) await restore();
    await write();
  });

  it('changes nothing in a lab that has data', async () => {
    const before = await all();
    await expect(restore()).rejects.toThrow(
      /^The project is not empty: it has documents in ".+"\. Nothing was written\.$/,
    );
    expect(await all()).toEqual(before);
  });

  it('takes a project for empty in which only the schedule of mail has run', async () => {
    const before = await all();
    await empty();
    await noteIsSetUp(false);
    await restore();
    expect((await all()).filter(([path]) => path !== 'mailSettings/server')).toEqual(before);
  });

  it('leaves the steps of an upgrade to do that its data lack', async () => {
    const last = (await finishedUpgrades()).at(-1);
    await firestore().doc(`upgrades/${last}`).delete();
    await write();
    await empty();
    // As deploying asks for.
    await upgrade(() => {});
    await restore();
    const said: string[] = [];
    await upgrade((line) => said.push(line));
    expect(said[0]).toMatch(`${last} `);
    expect(await finishedUpgrades()).toContain(last);
  });

  it('goes on where it was broken off, with the same archive only', async () => {
    const before = await all();
    await empty();
    const broken = restoreArchive(file, (line) => {
      if (line.startsWith('Accounts')) throw new Error('The network is gone.');
    });
    await expect(broken).rejects.toThrow('The network is gone.');
    expect((await all()).length).toBeGreaterThan(0);
    await identity().setCustomUserClaims('ada', {});
    await restore();
    expect((await identity().getUser('ada')).customClaims).toEqual({ admin: true });
    expect(await all()).toEqual(before);
    await expect(restore()).rejects.toThrow('The project is not empty');
  });

  it('makes the HTML of an archive anew, because anybody may have written it', async () => {
    const before = await all();
    await empty();
    const foreign = join(folder, 'foreign.zip');
    await writeFile(foreign, await readFile(file));
    let count = 0;
    for (const collection of ['news', 'labInfo', 'researchPapers'])
      await changing(`collections/${collection}.jsonl`, (text) =>
        text.replace(/"(html|mathml)":"/g, (found) => {
          count += 1;
          return `${found}<script>alert(1)</script>`;
        }),
      )(foreign);
    expect(count).toBeGreaterThan(2);
    await restore(foreign);
    expect(JSON.stringify(await all())).not.toContain('<script>');
    expect(await all()).toEqual(before);
  });

  it('forgets who deleted their account while the archive was written', async () => {
    const before = await all();
    const [user, message] = [firestore().doc('users/mia'), firestore().doc('contacts/m1')];
    await identity().createUser({ uid: 'mia', email: 'mia@lab.test' });
    await user.set({ email: 'mia@lab.test', name: 'Mia' });
    await message.set({ uid: 'mia', email: 'mia@lab.test', message: 'When do you open?' });
    const during = join(folder, 'during.zip');
    let leaves: Promise<unknown> | undefined;
    await writeArchive(createWriteStream(during), {
      origin: 'https://lab.example.org',
      areas: [],
      onProgress: () => {
        leaves ??= identity().deleteUser('mia');
      },
    });
    await leaves;
    const files = unzip(await readFile(during));
    expect(files.get('accounts-gone.jsonl')).toBe('"mia"\n');
    expect(files.get('collections/contacts.jsonl')).toContain('"mia"');
    await empty();
    await restore(during);
    expect(await all()).toEqual(before);
  });

  it('deletes nothing of somebody whose account is in the archive', async () => {
    const before = await all();
    await empty();
    const more = join(folder, 'more.zip');
    await writeFile(more, await readFile(file));
    await changing('accounts-gone.jsonl', () => '"ada"\n"eve"\n"a/b"\n')(more);
    await restore(more);
    expect(await all()).toEqual(before);
    expect((await identity().getUser('ada')).uid).toBe('ada');
  });

  it('takes accounts whose photo is a path, and without a photo that is no address', async () => {
    await empty();
    const photos = join(folder, 'photos.zip');
    await writeFile(photos, await readFile(file));
    await changing('accounts.jsonl', (text) =>
      text
        .replace('"uid":"ada"', '"uid":"ada","photoURL":"/images/profile/ada/one.webp"')
        .replace('"uid":"eve"', '"uid":"eve","photoURL":"javascript:alert(1)"'),
    )(photos);
    await restore(photos);
    const [ada, eve] = await Promise.all([identity().getUser('ada'), identity().getUser('eve')]);
    expect([ada.photoURL, eve.photoURL]).toEqual([
      expect.stringMatching(/^https:\/\/.*\/images\/profile\/ada\/one\.webp$/),
      undefined,
    ]);
  });

  it('does not mix with the account of somebody else', async () => {
    await empty();
    await identity().createUser({ uid: 'other', email: 'ada@lab.test' });
    await expect(restore()).rejects.toThrow('The project has another account of ada@lab.test.');
    expect(await all()).toEqual([]);
    await empty();
  });

  it.each([
    ['a file that is no archive', async (path: string) => writeFile(path, 'Dear lab,')],
    ['half an archive', async (path: string) => truncate(path, 20_000)],
    [
      'an archive with a damaged file',
      async (path: string) => {
        const bytes = await readFile(path);
        bytes.fill(0x61, bytes.indexOf('a picture'), bytes.indexOf('a picture') + 4);
        await writeFile(path, bytes);
      },
    ],
    [
      'an account that Auth would refuse',
      changing('accounts.jsonl', (text) => text.replace('ada@lab.test', 'ada')),
    ],
    ['a line that is no account', changing('accounts.jsonl', (text) => `${text}no JSON`)],
    [
      'a file that is none of a lab',
      changing('files.jsonl', (text) => text.replace(picture, 'archives/x/lab.zip')),
    ],
    [
      'a list with a file that is not there',
      changing('files.jsonl', (text) => text.replace('one.webp', 'two.webp')),
    ],
    [
      'a document of another collection',
      changing('collections/news.jsonl', (text) => text.replace('["news/', '["setupCodes/')),
    ],
    [
      'a collection that is in no archive',
      changing('collections/mailSecrets.jsonl', () => '["mailSecrets/a",{}]'),
    ],
    [
      'a manifest without end',
      changing('lab.json', (text) => text.replace('{', `{"more":"${'a'.repeat(200_000)}",`)),
    ],
  ])('refuses %s before it writes anything', async (_, damage) => {
    await empty();
    const damaged = join(folder, 'damaged.zip');
    await writeFile(damaged, await readFile(file));
    await damage(damaged);
    await expect(restore(damaged)).rejects.toThrow();
    expect(await all()).toEqual([]);
  });
});
