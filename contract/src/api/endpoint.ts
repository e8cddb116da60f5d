import type { Schema } from 'yup';
import type { Right } from './rights.ts';

/**
 * Who a caller has to be. `session`: a person with a Firebase ID token. `member`: a person with the product's
 * token. `self`: the person whose email is in the path, query or body. `author`: the record's author.
 */
export type Access = 'public' | 'session' | 'member' | 'self' | 'author';

/** Says who may call: a person by who they are, or a person by what they may. */
type Allowed =
  | { readonly access: 'public' | 'session' | 'member'; readonly or?: never; readonly needs?: never }
  | { readonly access: 'self' | 'author'; readonly or?: Right; readonly needs?: never }
  | { readonly needs: Right; readonly access?: never; readonly or?: never };

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Schemas are imported on demand, so that the first JavaScript of a page contains the endpoints but no
 * validation.
 */
type Lazy<T> = () => Promise<Schema<T>>;

type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

interface Declared<Query, Body, Reply> {
  /** The right with which others than the person or the author may call. */
  readonly or?: Right;
  /** The right that a member needs. */
  readonly needs?: Right;
  /** The kind of which the call writes records, for rights that are only for some. */
  readonly of?: string;
  /** Who has the right for some records may call too, because the handler keeps to these. */
  readonly within?: true;
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

export interface Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Reply = unknown,
  Who extends Access | undefined = Access | undefined,
> extends Declared<Query, Body, Reply> {
  readonly method: Method;
  readonly path: Path;
  /** Undefined where the call needs a right. */
  readonly access: Who;
}

export function endpoint<
  const Path extends string,
  Reply,
  const Who extends Access | undefined = undefined,
  Query = undefined,
  Body = undefined,
>(
  method: Method,
  path: Path,
  declared: Declared<Query, Body, Reply> & { readonly access?: Who } & Allowed,
): Endpoint<Path, Query, Body, Reply, Who> {
  return { method, path, ...declared } as Endpoint<Path, Query, Body, Reply, Who>;
}

export type AnyEndpoint = Endpoint;

export type ParamsOf<E extends AnyEndpoint> = { [Name in PathParam<E['path']>]: string };
export type QueryOf<E extends AnyEndpoint> =
  E extends Endpoint<string, infer Query, unknown, unknown> ? Query : never;
export type BodyOf<E extends AnyEndpoint> =
  E extends Endpoint<string, unknown, infer Body, unknown> ? Body : never;
export type ReplyOf<E extends AnyEndpoint> =
  E extends Endpoint<string, unknown, unknown, infer Reply> ? Reply : never;
