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

/** Draws a page at once when its code is there: on the server and while hydrating, nothing suspends. */
export function Draw({ page }: { page: LazyPage }) {
  if (!page.component) use(page.load());
  const { component: Loaded } = page;
  return Loaded ? <Loaded /> : null;
}
