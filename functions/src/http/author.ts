/**
 * Access `author`: whose record it is stands in the record. It is asked in the transaction that changes the record, once
 * that is read and before anything is done with it.
 */
import type { AnyEndpoint, AppError, ReplyOf } from '@lab/contract';
import { mayMove } from '@lab/contract/lifecycle';
import { type Transaction, transact } from '../data/firestore.ts';
import type { AuthorHandler, Input, OwnAccess } from './handler.ts';

interface OwnRecord<E extends AnyEndpoint, Stored> {
  /** As the endpoint's row and the lifecycle say. */
  by: E['access'] & OwnAccess;
  /** Reads the record; where there is none, this says so. */
  find(tx: Transaction, input: Input<E>): Promise<Stored>;
  authorOf(record: Stored, input: Input<E>): string;
  /** What everybody else is told. */
  refusal: () => AppError;
  before?(input: Input<E>): Promise<void>;
  act(tx: Transaction, record: Stored, input: Input<E>): Promise<ReplyOf<E>>;
  /** What is done once that stands. */
  after?(record: Stored, input: Input<E>): Promise<void>;
}

export function forAuthor<E extends AnyEndpoint, Stored>({
  by,
  find,
  authorOf,
  refusal,
  before,
  act,
  after,
}: OwnRecord<E, Stored>): AuthorHandler<E> {
  const handler = async (input: Input<E>) => {
    const { caller } = input;
    await before?.(input);
    const { record, reply } = await transact(async (tx) => {
      const record = await find(tx, input);
      const mover = { isAuthor: authorOf(record, input) === caller.uid, isAdmin: caller.admin };
      if (!mayMove(by, mover)) throw refusal();
      return { record, reply: await act(tx, record, input) };
    });
    await after?.(record, input);
    return reply;
  };
  return Object.assign(handler, { asksAuthor: true } as const);
}
