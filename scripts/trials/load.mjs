// 200 visitors and 30 members use the lab for some minutes.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { family } from 'firebase-emulators-node/processes';
import { address } from '../ports.mjs';
import { startSuite } from '../suite.mjs';
import { forEachOf, newPerson, send, succeeds } from './calls.mjs';
import { monthOf } from './load-cost.mjs';
import { counted } from './report.mjs';

/** @typedef {import('./calls.mjs').Person} Person */

const visitors = 200;
const members = 30;
/** Between two pages, as a person reads. */
const readsMs = [10_000, 30_000];
const worksMs = [5_000, 15_000];
const minute = 60_000;
const month = 30 * 24 * 60 * minute;
const lookEveryMs = 2_000;
/** More than this from the second fifth of the time to the last is a leak. */
const mayGrow = 1.15;
const longEnough = 8 * minute;

/** @type {import('./report.mjs').Trial} */
export const trial = {
  title: 'Load',
  about: `${visitors} visitors, each with a page every twenty seconds (40 % the home page, 25 % papers, 20 % publications), and ${members} members, each with a call every ten, at the same time. One process answers all calls;\nthe people, the database and it share the processor.`,
  async run({ minutes }) {
    const ms = Number(minutes) * minute;
    const suite = await startSuite({ inProcess: true });
    const lab = await readLab();
    /** @type {Person[]} */
    const people = [];
    await forEachOf([...Array(members).keys()], 5, async (index) => {
      people.push(await newPerson(`Load Member ${index}`));
    });
    console.log('The lab is open and the members are signed in.');
    const until = performance.now() + ms;
    const [pages, calls] = [measured(), measured()];
    const memory = watchMemory(until);
    await Promise.all([
      ...Array.from({ length: visitors }, () =>
        use(until, readsMs, () => pages.ask(() => send(address + pageOf(lab)))),
      ),
      ...people.map((person) => use(until, worksMs, () => calls.ask(() => work(person)))),
    ]);
    const used = await memory;
    await suite.end();
    return [
      pages.row('Pages'),
      calls.row('Calls of members'),
      memoryRow(used, ms),
      costRow(pages.count(), ms),
    ];
  },
};

/** @param {number} from @param {number} to */
const between = (from, to) => from + Math.random() * (to - from);

/** @param {number} until @param {number[]} pauses @param {() => Promise<void>} once */
async function use(until, [from = 0, to = 0], once) {
  // They do not all come at the same moment.
  await wait(between(0, to));
  while (performance.now() < until) {
    await once();
    await wait(Math.min(between(from, to), Math.max(0, until - performance.now())));
  }
}

async function readLab() {
  const sitemap = String(await succeeds(send(`${address}/sitemap.xml`)));
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const papers = paths.filter((path) => path.startsWith('/paper/'));
  return { papers, others: paths.filter((path) => !papers.includes(path)) };
}

/** By the assumptions of docs/costs.md. @param {Awaited<ReturnType<typeof readLab>>} lab */
function pageOf({ papers, others }) {
  const chance = Math.random();
  const one = (/** @type {string[]} */ list) => list[Math.floor(Math.random() * list.length)] ?? '/';
  if (chance < 0.4) return '/';
  if (chance < 0.65) return one(papers);
  return chance < 0.85 ? '/publications' : one(others);
}

/** @param {Person} person */
function work({ name, call }) {
  const chance = Math.random();
  if (chance < 0.1) return call('POST /contacts', { name, phone: '1', message: 'When do you open?' });
  if (chance < 0.2) return call('PATCH /updateUserAndTeam', { name });
  return call(chance < 0.5 ? 'GET /unreadNotices' : chance < 0.75 ? 'GET /profile' : 'GET /notices');
}

function measured() {
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const wrong = [];
  return {
    count: () => times.length,
    /** @param {() => Promise<import('./calls.mjs').Answer>} asking */
    async ask(asking) {
      try {
        const { status, body, ms } = await asking();
        times.push(ms);
        if (status >= 400) wrong.push(`answered ${status}: ${JSON.stringify(body).slice(0, 100)}`);
      } catch (error) {
        wrong.push(`no answer: ${error}`);
      }
    },
    /** @param {string} what */
    row(what) {
      const sorted = times.sort((one, other) => one - other);
      const at = (/** @type {number} */ share) =>
        `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
      return {
        what,
        found: `${counted(times.length, 'answer')}, ${counted(wrong.length, 'error')}; median ${at(0.5)}, 99th percentile ${at(0.99)}`,
        wrong,
      };
    },
  };
}

/** The memory of the process that answers, in MB. @param {number} until */
async function watchMemory(until) {
  const pid = family(process.pid).find(({ args }) => args.includes('serve-functions'))?.pid;
  const used = [];
  while (performance.now() < until) {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    used.push(Number(kilobytes) / 1024);
    await wait(lookEveryMs);
  }
  return used;
}

/** A process fills its caches in the first minutes. @param {number[]} used @param {number} ms */
function memoryRow(used, ms) {
  const fifth = (/** @type {number} */ index) => {
    const part = used.slice((used.length * index) / 5, (used.length * (index + 1)) / 5);
    return part.reduce((sum, one) => sum + one, 0) / part.length;
  };
  const [early, late] = [fifth(1), fifth(4)];
  const found = `${Math.round(early)} MB in the second fifth of the time, ${Math.round(late)} MB in the last; at most ${Math.round(Math.max(...used))} MB`;
  return {
    what: 'Memory of the functions',
    found,
    wrong: ms >= longEnough && late > early * mayGrow ? ['It grows.'] : [],
  };
}

/** @param {number} views @param {number} ms */
function costRow(views, ms) {
  const inMonth = Math.round((views / ms) * month);
  const { firestore, functions, sent } = monthOf(inMonth);
  const dollars = [firestore, functions, sent].map((price) => `$${price.toFixed(0)}`);
  return {
    what: 'The same on Firebase',
    found: `nothing for these ${counted(views, 'view')}, which are within what is free in a day; ${inMonth.toLocaleString('en')} views, a whole month of it and nothing from a cache, cost ${dollars[0]} for Firestore, ${dollars[1]} for functions and ${dollars[2]} for bytes sent ([costs](costs.md))`,
  };
}
