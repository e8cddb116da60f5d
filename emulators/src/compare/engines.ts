/** Starts each engine in its own process and waits until it answers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { officialArguments } from '../launch/official.ts';

interface EngineProcess {
  readonly address: string;
  stop(): Promise<void>;
}

const sayEverySeconds = 10;
const answerWithinMs = 5000;

/** `dist` is the folder of the built engine. */
export const startOurs = (dist: string, port: number | undefined): Promise<EngineProcess> =>
  startEngine(process.execPath, [join(dist, 'firestore.js')], port);

export const startOfficial = (jar: string, port: number | undefined): Promise<EngineProcess> =>
  startEngine('java', officialArguments(jar), port);

const running = new Set<ChildProcess>();
// However this program ends, no engine outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Waits as long as the program runs, because Java may take minutes on a busy machine. */
export async function startEngine(
  command: string,
  args: readonly string[],
  wanted: number | undefined,
): Promise<EngineProcess> {
  const port = wanted ?? (await freePort());
  const child = spawn(command, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lastOutput: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      lastOutput.push(text);
      if (lastOutput.length > 20) lastOutput.shift();
    });
  }
  let end: string | undefined;
  const ended = new Promise<void>((resolve) => {
    const finish = (reason: string) => {
      end ??= reason;
      running.delete(child);
      resolve();
    };
    child.once('error', (error) => finish(error.message));
    child.once('close', (code, signal) => finish(`It ended with ${signal ?? `code ${code}`}.`));
  });
  const address = `127.0.0.1:${port}`;
  const started = Date.now();
  let said = 0;
  while (!(await answers(address))) {
    if (end !== undefined) {
      throw new Error(`${command} does not start the engine. ${end}\n${lastOutput.join('')}`.trim());
    }
    const seconds = Math.floor((Date.now() - started) / 1000);
    if (seconds >= said + sayEverySeconds) {
      said = seconds;
      console.error(`Waiting for ${command}, which runs and does not answer yet (${seconds} s).`);
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
  fetch(`http://${address}/`, { signal: AbortSignal.timeout(answerWithinMs) }).then(
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
