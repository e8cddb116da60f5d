/** The packed package in an empty folder, beside a small project that uses it. Needs no network. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildOnce } from '../launch/firebase-tools.testing.ts';
import { modules, smallProject } from '../suite/project.testing.ts';
import { runCommand } from './running-command.testing.ts';

const root = join(import.meta.dirname, '../..');
const { name, dependencies, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

beforeAll(buildOnce);

/** What npm would install beside it is linked. */
async function install(folder: string): Promise<string[]> {
  const installed = join(folder, 'node_modules', name);
  await mkdir(installed);
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename, files }] = JSON.parse(execFileSync('npm', pack, { cwd: root, encoding: 'utf8' }));
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components', '1']);
  for (const other of [...Object.keys(dependencies), 'firebase-tools']) {
    const link = join(folder, 'node_modules', other);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(modules, other), link);
  }
  return files.map(({ path }: { path: string }) => path);
}

it('has what it needs, and runs tests of a project', { timeout: 1_200_000 }, async () => {
  const folder = await smallProject({ isInstalled: false });
  const files = await install(folder);
  const allowed =
    /^(?:dist\/[\w/-]+(?:\.js)?|types\/\w+\.d\.ts|bin\/[\w-]+\.mjs|package\.json|LICENSE|[A-Z]+\.md)$/;
  expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/bin/java']));
  const installed = join(folder, 'node_modules', name);
  const targets = Object.values<string | Record<string, string>>(exports).flatMap((of) =>
    typeof of === 'string' ? of : Object.values(of),
  );
  expect(targets.filter((target) => !existsSync(join(installed, target)))).toEqual([]);

  await writeFile(
    join(folder, 'test.mjs'),
    `import { Firestore } from '@google-cloud/firestore';
    import { startEngine } from '${name}/engine';
    const client = new Firestore({ projectId: process.env.GCLOUD_PROJECT });
    await client.doc('notes/one').set({ text: 'hello' });
    console.log('stored', (await client.doc('notes/one').get()).get('text'));
    const url = \`http://\${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/\${process.env.GCLOUD_PROJECT}/databases/(default)/documents\`;
    console.log('rules', (await fetch(url + '/notes/one')).status, (await fetch(url + '/other/one')).status);
    const engine = await startEngine();
    console.log('alone', (await fetch(\`http://\${engine.host}:\${engine.port}/\`)).status);
    await engine.close();
    process.exit(5);`,
  );
  const command = join(installed, 'bin/firebase-emulators-node.mjs');
  const run = async (...args: string[]) => {
    const { ended, output } = runCommand(folder, args, command);
    return { code: await ended, output: output() };
  };
  const executed = await run('exec', 'node test.mjs', '--data', 'data');
  expect(executed.output).toMatch(/stored hello\s+rules 200 403\s+alone 200/);
  expect(executed.code).toBe(5);

  // What was kept can be taken elsewhere, and begun with.
  expect(await run('export', 'taken', '--data', 'data')).toMatchObject({ code: 0 });
  expect(await run('import', 'taken', '--data', 'other')).toMatchObject({ code: 0 });
  expect(await run('export', 'again', '--data', 'other')).toMatchObject({ code: 0 });
  const documents = 'firestore_export/all_namespaces/all_kinds/output-0';
  expect(readFileSync(join(folder, 'again', documents))).toEqual(
    readFileSync(join(folder, 'taken', documents)),
  );
  expect(await run('import', 'none', '--data', 'other')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is no export'),
  });
  expect(await run('jump')).toMatchObject({ code: 1, output: expect.stringContaining('exec "<command>"') });
});
