import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deskChunks } from './desk-chunks.ts';
import { dropServerOnlyFields } from './drop-server-only-fields.ts';
import { emptyFirebase } from './empty-firebase.ts';
import { facesApart } from './faces-apart.ts';
import { inlineClassNames } from './inline-class-names.ts';
import { leanRouter } from './lean-router.ts';
import { pageChunks } from './page-chunks.ts';

const hostingPort = 5005 + Number(process.env.LAB_PORT_OFFSET ?? 0);
const hosting = `http://127.0.0.1:${hostingPort}`;

/** Of the library of queries, what only signed-in people's pages use. */
const changing =
  /@tanstack\/(?:react-query|query-core)\/.*\/(?:use)?(?:Mutation|Queries|mutationObserver|queriesObserver)\.js$/;

/** Endpoints that only signed-in people call. */
const deskCalls =
  /contract\/src\/(?:core\/(?:markdown|tables)|features\/(?:\w+\/(?:desk|table)|accounts|activity|applications|archive|citations|desk|imports|invitations|legal\/\w+|mail|messages|outcomes|pdfs|resources|session|setup|subscribers|users)(?:\/\w+)?)\/endpoints\.ts$/;

// Groups of modules, so that a first visit loads a few scripts and not forty small ones. Libraries change
// least often, so they are a group that stays in the browser's cache. The other public pages have scripts of
// their own (`pages`), because all together are too large for a first visit; their styles are in `app`, from
// which the server takes all styles.
const firstLoad = [
  { name: 'desk-calls', priority: 8, includeDependenciesRecursively: false, test: deskCalls },
  { name: 'changing', priority: 7, includeDependenciesRecursively: false, test: changing },
  { name: 'boot', priority: 6, test: /web\/src\/boot\.ts$|preload-helper/ },
  {
    name: 'libraries',
    priority: 5,
    test: /node_modules\/(react|react-dom|react-router-dom|@tanstack\/react-query)\//,
  },
  {
    name: 'app',
    priority: 4,
    test: /web\/src\/(?:entry-client\.tsx|lib\/connection\.ts)$|web\/src\/(features\/(alumni|areas|collaborators|events|lab-info|news|outputs|papers\/(export|list|page|search)|positions|press|subscribers|team|years)|app\/home|ui)\/[\w-]+\.module\.css$/,
  },
];

// Without what a module imports, because each of those modules is asked for by itself.
const pages = { name: pageChunks(), priority: 3, includeDependenciesRecursively: false };

// What all pages with a form share, and what all pages of the workspace share. Their own modules come without
// what they import, because visitors' scripts import some of it too and would load the whole group.
const signedIn = [
  { name: 'firebase', priority: 3, test: /node_modules\/@?firebase\/(?:app|auth|component|logger|util)\// },
  { name: 'mui', priority: 2, test: /@mui\/material\/(TextField|Button|Alert)\// },
  {
    name: 'mui-workspace',
    priority: 1,
    test: /@mui\/(material\/(Table|Drawer|List|AppBar|Badge|Menu|Chip|Checkbox|InputAdornment|Link|Pagination|Skeleton)\w*|icons-material)\//,
  },
  { name: deskChunks, includeDependenciesRecursively: false },
];

/** The package names only its development build, whose warnings visitors would load too. */
const routerForVisitors = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** The script that starts the application loads these, so what is imported later need not name them. */
const isLoaded = (file: string) => /\/(?:boot|libraries|rolldown-runtime)-/.test(file);

const givenClassNames = new Map<string, string>();

/**
 * Short, because each page includes its styles, and every visitor's script the names of all classes. Both
 * builds give the same, and names that begin alike compress well.
 */
function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const short = `_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}${name}`;
  const whole = `${path} ${name}`;
  const other = givenClassNames.get(short);
  if (other && other !== whole) throw new Error(`${whole} and ${other} would both be the class ${short}`);
  givenClassNames.set(short, whole);
  return short;
}

/**
 * Two builds: for the browser (dist), and for rendering on the server (dist-server, with all dependencies).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    emptyFirebase(),
    ...(isSsrBuild ? [] : [dropServerOnlyFields(), leanRouter(), inlineClassNames(), facesApart()]),
  ],
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
  ...(command === 'build' && !isSsrBuild
    ? { resolve: { alias: [{ find: /^react-router$/, replacement: routerForVisitors }] } }
    : {}),
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    // Keeps `light-dark()` unchanged, which browsers support since spring 2024.
    cssTarget: ['chrome123', 'safari17.5', 'ios17.5', 'firefox120'],
    ...(isSsrBuild
      ? { outDir: 'dist-server', copyPublicDir: false }
      : {
          outDir: 'dist',
          manifest: true,
          modulePreload: {
            resolveDependencies: (_, files, { hostId }) =>
              isLoaded(hostId) ? files : files.filter((file) => !isLoaded(file)),
          },
          rolldownOptions: {
            input: 'src/boot.ts',
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: { codeSplitting: { groups: [...firstLoad, pages, ...signedIn] } },
          },
        }),
  },
  // The image worker imports its WebP encoder dynamically, which only ES modules allow.
  worker: { format: 'es' },
  // The package loads its WebAssembly file relative to its own path.
  optimizeDeps: { exclude: ['@jsquash/webp'] },
  ssr: { noExternal: true },
  server: { proxy: { '/api': hosting, '/images': hosting, '/files': hosting, '/__': hosting } },
}));
