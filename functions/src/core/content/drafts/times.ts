/** When a record is published and withdrawn by itself. */
import { AppError } from '@lab/contract';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import { logActivity } from '../../activity/activity-store.ts';
import { type Transaction, transact } from '../../data/firestore.ts';
import { iso, type Time, timeAt } from '../../data/time.ts';
import type { Caller } from '../../http/caller.ts';
import { keptOf, readStanding, requireMove, requireSeen, type Standing, writeDraft } from './draft-store.ts';
import type { Drafted } from './drafted.ts';
import { savedReply } from './save.ts';

const { fields, wrong } = draftTexts;

interface Times {
  publishAt?: Time | undefined;
  withdrawAt?: Time | undefined;
}

interface Scheduling {
  params: { id: string };
  body: {
    revision: number;
    publishAt?: string | undefined;
    withdrawAt?: string | undefined;
    mail?: 'no' | undefined;
  };
  caller: Caller;
}

export function schedule(kind: Drafted, { params: { id }, body, caller }: Scheduling) {
  const times = timesIn(body);
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    requireMove(kind, 'schedule', standing, caller);
    requireSeen(standing, body.revision);
    await requirePossible(kind, standing, times);
    log(tx, kind, standing, caller, times);
    const kept = { ...keptOf(standing.draft), mail: body.mail, scheduledBy: caller.uid };
    return savedReply(writeDraft(tx, kind, standing, 'schedule', { ...kept, ...times }));
  });
}

function timesIn({ publishAt, withdrawAt }: Scheduling['body']): Times {
  const times = { publishAt: timeOf(publishAt), withdrawAt: timeOf(withdrawAt) };
  if (!times.publishAt && !times.withdrawAt) throw new AppError('invalid', wrong.noTime, ['publishAt']);
  for (const [name, time] of Object.entries(times)) {
    if (time && time.toMillis() <= Date.now()) throw new AppError('invalid', wrong.past, [name]);
  }
  if (times.publishAt && times.withdrawAt && times.withdrawAt.toMillis() <= times.publishAt.toMillis()) {
    throw new AppError('invalid', wrong.order, ['withdrawAt']);
  }
  return times;
}

const timeOf = (written?: string) => (written ? timeAt(Date.parse(written)) : undefined);

/** What is incomplete is refused now, and not at night when nobody sees it. */
async function requirePossible(
  kind: Drafted,
  { draft, state }: Standing,
  { publishAt }: Times,
): Promise<void> {
  const isPublic = draft?.isPublic ?? state === 'published';
  if (!publishAt && !isPublic) throw new AppError('invalid', wrong.noTime, ['publishAt']);
  if (!publishAt) return;
  if (!draft?.values) throw new AppError('invalid', wrong.notDrafted, ['publishAt']);
  await kind.complete(draft.values);
}

interface Unscheduling {
  params: { id: string };
  query: { revision: number };
  caller: Caller;
}

export function unschedule(kind: Drafted, { params: { id }, query, caller }: Unscheduling) {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    requireMove(kind, 'unschedule', standing, caller);
    requireSeen(standing, query.revision);
    if (!standing.draft) return savedReply(undefined);
    log(tx, kind, standing, caller, {});
    const kept = { ...keptOf(standing.draft), scheduledBy: '' };
    const written = { ...kept, publishAt: undefined, withdrawAt: undefined };
    return savedReply(writeDraft(tx, kind, standing, 'unschedule', written));
  });
}

function log(
  tx: Transaction,
  kind: Drafted,
  { id, draft, published }: Standing,
  caller: Caller,
  after: Times,
) {
  const changes = (['publishAt', 'withdrawAt'] as const).flatMap((name) => {
    const [old, now] = [draft?.[name], after[name]].map((time) => (time ? iso(time) : ''));
    return old === now ? [] : [{ field: fields[name], before: old ?? '', after: now ?? '' }];
  });
  const name = published ? kind.nameOf(published) : (draft?.name ?? '');
  logActivity(tx, caller, 'scheduled', { kind: kind.name, id, name }, changes);
}
