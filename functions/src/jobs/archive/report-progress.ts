/** Tells the document of an export how far its task is, and that it is alive. */
import { updateArchive } from './archive-store.ts';

const reportEvery = 2_000;

export function reporter(id: string) {
  let reportedAt = 0;
  let telling = Promise.resolve();
  return {
    report(done: number, total: number): void {
      if (Date.now() - reportedAt < reportEvery) return;
      reportedAt = Date.now();
      telling = telling.then(() => updateArchive(id, { done, total }));
      telling.catch(() => {});
    },
    /** Fails if the export was deleted meanwhile. */
    told: () => telling,
  };
}
