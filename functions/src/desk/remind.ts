/** The daily mail to admins: one for everything, and only on days on which something has waited for as many days as the lab has chosen. */
import { mailTexts } from '@lab/contract/mail/texts';
import { withWords } from '@lab/contract/settings/words/set-words';
import { transact } from '../data/firestore.ts';
import { readMailSettings } from '../mail/settings-store.ts';
import { tell } from '../mail/tell.ts';
import { labWords } from '../settings/lab-words.ts';
import { waitingSince } from './waiting-store.ts';

export async function remind(now: Date): Promise<void> {
  const { remindAfter } = await readMailSettings();
  const [least] = remindAfter;
  if (least === undefined) return;
  const waiting = await waitingSince(now, remindAfter);
  if (!waiting.some(({ reachedToday }) => reachedToday)) return;
  const name = withWords(await labWords(), () =>
    waiting
      .filter(({ count }) => count > 0)
      .map(({ what, count }) => mailTexts.waitingParts[what](count))
      .join(', '),
  );
  const day = now.toISOString().slice(0, 10);
  await transact(async (tx) => {
    tell(tx, { event: 'waiting', to: 'admins', name, about: String(least) }, `waiting-${day}`);
  });
}
