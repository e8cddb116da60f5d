import type { Schema } from 'yup';

/**
 * Who may call an endpoint. `session`: a person with a Firebase ID token. `member`: a person with the product's token.
 * `self`: the person whose email is in the path, query or body, or an admin. `author`: the record's author.
 * `author-or-admin`: the author or an admin. `admin`: an account with the admin claim.
 */
export type Access = 'public' | 'session' | 'member' | 'self' | 'author' | 'author-or-admin' | 'admin';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Schemas are imported on demand, so that the first JavaScript of a page contains the endpoints but no validation. */
type Lazy<T> = () => Promise<Schema<T>>;

type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

export interface Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Reply = unknown,
  Who extends Access = Access,
> {
  readonly method: Method;
  readonly path: Path;
  readonly access: Who;
  readonly summary: string;
  readonly query?: Lazy<Query>;
  readonly body?: Lazy<Body>;
  readonly reply: Lazy<Reply>;
  /** A second status that is no error: 208 for an application that exists already. */
  readonly alsoAnswers?: 208;
  /** The reply is one page of a list; a `Link` header names the next page. */
  readonly paged?: boolean;
  /** The reply is a file of this type, and not JSON. */
  readonly sends?: 'application/pdf';
  /** A body of this type is passed on as `raw`, with a character for each byte. */
  readonly alsoTakes?: 'message/rfc822';
  /** The largest body, where it may be larger than that of other calls. */
  readonly bodyBytes?: number;
  /**
   * Limits for expensive calls; that of an address is higher than that of a person, because a whole
   * university may share one. Visitors are told apart only by their address. `everybody` is for all callers
   * of an instance together.
   */
  readonly perMinute?: {
    readonly address: number;
    readonly caller?: number;
    readonly everybody?: number;
  };
}

export function endpoint<
  const Path extends string,
  const Who extends Access,
  Reply,
  Query = undefined,
  Body = undefined,
>(declared: Endpoint<Path, Query, Body, Reply, Who>): Endpoint<Path, Query, Body, Reply, Who> {
  return declared;
}

export type AnyEndpoint = Endpoint;

export type ParamsOf<E extends AnyEndpoint> = { [Name in PathParam<E['path']>]: string };
export type QueryOf<E extends AnyEndpoint> =
  E extends Endpoint<string, infer Query, unknown, unknown> ? Query : never;
export type BodyOf<E extends AnyEndpoint> =
  E extends Endpoint<string, unknown, infer Body, unknown> ? Body : never;
export type ReplyOf<E extends AnyEndpoint> =
  E extends Endpoint<string, unknown, unknown, infer Reply> ? Reply : never;
