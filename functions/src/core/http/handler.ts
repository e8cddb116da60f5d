/** What a handler receives and returns. Handlers do not see requests or responses. */
import type { Readable } from 'node:stream';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@lab/contract';
import type { Caller } from './caller.ts';

export interface Input<E extends AnyEndpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: Caller;
}

/**
 * One page of a list; `next` is the cursor of the following page, `instead` what was searched for if nothing
 * has the words that were given.
 */
export class Page<Items> {
  constructor(
    readonly items: Items,
    readonly next: string | undefined,
    readonly instead = '',
  ) {}
}

/** A reply with the second status that the endpoint declares. */
export class AnswerWithStatus<Reply> {
  constructor(
    readonly status: 208,
    readonly reply: Reply,
  ) {}
}

/** The bytes of a file, for an endpoint that `sends` one. */
export class SentFile {
  constructor(
    readonly name: string,
    readonly bytes: Readable,
  ) {}
}

type InJson<Reply> = Reply | Page<Reply> | AnswerWithStatus<Reply>;
export type Answer<Reply> = InJson<Reply> | ([Reply] extends [Blob] ? SentFile : never);

export function replyOf<Reply>(answer: InJson<Reply>): Reply {
  if (answer instanceof Page) return answer.items;
  return answer instanceof AnswerWithStatus ? answer.reply : answer;
}

interface Plain<E extends AnyEndpoint> {
  (input: Input<E>): Promise<Answer<ReplyOf<E>>>;
  /** Asks for the secret in the path before the body is read; `forHolder` makes such handlers. */
  requireSecret?(params: ParamsOf<E>): Promise<void>;
}

/**
 * For calls that only somebody with a secret may make, which the path holds: nothing of their body is read
 * without it.
 */
export function forHolder<E extends AnyEndpoint>(
  requireSecret: (params: ParamsOf<E>) => Promise<void>,
  handler: (input: Input<E>) => Promise<Answer<ReplyOf<E>>>,
): Plain<E> {
  return Object.assign((input: Input<E>) => handler(input), { requireSecret });
}

export type AuthorEndpoint = AnyEndpoint & { readonly access: 'author' };

/** Only `forAuthor` makes these, so a handler that forgets to check the author does not compile. */
export interface AuthorHandler<E extends AnyEndpoint> extends Plain<E> {
  readonly asksAuthor: true;
}

export type Handler<E extends AnyEndpoint> = E extends AuthorEndpoint ? AuthorHandler<E> : Plain<E>;

export type HandlersOf<Feature extends Record<string, AnyEndpoint>> = {
  [Name in keyof Feature]: Handler<Feature[Name]>;
};

export type Handlers<Api extends Record<string, Record<string, AnyEndpoint>>> = {
  [Feature in keyof Api]: HandlersOf<Api[Feature]>;
};

export interface Mounted {
  endpoint: AnyEndpoint;
  handler: Handler<AnyEndpoint>;
}
