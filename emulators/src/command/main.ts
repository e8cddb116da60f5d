/** The command of this package. */
import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StartOptions, Suite } from '../../types/index.d.ts';
import { newestSave } from '../saving/folders.ts';
import { addressOfUser } from '../saving/takeover.ts';
import { hubOf } from '../suite/config.ts';
import { importInto } from '../suite/import-into.ts';
import { start } from '../suite/start.ts';
import { readArguments, usage } from './arguments.ts';

const commands: Record<string, (words: readonly string[], options: StartOptions) => Promise<number>> = {
  start: async (words, options) => {
    if (words.length > 0) throw new Error(usage);
    const { suite, stopped } = await startUntilSignal(options);
    console.log(`\nThe emulators run. Ctrl-C stops them.\n\n${table(suite)}\n`);
    if (options.data)
      console.log(`The data are saved some seconds after each change in ${resolve(options.data)}.`);
    const code = await suite.ended;
    return stopped() ? 0 : code;
  },
  exec: async ([command, ...more], options) => {
    if (!command || more.length > 0) throw new Error(usage);
    const { suite } = await startUntilSignal(options);
    const code = await suite.run(command);
    await suite.stop();
    return code;
  },
  export: async ([folder, ...more], options) => {
    if (!folder || more.length > 0) throw new Error(usage);
    await exportTo(resolve(folder), options);
    console.log(`The data are in ${resolve(folder)}.`);
    return 0;
  },
  import: async ([folder, ...more], { data }) => {
    if (!folder || more.length > 0 || !data) throw new Error(usage);
    await importInto(data, folder);
    console.log(`The next start with --data ${data} begins with ${folder}.`);
    return 0;
  },
};

/**
 * A signal that comes while the emulators start is acted on as soon as they have, because they cannot stop
 * before.
 */
async function startUntilSignal(options: StartOptions): Promise<{ suite: Suite; stopped: () => boolean }> {
  let suite: Suite | undefined;
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopped) console.log('\nStopping …');
      stopped = true;
      void suite?.stop();
    });
  }
  console.log('Starting the emulators …');
  suite = await start(options);
  if (stopped) process.exit(await suite.stop());
  return { suite, stopped: () => stopped };
}

function table({ addresses, env, logFile }: Suite): string {
  const rows = Object.entries(addresses).map(([name, address]) => `  ${name.padEnd(10)} ${address}`);
  const variables = Object.entries(env).map(([name, value]) => `  ${name}=${value}`);
  return [...rows, '', ...variables, '', `  Log: ${logFile}`].join('\n');
}

/** From the suite that runs, otherwise from a data folder that no suite uses. */
async function exportTo(folder: string, options: StartOptions): Promise<void> {
  if (options.data && !addressOfUser(resolve(options.data))) {
    const save = newestSave(resolve(options.data));
    if (!save) throw new Error(`There are no data in ${options.data}.`);
    if (existsSync(folder)) throw new Error(`${folder} exists already.`);
    cpSync(save, folder, { recursive: true });
    return;
  }
  const hub = hubOf(options);
  const answer = await fetch(`http://${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'export' }),
  }).catch(() => {
    throw new Error(
      `No emulators run with their hub at ${hub}. Start them, or say which data: --data <folder>`,
    );
  });
  if (!answer.ok) throw new Error(`The export failed: ${await answer.text()}`);
}

try {
  const { verb, words, options } = readArguments(process.argv.slice(2));
  const command = commands[verb];
  if (!command) throw new Error(usage);
  process.exit(await command(words, options));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
