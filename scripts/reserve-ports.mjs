// Chooses ports for a suite that must not meet another one.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { isFree } from './ports.mjs';

// Whole thousands, because no two of them give two suites the same port, and below what systems give to outgoing calls.
const offsets = Array.from({ length: 13 }, (_, index) => 10_000 + index * 1_000);
// Where the Emulator UI would be, which the suite does not start: who listens there has the offset.
const claimPort = 4000;

/** @param {number} port @returns {Promise<import('node:net').Server | undefined>} */
function claim(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server.unref()));
  });
}

/** An offset whose ports are free and stay this process's own until `release`. */
export async function reserveOffset() {
  /** @type {{ emulators: Record<string, { port?: number, websocketPort?: number }> }} */
  const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const used = Object.values(emulators).flatMap(({ port, websocketPort }) => [port, websocketPort]);
  for (const offset of offsets) {
    const held = await claim(claimPort + offset);
    if (!held) continue;
    const free = await Promise.all(used.map((port) => port === undefined || isFree(port + offset)));
    if (free.every(Boolean)) return { offset, release: () => held.close() };
    held.close();
  }
  throw new Error(
    `No ports are free for another suite: something listens at every offset from ${offsets[0]} on.`,
  );
}

/** For a part that starts a suite. */
export async function withPorts() {
  const { offset, release } = await reserveOffset();
  return { env: { LAB_PORT_OFFSET: String(offset) }, release };
}
