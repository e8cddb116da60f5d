import { type ComponentType, use } from 'react';

type Module = { default: ComponentType };

/** A page whose code is fetched when somebody goes there. */
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
        // The next visit tries again.
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

/** React draws again what has failed, before it tells; if that fetched the code again, it would go on for ever. */
function attemptOf(page: LazyPage): Promise<void> {
  const attempt = attempts.get(page) ?? page.load();
  attempts.set(page, attempt);
  return attempt;
}

/** Once a failure has been told, the next visit tries again. */
export function forgetAttempts(): void {
  attempts.clear();
}

/** Draws a page at once when its code is there: on the server and while hydrating, nothing suspends. */
export function Draw({ page }: { page: LazyPage }) {
  if (!page.component) use(attemptOf(page));
  const { component: Loaded } = page;
  return Loaded ? <Loaded /> : null;
}
