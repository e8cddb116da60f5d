import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';

type Module = { default: ComponentType };

/** A page whose code is loaded with the first visit. */
export class LazyPage {
  readonly #fetchModule: () => Promise<Module>;
  #loading: Promise<void> | undefined;
  component: ComponentType | undefined;

  constructor(fetchModule: () => Promise<Module>) {
    this.#fetchModule = fetchModule;
  }

  load(): Promise<void> {
    this.#loading ??= this.#fetchModule().then(
      (module) => {
        this.component = module.default;
      },
      (error: unknown) => {
        // A failed load must not be remembered, so that the next visit tries again.
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

export function lazyPage(fetchModule: () => Promise<Module>): LazyPage {
  return new LazyPage(fetchModule);
}

const attempts = new Map<LazyPage, Promise<void>>();

/**
 * React renders again before it shows an error; without this cache, that would load the code again in an
 * endless loop.
 */
function loadOnce(page: LazyPage): Promise<void> {
  const attempt = attempts.get(page) ?? page.load();
  attempts.set(page, attempt);
  return attempt;
}

/** To be called after an error was shown, so that the next visit tries again. */
export function clearFailedLoads(): void {
  attempts.clear();
}

interface Props {
  page: LazyPage;
  /**
   * Shown at once while the code is being loaded. Without it the page before stays on the screen; React shows
   * what follows the fallback
   * of a `Suspense` 0.3 seconds later at the earliest.
   */
  meanwhile?: ReactNode;
}

/** Does not wait if the code is already loaded, as on the server and during hydration. */
export function LazyContent({ page, meanwhile }: Props) {
  const [attempt, setAttempt] = useState<{ error?: unknown }>({});
  const waits = !page.component && Boolean(meanwhile);
  useEffect(() => {
    if (!waits) return;
    let mounted = true;
    page.load().then(
      () => mounted && setAttempt({}),
      (error: unknown) => mounted && setAttempt({ error }),
    );
    return () => {
      mounted = false;
    };
  }, [page, waits]);
  if (attempt.error) throw attempt.error;
  if (!page.component && !waits) use(loadOnce(page));
  const { component: Loaded } = page;
  return Loaded ? <Loaded /> : meanwhile;
}
