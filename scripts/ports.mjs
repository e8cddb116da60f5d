// The ports of the local suite. LAB_PORT_OFFSET shifts all of them, so that two suites can run at the same
// time.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './paths.mjs';
import { stop } from './stop.mjs';

/** @type {Record<string, string>} */
const names = {
  auth: 'Auth',
  functions: 'Functions',
  firestore: 'Firestore',
  hosting: 'the website',
  storage: 'Storage',
  hub: 'the emulator hub',
  logging: 'logging',
  eventarc: 'Eventarc',
  tasks: 'Tasks',
  smtp: 'the mail server',
  mailbox: 'the mailbox',
  saving: 'saving',
};

/** Of what is no part of firebase-tools: the mailbox, and saving when a command asks for it. */
const own = { smtp: 2525, mailbox: 8025, saving: 4600 };

export const offset = Number(process.env.LAB_PORT_OFFSET ?? 0);
/** The copy of firebase.json that a suite with this offset writes. @param {number} at */
export const configAt = (at) => join(root, `firebase.offset-${at}.json`);
const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));

/** @param {number} by */
const portsAt = (by) =>
  Object.fromEntries(
    Object.keys(names).map((name) => {
      const port = name in own ? own[/** @type {keyof typeof own} */ (name)] : emulators[name].port;
      return [name, port + by];
    }),
  );

export const ports = portsAt(offset);

/** Without the offset. */
export const ownPorts = Object.values(own);

export const address = `http://127.0.0.1:${ports.hosting}`;
export const mailbox = `http://127.0.0.1:${ports.mailbox}`;

/** @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Browsers and Node's fetch open none of these (https://fetch.spec.whatwg.org/#port-blocking). */
const refusedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];

/** Why an offset cannot be used. @param {number} offset */
export function wrongOffset(offset) {
  if (!Number.isInteger(offset) || offset < 0 || offset > 40_000)
    return 'LAB_PORT_OFFSET must be a whole number from 0 to 40000.';
  const [name, port] = Object.entries(portsAt(offset)).find(([, port]) => refusedPorts.includes(port)) ?? [];
  return (
    name &&
    `LAB_PORT_OFFSET=${offset} moves ${names[name]} to port ${port}, which no browser opens. Choose another number.`
  );
}

const freeWithinMs = 8_000;

/** @param {number} port @param {number} deadline */
async function becomesFree(port, deadline) {
  while (!(await isFree(port))) {
    if (performance.now() > deadline) return false;
    await setTimeout(100);
  }
  return true;
}

/**
 * A suite that has just ended, or part of which was killed, may use its ports for some more seconds.
 * @param {() => string | undefined} [otherLab] the data folder of a lab that runs at these ports
 */
export async function requireFreePorts(otherLab) {
  const wrong = wrongOffset(offset);
  if (wrong) stop(wrong);
  const deadline = performance.now() + freeWithinMs;
  for (const [name, port] of Object.entries(ports)) {
    if (!(await becomesFree(port, deadline))) {
      const folder = otherLab?.();
      const used = folder
        ? `Another lab, with its data in ${folder}, runs at ${address}. Stop it first`
        : `Port ${port} (${names[name]}) is already in use. Stop the program that uses it`;
      stop(`${used}, or run with LAB_PORT_OFFSET=1000 to move all ports.`);
    }
  }
}
