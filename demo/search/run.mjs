// `npm run search:quality` and `npm run search:figures`
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { root } from '../../scripts/paths.mjs';

const [which = 'print'] = process.argv.slice(2);
const outfile = join(root, `node_modules/.cache/search-${which}.mjs`);
await bundle({
  entryPoints: [join(import.meta.dirname, `${which}.ts`)],
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
