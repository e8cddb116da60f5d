/** Starts the Firestore engine with the flags that firebase-tools passes to the official emulator. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Engine } from './engine.ts';
import { importDatabase } from './export/import.ts';
import { type Flags, readFlags } from './flags.ts';
import { formatIssue } from './http/admin.ts';
import { httpHandler } from './http/router.ts';
import { parseIndexes } from './indexes/definition.ts';
import { RequiredIndexes } from './indexes/required.ts';
import { Triggers } from './triggers/triggers.ts';
import { listen } from './wire/server.ts';

// The whole suite must run on a laptop: 20 % more garbage collection saves a third of the memory.
setFlagsFromString('--heap-growing-percent=20');

// Neither an error in one request nor a broken connection may end the process for the others.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  if (/^(ERR_HTTP2_|ERR_STREAM_|ECONNRESET|EPIPE)/.test(error.code ?? ''))
    console.log(`A client broke off: ${error.message}`);
  else console.error('Unexpected error:', error);
});
process.on('unhandledRejection', (error) => console.error('Unexpected rejection:', error));

async function start(flags: Flags): Promise<void> {
  for (const warning of flags.warnings) console.warn(warning);
  const engine = new Engine({
    indexes: flags.indexes ? loadIndexes(flags.indexes) : undefined,
    triggers: new Triggers(flags.functionsEmulator),
  });
  if (flags.rules) loadRules(engine, flags.rules);
  if (flags.seedFromExport) {
    const { database } = engine.store(`projects/${flags.projectId}/databases/(default)`);
    const count = await importDatabase(database, flags.seedFromExport);
    console.log(`Imported ${count} documents from ${flags.seedFromExport}.`);
  }
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void engine.triggers
      .stop()
      .then(() => server.close())
      .then(() => process.exit(0));
  };
  const server = await listen(engine, httpHandler(engine, stop), flags);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  console.log(`Firestore engine running on ${server.host}:${server.port}.`);
}

function loadIndexes(file: string): RequiredIndexes {
  try {
    return new RequiredIndexes(parseIndexes(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`The indexes ${file} cannot be read: ${(error as Error).message}`);
  }
}

function loadRules(engine: Engine, file: string): void {
  for (const issue of engine.guard.setRules(readFileSync(file, 'utf8'))) {
    console.error(`${file}: ${issue.severity} ${formatIssue(issue)}`);
  }
}

try {
  await start(readFlags(process.argv.slice(2), process.env));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  // firebase-tools searches for the words "address already in use".
  console.error(
    `The Firestore engine cannot start: ${code === 'EADDRINUSE' ? 'address already in use. ' : ''}${message}`,
  );
  process.exit(1);
}
