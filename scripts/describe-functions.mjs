// Writes what the functions are into functions/dist/functions.yaml. firebase-tools reads this file instead of
// loading all functions in a process of its own at every start, for which it gives them ten seconds.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { project, root } from './paths.mjs';
import { stop } from './stop.mjs';

const folder = join(root, 'functions', 'dist');
// A build removes it with the folder, and firebase.json builds before each deployment, whose functions have
// secrets.
export const description = join(folder, 'functions.yaml');

export function describeFunctions() {
  if (existsSync(description)) return;
  const program = join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const unfinished = join(folder, `.functions-${process.pid}.yaml`);
  const { status, signal, stderr } = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      FUNCTIONS_CONTROL_API: 'true',
      FUNCTIONS_EMULATOR: 'true',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: unfinished,
      GCLOUD_PROJECT: project,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  if (signal) return; // Ctrl-C, which ends the start too
  if (status !== 0) stop(`The functions cannot be loaded:\n\n${stderr.trim()}`);
  renameSync(unfinished, description);
}
