import { AppError } from '@lab/contract';
import { type Move, mayMove } from '@lab/contract/api/lifecycle';

/** Must be called inside the transaction that changes the state, with the record read by that transaction. */
export function requireMove<State extends string>(
  move: Move<State>,
  record: { state: State; authorUid: string },
  caller: { uid: string; admin: boolean },
  texts: { notYours: string; wrongState: string },
): void {
  const mover = { isAuthor: record.authorUid === caller.uid, isAdmin: caller.admin };
  if (!mayMove(move.by, mover)) throw new AppError('forbidden', texts.notYours);
  if (record.state !== move.from) throw new AppError('conflict', texts.wrongState);
}
