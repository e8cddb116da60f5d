// Handles Ctrl-C from the start of a command, so that everything it starts is ended. Must be imported first.
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

/**
 * Node delivers signals between two turns of its event loop, so one that came during a build is noticed only
 * after a turn.
 */
export async function stopRequested() {
  await setImmediate();
  return received;
}
