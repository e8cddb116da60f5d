// `npm run dev` runs the suite with Vite's hot reload, and rebuilds the functions when a file is saved.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chooseLab } from './labs.mjs';
import { root } from './paths.mjs';
import { address } from './ports.mjs';
import { runSchedules } from './schedules.mjs';
import { startSuite } from './suite.mjs';
import { upgradeData } from './upgrade.mjs';

const settleMs = 200;

const { lab, keepIn } = chooseLab(process.argv.slice(2));
build();
const suite = await startSuite({ keepIn, lab, reloads: true });

await upgradeData(suite);
await runSchedules();

/** @type {NodeJS.Timeout | undefined} */
let waiting;
function rebuildFunctions() {
  clearTimeout(waiting);
  // Waits, because an editor saves in several steps. The emulator reloads the functions itself after a build.
  waiting = setTimeout(() => {
    spawnSync('npm', ['run', '--silent', 'build', '-w', 'functions'], { cwd: root, stdio: 'inherit' });
  }, settleMs);
}
const watchers = ['contract/src', 'functions/src'].map((folder) =>
  watch(join(root, folder), { recursive: true }, rebuildFunctions),
);

const endsWithThis = import.meta.resolve('firebase-emulators-node/end-with-parent');
const viteProgram = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
const vite = spawn(process.execPath, ['--import', endsWithThis, viteProgram, '--host', '127.0.0.1'], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
  env: { ...process.env, BASE_URL: address, EMULATORS_END_WITH: String(process.pid) },
});

await Promise.race([suite.ended, new Promise((resolve) => vite.once('exit', resolve))]);
for (const watcher of watchers) watcher.close();
vite.kill();
await suite.end();
