// A disk that is full or becomes read-only while people enter data: it is said, nothing that was saved is
// lost, and the rest is saved as soon as the disk takes it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openLab } from '../crash/lab.mjs';
import { openStores } from '../crash/stores.mjs';
import { ports } from '../ports.mjs';
import { counted, seconds } from './report.mjs';
import { started } from './run-command.mjs';
import { killed, savedAgain, saveNow } from './running-lab.mjs';
import { smallDisk } from './small-disk.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./running-lab.mjs').Lab} Lab */
/** @typedef {ReturnType<typeof smallDisk>} Disk */

const megabytes = 90;
const saysWithinMs = 10_000;
/** How the system itself says it, such as “ENOSPC: no space left on device”. */
const rawFailure = /\bE[A-Z]{2,}: /;

/** @type {import('./report.mjs').Trial} */
export const trial = {
  title: 'Disk',
  about:
    'The disk with the data of a lab on one’s own machine is full, or becomes read-only. The console says so, the site goes on, nothing that was saved is lost, and\nwhat was entered meanwhile is saved as soon as the disk takes it. Needs root, for small disks.',
  async run() {
    const folder = String(process.env.TMPDIR);
    const disk = smallDisk(join(folder, 'disk'), megabytes);
    const uploads = smallDisk(join(folder, 'uploads'), megabytes);
    try {
      return await tryDisks(disk, uploads);
    } finally {
      for (const one of [disk, uploads]) one.remove();
    }
  },
};

/** @param {Disk} disk @param {Disk} uploads */
async function tryDisks(disk, uploads) {
  const keepIn = join(disk.folder, 'data');
  process.env.TMPDIR = uploads.folder;
  let lab = await openLab(keepIn);
  const entered = journal();
  /** @type {Row[]} */
  const rows = [];
  const add = (/** @type {string} */ what, /** @type {string} */ found, /** @type {string[]} */ wrong) => {
    // A page names no folder of the machine on which it was written.
    rows.push({ what, found: found.replaceAll(disk.folder, '…'), wrong });
    console.log(`${what}: ${found} ${wrong.join(' ')}`);
  };

  await entered.write();
  for (const [what, spoil, mend, reason] of /** @type {const} */ ([
    ['Full', disk.fill, disk.empty, 'ENOSPC'],
    ['Read-only', disk.makeReadOnly, disk.makeWritable, 'EROFS'],
  ])) {
    spoil();
    await entered.write();
    const { sentence, wrong } = await saidWhileSpoilt(lab, reason);
    mend();
    const ms = await savedAgain();
    if (!ms) wrong.push('It is not saved after the disk is mended.');
    if (!(await says(lab, 'Saving works again')))
      wrong.push('The console does not say that saving works again.');
    add(
      `${what} while people enter data`,
      `“${sentence}” The site answers. Saved ${seconds(ms ?? 0)} after the disk takes data again`,
      wrong,
    );

    spoil();
    const command = started('export', [join(disk.folder, 'lab.zip')], envOfCommands());
    const code = await command.ended;
    const isWhole = existsSync(join(disk.folder, 'lab.zip'));
    add(`${what} during an export`, `“${lastLine(command.said())}”`, [
      ...(code === 0 ? ['It ends as if it had worked.'] : []),
      ...(isWhole ? ['A part looks like a whole file.'] : []),
      ...(existsSync(join(disk.folder, 'lab.zip.part')) ? ['A half file stays.'] : []),
      ...inPlainWords(lastLine(command.said())),
    ]);
    mend();

    await entered.write();
    await savedAgain();
    spoil();
    await entered.write({ mayBeLost: true });
    await killed(lab);
    const refused = await openLab(keepIn).then(
      async (opened) => {
        await killed(opened);
        return 'The lab opens.';
      },
      ({ message }) => lastLine(message.split('\nThe end of its log:')[0]),
    );
    mend();
    lab = await openLab(keepIn);
    const lost = [...inPlainWords(refused), ...(await entered.missing())];
    add(
      `${what}, and the machine loses power`,
      `A start says: “${refused}” When the disk is mended, all ${counted(entered.count(), 'saved entry', 'saved entries')} are there`,
      lost,
    );
  }

  const kept = filesIn(uploads.folder);
  uploads.fill();
  const asked = performance.now();
  const refusal = await entered.write().then(
    () => 'It was taken.',
    ({ message }) => messageIn(message),
  );
  const answeredMs = performance.now() - asked;
  const answers = await answersPages();
  const stays = filesIn(uploads.folder) > kept;
  uploads.empty();
  const wrong = inPlainWords(refusal);
  if (!answers) wrong.push('The site does not answer any more.');
  if (!refusal.includes('ENOSPC')) wrong.push('Nobody is told why.');
  if (answeredMs > saysWithinMs) wrong.push(`The answer took ${seconds(answeredMs)}.`);
  if (stays) wrong.push('A part of the file stays.');
  await entered.write().catch(({ message }) => wrong.push(`Afterwards: ${message}`));
  await savedAgain();
  await killed(lab);
  lab = await openLab(keepIn);
  add(
    'The disk for uploads is full',
    `An upload is refused after ${seconds(answeredMs)}: “${refusal}” Nothing of it stays. Afterwards it is taken`,
    [...wrong, ...(await entered.missing())],
  );
  process.kill(lab.pid, 'SIGINT');
  await lab.ended;
  return rows;
}

