/** Publishes and withdraws what is due. A minute later the next run finishes what one has left. */
import { AppError } from '@lab/contract';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import { transact } from '../../data/firestore.ts';
import { type Time, timeAt } from '../../data/time.ts';
import type { Caller } from '../../http/caller.ts';
import { logFailure } from '../../http/log.ts';
import { keptOf, readDue, readStanding, writeDraft } from './draft-store.ts';
import type { Drafted } from './drafted.ts';
import { publishIn, withdrawIn } from './publish.ts';

interface Happening {
  /** By the names of kinds. */
  kinds: ReadonlyMap<string, Drafted>;
  /** Who has scheduled it; nobody after the account was deleted. */
  callerOf(uid: string): Promise<Caller>;
}

export async function publishDue({ kinds, callerOf }: Happening, now: Date): Promise<void> {
  const at = timeAt(now.getTime());
  for (const { kind: name, recordId: id, scheduledBy } of await readDue(at)) {
    const kind = kinds.get(name);
    if (!kind) continue;
    try {
      await happen(kind, id, at, await callerOf(scheduledBy));
    } catch (error) {
      // One that cannot be published does not keep the others, nor the next run.
      if (error instanceof AppError) await noteProblem(kind, id, at, sentenceOf(error));
      else logFailure('', error);
    }
  }
}

const isDue = (time: Time | undefined, at: Time) => time !== undefined && time.toMillis() <= at.toMillis();

function happen(kind: Drafted, id: string, at: Time, caller: Caller): Promise<void> {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    const { draft } = standing;
    const publishes = isDue(draft?.publishAt, at);
    const withdraws = isDue(draft?.withdrawAt, at);
    if (!draft || (!publishes && !withdraws)) return;
    if (!withdraws) await publishIn(tx, kind, standing, caller);
    else if (draft.isPublic) await withdrawIn(tx, kind, standing, caller);
    // What was never to be seen at this time any more is not shown now.
    else writeDraft(tx, kind, standing, 'unschedule', withoutTimes(draft, draftTexts.late));
  });
}

/** The desk shows it, and nobody tries again every minute. */
function noteProblem(kind: Drafted, id: string, at: Time, problem: string): Promise<void> {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    const { draft } = standing;
    if (draft && isDue(draft.dueAt, at))
      writeDraft(tx, kind, standing, 'unschedule', withoutTimes(draft, problem));
  });
}

const withoutTimes = (draft: Parameters<typeof keptOf>[0], problem: string) => ({
  ...keptOf(draft),
  publishAt: undefined,
  withdrawAt: undefined,
  problem,
});

const sentenceOf = ({ message, fields }: AppError) =>
  [...new Set([message, ...Object.values(fields)])].join('. ');
