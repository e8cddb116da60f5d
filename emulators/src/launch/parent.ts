const checkEveryMs = 500;

/** An engine lives no longer than the program that started it, even when that was killed and could not say goodbye. */
export function endWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, checkEveryMs).unref();
}