/** What was entered: documents, accounts and files. */
function journal() {
  /** @type {[store: string, key: string, value: string][]} */
  const kept = [];
  let counter = 0;
  return {
    count: () => kept.length,
    async write({ mayBeLost = false } = {}) {
      const { stores, close } = openStores();
      for (const { name, write } of stores) {
        const [key, value] = [`key-${counter}`, `value-${counter++}`];
        await write(key, value, null);
        if (!mayBeLost) kept.push([name, key, value]);
      }
      await close();
    },
    async missing() {
      const { stores, close } = openStores();
      const wrong = [];
      for (const [store, key, value] of kept) {
        const found = await stores.find(({ name }) => name === store)?.read(key);
        if (found !== value) wrong.push(`${store}: ${key} holds ${found} and not ${value}.`);
      }
      await close();
      return wrong;
    },
  };
}

/** How many files the suites whose temporary folders are here have stored. @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name, 'firebase/storage/blobs'))
    .filter((blobs) => existsSync(blobs))
    .reduce((sum, blobs) => sum + readdirSync(blobs).length, 0);

/** The sentence in an answer of Storage. @param {string} text */
const messageIn = (text) => /"message":"([^"]*)"/.exec(text)?.[1] ?? text;

/** @param {string} sentence */
const inPlainWords = (sentence) => (rawFailure.test(sentence) ? ['It says it in words of the system.'] : []);

const answersPages = () =>
  fetch(`http://127.0.0.1:${ports.hosting}/publications`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {Lab} lab @param {string} words */
async function says(lab, words) {
  const until = performance.now() + saysWithinMs;
  while (performance.now() < until && !lab.output().includes(words)) await wait(100);
  return lab.output().includes(words);
}

/** @param {Lab} lab @param {string} reason */
async function saidWhileSpoilt(lab, reason) {
  const { ok, sentence } = await saveNow();
  const wrong = [];
  if (ok || !sentence.includes(reason)) wrong.push(`A command is told: ${sentence}`);
  if (!(await says(lab, 'SAVING FAILED'))) wrong.push('The console says nothing.');
  if (!(await answersPages())) wrong.push('The site does not answer.');
  return { sentence, wrong };
}

const envOfCommands = () => ({
  GCLOUD_PROJECT: 'demo-research-lab',
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  LAB_SAVING: `http://127.0.0.1:${ports.saving}`,
});

const lastLine = (/** @type {string} */ text = '') => text.trim().split('\n').at(-1) ?? '';
