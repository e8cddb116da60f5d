/**
 * Checks access `author`: the record itself says who its author is, so the check runs in the transaction that
 * changes the record, after reading it and before changing anything.
 */
import type { AnyEndpoint, AppError, ReplyOf } from '@lab/contract';
import { mayMove } from '@lab/contract/api/lifecycle';
import { type Transaction, transact } from '../data/firestore.ts';
import type { AuthorEndpoint, AuthorHandler, Input } from './handler.ts';

interface OwnRecord<E extends AnyEndpoint, Stored> {
  /** Reads the record, and throws when there is none. */
  find(tx: Transaction, input: Input<E>): Promise<Stored>;
  authorOf(record: Stored, input: Input<E>): string;
  /** The record, for rights that are only for some. */
  scopeOf?(record: Stored): string;
  /** The error for anybody who is not allowed. */
  refusal: () => AppError;
  before?(input: Input<E>): Promise<void>;
  act(tx: Transaction, record: Stored, input: Input<E>): Promise<ReplyOf<E>>;
  /** Runs after the transaction has been committed. */
  after?(record: Stored, input: Input<E>): Promise<void>;
}

export function forAuthor<E extends AuthorEndpoint, Stored>(
  { access: by, or }: E,
  { find, authorOf, scopeOf, refusal, before, act, after }: OwnRecord<E, Stored>,
): AuthorHandler<E> {
  const handler = async (input: Input<E>) => {
    const { caller } = input;
    const { role, may } = caller;
    await before?.(input);
    const { record, reply } = await transact(async (tx) => {
      const record = await find(tx, input);
      const isAuthor = authorOf(record, input) === caller.uid;
      if (!mayMove({ by, or }, { isAuthor, role, may, of: scopeOf?.(record) })) throw refusal();
      return { record, reply: await act(tx, record, input) };
    });
    await after?.(record, input);
    return reply;
  };
  return Object.assign(handler, { asksAuthor: true } as const);
}
