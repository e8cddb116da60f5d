/** The API calls of a kind of content. What only one kind does is passed in as its rules. */
import type { AnyEndpoint } from '@lab/contract';
import type { EndpointsOf } from '@lab/contract/core/content/endpoints-of';
import { emptyValues, wordsIn } from '@lab/contract/core/content/field';
import type { Declaration, DeclarationOf, Kind, RecordOf } from '@lab/contract/core/content/kind';
import { record as log, type Target } from '../activity/activity-store.ts';
import { fieldChanges } from '../activity/field-changes.ts';
import { createOnce } from '../data/create-once.ts';
import { requireExisting, requireFound, type Transaction, transact } from '../data/firestore.ts';
import { fill } from '../data/shape.ts';
import { type Dated, now } from '../data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import type { Caller } from '../http/caller.ts';
import type { HandlersOf, Input } from '../http/handler.ts';
import { type Restorable, storeRemoved } from '../removed/removed-store.ts';
import { newestOf, readers } from './content-readers.ts';
import type { AnyStore, ContentStore } from './content-store.ts';
import { drawingsOf } from './drawings.ts';
import { requireOrder, withKeptParts, withoutOldMarkdown } from './kept.ts';
import { referencesOf } from './references-store.ts';
import type { Summary } from './summary-store.ts';
import { requireUnique } from './unique-store.ts';

type All<Stored> = Map<string, Stored>;

export interface Rules<Stored extends Dated> {
  /** Throws to refuse a new or changed record, or writes related changes. The returned fields are stored in the record. */
  beforeWrite?(
    tx: Transaction,
    change: Writing<Stored>,
  ): Partial<Stored> | undefined | Promise<Partial<Stored> | undefined>;
  /** Throws to refuse a deletion, or writes related changes. Returns the name for the activity log. */
  beforeDelete?(tx: Transaction, change: Deletion<Stored>): Promise<string>;
  /** Returns the record to restore, which may differ from the deleted one. */
  beforeRestore?(tx: Transaction, change: Change<Stored>): Stored | Promise<Stored>;
  /** The name of a changed record in the activity log. */
  nameInLog?(record: Stored, before: Stored): string;
  /** The uid of the person whom the record is about. */
  ownerUid?(id: string, record: Stored): string;
}

interface Change<Stored> {
  id: string;
  record: Stored;
  before?: Stored;
  all: All<Stored>;
}

type Asked = Record<string, string | undefined> | undefined;

interface Writing<Stored> extends Change<Stored> {
  caller: Caller;
  /** Of a new record. */
  query?: Asked;
}

interface Deletion<Stored> extends Change<Stored> {
  query: Record<string, string | undefined>;
}

type Values = Record<string, unknown>;

export interface Content<K extends Kind = Kind> {
  handlers: HandlersOf<EndpointsOf<K> & Record<string, AnyEndpoint>>;
  restorable: Restorable;
  store: AnyStore;
  summary: Summary | undefined;
  /** A whole record with its names, for calls of a kind that has no page for visitors. */
  readOne(input: { params: { id: string } }): Promise<RecordOf<DeclarationOf<K>>>;
  /** The record that a form with these values would create. */
  recordFrom(values: Values): Promise<Dated>;
  /** The newest records as they are stored. */
  newest: ReturnType<typeof newestOf>;
}

type Given = Input<never> & { params: { id: string }; query: Record<string, string | undefined> };

