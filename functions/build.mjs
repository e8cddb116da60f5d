// Builds functions/dist, the folder that is deployed: one small entry file, and parts that are loaded when
// first needed.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readSheet } from './sheet.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${here}package.json`, 'utf8'));
/** Cloud Build installs these; everything else is bundled. */
const external = ['firebase-admin', 'firebase-functions', 'sharp'];

/**
 * Bodies are read by src/core/http/read-bytes.ts; the parsers of Express bring the tables of all old
 * encodings along.
 */
const withoutBodyParsers = {
  name: 'without-body-parsers',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]body-parser[\\/]index\.js$/ }, () => ({ contents: 'module.exports = {};' })),
};

rmSync(`${here}dist`, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: {
    index: 'src/index.ts',
    'cli/admin': 'src/jobs/cli/admin.ts',
    'cli/export': 'src/jobs/cli/export.ts',
    'cli/import': 'src/jobs/cli/import.ts',
    'cli/move-in': 'src/jobs/cli/move-in.ts',
    'cli/pull': 'src/jobs/cli/pull.ts',
    'cli/rebuild-summaries': 'src/jobs/cli/rebuild-summaries.ts',
    'cli/restore': 'src/jobs/cli/restore.ts',
    'cli/setup-code': 'src/jobs/cli/setup-code.ts',
    'cli/upgrade': 'src/jobs/cli/upgrade.ts',
    'cli/sweep-files': 'src/jobs/cli/sweep-files.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: external.flatMap((name) => [name, `${name}/*`]),
  // Bundled CommonJS packages load Node's modules with `require`, which ES modules do not have.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [withoutBodyParsers],
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});

// Where the module that opens them looks for them (src/core/downloads/faces.ts).
cpSync(`${here}src/core/downloads/fonts`, `${here}dist/fonts`, { recursive: true });

mkdirSync(`${here}.lab`, { recursive: true });
writeFileSync(`${here}.lab/metafile.json`, JSON.stringify(metafile));
writeFileSync(
  `${here}dist/package.json`,
  `${JSON.stringify(
    {
      name: 'research-lab-functions',
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '24' },
      dependencies: Object.fromEntries(external.map((name) => [name, dependencies[name]])),
    },
    null,
    2,
  )}\n`,
);

// The files with which the `site` function renders pages (src/jobs/site/renderer.ts).
const web = fileURLToPath(new URL('../web/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${web}dist/.vite/manifest.json`, 'utf8'));
const chunks = Object.values(manifest);
const [wholeSheet] = chunkNamed('app').css;
const firstScript = await buildFirstScript();
const frame = needed(...['session-live', 'own-queries', 'workspace', 'desk-pages'].map(chunkNamed));
const client = {
  firstScript,
  // Browsers only run an inline script if the Content-Security-Policy contains its hash.
  firstScriptHash: `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`,
  boot: `/${chunks.find(({ isEntry }) => isEntry).file}`,
  wholeSheet: `/${wholeSheet}`,
  sheet: readSheet(
    ['assets/faces.css', wholeSheet].map((file) => readFileSync(`${web}dist/${file}`, 'utf8')).join(''),
  ),
  workspace: frame.map(addressOf),
  deskPages: scriptsOfDeskPages(),
  words: { en: wordsOf('languages'), de: wordsOf('languages', 'german') },
};
cpSync(`${web}dist-server`, `${here}dist/site`, { recursive: true });
writeFileSync(`${here}dist/site/client.json`, JSON.stringify(client));

function chunkNamed(wanted) {
  return chunks.find(({ name }) => name === wanted);
}

/** Chunks and all chunks that they import. */
function needed(...chunks) {
  const found = new Set(chunks);
  for (const { imports = [] } of found) for (const key of imports) found.add(manifest[key]);
  return [...found];
}

function addressOf({ file }) {
  return `/${file}`;
}

function wordsOf(...names) {
  return needed(...names.map(chunkNamed)).map(addressOf);
}

/** Of each page, by its name there, what it needs in addition to the frame. */
function scriptsOfDeskPages() {
  const source = readFileSync(`${web}src/app/desk-pages.ts`, 'utf8');
  const pages = [...source.matchAll(/(\w+)(?::| =) \(\) => import\('([^']+)'\)/g)];
  const { length } = manifest['src/app/desk-pages.ts'].dynamicImports;
  if (pages.length !== length) throw new Error(`desk-pages.ts has ${length} pages, not ${pages.length}.`);
  return Object.fromEntries(
    pages.map(([, name, path]) => {
      const chunk = manifest[posix.join('src/app', path)];
      const added = needed(chunk).filter((each) => !frame.includes(each));
      return [name, added.map(addressOf)];
    }),
  );
}

async function buildFirstScript() {
  const { outputFiles } = await build({
    entryPoints: [`${web}src/first-script.ts`],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text.trim();
}
