// Chooses ports for a suite that do not conflict with another suite's.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { configAt, isFree, ownPorts } from './ports.mjs';

// Multiples of 1,000, because these never give two suites the same port, and below the ports that systems use
// for outgoing connections.
const offsets = Array.from({ length: 13 }, (_, index) => 10_000 + index * 1_000);
// The port of the Emulator UI, which the suite does not start; a process that listens there has reserved the
// offset.
const claimPort = 4000;

/** @param {number} port @returns {Promise<import('node:net').Server | undefined>} */
function claim(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server.unref()));
  });
}

/**
 * A killed suite could not remove its configuration.
 * @param {import('node:net').Server} held
 * @param {number} offset
 */
function release(held, offset) {
  rmSync(configAt(offset), { force: true });
  held.close();
}

/** Finds an offset whose ports are free, and reserves it for this process until `release`. */
export async function reserveOffset() {
  /** @type {{ emulators: Record<string, { port?: number, websocketPort?: number }> }} */
  const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const emulated = Object.values(emulators).flatMap(({ port, websocketPort }) => [port, websocketPort]);
  const used = [...emulated, ...ownPorts];
  for (const offset of offsets) {
    const held = await claim(claimPort + offset);
    if (!held) continue;
    const free = await Promise.all(used.map((port) => port === undefined || isFree(port + offset)));
    if (free.every(Boolean)) return { offset, release: () => release(held, offset) };
    held.close();
  }
  throw new Error(
    `No ports are free for another suite: something listens at every offset from ${offsets[0]} on.`,
  );
}

/** Runs a part that starts a suite. */
export async function withPorts() {
  const { offset, release } = await reserveOffset();
  return { env: { LAB_PORT_OFFSET: String(offset) }, release };
}
