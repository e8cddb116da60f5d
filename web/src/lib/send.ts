/** How a request is told to whoever brings it to the API. */
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@lab/contract';

/** What has to be given; a body of which nothing is required may be left out. */
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };
type GivenQuery<Value> = [Value] extends [undefined] ? unknown : { query?: Value };
type GivenParams<E extends AnyEndpoint> = keyof ParamsOf<E> extends never ? unknown : { params: ParamsOf<E> };

/** What a caller must say for an endpoint: its path's parameters, its query, its body, and nothing else. */
export type InputOf<E extends AnyEndpoint> = GivenParams<E> &
  GivenQuery<QueryOf<E>> &
  Given<'body', BodyOf<E>>;

export interface Answer<Reply> {
  reply: Reply;
  /** 200, or the endpoint's second answer (208). */
  status: number;
  /** The query that asks for the next page, where there is one. */
  next?: Record<string, string>;
}

/** Brings a request to the API: over HTTP in the browser, straight to the handlers while the server renders. */
export type Send = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  /** Calls it off. Whoever gives it says on the page how long it takes. */
  signal?: AbortSignal,
) => Promise<Answer<ReplyOf<E>>>;
