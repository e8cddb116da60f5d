/** The type of the tables of states: which moves exist between states, and who may make them. */
import { can, type Right, type Role } from './rights.ts';

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

interface Mover {
  isAuthor: boolean;
  role: Role;
}

export function mayMove({ by, or }: Movers, mover: Mover): boolean {
  if (by !== 'author') return can(mover, by);
  return mover.isAuthor || (or !== undefined && can(mover, or));
}
