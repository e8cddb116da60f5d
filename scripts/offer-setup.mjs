// After a deployment: prints the one-time code if the lab has no admin yet.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Whether the site says that it waits for its first admin; undefined if it does not say.
 * @param {string} project
 */
async function waitsForFirstAdmin(project) {
  try {
    const answer = await fetch(`https://${project}.web.app/api/setup`, {
      signal: AbortSignal.timeout(20_000),
    });
    return /** @type {{ open?: boolean }} */ (await answer.json()).open;
  } catch {
    return undefined; // another address, or not reachable from here
  }
}

/** @param {string} project */
export async function offerSetup(project) {
  const waits = await waitsForFirstAdmin(project);
  if (waits === false) return;
  const command = `npm run setup-code -- --project ${project}`;
  if (waits) {
    const code = join(root, 'functions', 'dist', 'cli', 'setup-code.js');
    const { status } = spawnSync(process.execPath, [code, '--project', project], { stdio: 'inherit' });
    if (status === 0) return;
  }
  console.log(`If the lab has no admin yet, this prints the code for its set-up: ${command}`);
}
