// `npm run bench -w functions` measures the public endpoints with the running suite, `bench:imports` an
// import, `bench:mail` a call that notifies somebody by mail, and `bench:files -- FILE...` says what an
// import and an export keep of bibliography files.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const name = process.argv[2] ?? 'bench';

await build({
  entryPoints: [here(`${name}.ts`)],
  outfile: here(`../.lab/${name}.mjs`),
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: { '@lab/contract': here('../../contract/src') },
  logLevel: 'warning',
});
// The built program looks for the page renderer beside itself.
if (name !== 'files') cpSync(here('../dist/site'), here('../.lab/site'), { recursive: true });
await import(`../.lab/${name}.mjs`);
