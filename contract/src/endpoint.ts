import type { Schema } from 'yup';

/**
 * Who may call an endpoint. `session`: holder of a Firebase ID token. `member`: holder of a product token.
 * `self`: the email in path, query or body is the caller's own, or the caller is an admin. `author`: the caller
 * wrote the record; `author-or-admin`: or is an admin. `admin`: holder of the admin claim.
 */
export type Access = 'public' | 'session' | 'member' | 'self' | 'author' | 'author-or-admin' | 'admin';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Schemas are loaded on demand: a visitor's first JavaScript carries the endpoint table but no validation. */
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
  /** One line for the API's own documentation. */
  readonly summary: string;
  readonly query?: Lazy<Query>;
  readonly body?: Lazy<Body>;
  readonly reply: Lazy<Reply>;
  /** A second status that is an answer, not an error (208 for an application that already exists). */
  readonly alsoAnswers?: 208;
  /** The reply is one page of a list; a `Link` header names the next. */
  readonly paged?: boolean;
  /**
   * How often one address and one person may call what costs the lab something. A whole university may share one
   * address, hence the distance between the two.
   */
  readonly perMinute?: { readonly address: number; readonly caller: number };
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

// biome-ignore lint/suspicious/noExplicitAny: the one place where an endpoint of unknown shape has to be named; `unknown` is not assignable in both directions
export type AnyEndpoint = Endpoint<any, any, any, any>;

export type ParamsOf<E extends AnyEndpoint> = { [Name in PathParam<E['path']>]: string };
export type QueryOf<E extends AnyEndpoint> =
  E extends Endpoint<string, infer Query, unknown, unknown> ? Query : never;
export type BodyOf<E extends AnyEndpoint> =
  E extends Endpoint<string, unknown, infer Body, unknown> ? Body : never;
export type ReplyOf<E extends AnyEndpoint> =
  E extends Endpoint<string, unknown, unknown, infer Reply> ? Reply : never;
