/** Combines each endpoint of the contract with its handler. */
import type { AnyEndpoint } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import type { Handler, Mounted } from '../core/http/handler.ts';
import { invokeFrom } from '../core/http/invoke.ts';
import { handlers } from './handlers.ts';

type Table<Entry> = Record<string, Record<string, Entry>>;

// The cast is safe, because `handlers satisfies Handlers<typeof everyCall>` checks each handler's type.
const byName = handlers as Table<Handler<AnyEndpoint>>;

export const mounted: Mounted[] = Object.entries(everyCall as Table<AnyEndpoint>).flatMap(
  ([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => {
      const handler = byName[feature]?.[name];
      if (!handler) throw new Error(`No handler for ${feature}.${name}`);
      return { endpoint, handler };
    }),
);

/** Calls public endpoints without HTTP, for the pages that this process renders. */
export const invoke = invokeFrom(mounted);
