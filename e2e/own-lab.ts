// A lab that begins with nothing, started as `npm start -- --empty` starts it, with a data folder and ports
// of its own.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { reserveOffset } from '../scripts/reserve-ports.mjs';

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

const restoring = fileURLToPath(new URL('../functions/dist/cli/restore.js', import.meta.url));

/** Without what names the suite of the other stories. */
function ownEnvironment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(
    ([name]) => !/_EMULATOR_(HOST|HUB)$|^GCLOUD_PROJECT$/.test(name),
  );
  return { ...Object.fromEntries(given), ...more };
}

export async function startOwnLab() {
  const { offset, release } = await reserveOffset();
  const folder = mkdtempSync(join(tmpdir(), 'lab-own-'));
  const lab = spawn(process.execPath, [script, '--empty'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ownEnvironment({ LAB_PORT_OFFSET: String(offset), LAB_DATA: join(folder, 'data') }),
  });
  const ended = new Promise<void>((resolve) => lab.once('close', () => resolve()));
  let printed = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [lab.stdout, lab.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
        const [, found] = /The lab is open: +(\S+)[\s\S]*Ctrl-C/.exec(printed) ?? [];
        if (found) resolve(found);
      });
    }
    void ended.then(() => reject(new Error(`The lab did not start:\n${printed}`)));
  });
  /** As `npm run restore` does, which builds first. */
  const restore = async (file: string) => {
    const env = ownEnvironment({ LAB_PORT_OFFSET: String(offset) });
    await promisify(execFile)(process.execPath, [restoring, file], { env });
  };
  const end = async () => {
    lab.kill('SIGINT');
    await ended;
    release();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { address: await address, banner: printed, restore, end };
  } catch (error) {
    await end();
    throw error;
  }
}
