/**
 * Kinds of content with a start and an end: upcoming records, the next first, and past records, the latest
 * first.
 */
import type { Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { firstMoment } from '@lab/contract/lib/moments';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { type PageQuery, readPage } from '../data/page.ts';
import { type Dated, iso, now, type Time } from '../data/time.ts';
import { homePart, writeHome } from '../summaries/home-store.ts';
import { type AnyStore, readAll } from './content-store.ts';
import type { Summary } from './summary-store.ts';

interface InCalendar extends Dated {
  /** The record is past from this time on. */
  until: Time;
}

/** A safety limit, above what any lab plans. */
const mostUpcoming = 100;

/** The summary is only updated when a record is written, so it holds enough for months without a change. */
const mostInSummary = 36;

const upcoming = (store: AnyStore): Query<InCalendar> =>
  store.collection().where('until', '>=', now()).orderBy('until').limit(mostUpcoming);

function byStart<Stored extends InCalendar>(
  store: AnyStore,
  all: Iterable<[string, Stored]>,
): [string, Stored][] {
  const { calendar }: Declaration = store.declared;
  const startOf = (stored: object) => firstMoment(String((stored as Values)[calendar?.start ?? '']));
  return [...all].sort(([, a], [, b]) => startOf(a) - startOf(b));
}

/** Ordered by start. */
export async function readUpcoming(store: AnyStore): Promise<[string, InCalendar][]> {
  const { docs } = await upcoming(store).get();
  return byStart(
    store,
    docs.map((doc) => [doc.id, doc.data()]),
  );
}

/** In pages, the latest first. */
export function readByEnd(store: AnyStore, query: PageQuery, isPast: boolean) {
  const all: Query<InCalendar> = store.collection();
  // A later page continues from its cursor, even if records have become past in the meantime.
  const from = isPast && !query.cursor ? all.where('until', '<', now()) : all;
  return readPage(from, query, 'until');
}

interface Row<Stored, Brief> {
  of(id: string, stored: Stored): Brief;
  shape: Brief;
}

/** The next records in short form, for pages that show them beside other content. */
export function upcomingSummary<Stored extends Dated, Brief>(
  store: AnyStore,
  row: Row<Stored, Brief>,
): Summary<Stored & InCalendar, Brief & { until: string }> {
  const { home }: Declaration = store.declared;
  const part = homePart(home?.part ?? '', [{ ...row.shape, until: '' }]);
  return {
    isWhole: false,
    hasRecords: false,
    part,
    source: (tx: Transaction) => readAll(tx, upcoming(store) as Query<Stored & InCalendar>),
    write(tx, all) {
      const next = byStart(store, all).filter(([, { until }]) => until.toMillis() >= Date.now());
      const rows = next
        .slice(0, mostInSummary)
        .map(([id, stored]) => ({ ...row.of(id, stored), until: iso(stored.until) }));
      writeHome(tx, part.of(rows));
    },
  };
}
