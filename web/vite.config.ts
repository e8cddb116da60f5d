import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropServerOnlyFields } from './drop-server-only-fields.ts';
import { facesApart } from './faces-apart.ts';
import { pageChunks } from './page-chunks.ts';

const hostingPort = 5005 + Number(process.env.LAB_PORT_OFFSET ?? 0);
const hosting = `http://127.0.0.1:${hostingPort}`;

// Groups of modules, so that a first visit loads three scripts and not forty small ones. Libraries change least often,
// so they are a group that stays in the browser's cache. The other public pages have scripts of their own (`pages`), because
// all together are too large for a first visit; their styles are in `app`, from which the server takes all styles.
const firstLoad = [
  { name: 'boot', priority: 6, test: /web\/src\/boot\.ts$|preload-helper/ },
  {
    name: 'libraries',
    priority: 5,
    test: /node_modules\/(react|react-dom|react-router-dom|@tanstack\/react-query)\//,
  },
  {
    name: 'app',
    priority: 4,
    test: /web\/src\/(entry-client|app\/home\/home-page)\.tsx$|web\/src\/(features\/(alumni|areas|events|lab-info|news|outputs|papers\/(export|list|page|search)|positions|subscribers|team|years)|ui)\/[\w-]+\.module\.css$/,
  },
];

// Without what a module imports, because each of those modules is asked for by itself.
const pages = { name: pageChunks(), priority: 3, includeDependenciesRecursively: false };

// What all pages with a form share, and what all pages of the workspace share. Their own modules come without what they
// import, because visitors' scripts import some of it too and would load the whole group.
const signedIn = [
  { name: 'mui', priority: 2, test: /@mui\/material\/(TextField|Button|Alert)\// },
  {
    name: 'mui-workspace',
    priority: 1,
    test: /@mui\/(material\/(Table|Drawer|List|AppBar|Badge|Menu|Chip|Checkbox|InputAdornment|Link|Pagination|Skeleton)\w*|icons-material)\//,
  },
  {
    name: 'workspace',
    includeDependenciesRecursively: false,
    test: /web\/src\/(app\/(dashboard-frame|desk-menu)[\w-]*|desk\/(conflict[\w-]*|days-waiting|desk|desk-page|face|reason-for|record-heading|use-record-mutation)|lib\/use-table-rows|ui\/data-table\/[\w-]+|ui\/form\/(form-with-draft|native-select))\.(tsx?|module\.css)$/,
  },
];

/** The package names only its development build, whose warnings visitors would load too. */
const routerForVisitors = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

const givenClassNames = new Map<string, string>();

/**
 * Short, because each page includes its styles, and every visitor's script the names of all classes. Made of the file and the name, so
 * that both builds give the same.
 */
function shortClassName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.replace(/\?.*$/, ''))} ${name}`;
  const short = `_${createHash('sha256').update(whole).digest('base64url').slice(0, 4)}`;
  const other = givenClassNames.get(short);
  if (other && other !== whole) throw new Error(`${whole} and ${other} would both be the class ${short}`);
  givenClassNames.set(short, whole);
  return short;
}

/** Two builds: for the browser (dist), and for rendering on the server (dist-server, with all dependencies). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [dropServerOnlyFields(), facesApart()])],
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
          rolldownOptions: {
            input: 'src/boot.ts',
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
