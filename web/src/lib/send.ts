/** The types of a request to the API. */
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@lab/contract';

/** Optional if nothing in the value is required. */
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };
type GivenQuery<Value> = [Value] extends [undefined] ? unknown : { query?: Value };
type GivenParams<E extends AnyEndpoint> = keyof ParamsOf<E> extends never ? unknown : { params: ParamsOf<E> };

/** The params, the query and the body that an endpoint needs. */
export type InputOf<E extends AnyEndpoint> = GivenParams<E> &
  GivenQuery<QueryOf<E>> &
  Given<'body', BodyOf<E>>;

export interface Answer<Reply> {
  reply: Reply;
  /** 200, or the endpoint's second success status (208). */
  status: number;
  /** The query of the next page, if there is one. */
  next?: Record<string, string>;
  /** What was searched for, if nothing has the words that were given. */
  instead?: string;
}

/** Sends over HTTP in the browser, and calls the handlers directly in the server's renderer. */
export type Send = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  /** A caller that passes a signal has to show on the page that the call is slow. */
  signal?: AbortSignal,
) => Promise<Answer<ReplyOf<E>>>;
