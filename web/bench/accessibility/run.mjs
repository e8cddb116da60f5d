// `npm run accessibility:act -- FOLDER` and `npm run accessibility:pdfs -- FOLDER` measure the checks against
// cases that others wrote: docs/accessibility.md says which, and where they come from.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const [name, folder = ''] = process.argv.slice(2);
if (!existsSync(folder)) {
  console.error(`Say which folder has the cases: npm run accessibility:${name} -- FOLDER`);
  process.exit(1);
}

// The editor's parts look for a document as soon as they are loaded.
const { window } = new JSDOM('');
for (const name of ['document', 'navigator', 'DOMParser', 'Node', 'NodeFilter', 'Element', 'HTMLElement']) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
globalThis.window = window;
globalThis.addEventListener = () => undefined;

const outfile = here(`../../.lab/${name}.mjs`);
await build({
  entryPoints: [here(`${name}.ts`)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  jsx: 'automatic',
  packages: 'external',
  alias: { '@lab/contract': here('../../../contract/src') },
  loader: { '.css': 'empty' },
  logLevel: 'warning',
});
const { measure } = await import(outfile);
console.log(await measure(folder));
