/** All registered triggers of one engine, and the events on their way to the functions emulator. */
import type { ClientRequest } from 'node:http';
import { request } from 'node:http';
import type { Commit, Database } from '../store/database.ts';
import type { DeliveryLimits } from './deliveries.ts';
import { Deliveries, usualLimits } from './deliveries.ts';
import type { DocumentEvent } from './event.ts';
import { eventRequest, newEvent } from './event.ts';
import type { Trigger } from './trigger.ts';

/** No function may run longer than 9 minutes; one that has not answered by now never will. */
const answerWithinMs = 600_000;
/** firebase-tools kills an engine that has not ended after four seconds. */
const stopWithinMs = 2000;

interface Registered {
  trigger: Trigger;
  readonly deliveries: Deliveries;
}

export class Triggers {
  /** `host:port`; without it there is nobody to deliver to. */
  readonly #functionsEmulator: string | undefined;
  readonly #limits: DeliveryLimits;
  readonly #registered = new Map<string, Registered>();
  readonly #watched = new WeakSet<Database>();
  readonly #open = new Set<ClientRequest>();

  constructor(functionsEmulator?: string, limits = usualLimits) {
    this.#functionsEmulator = functionsEmulator;
    this.#limits = limits;
  }

  /** A trigger replaces the one of the same id; what that one was still to be told is delivered. */
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
    if (this.#watched.has(database)) return;
    this.#watched.add(database);
    database.onCommit((commit) => this.#tell(database.name, commit));
  }

  async stop(): Promise<void> {
    const last = setTimeout(() => {
      for (const sent of this.#open) sent.destroy(new Error('the engine stops'));
    }, stopWithinMs);
    const left = await Promise.all([...this.#registered.values()].map(({ deliveries }) => deliveries.stop()));
    clearTimeout(last);
    const events = left.reduce((sum, count) => sum + count, 0);
    if (events > 0) console.warn(`${events} events for functions were not delivered.`);
  }

  #tell(database: string, { changes, time }: Commit): void {
    for (const { trigger, deliveries } of this.#registered.values()) {
      if (trigger.database !== database) continue;
      for (const change of changes) {
        if (trigger.wants(change)) deliveries.add(newEvent(trigger, change, time));
      }
    }
  }

  #post(host: string, event: DocumentEvent): Promise<void> {
    return new Promise((resolve, reject) => {
      const { headers, body } = eventRequest(event);
      const { project, id } = event.trigger;
      const sent = request(
        `http://${host}/functions/projects/${project}/triggers/${encodeURIComponent(id)}`,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          // A connection of its own: one kept from an earlier event may be closed by the other side at that moment.
          agent: false,
          timeout: answerWithinMs,
        },
      );
      this.#open.add(sent);
      sent.on('close', () => this.#open.delete(sent));
      sent.on('timeout', () => sent.destroy(new Error('the function did not answer')));
      sent.on('error', reject);
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () =>
          status >= 200 && status < 300 ? resolve() : reject(new Error(`HTTP ${status} ${text}`)),
        );
      });
      sent.end(body);
    });
  }
}
