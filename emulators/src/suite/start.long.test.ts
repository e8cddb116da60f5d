/** A project that uses the package as others do, by its name. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOfUser, newestSave, start } from 'firebase-emulators-node';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildOnce } from '../launch/firebase-tools.testing.ts';
import { project, smallProject } from './project.testing.ts';

beforeAll(buildOnce);

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

describe('a suite that keeps its data', { timeout: 300_000 }, () => {
  it('runs what firebase.json names, saves when asked, and continues from there', async () => {
    const folder = await smallProject();
    const options = { config: join(folder, 'firebase.json'), data: join(folder, 'data') };
    const first = await start(options);
    onTestFinished(async () => void (await first.stop()));
    expect(first.project).toBe(project);
    expect(Object.keys(first.addresses)).toEqual(
      expect.arrayContaining(['auth', 'firestore', 'storage', 'hub']),
    );
    expect(first.env).toMatchObject({
      GCLOUD_PROJECT: project,
      FIRESTORE_EMULATOR_HOST: first.addresses.firestore,
      STORAGE_EMULATOR_HOST: `http://${first.addresses.storage}`,
    });
    await signUp(first.addresses.auth, 'ada@example.test');
    await first.save();
    const save = newestSave(options.data) ?? '';
    expect(await readFile(join(save, 'auth_export/accounts.json'), 'utf8')).toContain('ada@example.test');
    expect(addressOfUser(options.data)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

    // A second start in this folder lets the first one save and end.
    const second = await start(options);
    onTestFinished(async () => void (await second.stop()));
    expect(await first.ended).toBe(0);
    expect(second.startedFrom).toBe(save);
    expect(await signUp(second.addresses.auth, 'ada@example.test')).toContain('EMAIL_EXISTS');
    expect(await second.stop()).toBe(0);
    expect(addressOfUser(options.data)).toBeUndefined();
    // For a run without the Emulator UI it writes a configuration, which is removed.
    expect((await readdir(folder)).filter((name) => /^firebase\./.test(name))).toEqual(['firebase.json']);
    await expect(second.save()).rejects.toThrow('has ended');
  });

  it('refuses the queries whose index is not in the file that firebase.json names', async () => {
    const folder = await smallProject();
    const suite = await start({ config: join(folder, 'firebase.json'), only: ['firestore'] });
    onTestFinished(async () => void (await suite.stop()));
    const program = `
      const { Firestore } = require('@google-cloud/firestore');
      const notes = new Firestore({ projectId: process.env.GCLOUD_PROJECT }).collection('notes');
      const ask = (order) => notes.where('by', '==', 'ada').orderBy('at', order).get().then(() => 0, () => 1);
      ask('desc').then(async (there) => process.exit(there * 10 + (await ask('asc')) + 2));`;
    await writeFile(join(folder, 'ask.cjs'), program);
    expect(await suite.run('node ask.cjs', { cwd: folder })).toBe(3);
    await expect(suite.save()).rejects.toThrow('keeps no data');
  });
});

it('runs for rules alone, at free ports', { timeout: 300_000 }, async () => {
  const folder = await smallProject();
  const suite = await start({ firestore: join(folder, 'firestore.rules'), project });
  onTestFinished(async () => void (await suite.stop()));
  const documents = `http://${suite.addresses.firestore}/v1/projects/${project}/databases/(default)/documents`;
  expect((await fetch(`${documents}/notes`)).status).toBe(200);
  expect((await fetch(`${documents}/secrets`)).status).toBe(403);
});

it('says why it cannot start', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-project-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = join(folder, 'firebase.json');
  await expect(start({ config })).rejects.toThrow(`There is no ${config}.`);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const emulators = { firestore: { port }, ui: { enabled: false } };
  await writeFile(config, JSON.stringify({ firestore: {}, emulators }));
  await expect(start({ config, data: join(folder, 'data') })).rejects.toThrow(/did not start[\s\S]*not open/);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

async function signUp(address: string | undefined, email: string): Promise<string> {
  const url = `http://${address}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const body = JSON.stringify({ email, password: 'secret-1' });
  return (await fetch(url, { method: 'POST', headers: owner, body })).text();
}
