/** The type of the tables of states: which moves exist between states, and who may make them. */
import { type Able, can, type Right } from './rights.ts';

/** The author of a record, or who has a right; `or` lets in those with a right beside the author. */
interface Movers {
  readonly by: 'author' | Right;
  readonly or?: Right | undefined;
}

export interface Move<State extends string> extends Movers {
  readonly from: State;
  readonly to: State;
}

export type Moves<State extends string> = Readonly<Record<string, Move<State>>>;

interface Mover extends Able {
  isAuthor: boolean;
  /** The record, for rights that are only for some. */
  of?: string | undefined;
}

export function mayMove({ by, or }: Movers, mover: Mover): boolean {
  if (by !== 'author') return can(mover, by, mover.of);
  return mover.isAuthor || (or !== undefined && can(mover, or, mover.of));
}
