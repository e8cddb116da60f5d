// The restore drill: a lab of real size is exported while forty people use it, and restored into an empty
// project.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoLab, root } from '../paths.mjs';
import { startSuite } from '../suite.mjs';
import { gatherPeople, letWork } from './busy-people.mjs';
import { forEachOf, signedIn, succeeds, upload } from './calls.mjs';
import { compared, filesNamedBy } from './compare.mjs';
import { contentsOfLab } from './contents.mjs';
import { counted, seconds } from './report.mjs';
import { ran } from './run-command.mjs';
import { textIn } from './zip-text.mjs';

/** @typedef {import('./contents.mjs').Contents} Contents */

const news = 300;
const fileBytes = 4_000_000;
const gigabyte = 1_000_000_000;

/** @type {import('./report.mjs').Trial} */
export const trial = {
  title: 'Restore drill',
  about:
    'A lab of real size is exported while people write, hide photos and delete their accounts. The file is restored into an empty project, and every page,\nrecord, file and account that nobody touched meanwhile must be the same there.',
  async run(asked) {
    if (!existsSync(demoLab))
      spawnSync('npm', ['run', 'demo-data', '--', 'large'], { cwd: root, stdio: 'inherit' });
    const file = join(String(process.env.TMPDIR), 'lab.zip');
    const exported = await exportBusyLab(file, Number(asked.gigabytes), Number(asked.people));
    const restored = await restoreLab(file);
    return rowsOf(file, exported, restored);
  },
};

/** @param {string} file @param {number} gigabytes @param {number} people */
async function exportBusyLab(file, gigabytes, people) {
  const suite = await startSuite({ inProcess: true });
  const admin = await signedIn('admin@lab.test');
  await fill(admin, Math.ceil((gigabytes * gigabyte) / fileBytes));
  const busy = await gatherPeople(people, admin);
  console.log('The lab is filled.');
  const before = await contentsOfLab();
  // By the speed of a slow machine, so that the last ones leave before the end.
  const finish = letWork(busy, 5_000 + gigabytes * 10_000);
  const made = await ran('export', [file], suite.env);
  const done = await finish();
  console.log('The lab is exported.');
  const after = await contentsOfLab();
  await suite.end();
  return { before, after, done, ...made };
}

/** @param {string} file */
async function restoreLab(file) {
  const suite = await startSuite({ inProcess: true, lab: 'empty' });
  const made = await ran('restore', [file], suite.env);
  console.log('The lab is restored.');
  const contents = await contentsOfLab();
  await suite.end();
  return { contents, ...made };
}

/**
 * News with pictures until there are enough files, then PDFs.
 * @param {import('./calls.mjs').Person} admin
 * @param {number} files
 */
async function fill(admin, files) {
  await forEachOf([...Array(files).keys()], 4, async (index) => {
    const path =
      index < news
        ? `images/news/${admin.uid}/drill${index}.webp`
        : `files/papers/${admin.uid}/drill${index}.pdf`;
    await upload(path, randomBytes(fileBytes), index < news ? 'image/webp' : 'application/pdf');
  });
  await forEachOf([...Array(news).keys()], 4, async (index) => {
    const image = `/images/news/${admin.uid}/drill${index % files}.webp`;
    const words = {
      title: `News of day ${index}`,
      summary: 'In brief.',
      details: `All that happened on day ${index}.`,
    };
    await succeeds(admin.call('POST /news', { ...words, image }));
  });
}

/** What a restore makes anew, and what is of the project itself. */
const isOwn = (/** @type {string} */ path) =>
  /^(?:public|search|upgrades|archives|restores|mail|mailings|mailCounts|mailSecrets)\//.test(path);

/**
 * @param {string} file
 * @param {Awaited<ReturnType<typeof exportBusyLab>>} exported
 * @param {Awaited<ReturnType<typeof restoreLab>>} restored
 */
async function rowsOf(file, { before, after, done, ms, said }, { contents, ms: restoreMs }) {
  const gone = new Set((await textIn(file, 'files-gone.txt')).split('\n'));
  const of = (/** @type {keyof Contents} */ part) => ({
    before: before[part],
    after: after[part],
    restored: contents[part],
  });
  const records = of('records');
  for (const each of Object.values(records))
    for (const path of each.keys()) if (isOwn(path)) each.delete(path);
  const bytes = statSync(file).size / gigabyte;
  const lost = done.messages.filter(
    (message) => ![...after.records.values()].some((text) => text.includes(message)),
  );
  const missing = [...filesNamedBy(contents.pages)].filter((name) => !contents.files.has(name));
  const left = done.deleted.filter((uid) =>
    [...contents.records].some(
      ([path, text]) => !contents.accounts.has(uid) && `${path} ${text}`.includes(uid),
    ),
  );
  return [
    {
      what: 'The lab',
      found: `${counted(before.records.size, 'record')}, ${counted(before.files.size, 'file')}, ${counted(before.accounts.size, 'account')}, ${counted(before.pages.size, 'page')}`,
    },
    {
      what: 'Meanwhile',
      found: `${counted(done.messages.length, 'message')} sent, ${counted(done.hidden, 'photo')} hidden, ${counted(done.deleted.length, 'account')} deleted`,
      wrong: [...done.wrong, ...lost.map((message) => `"${message}" was confirmed and is lost.`)],
    },
    {
      what: 'Export',
      found: `${seconds(ms)} for ${bytes.toFixed(2)} GB. ${said.trim().replaceAll('\n', ' ')}`,
    },
    { what: 'Restore', found: seconds(restoreMs) },
    .../** @type {const} */ (['records', 'files', 'accounts', 'pages']).map((part) => {
      const { same, changed, wrong } = compared(of(part), (name) => part !== 'files' || gone.has(name));
      return {
        what: `Restored ${part}`,
        found: `${same.toLocaleString('en')} untouched ones are the same; ${changed.toLocaleString('en')} changed meanwhile`,
        wrong,
      };
    }),
    {
      what: 'Files that restored pages name',
      found: `${counted(missing.length, 'file')} missing`,
      wrong: missing.map((name) => `${name} is missing.`),
    },
    {
      what: 'People who left meanwhile',
      found: `of ${left.length} of ${done.deleted.length} something is left without an account`,
      wrong: left.map((uid) => `Records of ${uid} came back without the account.`),
    },
  ];
}
