/** What will be deleted within the next 30 days, if nothing happens to it. */
import {
  announcedDays,
  type ExpiringKind,
  endOfTerm,
  expiringKinds,
  type Terms,
  termOfKind,
} from '@lab/contract/features/legal/retention/terms';
import { timeAt } from '../../core/data/time.ts';
import {
  daysAfter,
  endOfNotice,
  noticeDocument,
  readNotices,
  type StoredNotice,
} from '../../features/legal/retention/notice-store.ts';
import { readTerms } from '../../features/legal/retention/terms-store.ts';
import { type Expiring, keptRecords } from './kept-store.ts';
import { findUnusedAccounts } from './unused-accounts-store.ts';

export interface Planned extends Expiring {
  noticeId: string;
  /** Missing until it is announced. */
  notice: StoredNotice | undefined;
  deleteAt: Date;
}

export const endOf = ({ kind, lastActivity }: Expiring, terms: Terms) =>
  endOfTerm(lastActivity, terms[termOfKind[kind]]);

/** Months have up to three days more than the shortest one, so a few too many are found first. */
const slack = 4;

async function find(kind: ExpiringKind, terms: Terms, soon: Date): Promise<Expiring[]> {
  const months = terms[termOfKind[kind]];
  if (months === 'never') return [];
  const before = daysAfter(soon, slack);
  before.setUTCMonth(before.getUTCMonth() - Number(months));
  const found = kind === 'account' ? await findUnusedAccounts(before) : await keptRecords[kind].find(before);
  return found.filter((record) => (endOf(record, terms) ?? soon) <= soon && endOf(record, terms));
}

/** The soonest first. */
export async function plan(now: Date): Promise<{ planned: Planned[]; notices: Map<string, StoredNotice> }> {
  const [terms, notices] = await Promise.all([readTerms(), readNotices()]);
  const soon = daysAfter(now, announcedDays);
  const found = (await Promise.all(expiringKinds.map((kind) => find(kind, terms, soon)))).flat();
  const planned = found.map((record): Planned => {
    const noticeId = noticeDocument(record.kind, record.recordId).id;
    const notice = notices.get(noticeId);
    const announced = endOfNotice(notice ?? { createdAt: timeAt(now.getTime()) });
    const end = endOf(record, terms) ?? announced;
    return { ...record, noticeId, notice, deleteAt: end > announced ? end : announced };
  });
  return { planned: planned.sort((a, b) => a.deleteAt.getTime() - b.deleteAt.getTime()), notices };
}
