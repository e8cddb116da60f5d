// Records what people entered and when it was confirmed, to know what must still be there after a crash.
/** @typedef {{ value: string | null, confirmed: number | undefined }} Entry */

export class Journal {
  /** For each key all its values, the latest last. @type {Map<string, Entry[]>} */
  #entries = new Map();

  get values() {
    return Object.fromEntries(
      [...this.#entries].map(([key, entries]) => [key, entries.at(-1)?.value ?? null]),
    );
  }

  /** @param {string} key @param {string | null} value */
  begun(key, value) {
    const entries = this.#entries.get(key) ?? [];
    this.#entries.set(key, [...entries, { value, confirmed: undefined }]);
  }

  /** @param {string} key @param {number} at */
  confirmed(key, at) {
    const entry = this.#entries.get(key)?.at(-1);
    if (entry) entry.confirmed = at;
  }

  /** How many writes were confirmed since the last check, up to this time. @param {number} until */
  count(until) {
    const entries = [...this.#entries.values()].flat();
    return entries.filter(({ confirmed }) => confirmed && confirmed <= until).length;
  }

  /**
   * Compares the journal with what the next start serves, and continues from that.
   * @param {(key: string) => Promise<string | null>} read
   * @param {number} safe what was confirmed until then must be there
   * @param {number} killed when the suite was killed
   */
  async check(read, safe, killed) {
    /** @type {string[]} */
    const wrong = [];
    let oldestLostMs = 0;
    for (const [key, entries] of this.#entries) {
      const found = await read(key);
      const last = entries.findLastIndex(({ confirmed }) => confirmed !== undefined && confirmed <= safe);
      const confirmedValue = entries[last]?.value ?? null;
      const later = entries.slice(last + 1).map(({ value }) => value);
      if (![confirmedValue, ...later].includes(found))
        wrong.push(`${key} holds ${found} and not ${[confirmedValue, ...later].join(' or ')}`);
      const at = entries.findLastIndex(({ value }) => value === found);
      for (const { confirmed } of entries.slice(at + 1)) {
        if (confirmed && confirmed <= killed) oldestLostMs = Math.max(oldestLostMs, killed - confirmed);
      }
      this.#entries.set(key, [{ value: found, confirmed: 0 }]);
    }
    return { wrong, oldestLostMs };
  }
}
