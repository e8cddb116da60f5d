// `npm run proofs -- --from FOLDER` holds the product to the suites of others (README.md in this folder).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from '../scripts/build.mjs';
import { leftovers, root } from '../scripts/paths.mjs';
import { stop } from '../scripts/stop.mjs';
import { startSuite } from '../scripts/suite.mjs';

// One folder below the root, as the modules in it that look for files beside them are.
const outfile = join(leftovers, 'proofs.mjs');
await bundle({
  entryPoints: [join(import.meta.dirname, 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  jsx: 'automatic',
  loader: { '.css': 'empty' },
  external: ['sharp', 'firebase-admin', 'firebase-emulators-node', 'playwright-core', 'esbuild'],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
/** @type {typeof import('./main.ts')} */
const { proofs } = await import(pathToFileURL(outfile).href);

/** @type {Awaited<ReturnType<typeof startSuite>> | undefined} */
let suite;
async function startLab() {
  // The suites make hundreds of calls from one address, and none of their mails is for anybody.
  process.env.LAB_RATE_LIMITS ??= 'off';
  build();
  suite = await startSuite();
  Object.assign(process.env, suite.env, { LAB_ADDRESS: suite.env.BASE_URL });
  return { address: suite.env.BASE_URL, env: suite.env };
}

const isFine = await proofs(process.argv.slice(2), { root, startLab }).catch(({ message }) => stop(message));
await suite?.end();
process.exit(isFine ? 0 : 1);
