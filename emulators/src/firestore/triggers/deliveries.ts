/**
 * Delivers the events of one function: those of one document in order, those of several documents
 * concurrently. A failed event is retried with growing waits; only later events of the same document wait for
 * it.
 */
import type { DocumentEvent } from './event.ts';

export interface DeliveryLimits {
  /** The functions emulator starts a process for each event that a function handles at the same time. */
  readonly atOnce: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** After failing for this long, the events of a document get one attempt each, until one succeeds. */
  readonly giveUpAfterMs: number;
}

export const defaultLimits: DeliveryLimits = {
  atOnce: 4,
  firstWaitMs: 500,
  longestWaitMs: 10_000,
  giveUpAfterMs: 60_000,
};

interface DocumentQueue {
  readonly events: DocumentEvent[];
  attempts: number;
  failingSince: number | undefined;
}

export class Deliveries {
  readonly #send: (event: DocumentEvent) => Promise<void>;
  readonly #limits: DeliveryLimits;
  readonly #queues = new Map<string, DocumentQueue>();
  /** Documents whose first event can be delivered now. */
  #ready: DocumentQueue[] = [];
  readonly #inFlight = new Set<Promise<void>>();
  readonly #waits = new Set<NodeJS.Timeout>();
  #stopped = false;

  constructor(send: (event: DocumentEvent) => Promise<void>, limits: DeliveryLimits) {
    this.#send = send;
    this.#limits = limits;
  }

  add(event: DocumentEvent): void {
    const queue = this.#queues.get(event.change.path);
    if (queue) {
      queue.events.push(event);
      return;
    }
    const added = { events: [event], attempts: 0, failingSince: undefined };
    this.#queues.set(event.change.path, added);
    this.#ready.push(added);
    this.#start();
  }

  /** Starts no further attempts, waits for those that run, and returns the number of undelivered events. */
  async stop(): Promise<number> {
    this.#stopped = true;
    for (const wait of this.#waits) clearTimeout(wait);
    await Promise.all(this.#inFlight);
    let left = 0;
    for (const { events } of this.#queues.values()) left += events.length;
    return left;
  }

  #start(): void {
    while (!this.#stopped && this.#inFlight.size < this.#limits.atOnce) {
      const queue = this.#ready.shift();
      const event = queue?.events[0];
      if (!queue || !event) return;
      const delivery = this.#attempt(queue, event).finally(() => {
        this.#inFlight.delete(delivery);
        this.#start();
      });
      this.#inFlight.add(delivery);
    }
  }

  async #attempt(queue: DocumentQueue, event: DocumentEvent): Promise<void> {
    queue.attempts++;
    try {
      await this.#send(event);
      queue.failingSince = undefined;
    } catch (error) {
      // The computer's clock goes on while it sleeps.
      queue.failingSince ??= performance.now();
      if (this.#stopped) return;
      if (performance.now() - queue.failingSince < this.#limits.giveUpAfterMs) {
        this.#retryLater(queue);
        return;
      }
      const { trigger, change } = event;
      console.error(
        `Giving up the event ${trigger.eventType} of ${change.path} for the function "${trigger.id}" ` +
          `after ${queue.attempts} attempts: ${error instanceof Error ? error.message : error}`,
      );
    }
    queue.attempts = 0;
    queue.events.shift();
    if (queue.events.length === 0) this.#queues.delete(event.change.path);
    else this.#ready.push(queue);
  }

  #retryLater(queue: DocumentQueue): void {
    const { firstWaitMs, longestWaitMs } = this.#limits;
    const wait = setTimeout(
      () => {
        this.#waits.delete(wait);
        this.#ready.push(queue);
        this.#start();
      },
      Math.min(firstWaitMs * 2 ** (queue.attempts - 1), longestWaitMs),
    );
    this.#waits.add(wait);
  }
}
