/** The program that firebase-tools starts instead of its own rules runtime: JSON lines in, JSON lines out. */
import { createInterface } from 'node:readline';
import type { Incoming } from './messages.ts';
import { StorageRulesRuntime } from './runtime.ts';

const runtime = new StorageRulesRuntime(
  (message) => process.stdout.write(`${JSON.stringify(message)}\n`),
  (line) => process.stdout.write(`${line}\n`),
);

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  void handle(line);
});
lines.on('close', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
runtime.start();

async function handle(line: string): Promise<void> {
  let id: unknown;
  try {
    const message = JSON.parse(line) as Incoming;
    id = message.id;
    await runtime.receive(message);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Answers even after an error, because firebase-tools would wait forever.
    const failed = { id, status: 'ok', errors: [message], warnings: [], result: { permit: false } };
    process.stdout.write(typeof id === 'number' ? `${JSON.stringify(failed)}\n` : `${message}\n`);
  }
}
