/**
 * Locks with queues in order of arrival. `read` is shared and `write` exclusive. `intend` marks a scope in
 * which its owner writes something: several owners may intend, but not while another reads the scope.
 */
import { Code, StatusError } from '../status.ts';

export type Mode = 'read' | 'intend' | 'write';

/** The holder of locks: a transaction or a single commit. */
export class Owner {
  readonly held = new Set<string>();
  /** The request that this owner waits for; it has at most one. */
  waiting: Request | undefined;
  /** An owner that has released its locks gets no new ones. */
  ended = false;

  /** In a deadlock the owner that arrived last is aborted. */
  constructor(readonly arrival: number) {}
}

interface Request {
  readonly owner: Owner;
  readonly key: string;
  readonly mode: Mode;
  readonly grant: () => void;
  readonly refuse: (error: StatusError) => void;
}

interface Lock {
  readonly holders: Map<Owner, Mode>;
  queue: Request[];
}

const aborted = (message: string) => new StatusError(Code.ABORTED, message);

export class LockTable {
  readonly #locks = new Map<string, Lock>();
  readonly #maxWaitMs: number;

  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** Resolves when the lock is held. Rejects with ABORTED after a long wait or to resolve a deadlock. */
  acquire(owner: Owner, key: string, mode: Mode): Promise<void> | undefined {
    if (owner.ended) throw aborted('The transaction has already ended.');
    const lock = this.#lock(key);
    const held = lock.holders.get(owner);
    const wanted = held ? stronger(held, mode) : mode;
    if (held === wanted) return undefined;
    if (canGrant(lock, owner, wanted) && (held || lock.queue.length === 0)) {
      this.#hold(lock, owner, key, wanted);
      return undefined;
    }
    return this.#wait(lock, owner, key, wanted, held !== undefined);
  }

  releaseAll(owner: Owner): void {
    owner.ended = true;
    owner.waiting?.refuse(aborted('The transaction was ended while it waited for a lock.'));
    const keys = [...owner.held];
    owner.held.clear();
    for (const key of keys) {
      const lock = this.#lock(key);
      lock.holders.delete(owner);
      this.#advance(key, lock);
    }
  }

  get size(): number {
    return this.#locks.size;
  }

  #lock(key: string): Lock {
    let lock = this.#locks.get(key);
    if (!lock) {
      lock = { holders: new Map(), queue: [] };
      this.#locks.set(key, lock);
    }
    return lock;
  }

  #hold(lock: Lock, owner: Owner, key: string, mode: Mode): void {
    lock.holders.set(owner, mode);
    owner.held.add(key);
  }

  #wait(lock: Lock, owner: Owner, key: string, mode: Mode, upgrade: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        owner.waiting = undefined;
        lock.queue = lock.queue.filter((other) => other !== request);
      };
      const request: Request = {
        owner,
        key,
        mode,
        grant: () => {
          leave();
          this.#hold(lock, owner, key, mode);
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
          this.#advance(key, lock);
        },
      };
      const timer = setTimeout(() => request.refuse(aborted('Transaction lock timeout.')), this.#maxWaitMs);
      // An owner that already holds the lock goes first, since all others wait for it anyway.
      if (upgrade) lock.queue.unshift(request);
      else lock.queue.push(request);
      owner.waiting = request;
      this.#resolveDeadlocks(owner);
    });
  }

  /**
   * The latest owner is aborted, and keeps its age when it retries, so that every owner succeeds in the end.
   */
  #resolveDeadlocks(owner: Owner): void {
    for (let cycle = this.#findCycle(owner); cycle; cycle = this.#findCycle(owner)) {
      const latest = cycle.reduce((a, b) => (b.arrival > a.arrival ? b : a));
      latest.waiting?.refuse(
        aborted('Too much contention on these documents: the transactions wait for each other.'),
      );
    }
  }

  #findCycle(owner: Owner): Owner[] | undefined {
    const seen = new Set<Owner>();
    const follow = (from: Owner): Owner[] | undefined => {
      if (!from.waiting || seen.has(from)) return undefined;
      seen.add(from);
      for (const blocker of this.#blockers(from.waiting)) {
        const rest = blocker === owner ? [] : follow(blocker);
        if (rest) return [from, ...rest];
      }
      return undefined;
    };
    return follow(owner);
  }

  #blockers(request: Request): Owner[] {
    const lock = this.#lock(request.key);
    const blockers: Owner[] = [];
    for (const [holder, mode] of lock.holders) {
      if (holder !== request.owner && !areCompatible(mode, request.mode)) blockers.push(holder);
    }
    for (const ahead of lock.queue) {
      if (ahead === request) break;
      if (ahead.owner !== request.owner) blockers.push(ahead.owner);
    }
    return blockers;
  }

  #advance(key: string, lock: Lock): void {
    let next = lock.queue[0];
    while (next && canGrant(lock, next.owner, next.mode)) {
      next.grant();
      next = lock.queue[0];
    }
    if (lock.holders.size === 0 && lock.queue.length === 0) this.#locks.delete(key);
  }
}

const areCompatible = (a: Mode, b: Mode): boolean => a === b && a !== 'write';

const stronger = (a: Mode, b: Mode): Mode => (a === b ? a : 'write');

function canGrant(lock: Lock, owner: Owner, mode: Mode): boolean {
  for (const [holder, held] of lock.holders) {
    if (holder !== owner && !areCompatible(held, mode)) return false;
  }
  return true;
}
