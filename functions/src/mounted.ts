/** Each endpoint of the contract with its handler. */
import { type AnyEndpoint, api } from '@lab/contract';
import { handlers } from './handlers.ts';
import type { Handler, Mounted } from './http/handler.ts';

type Table<Entry> = Record<string, Record<string, Entry>>;

// `handlers satisfies Handlers<typeof api>`, so each endpoint has the handler of its own type under the same names.
const byName = handlers as Table<Handler<AnyEndpoint>>;

export const mounted: Mounted[] = Object.entries(api as Table<AnyEndpoint>).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => {
    const handler = byName[feature]?.[name];
    if (!handler) throw new Error(`No handler for ${feature}.${name}`);
    return { endpoint, handler };
  }),
);
