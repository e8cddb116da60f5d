// `npm run demo-data` rebuilds emulator-data/ and demo/accounts.json from this folder,
// `npm run demo-data -- large` the lab with 767 works and 493 people in .lab/demo-large/.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from '../scripts/build.mjs';
import { root } from '../scripts/paths.mjs';
import { stop } from '../scripts/stop.mjs';

const [which = 'large'] = process.argv.slice(2);
if (which !== 'large')
  stop(`There is no demo lab called ${which}. Say npm run demo-data, or npm run demo-data -- large`);
process.chdir(root);
build({ only: 'emulators' });
const outfile = join(root, 'node_modules/.cache/demo-data.mjs');
await bundle({
  entryPoints: [join(import.meta.dirname, 'demo-data.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  external: ['sharp', 'firebase-admin', 'firebase-emulators-node'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
await import(pathToFileURL(outfile).href);
