// `npm run bench -w functions`: measures the public endpoints against the suite that is running around it.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [here('bench.ts')],
  outfile: here('../.lab/bench.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: { '@lab/contract': here('../../contract/src') },
  logLevel: 'warning',
});
// Pages are drawn by what was built, which is looked for beside the program.
cpSync(here('../dist/site'), here('../.lab/site'), { recursive: true });
await import('../.lab/bench.mjs');
