import { vi } from 'vitest';

/** jsdom has no viewport, so every observed element is reported as visible. */
export function stubIntersectionObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.#notify = notify;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        this.#notify([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
}
