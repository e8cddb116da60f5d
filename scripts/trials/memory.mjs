// The processes of the functions get 256 MiB or less and die, again and again, while people send messages.
// What was confirmed is there, and what a browser sends again is there once.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, lives, openLab } from '../crash/lab.mjs';
import { address } from '../ports.mjs';
import { newPerson, send, signedIn, succeeds } from './calls.mjs';
import { counted } from './report.mjs';
import { killed, savedAgain } from './running-lab.mjs';

/** @typedef {import('./running-lab.mjs').Lab} Lab */
/** @typedef {import('./calls.mjs').Person} Person */

/** What the processes get, and then half of it, because they may live with 256 MiB. */
const limits = [256, 128].map((megabytes) => megabytes * 2 ** 20);
const deaths = 6;
const rounds = 12;
const people = 12;
const livesMs = 4_000;
const diesWithinMs = 5_000;
const tries = 60;
const againMs = 500;

/** @type {import('./report.mjs').Trial} */
export const trial = {
  title: 'Memory',
  about: `The processes that answer calls and draw pages get 256 MiB while ${people} members send messages and visitors open pages, and where they live with it, half of that, until they die. Whoever gets no answer sends the same again,\nas the browser does: each message is there once.`,
  async run() {
    const lab = await openLab(join(String(process.env.TMPDIR), 'data'));
    const admin = await signedIn('admin@lab.test');
    const senders = await Promise.all(
      Array.from({ length: people }, (_, index) => newPerson(`Mem Member ${index}`)),
    );
    const finish = letSend(senders);
    let died = 0;
    const wrong = [];
    for (let round = 0; round < rounds && died < deaths; round++) {
      await wait(livesMs);
      died += await starved(lab);
      if (!(await answers())) wrong.push('The site does not answer any more.');
    }
    if (died < deaths) wrong.push('They do not die.');
    const { sent, repeated, unanswered, pages } = await finish();
    const found = await messagesIn(admin);
    for (const message of sent) {
      const times = found.filter((one) => one === message).length;
      if (times !== 1) wrong.push(`A confirmed message is there ${times} times.`);
    }
    if (!(await savedAgain())) wrong.push('It is not saved afterwards.');
    await killed(lab);
    return [
      {
        what: `${counted(died, 'process', 'processes')} of functions died`,
        found: `${counted(sent.length, 'message')} confirmed, each there once; ${counted(repeated, 'call')} sent again`,
        wrong: [...wrong, ...unanswered],
      },
      {
        what: 'Pages meanwhile',
        found: `${counted(pages.ok, 'page')} opened, ${pages.failed} had to be asked for again`,
      },
    ];
  },
};

/** @param {Person} admin @returns {Promise<string[]>} */
async function messagesIn(admin) {
  /** @type {string[]} */
  const found = [];
  let path = '/adminContacts?limit=100';
  while (path) {
    const { body, next } = await admin.call(`GET ${path}`);
    found.push(...body.map((/** @type {{ message: string }} */ { message }) => message));
    path = next;
  }
  return found;
}

/** @param {Person[]} senders */
function letSend(senders) {
  let sending = true;
  const done = {
    sent: /** @type {string[]} */ ([]),
    unanswered: /** @type {string[]} */ ([]),
    repeated: 0,
    pages: { ok: 0, failed: 0 },
  };
  /** @param {Person} person */
  async function sendOnce({ name, call }) {
    const [message, key] = [`Message ${randomUUID()}`, randomUUID()];
    for (let time = 0; time < tries; time++) {
      try {
        await succeeds(call('POST /contacts', { name, phone: '1', message }, key));
        done.sent.push(message);
        return;
      } catch {
        // Whatever was answered, the browser would send the same again.
        done.repeated += 1;
        await wait(againMs);
      }
    }
    done.unanswered.push(`A message was not taken in ${tries} times.`);
  }
  const all = [
    ...senders.map(async (person) => {
      while (sending) await sendOnce(person);
    }),
    (async () => {
      while (sending) {
        const { status } = await send(`${address}/team`).catch(() => ({ status: 0 }));
        if (status === 200) done.pages.ok += 1;
        else done.pages.failed += 1;
        await wait(100);
      }
    })(),
  ];
  return async () => {
    sending = false;
    await Promise.all(all);
    return done;
  };
}

/** Returns how many processes died of it. @param {Lab} lab */
async function starved(lab) {
  const workers = lab.processes().filter(({ args }) => args.includes('functionsEmulatorRuntime'));
  const chosen = workers.filter(({ pid }) => ['api', 'site'].includes(functionOf(pid)));
  for (const limit of limits) {
    const alive = chosen.filter(lives);
    for (const { pid } of alive) execFileSync('prlimit', ['--pid', String(pid), `--data=${limit}:unlimited`]);
    const until = performance.now() + diesWithinMs;
    while (performance.now() < until && alive.some(lives)) await wait(100);
  }
  return chosen.filter((worker) => !lives(worker)).length;
}

/** @param {number} pid */
function functionOf(pid) {
  try {
    return /\0FUNCTION_TARGET=([^\0]*)/.exec(`\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}`)?.[1] ?? '';
  } catch {
    return '';
  }
}
