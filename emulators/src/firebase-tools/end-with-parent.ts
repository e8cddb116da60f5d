/** Loaded into the processes that the suite starts, so that they end when the suite was killed. */
import { isMainThread } from 'node:worker_threads';

const everyMs = 300;

if (isMainThread) {
  const parent = process.ppid;
  try {
    process.kill(Number(process.env.EMULATORS_END_WITH), 0);
  } catch {
    process.exit(1); // The parent was killed while this process started.
  }
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, everyMs).unref();
}
