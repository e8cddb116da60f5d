/** Starts each engine in its own process and waits until it answers. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { officialArguments } from '../launch/official.ts';

interface EngineProcess {
  readonly address: string;
  stop(): Promise<void>;
}

const readyWithinMs = 60_000;

/** `dist` is the folder of the built engine. */
export const startOurs = (dist: string, port: number | undefined): Promise<EngineProcess> =>
  start(process.execPath, [join(dist, 'firestore.js')], port);

export const startOfficial = (jar: string, port: number | undefined): Promise<EngineProcess> =>
  start('java', officialArguments(jar), port);

async function start(
  command: string,
  args: readonly string[],
  wanted: number | undefined,
): Promise<EngineProcess> {
  const port = wanted ?? (await freePort());
  const child = spawn(command, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastOutput: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => lastOutput.splice(0, lastOutput.length - 20, text));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', (error) => lastOutput.push(error.message));
  const address = `127.0.0.1:${port}`;
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`${command} does not start the engine: ${lastOutput.join('')}`);
    }
    await setTimeout(100);
  }
  return {
    address,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

const answers = (address: string): Promise<boolean> =>
  fetch(`http://${address}/`).then(
    ({ ok }) => ok,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
