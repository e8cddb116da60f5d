import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageForVite } from '../contract/language.mjs';
import { dropServerOnlyFields } from './drop-server-only-fields.ts';

const hostingPort = 5005 + Number(process.env.LAB_PORT_OFFSET ?? 0);
const hosting = `http://127.0.0.1:${hostingPort}`;

// Each with all that it imports, so that a first visit fetches three scripts and not forty small ones. What others wrote
// changes least often, and stays in a returning visitor's cache.
const firstLoad = [
  { name: 'boot', priority: 3, test: /web\/src\/boot\.ts$|preload-helper/ },
  {
    name: 'libraries',
    priority: 2,
    test: /node_modules\/(react|react-dom|react-router-dom|@tanstack\/react-query)\//,
  },
  {
    name: 'app',
    priority: 1,
    test: /web\/src\/(entry-client|app\/(contact-us-page|home\/home-page)|features\/(areas|lab-info|news|papers|positions|team)\/[\w-]+-page)\.tsx$/,
  },
];

/** Two builds: the browser's (dist) and the server's renderer (dist-server, with everything bundled into it). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    languageForVite(process.env.LAB_LANGUAGE),
    react(),
    ...(isSsrBuild ? [] : [dropServerOnlyFields()]),
  ],
  // Half as long: each page carries its styles, and a phone on a slow line waits for them.
  ...(command === 'build' ? { css: { modules: { generateScopedName: '_[hash:base64:5]' } } } : {}),
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    // light-dark() is written as it is: browsers since spring 2024 know it.
    cssTarget: ['chrome123', 'safari17.5', 'ios17.5', 'firefox120'],
    ...(isSsrBuild
      ? { outDir: 'dist-server', copyPublicDir: false }
      : {
          outDir: 'dist',
          manifest: true,
          rolldownOptions: {
            input: 'src/boot.ts',
            output: { codeSplitting: { groups: firstLoad } },
          },
        }),
  },
  // The worker that makes pictures loads an encoder of its own where it has to.
  worker: { format: 'es' },
  // It finds its WebAssembly beside itself.
  optimizeDeps: { exclude: ['@jsquash/webp'] },
  ssr: { noExternal: true },
  server: { proxy: { '/api': hosting, '/images': hosting, '/files': hosting, '/__': hosting } },
}));
