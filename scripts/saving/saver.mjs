// Decides when to save: soon after the last change, and during steady changes so that none is unsaved for more than ten
// seconds.
/** @typedef {import('./save.mjs').Part} Part */

const calmMs = 1500;
const latestMs = 4500;
const againMs = 5000;
const lastTries = 3;

// The computer's clock may be set at any time, so durations are measured with another one.
const now = () => performance.now();

/** The time of day. @param {number} moment of `now` */
const clock = (moment) => new Date(Date.now() - (now() - moment)).toLocaleTimeString('en-GB');

export class Saver {
  /** @type {Set<Part>} */
  #changed = new Set();
  #firstChange = 0;
  #durationMs = 0;
  #failing = false;
  #reason = '';
  #ending = false;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  /** @type {Promise<void> | undefined} */
  #running;
  #save;
  #say;

  /**
   * @param {(changed: ReadonlySet<Part>) => Promise<void>} save
   * @param {(sentence: string) => void} say tells the person at the console
   */
  constructor(save, say) {
    this.#save = save;
    this.#say = say;
  }

  /** @param {Part[]} parts */
  changed(...parts) {
    if (this.#changed.size === 0) this.#firstChange = now();
    for (const part of parts) this.#changed.add(part);
    if (!this.#failing) this.#plan(calmMs);
  }

  /** Saves what is not saved yet. */
  async finish() {
    this.#ending = true;
    clearTimeout(this.#timer);
    await this.#running;
    for (let tries = 0; this.#changed.size > 0 && tries < lastTries; tries++) await this.#run();
  }

  /** Saves everything now, and returns why it could not. */
  async saveNow() {
    // A save that has begun may lack the newest changes.
    await this.#running;
    if (!this.#running) {
      this.changed('firestore', 'auth', 'storage');
      clearTimeout(this.#timer);
      this.#start();
    }
    await this.#running;
    return this.#failing ? this.#reason : undefined;
  }

  /** @param {number} waitMs */
  #plan(waitMs) {
    if (this.#ending || this.#running) return;
    clearTimeout(this.#timer);
    // The longer a save takes, the earlier it must start.
    const latest = this.#firstChange + latestMs - this.#durationMs;
    const inMs = this.#failing ? waitMs : Math.max(0, Math.min(waitMs, latest - now()));
    this.#timer = setTimeout(() => this.#start(), inMs);
  }

  #start() {
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (this.#changed.size > 0) this.#plan(this.#failing ? againMs : calmMs);
    });
  }

  async #run() {
    const parts = this.#changed;
    const since = this.#firstChange;
    const started = now();
    this.#changed = new Set();
    try {
      await this.#save(parts);
      this.#durationMs = now() - started;
      if (this.#failing) this.#say('Saving works again; all that was entered is saved.');
      this.#failing = false;
    } catch (error) {
      this.#failing = true;
      for (const part of parts) this.#changed.add(part);
      this.#firstChange = since;
      this.#reason = error instanceof Error ? error.message : String(error);
      const [state, next] = this.#ending
        ? ['lost, because the suite ends', '']
        : ['not on the disk yet', ` Trying again every ${againMs / 1000} seconds.`];
      this.#say(
        `SAVING FAILED: ${this.#reason}\nWhat was entered since ${clock(since)} is ${state}. The save before stays as it is.${next}`,
      );
    }
  }
}