/** Declares the type, because the compiler cannot derive that of the handlers from code that works with every kind. */
export function contentOf<K extends Kind, Stored extends Dated>(
  store: ContentStore<K, Stored>,
  summary?: Summary<Stored>,
  rules?: Rules<Stored>,
): Content<K>;
export function contentOf<K extends Kind, Stored extends Dated>(
  store: ContentStore<K, Stored>,
  summary?: Summary<Stored>,
  rules: Rules<Stored> = {},
): Omit<Content<K>, 'handlers' | 'readOne'> & { handlers: object; readOne: object } {
  const { nameOf } = store;
  const { words, shows, fields }: Declaration = store.declared;
  const references = referencesOf(fields);
  // Ids and addresses of files say nothing to people, and the log does not keep what a profile said about a person.
  const asWords = wordsIn(fields).map(({ markdown }) => markdown);
  const worded = Object.entries(fields).flatMap(([name, { is }]) =>
    rules.ownerUid || ['area', 'works', 'picture', 'file'].includes(is) ? [] : name,
  );
  const isAuthored = shows.includes('authorEmail');
  const target = (id: string, name: string, record: Stored): Target => ({
    kind: store.name,
    id,
    name,
    ...(rules.ownerUid && { ownerUid: rules.ownerUid(id, record) }),
  });
  const readAll = async (tx: Transaction): Promise<All<Stored>> => (await summary?.source(tx)) ?? new Map();

  /** If the summary needs every record, they are read once, together with the current one. */
  async function readCurrent(tx: Transaction, id: string) {
    if (!summary?.isWhole) return { current: await requireExisting(tx, store.document(id), words.notFound) };
    const all = await readAll(tx);
    return { current: requireFound(all, id, words.notFound), all };
  }

  async function recordFrom(given: Values, author: object = {}): Promise<Stored> {
    const values = { ...emptyValues(fields), ...given, ...store.derived(given), ...author, createdAt: now() };
    return fill(store.shape, { ...values, ...(await drawingsOf(store.declared, values)) });
  }

  function create({ body, query, caller }: { body: Values; query?: Asked; caller: Caller }) {
    return createOnce(store.collection(), caller, async (tx, document) => {
      const { id } = document;
      const all = await readAll(tx);
      references.requireKnown(await references.read([body], tx), body);
      await requireUnique(tx, store, id, body);
      let record = await recordFrom(body, isAuthored ? { authorEmail: caller.email, uid: caller.uid } : {});
      record = { ...record, ...(await rules.beforeWrite?.(tx, { id, record, all, caller, query })) };
      tx.create(document, record);
      summary?.write(tx, all.set(id, record));
      log(tx, caller, 'created', target(id, nameOf(record), record));
    });
  }

  function edit({ params: { id }, body, caller }: Given & { body: Values; caller: Caller }) {
    const { before, ...named } = body as Values & { before?: Partial<Stored> };
    return transact(async (tx) => {
      const { current, all = new Map() } = await readCurrent(tx, id);
      const written = withoutOldMarkdown(fields, current, withKeptParts(fields, current, named));
      const values = written as Partial<Stored>;
      const known = await references.read([current as Values, before ?? {}, written], tx);
      const present = references.present(known, current);
      if (isAlreadySaved(present, values)) return { modifiedCount: 1 };
      requireUnchanged(present, before && withKeptParts(fields, present, references.present(known, before)));
      references.requireKnown(known, written);
      if (!summary?.isWhole) for (const entry of await readAll(tx)) all.set(...entry);
      await requireUnique(tx, store, id, written);
      const whole: Stored = { ...current, ...values };
      requireOrder(store.declared, whole);
      const computed = { ...store.derived(whole as Values), ...(await drawingsOf(store.declared, whole)) };
      const record: Stored = { ...whole, ...computed };
      const added = await rules.beforeWrite?.(tx, { id, record, before: current, all, caller });
      const changes: Partial<Stored> = { ...values, ...computed, ...added, updatedAt: now() };
      store.update(tx, id, changes);
      summary?.write(tx, all.set(id, { ...current, ...changes }));
      log(
        tx,
        caller,
        'edited',
        target(id, rules.nameInLog?.(record, current) ?? nameOf(record), current),
        fieldChanges(
          current as Values,
          record as Values,
          Object.keys(fields).filter((name) => !asWords.includes(name)),
          worded,
        ),
      );
      return { modifiedCount: 1 };
    });
  }

  function remove({ params: { id }, query, caller }: Given & { caller: Caller }) {
    return transact(async (tx) => {
      const { current: record, all = await readAll(tx) } = await readCurrent(tx, id);
      const name = await rules.beforeDelete?.(tx, { id, record, all, query });
      tx.delete(store.document(id));
      all.delete(id);
      summary?.write(tx, all);
      storeRemoved(tx, restorable, id, record);
      log(tx, caller, 'deleted', target(id, name ?? nameOf(record), record));
      return { deletedCount: 1 };
    });
  }

  const restorable: Restorable<Stored> = {
    kind: store.name,
    nameOf,
    async putBack(tx, id, removed) {
      const all = await readAll(tx);
      await requireUnique(tx, store, id, removed);
      const restored = (await rules.beforeRestore?.(tx, { id, record: removed, all })) ?? removed;
      // An earlier version may have deleted it.
      const record = { ...restored, ...(await drawingsOf(store.declared, restored)) };
      // Fails if a record with this id exists again.
      tx.create(store.document(id), record);
      summary?.write(tx, all.set(id, record));
      return { name: nameOf(record), ...(rules.ownerUid && { ownerUid: rules.ownerUid(id, record) }) };
    },
    ...(isAuthored && { withoutAuthor: () => ({ authorEmail: '', uid: '' }) }),
  };

  const { list, get } = readers(store, summary);
  return {
    handlers: { list, ...(store.kind.pages.one && { get }), create, edit, delete: remove },
    readOne: get,
    recordFrom,
    restorable,
    store,
    summary,
    newest: newestOf(store, summary),
  };
}
