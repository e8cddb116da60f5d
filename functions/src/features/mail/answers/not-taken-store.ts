import { AppError } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import type { NotTaken } from '@lab/contract/features/mail/events/event';
import { mailLimits } from '@lab/contract/features/mail/limits';
import { paths } from '@lab/contract/features/pages/paths';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { digestOf } from '../../../core/data/digest.ts';
import { transact } from '../../../core/data/firestore.ts';
import type { Caller } from '../../../core/http/caller.ts';
import { mailCollection } from '../mail-store.ts';
import { notify } from '../notify.ts';
import { countHourly } from '../settings-store.ts';
import type { AnswerText } from './answer-text.ts';

/**
 * Once for one answer, however often the mail server calls. It keeps what is over the limit, so nothing that
 * was typed is lost.
 */
export function notifyNotTaken(
  { uid, role }: Caller,
  reason: NotTaken,
  { written, whole }: AnswerText,
): Promise<void> {
  const detail = written || whole;
  const id = `answerNotTaken-${digestOf(`${uid} ${reason} ${whole}`)}`;
  return transact(async (tx) => {
    if ((await tx.get(mailCollection().doc(id))).exists) return;
    const answered = await countHourly(tx, 'notTaken', Date.now());
    if (answered.count >= mailLimits.answersNotTaken) throw new AppError('too-many', errorTexts.tooMany);
    answered.add();
    const path = can({ role }, 'messages.answer') ? paths.manageContacts : paths.contactUs;
    notify(tx, 'answerNotTaken', { reason }, { uid }, { detail, path, id });
  });
}
