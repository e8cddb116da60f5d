/** Kills the running command, or a part of what it started, and looks at what the next start serves. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { newestSave } from 'firebase-emulators-node';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { buildOnce } from '../launch/firebase-tools.testing.ts';
import { family, hasEnded, startTime } from '../saving/process.ts';
import { project, smallProject } from '../suite/project.testing.ts';
import { type RunningCommand, runCommand, untilPrinted } from './running-command.testing.ts';

beforeAll(buildOnce);

/**
 * A file that is found in its processes' command lines, and whether the rest still saves when it was killed.
 */
const victims = [
  { what: 'the command', matches: 'firebase-emulators-node.mjs', saves: true },
  { what: 'firebase-tools', matches: 'emulators:start', saves: false },
  { what: 'the Firestore engine', matches: 'dist/firestore.js', saves: false },
  { what: 'the evaluator of storage rules', matches: 'dist/storage-rules.js', saves: true },
  { what: 'all at once', matches: '', saves: false },
];
const patience = { timeout: 600_000, interval: 100 };
const documents = 'firestore_export/all_namespaces/all_kinds/output-0';

it('has everything that was saved, whatever was killed', { timeout: 3_600_000 }, async () => {
  const folder = await smallProject();
  const data = join(folder, 'data');
  const start = async () => {
    const running = runCommand(folder, ['start', '--data', data]);
    await untilPrinted(running, 'The emulators run');
    return running;
  };
  let running = await start();
  onTestFinished(async () => {
    running.child.kill('SIGINT');
    await running.ended;
  });
  for (const { what, matches, saves } of victims) {
    await set(running, `saved before ${what}`);
    await vi.waitFor(() => expect(isSaved(data, `saved before ${what}`)).toBe(true), patience);
    await set(running, `entered before ${what}`);
    const processes = family(Number(running.child.pid));
    const started = processes.flatMap(({ pid }) => ({ pid, started: startTime(pid) ?? '' }));
    const killed = processes.filter(({ args }) => args.includes(matches));
    expect(killed, `nothing to kill: ${what}`).not.toEqual([]);
    for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    running = await start();
    for (const one of started) expect(await hasEnded(one, patience.timeout), `a process lives on`).toBe(true);
    const possible = saves ? [] : [`saved before ${what}`];
    expect([...possible, `entered before ${what}`]).toContain(await get(running));
  }
});

function isSaved(data: string, value: string): boolean {
  const file = join(newestSave(data) ?? data, documents);
  return existsSync(file) && readFileSync(file).includes(value);
}

/** A connection belongs to one run of the engine. */
async function withDocument<T>(
  { output }: RunningCommand,
  work: (document: FirebaseFirestore.DocumentReference) => Promise<T>,
): Promise<T> {
  const [, host = ''] = /FIRESTORE_EMULATOR_HOST=(\S+)/.exec(output()) ?? [];
  const headers = { Authorization: 'Bearer owner' };
  const client = new Firestore({ projectId: project, host, ssl: false, customHeaders: headers });
  const done = await work(client.doc('notes/one'));
  await client.terminate();
  return done;
}

const set = (running: RunningCommand, text: string) =>
  withDocument(running, (document) => document.set({ text }));
const get = (running: RunningCommand) =>
  withDocument(running, async (document) => (await document.get()).get('text'));
