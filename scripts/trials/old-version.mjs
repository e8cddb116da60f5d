// The calls of an earlier version, built from its commit and answered beside the lab that runs.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { leftovers, project, root } from '../paths.mjs';

/** The last commit that still wrote the data of this version. @type {Record<string, string>} */
const commits = {
  0.1: '73dc7bd3bdfc451a9ad4949fd71df6b3022b7b0c',
  0.2: '2db26ef822672cc99c73a7f4995bac3e00b13bd9',
};

/**
 * Nothing if git does not have the version.
 * @param {string} version
 * @param {number} port
 * @param {Record<string, string>} env
 */
export async function startVersion(version, port, env) {
  const commit = commits[version] ?? '';
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0)
    return undefined;
  // Inside of the project, so that it finds the packages that are installed here, and its own contract first.
  const folder = join(leftovers, 'versions', version);
  const built = join(folder, 'functions/dist/index.js');
  if (!existsSync(built)) {
    mkdirSync(join(folder, 'node_modules/@lab'), { recursive: true });
    const files = execFileSync('git', ['archive', commit, 'contract', 'functions'], {
      cwd: root,
      maxBuffer: 1e9,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    symlinkSync(join(folder, 'contract'), join(folder, 'node_modules/@lab/contract'));
    await build({
      entryPoints: [join(folder, 'functions/src/index.ts')],
      outfile: built,
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      external: ['firebase-admin', 'firebase-functions', 'sharp'].flatMap((name) => [name, `${name}/*`]),
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
      logLevel: 'error',
    });
  }
  const child = fork(join(import.meta.dirname, 'serve-version.mjs'), [built, String(port)], {
    // As the functions emulator sets them.
    env: {
      ...process.env,
      ...env,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
      FUNCTIONS_EMULATOR: 'true',
      TZ: 'UTC',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return { address: `http://127.0.0.1:${port}`, end: () => child.disconnect() };
}
