/**
 * Tests how firebase-tools runs this package: the stand-in for Java, and a whole run of the suite with import
 * and export.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorEnvironment } from './environment.ts';
import { buildOnce, dist, firebase, freePort, run } from './firebase-tools.testing.ts';

const indexes =
  '{"indexes": [], "fieldOverrides": [{"collectionGroup": "a", "fieldPath": "n", "indexes": []}]}';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulators-launch-'));
  await buildOnce();
});
afterAll(() => rm(folder, { recursive: true }));

describe('the environment', () => {
  it('puts our java first and names the two programs', () => {
    expect(emulatorEnvironment({ dist: '/d', path: '/usr/bin' })).toEqual({
      PATH: `${join('/d', 'bin')}${delimiter}/usr/bin`,
      FIRESTORE_EMULATOR_BINARY_PATH: join('/d', 'firestore.js'),
      STORAGE_EMULATOR_BINARY_PATH: join('/d', 'storage-rules.js'),
    });
    expect(emulatorEnvironment({ indexes: '/x.json' })).toMatchObject({
      FIRESTORE_EMULATOR_INDEXES: '/x.json',
    });
  });
});

describe("Google's emulator in place of ours", () => {
  const official = join(dist, 'official.js');
  /**
   * A fake Java that prints how it was called; without a manifest it resembles the one in Google Cloud's SDK.
   */
  const fakeJava = (manifest: boolean) => `#!/bin/sh
if [ "$3" = --version ]; then ${manifest ? 'exit 0' : 'echo "no main manifest attribute, in $2" >&2; exit 1'}; fi
echo "$@"
exit 3
`;

  it.each([
    ['by its class', false, '-cp /x.jar com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
    ['by its manifest', true, '-jar /x.jar'],
  ])('is started %s, past the stand-in', async (_, manifest, how) => {
    const bin = await mkdtemp(join(folder, 'java-'));
    await writeFile(join(bin, 'java'), fakeJava(manifest), { mode: 0o755 });
    const path = [bin, process.env.PATH].join(delimiter);
    const env = { ...process.env, ...emulatorEnvironment({ dist, path, officialJar: '/x.jar' }) };
    expect(env.FIRESTORE_EMULATOR_BINARY_PATH).toBe(official);
    expect(
      await run(folder, 'java', ['-Duser.language=en', '-jar', official, '--port', '1'], env),
    ).toMatchObject({
      code: 3,
      stdout: `-Duser.language=en ${how} --port 1\n`,
    });
  });

  it('is missed with a sentence', async () => {
    const env = {
      ...process.env,
      ...emulatorEnvironment({ dist, path: join(folder, 'none'), officialJar: '/x.jar' }),
    };
    expect(await run(folder, process.execPath, [official], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('needs Java on the PATH'),
    });
  });
});

describe('java', () => {
  const java = join(dist, 'bin/java');

  it('answers the version check of firebase-tools', async () => {
    const { code, stderr } = await run(folder, java, [
      '-Duser.language=en',
      '-Dfile.encoding=UTF-8',
      '-version',
    ]);
    expect(code).toBe(0);
    expect(/version "([1-9][0-9]*)/.exec(stderr)?.[1]).toBe('21');
  });

  it('runs what follows -jar with Node', async () => {
    const script = join(folder, 'a script.cjs');
    await writeFile(script, 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(3)');
    const { code, stdout } = await run(folder, java, [
      '-Duser.language=en',
      '-jar',
      script,
      '--host',
      'a b',
      'serve',
    ]);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toEqual(['--host', 'a b', 'serve']);
  });

  it('leaves a real program in Java to the Java of the machine', async () => {
    const bin = await mkdtemp(join(folder, 'java-'));
    await writeFile(join(bin, 'java'), '#!/bin/sh\necho real "$@"', { mode: 0o755 });
    const call = (...path: string[]) =>
      run(folder, 'java', ['-Xmx1g', '-jar', 'a database.jar', '--port', '1'], {
        PATH: [join(dist, 'bin'), ...path].join(delimiter),
      });
    expect(await call(bin, process.env.PATH ?? '')).toMatchObject({
      code: 0,
      stdout: 'real -Xmx1g -jar a database.jar --port 1\n',
    });
  });

  it('says what it is when asked for anything else', async () => {
    expect(await run(folder, java, ['Main'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('This is not Java'),
    });
  });
});

describe('the engine alone', () => {
  const engine = (...args: string[]) => run(folder, process.execPath, [join(dist, 'firestore.js'), ...args]);

  it('says why it cannot start', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    // firebase-tools searches for these words.
    expect(await engine('--port', String(port))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('address already in use'),
    });
    taken.close();
    expect(await engine('--port', 'x')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--port must be a port number.'),
    });
    expect(await engine('--port', '0', '--rules', '/none')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('/none'),
    });
    expect(await engine('--port', '0', '--indexes', '/none')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The indexes /none cannot be read'),
    });
    const seed = '/none/x.overall_export_metadata';
    expect(await engine('--port', '0', '--seed_from_export', seed)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The export ${seed} cannot be read`),
    });
  });
});

describe('firebase-tools', () => {
  const exec = (script: string, ...flags: string[]) =>
    run(
      folder,
      process.execPath,
      [firebase, 'emulators:exec', '--project', 'demo-launch', ...flags, script],
      {
        FIRESTORE_EMULATOR_INDEXES: join(folder, 'indexes.json'),
      },
    );

  it('starts the engine, exports on exit and imports again', async () => {
    const [firestore, websocket, hub, logging] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    await writeFile(
      join(folder, 'firebase.json'),
      JSON.stringify({
        firestore: { rules: 'firestore.rules' },
        emulators: {
          firestore: { port: firestore, websocketPort: websocket },
          hub: { port: hub },
          logging: { port: logging },
          ui: { enabled: false },
        },
      }),
    );
    await writeFile(
      join(folder, 'firestore.rules'),
      "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents/{doc=**} { allow read: if doc.size() > 99; } }",
    );
    const client = createRequire(import.meta.url).resolve('@google-cloud/firestore');
    const script = (body: string) =>
      `const { Firestore } = require(${JSON.stringify(client)}); const db = new Firestore({ projectId: 'demo-launch' }); (async () => { ${body}; process.exit(0); })();`;
    const url = `http://127.0.0.1:${firestore}/v1/projects/demo-launch/databases/(default)/documents/a/b`;
    await writeFile(
      join(folder, 'write.cjs'),
      script(
        `await db.doc('a/b').set({ n: 1 }); console.log('status', (await fetch('${url}')).status); ` +
          `await db.collection('a').orderBy('n').get().catch(({ details }) => console.log(details))`,
      ),
    );
    await writeFile(
      join(folder, 'read.cjs'),
      script(`console.log('read', (await db.doc('a/b').get()).get('n'))`),
    );

    await writeFile(join(folder, 'indexes.json'), indexes);

    const written = await exec('node write.cjs', '--export-on-exit', './data');
    expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining('status 403') });
    expect(written.stdout).toContain(
      'The query requires a COLLECTION_ASC index for collection a and field n.',
    );
    const metadata = JSON.parse(await readFile(join(folder, 'data/firebase-export-metadata.json'), 'utf8'));
    expect(metadata.firestore.path).toBe('firestore_export');
    const read = await exec('node read.cjs', '--import', './data');
    expect(read).toMatchObject({ code: 0, stdout: expect.stringContaining('read 1') });
  }, 300_000);
});
