/** A thousand mails, a server that does not always behave, and senders that are killed while they work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEngine, testDatabase } from '../../../emulators/src/firestore/engine.testing.ts';

// A database of its own, whose mail no function sends, and which forgets the transactions of the dead at once.
const running = await startEngine();
const { engine, host, port: enginePort } = running;
vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${host}:${enginePort}`);
vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-test');
const { firestore, transact } = await import('../data/firestore.ts');
const { timeAt } = await import('../data/time.ts');
const { writeMany } = await import('../data/write-many.ts');
const { mailCollection } = await import('./mail-store.ts');
const { tell } = await import('./tell.ts');

const mails = 1_000;
const kills = 20;

interface Taken {
  messageId: string;
  to: string;
  /** Which of the senders it was. */
  run: number;
  at: number;
}

const taken: Taken[] = [];
const killedAt = new Map<number, number>();
const program = fileURLToPath(new URL('../../.lab/sender.mjs', import.meta.url));
let server: SMTPServer;
let port = 0;
let connections = 0;

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./sender.testing.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, done) => done(null, { user: username }),
    onConnect(_session, done) {
      connections += 1;
      done(connections % 23 === 0 ? refusal(421) : null);
    },
    onRcptTo: (_address, _session, done) => done(connections % 17 === 0 ? refusal(451) : null),
    onData(stream, { user, envelope }, done) {
      text(stream).then((raw) => {
        if (connections % 19 === 0) return done(refusal(452));
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(raw) ?? [];
        const to = envelope.rcptTo.map(({ address }) => address).join();
        taken.push({ messageId, to, run: Number(user?.replace('run', '')), at: Date.now() });
        done();
        // A sender that is killed in the middle of a text has not sent it.
      }, done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  port = (listening.address() as AddressInfo).port;
});

afterAll(async () => {
  await firestore().terminate();
  await running.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const addressOf = (index: number) => `person-${index}@example.org`;

/** A thousand things happen at the same moment, in transactions of their own. */
async function happen(): Promise<void> {
  await firestore().doc('mailSettings/main').set({ on: true, perHour: 10_000, from: 'lab@example.org' });
  const all = Array.from({ length: mails }, (_, index) =>
    transact(async (tx) =>
      tell(tx, { event: 'invitation', to: { address: addressOf(index) }, name: '', path: '/invitation#key' }),
    ),
  );
  await Promise.all(all);
}

function startSender(run: number): ChildProcess {
  return spawn(process.execPath, [program, `smtp://run${run}:x@127.0.0.1:${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      GCLOUD_PROJECT: 'demo-test',
    },
  });
}

/** As if five minutes had passed: nobody who has taken a mail lives any more. */
async function letTimePass(): Promise<number> {
  engine.store(testDatabase).transactions.endAll();
  const { docs } = await mailCollection().get();
  const waiting = docs.filter((doc) => doc.data().dueAt.toMillis() > 0);
  await writeMany((writer) => waiting.map(({ ref }) => writer.update(ref, { dueAt: timeAt(1) })));
  return waiting.length;
}

test('each mail reaches its reader once', async () => {
  await happen();
  let run = 0;
  for (; run < kills; run++) {
    const sender = startSender(run);
    const before = taken.length;
    const enough = 10 + ((run * 7) % 25);
    while (taken.length < before + enough && sender.exitCode === null) {
      await setTimeout(3);
    }
    sender.kill('SIGKILL');
    killedAt.set(run, Date.now());
    if (sender.exitCode === null && sender.signalCode === null) await once(sender, 'exit');
    await letTimePass();
  }
  while ((await letTimePass()) > 0 && run < kills + 30) {
    const sender = startSender(run);
    await once(sender, 'exit');
    run += 1;
  }

  const { docs } = await mailCollection().get();
  const states = docs.map((doc) => doc.data().delivery.state);
  expect(states.filter((state) => state !== 'SUCCESS')).toEqual([]);
  const wanted = Array.from({ length: mails }, (_, index) => addressOf(index)).sort();
  const byId = new Map<string, Taken[]>();
  for (const one of taken) byId.set(one.messageId, [...(byId.get(one.messageId) ?? []), one]);
  expect([...byId.values()].map(([first]) => first?.to).sort()).toEqual(wanted);

  // The one case that SMTP cannot tell: accepted, and the sender killed before it had noted that.
  const twice = [...byId.values()].filter((copies) => copies.length > 1);
  for (const copies of twice) {
    for (const { run, at } of copies.slice(0, -1)) {
      const killed = killedAt.get(run);
      expect(killed).toBeDefined();
      expect(Math.abs((killed ?? 0) - at)).toBeLessThan(2_000);
    }
    expect(new Set(copies.map(({ run }) => run)).size).toBe(copies.length);
  }
  // At most those that one sender has in hand.
  expect(twice.length).toBeLessThanOrEqual(kills * 5);
});
