import { Transaction } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The process dies in the middle: at each read and each write of a transaction in turn. */
export async function brokenOffEverywhere(work: () => Promise<unknown>, unchanged: () => Promise<void>) {
  for (let last = 0; ; last++) {
    let calls = 0;
    for (const name of ['get', 'getAll', 'create', 'set', 'update', 'delete'] as const) {
      const original = Transaction.prototype[name] as (...given: unknown[]) => unknown;
      vi.spyOn(Transaction.prototype, name).mockImplementation(function (
        this: Transaction,
        ...given: unknown[]
      ) {
        if (calls++ === last) throw new Error('broken off');
        return original.apply(this, given);
      } as never);
    }
    const failed = await work().then(
      () => false,
      (error: Error) => error.message === 'broken off',
    );
    vi.restoreAllMocks();
    if (!failed) return last;
    await unchanged();
  }
}
