// Loaded into what a process of ours starts, so that it does not live on when that process was killed.
import { isMainThread } from 'node:worker_threads';

const everyMs = 300;

if (isMainThread) {
  const parent = process.ppid;
  try {
    process.kill(Number(process.env.LAB_ENDS_WITH), 0);
  } catch {
    process.exit(1); // it was killed before this process had come up
  }
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, everyMs).unref();
}
