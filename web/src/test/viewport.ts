import { vi } from 'vitest';

/** jsdom has no viewport: from now on everything is in it. */
export function stubIntersectionObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        this.#tell([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
}
