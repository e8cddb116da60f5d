/**
 * Decides when to save: soon after the last change, and during steady changes so that none is unsaved for
 * long.
 */
import { reasonOf } from './reason.ts';
import { type Part, parts } from './running.ts';

const calmMs = 1500;
/** A save starts within half of the promised time, because the rest is for the save itself. */
const defaultSeconds = 10;
const againMs = 5000;
const lastTries = 3;

// The computer's clock may be set at any time, so durations are measured with another one.
const now = () => performance.now();

/** The time of day of a moment of `now`. */
const clock = (moment: number) => new Date(Date.now() - (now() - moment)).toLocaleTimeString('en-GB');

export class Saver {
  #changed = new Set<Part>();
  #firstChange = 0;
  #durationMs = 0;
  #failing = false;
  #reason = '';
  #ending = false;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  readonly #save: (changed: ReadonlySet<Part>) => Promise<void>;
  readonly #say: (sentence: string) => void;
  readonly #latestMs: number;

  /** `say` tells the person at the console. */
  constructor(
    save: (changed: ReadonlySet<Part>) => Promise<void>,
    say: (sentence: string) => void,
    saveEverySeconds = defaultSeconds,
  ) {
    this.#save = save;
    this.#say = say;
    this.#latestMs = (saveEverySeconds * 1000) / 2;
  }

  changed(...changed: Part[]): void {
    if (this.#changed.size === 0) this.#firstChange = now();
    for (const part of changed) this.#changed.add(part);
    if (!this.#failing) this.#plan(calmMs);
  }

  /** Saves everything now, and returns why it could not. */
  async saveNow(): Promise<string | undefined> {
    // A save that has begun may lack the newest changes, and of some this does not know yet.
    await this.#running;
    if (!this.#running) {
      this.changed(...parts);
      clearTimeout(this.#timer);
      this.#start();
    }
    await this.#running;
    return this.#failing ? this.#reason : undefined;
  }

  /** Saves what is not saved yet, for the last time. */
  async finish(): Promise<void> {
    this.#ending = true;
    clearTimeout(this.#timer);
    await this.#running;
    for (let tries = 0; this.#changed.size > 0 && tries < lastTries; tries++) await this.#run();
  }

  #plan(waitMs: number): void {
    if (this.#ending || this.#running) return;
    clearTimeout(this.#timer);
    // The longer a save takes, the earlier it must start.
    const latest = this.#firstChange + this.#latestMs - this.#durationMs;
    const inMs = this.#failing ? waitMs : Math.max(0, Math.min(waitMs, latest - now()));
    this.#timer = setTimeout(() => this.#start(), inMs);
  }

  #start(): void {
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (this.#changed.size > 0) this.#plan(this.#failing ? againMs : calmMs);
    });
  }

  async #run(): Promise<void> {
    const changed = this.#changed;
    const since = this.#firstChange;
    const started = now();
    this.#changed = new Set();
    try {
      await this.#save(changed);
      this.#durationMs = now() - started;
      if (this.#failing) this.#say('Saving works again; all that was entered is saved.');
      this.#failing = false;
    } catch (error) {
      this.#failing = true;
      for (const part of changed) this.#changed.add(part);
      this.#firstChange = since;
      this.#reason = reasonOf(error);
      const [state, next] = this.#ending
        ? ['lost, because the suite ends', '']
        : ['not on the disk yet', ` Trying again every ${againMs / 1000} seconds.`];
      this.#say(
        `SAVING FAILED: ${this.#reason}\nWhat was entered since ${clock(since)} is ${state}. The save before stays as it is.${next}`,
      );
    }
  }
}
