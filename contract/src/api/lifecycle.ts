/** The type of the tables of states: which moves exist between states, and who may make them. */
export type Actor = 'author' | 'admin' | 'author-or-admin';

export interface Move<State extends string> {
  readonly from: State;
  readonly to: State;
  readonly by: Actor;
}

export type Moves<State extends string> = Readonly<Record<string, Move<State>>>;

interface Mover {
  isAuthor: boolean;
  isAdmin: boolean;
}

export function mayMove(by: Actor, mover: Mover): boolean {
  if (by === 'author') return mover.isAuthor;
  if (by === 'admin') return mover.isAdmin;
  return mover.isAuthor || mover.isAdmin;
}
