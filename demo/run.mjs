// `npm run demo-data` rebuilds emulator-data/ and demo/accounts.json from this folder, `npm run demo-data -- large` the lab
// with 767 works and 493 people in .lab/demo-large/.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../scripts/paths.mjs';
import { stop } from '../scripts/stop.mjs';

const [which = 'large'] = process.argv.slice(2);
if (which !== 'large')
  stop(`There is no demo lab called ${which}. Say npm run demo-data, or npm run demo-data -- large`);
process.chdir(root);
if (!existsSync('emulators/dist/firestore.js')) {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'emulators'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
const outfile = join(root, 'node_modules/.cache/demo-data.mjs');
await build({
  entryPoints: [join(import.meta.dirname, 'demo-data.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  external: ['sharp', 'firebase-admin'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
await import(pathToFileURL(outfile).href);
