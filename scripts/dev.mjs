// `npm run dev`: the suite, with Vite's hot reload in front of it and the functions rebuilt on save.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from './build.mjs';
import { data, root } from './paths.mjs';
import { address } from './ports.mjs';
import { runSchedules } from './schedules.mjs';
import { startSuite } from './suite.mjs';
import { upgradeData } from './upgrade.mjs';

const settleMs = 200;

build();
const suite = await startSuite({ keepIn: data });

await upgradeData();
await runSchedules();

/** @type {NodeJS.Timeout | undefined} */
let waiting;
function rebuildFunctions() {
  clearTimeout(waiting);
  // An editor saves in several steps; the emulator reloads the functions by itself once the bundle has changed.
  waiting = setTimeout(() => {
    spawnSync('npm', ['run', '--silent', 'build', '-w', 'functions'], { cwd: root, stdio: 'inherit' });
  }, settleMs);
}
const watchers = ['contract/src', 'functions/src'].map((folder) =>
  watch(join(root, folder), { recursive: true }, rebuildFunctions),
);

const endsWithThis = new URL('./keep/end-with-parent.mjs', import.meta.url).href;
const viteProgram = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
const vite = spawn(process.execPath, ['--import', endsWithThis, viteProgram, '--host', '127.0.0.1'], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
  env: { ...process.env, BASE_URL: address, LAB_ENDS_WITH: String(process.pid) },
});

await Promise.race([suite.ended, new Promise((resolve) => vite.once('exit', resolve))]);
for (const watcher of watchers) watcher.close();
vite.kill();
await suite.end();
