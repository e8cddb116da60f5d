/**
 * Many mails, a server that does not always behave, and senders that are killed while they work. However slow
 * the machine is: the test fails only when nothing happens any more.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { firestore, transact } from '../core/data/firestore.ts';
import { timeAt } from '../core/data/time.ts';
import { writeMany } from '../core/data/write-many.ts';
import { mailCollection } from '../features/mail/mail-store.ts';
import { notify } from '../features/mail/notify.ts';
import { buildProgram, hasEnded, startProgram } from './program.ts';

interface Plan {
  mails: number;
  kills: number;
  /** Forgets the transactions of the dead, as the database does after a while. */
  endTransactions: () => void;
}

interface Taken {
  messageId: string;
  to: string;
  /** Which of the senders it was. */
  run: number;
}

const patienceMs = 300_000;

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

/** `stuck` rejects when `goesOn` was not called for five minutes. */
function watchProgress() {
  let last = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (performance.now() - last > patienceMs) reject(new Error('Nothing has happened for five minutes.'));
    }, 1_000);
  });
  const goesOn = () => {
    last = performance.now();
  };
  return { goesOn, stuck, end: () => clearInterval(timer) };
}

/** Notes what it accepts; some connections, readers and texts it refuses. */
async function startServer(taken: Taken[], goesOn: () => void) {
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, done) => done(null, { user: username }),
    onConnect(_session, done) {
      goesOn();
      connections += 1;
      done(connections % 23 === 0 ? refusal(421) : null);
    },
    onRcptTo: (_address, _session, done) => done(connections % 17 === 0 ? refusal(451) : null),
    onData(stream, { user, envelope }, done) {
      text(stream).then((raw) => {
        if (connections % 19 === 0) return done(refusal(452));
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(raw) ?? [];
        const to = envelope.rcptTo.map(({ address }) => address).join();
        taken.push({ messageId, to, run: Number(user?.replace('run', '')) });
        goesOn();
        done();
        // A sender that is killed in the middle of a text has not sent it.
      }, done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { port: (listening.address() as AddressInfo).port, close };
}

const addressOf = (index: number) => `person-${index}@example.org`;

/** All happen at the same moment, in transactions of their own. */
async function happen(mails: number, goesOn: () => void): Promise<void> {
  await firestore().doc('mailSettings/main').set({ on: true, perHour: 10_000, from: 'lab@example.org' });
  const all = Array.from({ length: mails }, async (_, index) => {
    await transact(async (tx) =>
      notify(tx, 'invitation', {}, { address: addressOf(index) }, { path: '/invitation#key' }),
    );
    goesOn();
  });
  await Promise.all(all);
}

const startSender = (program: string, run: number, port: number) =>
  startProgram(program, `smtp://run${run}:x@127.0.0.1:${port}`);

/** As if five minutes had passed: nobody who has taken a mail lives any more. */
async function letTimePass(endTransactions: () => void): Promise<number> {
  endTransactions();
  const { docs } = await mailCollection().get();
  const waiting = docs.filter((doc) => doc.data().dueAt.toMillis() > 0);
  await writeMany((writer) => waiting.map(({ ref }) => writer.update(ref, { dueAt: timeAt(1) })));
  return waiting.length;
}

/** Each mail reaches its reader once, although so many of the senders are killed. */
export async function sendWhileKilling({ mails, kills, endTransactions }: Plan): Promise<void> {
  const taken: Taken[] = [];
  const progress = watchProgress();
  const server = await startServer(taken, progress.goesOn);
  let sender: ChildProcess | undefined;

  async function sendAll(program: string): Promise<void> {
    await happen(mails, progress.goesOn);
    let run = 0;
    for (; run < kills; run++) {
      const one = startSender(program, run, server.port);
      sender = one;
      const before = taken.length;
      const enough = 10 + ((run * 7) % 25);
      while (taken.length < before + enough && !hasEnded(one)) await setTimeout(3);
      one.kill('SIGKILL');
      if (!hasEnded(one)) await once(one, 'exit');
      progress.goesOn();
      // A part of the tests that prints nothing for long is ended.
      console.log(`${run + 1} of ${kills} senders are killed.`);
      await letTimePass(endTransactions);
    }
    for (; (await letTimePass(endTransactions)) > 0 && run < kills + 30; run++) {
      sender = startSender(program, run, server.port);
      await once(sender, 'exit');
      progress.goesOn();
    }
  }

  try {
    const entry = new URL('../features/mail/sender.testing.ts', import.meta.url);
    await Promise.race([sendAll(await buildProgram(entry, 'sender')), progress.stuck]);
  } finally {
    progress.end();
    sender?.kill('SIGKILL');
    await server.close();
  }
  await expectOnce(taken, { mails, kills });
}

async function expectOnce(taken: readonly Taken[], { mails, kills }: Omit<Plan, 'endTransactions'>) {
  const { docs } = await mailCollection().get();
  const states = docs.map((doc) => doc.data().delivery.state);
  expect(states.filter((state) => state !== 'SUCCESS')).toEqual([]);
  const wanted = Array.from({ length: mails }, (_, index) => addressOf(index)).sort();
  const byId = new Map<string, Taken[]>();
  for (const one of taken) byId.set(one.messageId, [...(byId.get(one.messageId) ?? []), one]);
  expect([...byId.values()].map(([first]) => first?.to).sort()).toEqual(wanted);

  // The one case that SMTP cannot tell: accepted, and the sender killed before it had noted that.
  const lost = new Map<number, number>();
  for (const copies of byId.values()) {
    for (const { run } of copies.slice(0, -1)) lost.set(run, (lost.get(run) ?? 0) + 1);
    expect(new Set(copies.map(({ run }) => run)).size).toBe(copies.length);
  }
  for (const [run, count] of lost) {
    expect(run).toBeLessThan(kills);
    // At most those that one sender has in hand.
    expect(count).toBeLessThanOrEqual(5);
  }
}
