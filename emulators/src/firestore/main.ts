/** Starts the Firestore engine with the flags that firebase-tools passes to the official emulator. */
import { readFileSync } from 'node:fs';
import { Engine } from './engine.ts';
import { importDatabase } from './export/import.ts';
import { readFlags } from './flags.ts';
import { formatIssue } from './http/admin.ts';
import { httpHandler } from './http/router.ts';
import { listen } from './wire/server.ts';

const flags = readFlags(process.argv.slice(2));
for (const warning of flags.warnings) console.warn(warning);
const engine = new Engine();
let stopping = false;

if (flags.rules) {
  for (const issue of engine.guard.setRules(readFileSync(flags.rules, 'utf8'))) {
    console.error(`${flags.rules}: ${issue.severity} ${formatIssue(issue)}`);
  }
}
if (flags.seedFromExport) {
  const { database } = engine.store(`projects/${flags.projectId}/databases/(default)`);
  const count = await importDatabase(database, flags.seedFromExport);
  console.log(`Imported ${count} documents from ${flags.seedFromExport}.`);
}

const server = await listen(engine, httpHandler(engine, stop), flags).catch(
  (error: NodeJS.ErrnoException) => {
    // firebase-tools looks for these words.
    const reason =
      error.code === 'EADDRINUSE' ? `address already in use: ${flags.host}:${flags.port}` : String(error);
    console.error(`The Firestore engine cannot listen: ${reason}`);
    process.exit(1);
  },
);
console.log(`Firestore engine running on ${server.host}:${server.port}.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// A defect in one request must not take down the others.
process.on('uncaughtException', (error) => console.error('Unexpected error:', error));
process.on('unhandledRejection', (error) => console.error('Unexpected rejection:', error));

function stop(): void {
  if (stopping) return;
  stopping = true;
  void server.close().then(() => process.exit(0));
}
