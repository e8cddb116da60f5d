import { type ComponentType, use } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code. Once it is there, `Page` renders at once: on the server and while hydrating nothing suspends. */
  load(): Promise<void>;
}

export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const load = () => {
    loading ??= fetchModule().then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        // The next visit tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, while modules load, never while rendering
  function Page() {
    if (!Loaded) use(load());
    return Loaded ? <Loaded /> : null;
  }

  return { Page, load };
}
