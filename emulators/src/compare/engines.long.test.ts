/** Starts small programs in the place of engines. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startEngine } from './engines.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-engines-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function program(name: string, source: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, source);
  return file;
}

const server = (afterMs: number) => `
  import { createServer } from 'node:http';
  const port = process.argv[process.argv.indexOf('--port') + 1];
  setTimeout(() => createServer((_, response) => response.end('Ok')).listen(port, '127.0.0.1'), ${afterMs});`;

const answers = (address: string) =>
  fetch(`http://${address}/`).then(
    () => true,
    () => false,
  );

it('waits for an engine that starts slowly, and ends it', async () => {
  const engine = await startEngine(process.execPath, [await program('slow.mjs', server(1500))], undefined);
  expect(await answers(engine.address)).toBe(true);
  await engine.stop();
  expect(await answers(engine.address)).toBe(false);
});

it('says why an engine does not start', async () => {
  const failing = await program('failing.mjs', "console.error('no such flag'); process.exit(3);");
  const start = startEngine(process.execPath, [failing], undefined);
  await expect(start).rejects.toThrow(/does not start the engine\. It ended with code 3\.\s+no such flag/);
  await expect(startEngine(join(folder, 'none'), [], undefined)).rejects.toThrow('ENOENT');
});

it('leaves no engine behind when the comparison fails', async () => {
  const engine = await program('engine.mjs', server(0));
  await build({
    entryPoints: [join(import.meta.dirname, 'engines.ts')],
    outfile: join(folder, 'engines.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const comparison = await program(
    'comparison.mjs',
    `import { startEngine } from './engines.mjs';
     console.log((await startEngine(process.execPath, [${JSON.stringify(engine)}], undefined)).address);
     throw new Error('Java is missing.');`,
  );
  const child = spawn(process.execPath, [comparison], { stdio: ['ignore', 'pipe', 'ignore'] });
  let address = '';
  child.stdout.on('data', (text: Buffer) => {
    address += text;
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
  expect(address).toMatch(/^127\.0\.0\.1:\d+\n$/);
  await vi.waitUntil(async () => !(await answers(address.trim())));
});
