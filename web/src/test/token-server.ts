/** A clock that a test moves by hand, and a server of tokens with its own clock that can be switched off. */
import type { Clock, TokenSource } from '../lib/session-token.ts';

export class HandClock implements Clock {
  time = Date.parse('2026-03-01T12:00:00Z');
  #waiting: { at: number; run: () => void }[] = [];

  now() {
    return this.time;
  }

  after(milliseconds: number, run: () => void) {
    const entry = { at: this.time + milliseconds, run };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  /** Advances the clock and lets pending promises settle. */
  async pass(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      await flushPromises();
      const next = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
    await flushPromises();
  }
}

export async function flushPromises() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

export class TokenServer implements TokenSource {
  readonly requests: { at: number; fresh: boolean }[] = [];
  readonly ended: unknown[] = [];
  failsWith: unknown = null;
  ahead = 0;
  lifetime = 3600;
  #made = 0;
  readonly #clock: HandClock;

  constructor(clock: HandClock) {
    this.#clock = clock;
  }

  token(uid = 'ada', more: object = {}) {
    const iat = Math.floor((this.#clock.now() + this.ahead) / 1000);
    return `h.${encode({ sub: uid, iat, exp: iat + this.lifetime, jti: ++this.#made, ...more })}.s`;
  }

  async fetchToken(fresh: boolean) {
    this.requests.push({ at: this.#clock.now(), fresh });
    if (this.failsWith) throw this.failsWith;
    return this.token();
  }

  endsSession(error: unknown) {
    return error instanceof Error && error.message === 'disabled';
  }

  onToken() {}

  onEnd(error: unknown) {
    this.ended.push(error);
  }
}
