/**
 * The daily mail to admins: one for everything, and only on days on which something has waited for as many
 * days as the lab has chosen.
 */

import { mailTexts } from '@lab/contract/features/mail/texts';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { day, hour } from '@lab/contract/lib/durations';
import { transact } from '../../core/data/firestore.ts';
import { notify } from '../mail/notify.ts';
import { readMailSettings } from '../mail/settings-store.ts';
import { labWords } from '../settings/shown-settings.ts';
import { waitingSince } from './waiting-store.ts';

/**
 * Days end at six in the morning of UTC, at most an hour before the function runs. Otherwise a run that is
 * late, or summer time that begins or ends, would leave a record out or tell of it twice.
 */
const endOfDay = (now: Date) => new Date(Math.floor((now.getTime() - 6 * hour) / day) * day + 6 * hour);

export async function remind(now: Date): Promise<void> {
  const { remindAfter } = await readMailSettings();
  const [least] = remindAfter;
  if (least === undefined) return;
  const waiting = await waitingSince(endOfDay(now), remindAfter);
  if (!waiting.some(({ reachedToday }) => reachedToday)) return;
  const what = withWords(await labWords(), () =>
    waiting
      .filter(({ count }) => count > 0)
      .map(({ what: kind, count }) => mailTexts.waitingParts[kind](count))
      .join(', '),
  );
  await transact(async (tx) => {
    const id = `waiting-${now.toISOString().slice(0, 10)}`;
    notify(tx, 'waiting', { what, days: least }, 'admins', { id });
  });
}
