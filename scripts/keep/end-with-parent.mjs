// Loaded into every process that firebase-tools starts: none of them lives on when firebase-tools was killed.
import { isMainThread } from 'node:worker_threads';

const everyMs = 300;

if (isMainThread) {
  const parent = process.ppid;
  try {
    process.kill(Number(process.env.LAB_SUITE_PID), 0);
  } catch {
    process.exit(1); // it was killed before this process had come up
  }
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, everyMs).unref();
}
