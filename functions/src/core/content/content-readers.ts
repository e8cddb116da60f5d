/** The calls that read a kind of content, from `public/home` if it contains enough. */
import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { fieldsOfType } from '@lab/contract/core/content/field';
import type { Declaration, Kind } from '@lab/contract/core/content/kind';
import { memberFinder } from '@lab/contract/features/citations/same-person';
import { cursorAfter, type Found, type PageQuery } from '../data/page.ts';
import { readTogether } from '../data/read-together.ts';
import type { Dated } from '../data/time.ts';
import { Page } from '../http/handler.ts';
import { withDrawings } from '../math/stored.ts';
import { readNames } from '../summaries/names-store.ts';
import { readByEnd, readUpcoming } from './calendar-store.ts';
import type { AnyStore } from './content-store.ts';
import { readHiddenEmails } from './hidden-email.ts';
import { referencesOf } from './references-store.ts';
import type { Summary } from './summary-store.ts';

interface ListQuery extends PageQuery {
  when?: 'upcoming' | 'past';
  closed?: 'true';
}

type Values = Record<string, unknown>;

type Item = Dated & { id: string } & Record<string, unknown>;

/** The newest records as they are stored, from the summary if there is one. */
export const newestOf = (store: AnyStore, summary: Summary | undefined) => async (): Promise<Item[]> => {
  if (summary && store.kind.list === 'newest') return (await summary.part.read()) as Item[];
  const { records } = await store.readPage({});
  return records.map((doc) => ({ id: doc.id, ...doc.data() }) as Item);
};

const rowsOf = async ({ part }: Summary) =>
  ((await part.shown()) as Record<string, unknown>[]).map(withDrawings);

export function readers(store: AnyStore, summary: Summary | undefined) {
  const { words, fields, closed, shows }: Declaration = store.declared;
  const isAuthored = shows.includes('authorEmail');
  const references = referencesOf(fields);
  const people = fieldsOfType(fields, 'people');

  /** With the account of the author, until the reply is finished. */
  const toRecord = (id: string, stored: object): Values => ({
    ...store.toRecord(id, stored),
    ...(isAuthored && { uid: (stored as Values).uid }),
  });

  const listed = (id: string, stored: object) => store.shortened(toRecord(id, stored));

  async function withoutHiddenEmail() {
    if (!isAuthored) return (record: Values) => record;
    const hide = await readHiddenEmails();
    return ({ uid, ...record }: Values): Values =>
      hide({ ...record, authorEmail: String(record.authorEmail ?? '') }, uid);
  }

  async function readAll(): Promise<Record<string, unknown>[]> {
    if (summary?.hasRecords) return rowsOf(summary);
    return (await store.readAll()).map(([id, stored]) => listed(id, stored));
  }

  async function all({ query }: { query?: { closed?: 'true' } }) {
    const found = await readAll();
    return closed && !query?.closed ? found.filter((row) => row[closed.field] !== closed.value) : found;
  }

  async function get({ params: { id } }: { params: { id: string } }) {
    const found = summary?.hasRecords
      ? (await rowsOf(summary)).find(({ _id }) => _id === id)
      : await readTogether(store.document(id)).then((stored) => stored && toRecord(id, stored));
    if (!found) throw new AppError('not-found', words.notFound);
    return found;
  }

  /** Adds the ids of the team members, so that pages can link their names. */
  async function addingMembers() {
    if (people.length === 0) return (record: Values) => record;
    const findMember = memberFinder(await readNames());
    return (record: Values): Values => {
      const names = people.flatMap((field) => record[field] as string[]);
      return { ...record, memberIds: names.map((name) => findMember(name)?._id ?? '') };
    };
  }

  async function getWithMembers(input: { params: { id: string } }) {
    const [found, withMembers, withoutHidden] = await Promise.all([
      get(input),
      addingMembers(),
      withoutHiddenEmail(),
    ]);
    return withMembers(withoutHidden(found));
  }

  const pageOf = ({ records, next }: Found<Dated>) =>
    new Page(
      records.map((doc) => listed(doc.id, doc.data())),
      next,
    );

  async function newest({ query }: { query: PageQuery }) {
    const { limit = limits.page, cursor } = query;
    return summary && !cursor && limit <= limits.page ? firstPage(summary, limit) : laterPage(query);
  }

  async function firstPage({ part }: Summary, limit: number) {
    const found = (await part.read()) as Item[];
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return new Page(
      shown.map((item) => toRecord(item.id, item)),
      last && found.length > limit ? cursorAfter(last.createdAt, last.id) : undefined,
    );
  }

  async function laterPage(query: PageQuery) {
    return pageOf(await store.readPage(query));
  }

  async function dated({ query }: { query: PageQuery }) {
    const [found, withMembers] = await Promise.all([store.readPage(query, 'order'), addingMembers()]);
    const { items, next } = pageOf(found);
    return new Page(items.map(withMembers), next);
  }

  /** Without `when` it lists all records, upcoming before past. */
  async function calendar({ query: { when, ...query } }: { query: ListQuery }) {
    if (when === 'upcoming') {
      const found = await readUpcoming(store);
      return new Page(
        found.map(([id, stored]) => listed(id, stored)),
        undefined,
      );
    }
    return pageOf(await readByEnd(store, query, when === 'past'));
  }

  const { list }: Kind = store.kind;
  return {
    async list(input: { query: ListQuery }) {
      const listed: Promise<unknown[] | Page<unknown[]>> = { all, newest, calendar, dated }[list](input);
      // At the same time, so that both need one read of `public/home`.
      const [found, withNames, withoutHidden] = await Promise.all([
        listed,
        references.inLists(),
        withoutHiddenEmail(),
      ]);
      const isPage = found instanceof Page;
      const named = withNames(((isPage ? found.items : found) as Item[]).map(withoutHidden));
      return isPage ? new Page(named, found.next) : named;
    },
    async get(input: { params: { id: string } }) {
      const [record, areas] = await Promise.all([getWithMembers(input), references.areas()]);
      return references.named(record, areas);
    },
  };
}
