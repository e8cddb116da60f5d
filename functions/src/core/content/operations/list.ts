import { limits } from '@lab/contract/api/limits';
import type { Values } from '@lab/contract/core/content/field';
import type { Kind } from '@lab/contract/core/content/kind';
import { cursorAfter, type Found, type PageQuery } from '../../data/page.ts';
import type { Dated } from '../../data/time.ts';
import { Page } from '../../http/handler.ts';
import { readByEnd, readUpcoming } from '../calendar-store.ts';
import { addingMembers, hidingEmails, rowsOf, toReply } from './replies.ts';
import { declarationOf, type StoredKind, type StoredRecord } from './stored-kind.ts';

interface ListQuery extends PageQuery {
  when?: 'upcoming' | 'past';
  closed?: 'true';
}

type Item = StoredRecord & { id: string };

export async function list(kind: StoredKind, { query }: { query: ListQuery }) {
  const { list: by }: Kind = kind.store.kind;
  const listed: Promise<Values[] | Page<Values[]>> = { all, newest, calendar, dated }[by](kind, query);
  // At the same time, so that all need one read of `public/home`.
  const [found, withNames, withoutHidden] = await Promise.all([
    listed,
    kind.references.inLists(),
    hidingEmails(kind),
  ]);
  const shown = (items: Values[]) => withNames(items.map(withoutHidden));
  return found instanceof Page ? new Page(shown(found.items), found.next) : shown(found);
}

const toRow = (kind: StoredKind, id: string, stored: object): Values =>
  kind.store.shortened(toReply(kind, id, stored));

const toPage = (kind: StoredKind, { records, next }: Found<Dated>) =>
  new Page(
    records.map((doc) => toRow(kind, doc.id, doc.data())),
    next,
  );

async function all(kind: StoredKind, query: ListQuery | undefined) {
  const { store, summary } = kind;
  const { closed } = declarationOf(kind);
  const found = summary?.hasRecords
    ? await rowsOf(summary)
    : (await store.readAll()).map(([id, stored]) => toRow(kind, id, stored));
  return closed && !query?.closed ? found.filter((row) => row[closed.field] !== closed.value) : found;
}

/** The summary has the first page. */
async function newest(kind: StoredKind, query: PageQuery) {
  const { store, summary } = kind;
  const { limit = limits.page, cursor } = query;
  if (!summary || cursor || limit > limits.page) return toPage(kind, await store.readPage(query));
  const found = (await summary.part.read()) as Item[];
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return new Page(
    shown.map((item) => toReply(kind, item.id, item)),
    last && found.length > limit ? cursorAfter(last.createdAt, last.id) : undefined,
  );
}

async function dated(kind: StoredKind, query: PageQuery) {
  const [found, withMembers] = await Promise.all([kind.store.readPage(query, 'order'), addingMembers(kind)]);
  const { items, next } = toPage(kind, found);
  return new Page(items.map(withMembers), next);
}

/** Without `when` it lists all records, upcoming before past. */
async function calendar(kind: StoredKind, { when, ...query }: ListQuery) {
  if (when !== 'upcoming') return toPage(kind, await readByEnd(kind.store, query, when === 'past'));
  const found = await readUpcoming(kind.store);
  return new Page(
    found.map(([id, stored]) => toRow(kind, id, stored)),
    undefined,
  );
}

/** The newest records as they are stored, from the summary if there is one. */
export async function readNewest({ store, summary }: StoredKind): Promise<Item[]> {
  if (summary && store.kind.list === 'newest') return (await summary.part.read()) as Item[];
  const { records } = await store.readPage({});
  return records.map((doc) => ({ id: doc.id, ...doc.data() }));
}
