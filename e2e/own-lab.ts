// A lab that begins with nothing, started as `npm start -- --empty` starts it, with a data folder and ports of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reserveOffset } from '../scripts/reserve-ports.mjs';

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

/** Without what names the suite of the other stories. */
function ownEnvironment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(([name]) => !/_EMULATOR_(HOST|HUB)$/.test(name));
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
  const end = async () => {
    lab.kill('SIGINT');
    await ended;
    release();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { address: await address, banner: printed, end };
  } catch (error) {
    await end();
    throw error;
  }
}
