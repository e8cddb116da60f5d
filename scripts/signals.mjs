// Ctrl-C, from the first moment of a command on: imported first, so that what is being started is never left behind.
import { setImmediate } from 'node:timers/promises';

let received = false;
/** @type {() => void} */
let listener = () => {};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (received) return;
    received = true;
    console.log('\nStopping …');
    listener();
  });
}

/** @param {() => void} act */
export function onStop(act) {
  listener = act;
  if (received) act();
}

/** Node hands out signals between two turns of its loop, so one that came during a build shows only after a turn. */
export async function askedToStop() {
  await setImmediate();
  return received;
}
