/** The program that firebase-tools starts instead of its own rules runtime: JSON lines in, JSON lines out. */
import type { Incoming } from './messages.ts';
import { StorageRulesRuntime } from './runtime.ts';

const runtime = new StorageRulesRuntime(
  (message) => process.stdout.write(`${JSON.stringify(message)}\n`),
  (line) => process.stdout.write(`${line}\n`),
);

let rest = '';
process.stdin.setEncoding('utf8');
// Not by `readline`, which from Node 24 on also ends a line at U+2028, and any name of a file may hold that.
process.stdin.on('data', (part) => {
  const lines = `${rest}${part}`.split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) void handle(line);
});
process.stdin.on('end', () => process.exit(0));
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
