import { AppError } from '@lab/contract';
import { type Move, mayMove } from '@lab/contract/api/lifecycle';
import type { Able } from '@lab/contract/api/rights';

/** Must be called inside the transaction that changes the state, with the record read by that transaction. */
export function requireMove<State extends string>(
  move: Move<State>,
  record: { state: State; authorUid: string; of?: string },
  caller: Able & { uid: string },
  texts: { notYours: string; wrongState: string },
): void {
  const { role, may } = caller;
  const mover = { isAuthor: record.authorUid === caller.uid, role, may, of: record.of };
  if (!mayMove(move, mover)) throw new AppError('forbidden', texts.notYours);
  if (record.state !== move.from) throw new AppError('conflict', texts.wrongState);
}
