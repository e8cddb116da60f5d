/**
 * A kind of content on the server: its API calls, and what other parts of the product do with its records.
 */
import type { AnyEndpoint } from '@lab/contract';
import type { EndpointsOf } from '@lab/contract/core/content/endpoints-of';
import type { Values } from '@lab/contract/core/content/field';
import type { DeclarationOf, Kind, RecordOf } from '@lab/contract/core/content/kind';
import { declare } from '@lab/contract/lib/declare';
import type { Dated } from '../data/time.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { Restorable } from '../removed/removed-store.ts';
import type { AnyStore, ContentStore } from './content-store.ts';
import type { Hooks } from './hooks.ts';
import { create, recordFrom } from './operations/create.ts';
import { remove } from './operations/delete.ts';
import { edit } from './operations/edit.ts';
import { get } from './operations/get.ts';
import { list, readNewest } from './operations/list.ts';
import { restore } from './operations/restore.ts';
import { isAuthored, type StoredKind, type StoredRecord } from './operations/stored-kind.ts';
import { referencesOf } from './references-store.ts';
import type { Summary } from './summary-store.ts';

export interface Content<K extends Kind = Kind> {
  handlers: HandlersOf<EndpointsOf<K> & Record<string, AnyEndpoint>>;
  restorable: Restorable;
  /** For drafts, which are published by the same operations. */
  stored: StoredKind;
  store: AnyStore;
  summary: Summary | undefined;
  /** A whole record with its names, for calls of a kind that has no page for visitors. */
  readOne(input: { params: { id: string } }): Promise<RecordOf<DeclarationOf<K>>>;
  /** The record that a form with these values would create. */
  recordFrom(values: Values): Promise<Dated>;
  /** The newest records as they are stored. */
  newest: () => ReturnType<typeof readNewest>;
}

export function contentOf<K extends Kind, Stored extends Dated>(
  store: ContentStore<K, Stored>,
  summary?: Summary<Stored>,
  hooks: Hooks<Stored> = {},
): Content<K> {
  const references = referencesOf(store.declared.fields);
  const kind = declare<StoredKind>({ store, summary, hooks, references });
  const handler =
    <Input, Reply>(operation: (kind: StoredKind, input: Input) => Reply) =>
    (input: Input) =>
      operation(kind, input);
  const restorable: Restorable<StoredRecord> = {
    kind: store.name,
    nameOf: (record) => store.nameOf(declare(record)),
    putBack: (tx, id, removed) => restore(kind, tx, id, removed),
    ...(isAuthored(kind) && { withoutAuthor: () => ({ authorEmail: '', uid: '' }) }),
  };
  return declare<Content<K>>({
    handlers: {
      list: handler(list),
      ...(store.kind.pages.one && { get: handler(get) }),
      create: handler(create),
      edit: handler(edit),
      delete: handler(remove),
    },
    readOne: handler(get),
    recordFrom: (values: Values) => recordFrom(store, values),
    restorable,
    stored: kind,
    store,
    summary,
    newest: () => readNewest(kind),
  });
}
