// The clock of the computer jumps an hour, either way, while people use the lab.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openLab } from '../crash/lab.mjs';
import { address, ports } from '../ports.mjs';
import { newPerson, send, signedIn, succeeds } from './calls.mjs';
import { killed, savedAgain } from './running-lab.mjs';

/** @typedef {import('./report.mjs').Row} Row */
/** @typedef {import('./calls.mjs').Person} Person */

const hour = 3_600_000;
/** The clock's error after each jump. */
const jumps = [
  ['an hour forward', hour],
  ['an hour back', 0],
  ['one more hour back', -hour],
  ['an hour forward, to the right time', 0],
];
const noticesWithinMs = 1_000;
const mailsWithinMs = 30_000;

/** @type {import('./report.mjs').Trial} */
export const trial = {
  title: 'Clock',
  about:
    'The clock of the computer on which a lab runs jumps while people use it. Whoever is signed in goes on, records are written, edited, deleted and taken back, mail\narrives, and everything is saved. The clock is that of the processes of the lab; the machine’s own stays as it is.',
  async run() {
    const clock = join(String(process.env.TMPDIR), 'clock');
    const set = async (/** @type {number} */ byMs) => {
      writeFileSync(clock, String(byMs));
      await wait(noticesWithinMs);
    };
    await set(0);
    process.env.LAB_CLOCK = clock;
    process.env.NODE_OPTIONS = `--import ${join(import.meta.dirname, 'shifted-clock.mjs')}`;
    const keepIn = join(String(process.env.TMPDIR), 'data');
    const lab = await openLab(keepIn);
    const admin = await signedIn('admin@lab.test');
    const member = await newPerson('Clara Clock');
    /** @type {string[]} */
    const written = [];
    /** @type {Row[]} */
    const rows = [];
    for (const [what, byMs] of /** @type {[string, number][]} */ (jumps)) {
      const half = await begin(admin);
      await set(byMs);
      const wrong = await goOn({ admin, member, written, half });
      if (!(await savedAgain())) wrong.push('What was entered is not saved.');
      if (lab.output().includes('SAVING FAILED')) wrong.push('The console says that saving failed.');
      rows.push({ what: `The clock jumps ${what}`, found: 'Everything goes on', wrong });
      console.log(`${what}: ${wrong.join(' ')}`);
    }
    await set(0);
    await killed(lab);
    const again = await openLab(keepIn);
    const left = await messages(await signedIn('admin@lab.test'));
    const lost = written.filter((message) => !left.includes(message));
    rows.push({
      what: 'Afterwards, when all is killed and started again',
      found: `all ${written.length} messages are there`,
      wrong: lost.map((message) => `${message} is lost.`),
    });
    await killed(again);
    return rows;
  },
};

/** @param {Person} admin @returns {Promise<string[]>} */
const messages = async (admin) =>
  (await succeeds(admin.call('GET /adminContacts?limit=100'))).map(
    (/** @type {{ message: string }} */ one) => one.message,
  );

/**
 * What somebody has begun when the clock jumps: a news item, and another one that was just deleted.
 * @param {Person} admin
 */
async function begin(admin) {
  const words = () => ({
    title: `News ${randomUUID()}`,
    summary: 'In brief.',
    details: 'In full.',
    image: '',
  });
  const [edited, deleted] = [words(), words()];
  const [{ insertedId: editedId }, { insertedId: deletedId }] = [
    await succeeds(admin.call('POST /news', edited)),
    await succeeds(admin.call('POST /news', deleted)),
  ];
  await succeeds(admin.call(`DELETE /news/${deletedId}`));
  return { edited, editedId, deletedId };
}

/**
 * @param {{ admin: Person, member: Person, written: string[], half: Awaited<ReturnType<typeof begin>> }}
 * given
 */
async function goOn({ admin, member, written, half: { edited, editedId, deletedId } }) {
  /** @type {string[]} */
  const wrong = [];
  const does = async (/** @type {string} */ what, /** @type {() => Promise<void>} */ work) => {
    await work().catch(({ message }) => wrong.push(`${what}: ${message}.`));
  };
  const message = `At ${randomUUID()}`;
  await does('a member writes', async () => {
    await succeeds(member.call('POST /contacts', { name: member.name, phone: '1', message }));
    written.push(message);
  });
  await does('the admin reads it, newest first', async () => {
    if (!(await messages(admin)).includes(message)) throw new Error('it is not listed');
  });
  await does('the admin answers it by mail', async () => {
    const list = await succeeds(admin.call('GET /adminContacts?limit=100'));
    const { _id } = list.find((/** @type {{ message: string }} */ one) => one.message === message);
    await succeeds(admin.call('PATCH /contactReplay', { _id, replay: `Answer to ${message}` }));
    if (!(await mailArrives(message))) throw new Error('no mail arrives');
  });
  await does('the admin saves what was open', async () => {
    const title = `${edited.title}, edited`;
    await succeeds(admin.call(`PATCH /news/${editedId}`, { ...edited, title, before: edited }));
    const { title: shown } = await succeeds(send(`${address}/api/news/${editedId}`));
    if (shown !== title) throw new Error(`it is ${shown}`);
  });
  await does('the admin takes the deletion back', async () => {
    await succeeds(admin.call(`POST /removed/news/${deletedId}`));
  });
  await does('a visitor opens pages', async () => {
    for (const path of ['/', '/news', '/publications', `/news/${editedId}`])
      await succeeds(send(address + path));
  });
  return wrong;
}

/** @param {string} message */
async function mailArrives(message) {
  const until = performance.now() + mailsWithinMs;
  while (performance.now() < until) {
    const { body } = await send(`http://127.0.0.1:${ports.mailbox}/mails.json`);
    if (JSON.stringify(body).includes(message)) return true;
    await wait(300);
  }
  return false;
}
