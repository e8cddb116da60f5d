/** The registered triggers of one engine, and the events that are being delivered. */
import { postToFunction } from '../../launch/post-to-function.ts';
import { answerWithinMs, servedFunctions } from '../../launch/served-functions.ts';
import type { Commit, Database } from '../store/database.ts';
import { Deliveries, type DeliveryLimits, defaultLimits } from './deliveries.ts';
import { type DocumentEvent, eventRequest, newEvent } from './event.ts';
import type { Trigger } from './trigger.ts';

/**
 * The longest time that Cloud Functions allows for an event function, used for functions that are not listed.
 */
const longest = { timeoutSeconds: 540 };
/** firebase-tools kills an engine that has not ended after four seconds. */
const stopWithinMs = 2000;

interface Registered {
  trigger: Trigger;
  readonly deliveries: Deliveries;
}

export class Triggers {
  /** `host:port`; without it events are not delivered. */
  readonly #functionsEmulator: string | undefined;
  readonly #limits: DeliveryLimits;
  readonly #registered = new Map<string, Registered>();
  readonly #watched = new WeakSet<Database>();
  /** The time limit of each function, fetched from the functions emulator once. */
  readonly #timeouts = new Map<string, Promise<number>>();
  readonly #open = new Set<AbortController>();

  constructor(functionsEmulator?: string, limits = defaultLimits) {
    this.#functionsEmulator = functionsEmulator;
    this.#limits = limits;
  }

  /** Replaces a trigger with the same id; events of the old one are still delivered. */
  register(trigger: Trigger, database: Database): void {
    const host = this.#functionsEmulator;
    if (!host) {
      console.warn(
        `The function "${trigger.id}" gets no events: the engine runs without --functions_emulator.`,
      );
      return;
    }
    const key = `${trigger.project}/${trigger.id}`;
    const earlier = this.#registered.get(key);
    if (earlier) earlier.trigger = trigger;
    else {
      const deliveries = new Deliveries((event) => this.#post(host, event), this.#limits);
      this.#registered.set(key, { trigger, deliveries });
    }
    this.#timeouts.delete(trigger.id);
    if (this.#watched.has(database)) return;
    this.#watched.add(database);
    database.onCommit((commit) => this.#notify(database.name, commit));
  }

  async stop(): Promise<void> {
    const last = setTimeout(() => {
      for (const call of this.#open) call.abort();
    }, stopWithinMs);
    const left = await Promise.all([...this.#registered.values()].map(({ deliveries }) => deliveries.stop()));
    clearTimeout(last);
    const events = left.reduce((sum, count) => sum + count, 0);
    if (events > 0) console.warn(`Events for functions that were not delivered: ${events}.`);
  }

  #notify(database: string, { changes, time, imported }: Commit): void {
    if (imported) return;
    for (const { trigger, deliveries } of this.#registered.values()) {
      if (trigger.database !== database) continue;
      for (const change of changes) {
        if (trigger.wants(change)) deliveries.add(newEvent(trigger, change, time));
      }
    }
  }

  async #post(host: string, event: DocumentEvent): Promise<void> {
    const aborting = new AbortController();
    this.#open.add(aborting);
    try {
      const { project, id } = event.trigger;
      const timeout = this.#timeouts.get(id) ?? timeoutOf(host, id);
      this.#timeouts.set(id, timeout);
      const { signal } = aborting;
      const { status, text } = await postToFunction({
        host,
        project,
        id,
        ...eventRequest(event),
        answerWithinMs: await timeout,
        signal,
      });
      if (status < 200 || status > 299) throw new Error(`HTTP ${status} ${text}`);
    } finally {
      this.#open.delete(aborting);
    }
  }
}

async function timeoutOf(host: string, id: string): Promise<number> {
  const served = await servedFunctions(host).catch(() => []);
  return answerWithinMs(served.find((found) => id.startsWith(`${found.id}-`)) ?? longest);
}
