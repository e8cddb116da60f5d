/** The database store of a kind of content, derived from its declaration. Summaries are in summary-store.ts. */

import { shownLimits } from '@lab/contract/api/shown-limits';
import { markdownIn, repositoryField, type Values, wordsIn } from '@lab/contract/core/content/field';
import { cutFields, shapeOf } from '@lab/contract/core/content/field-type';
import type {
  AnyDeclaration,
  Declaration,
  DeclarationOf,
  FormOf,
  Kind,
  RecordOf,
} from '@lab/contract/core/content/kind';
import { textsIn } from '@lab/contract/core/content/texts-in';
import type { Rendered } from '@lab/contract/core/markdown/schemas';
import type { DrawnFormula } from '@lab/contract/core/math/drawn';
import { truncateMath } from '@lab/contract/core/math/parts';
import { plainMath } from '@lab/contract/core/math/plain';
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import type { CollectionReference, DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { type Found, type PageQuery, readPage } from '../data/page.ts';
import { fillPart, pickShape, type Shape } from '../data/shape.ts';
import { type Dated, iso, noTime } from '../data/time.ts';
import { cardDrawings, drawnShape, withDrawings } from '../math/stored.ts';
import { derivedFields } from './derived-fields.ts';
import { shownFacts } from './repository-facts.ts';

/** What is made of the texts of a record when it is stored. */
export interface Drawn {
  /** The formulas in its texts; missing in records that never had any. */
  drawn?: DrawnFormula[];
  /** The HTML of its fields of Markdown. */
  rendered?: Record<string, Rendered>;
}

/** The admin who created the record. */
interface Authored {
  authorEmail: string;
  uid: string;
}

export type StoredOf<D extends AnyDeclaration> = FormOf<D> &
  Dated &
  Drawn &
  (D extends Declaration<infer _, infer Added>
    ? 'authorEmail' extends Added
      ? Authored
      : unknown
    : unknown);

export interface ContentStore<K extends Kind, Stored extends Dated = StoredOf<DeclarationOf<K>>> {
  readonly kind: K;
  /** Identifies the kind in the activity log and among deleted records. */
  readonly name: RestorableKind;
  readonly declared: DeclarationOf<K>;
  readonly shape: Shape<Stored>;
  /** A reply with empty values, for fields that an older summary lacks. */
  readonly emptyRecord: { _id: string };
  collection(): CollectionReference<Stored>;
  document(id: string): DocumentReference<Stored>;
  update(tx: Transaction, id: string, changes: Partial<Stored>): void;
  toRecord(id: string, stored: Stored): RecordOf<DeclarationOf<K>>;
  /**
   * As lists have it: some texts are shortened, as those of Markdown in kinds with `made`, only with the formulas that are still in
   * them, and some have only plain words.
   */
  shortened<Item extends object>(item: Item): Item;
  /** In plain text. */
  nameOf(stored: Stored): string;
  /** Fields that are computed from other fields, for queries. */
  derived(values: Values): object;
  /** The oldest first. */
  readAll(): Promise<[string, Stored][]>;
  /** In the order of `createdAt` or of another field, the newest first. */
  readPage(query: PageQuery, by?: string): Promise<Found<Stored>>;
}

// biome-ignore lint/suspicious/noExplicitAny: methods that take and return a record are not assignable to `unknown` in both directions
export type AnyStore = ContentStore<any, any>;

/** Declares the type, because the compiler cannot derive it from code that works with every kind. */
export function contentStore<K extends Kind, Extra extends object = object>(
  kind: K,
  declared: DeclarationOf<K>,
): ContentStore<K, StoredOf<DeclarationOf<K>> & Extra>;
export function contentStore(
  kind: Kind & { readonly name: RestorableKind },
  declared: AnyDeclaration,
): Omit<AnyStore, 'toRecord' | 'shortened'> & {
  toRecord(id: string, stored: Dated): object;
  shortened(item: object): object;
} {
  type Stored = Dated & Drawn & Record<string, unknown>;
  const { fields, shows, words, nameField }: Declaration = declared;
  const isAuthored = shows.includes('authorEmail');
  const shape = {
    ...shapeOf(fields),
    ...(isAuthored && { authorEmail: '', uid: '' }),
    ...(declared.calendar && { until: noTime }),
    ...(declared.made && { order: '' }),
    createdAt: noTime,
  };
  const shown = {
    ...shapeOf(fields),
    ...Object.fromEntries(shows.map((name) => [name, name === 'createdAt' ? iso(noTime) : ''])),
  };
  const cut = cutFields(fields, declared.made !== undefined);
  const formatted = wordsIn(fields);
  const markdown = markdownIn(fields);
  const repository = repositoryField(fields);
  const all = () => collection<Stored>(declared.collection, shape);
  const emptyRecord = { _id: '', ...shown, drawn: drawnShape };
  return {
    kind,
    emptyRecord,
    name: kind.name,
    declared,
    shape,
    collection: all,
    document: (id) => documentOf(all(), id, words.notFound),
    update: (tx, id, changes) => void tx.update(documentOf(all(), id, words.notFound), changes),
    toRecord(id, stored: Stored) {
      const texts: Record<string, unknown> = { ...stored, createdAt: iso(stored.createdAt) };
      const { drawn, rendered }: Drawn = stored;
      const record = {
        _id: id,
        ...pickShape(shown, texts),
        drawn,
        ...(rendered && { rendered: renderedIn(markdown, rendered) }),
        ...(repository && shownFacts(stored, repository)),
      };
      return withDrawings(record);
    },
    shortened(item) {
      const texts: Record<string, unknown> = { ...item };
      for (const { markdown } of formatted) texts[markdown] = '';
      if (formatted.length > 0 || declared.made) delete texts.rendered;
      delete texts.fromRepository;
      for (const name of cut) texts[name] = truncateMath(String(texts[name]), shownLimits.paperPreview);
      if (texts.drawn) texts.drawn = cardDrawings(texts.drawn, ...textsIn(fields, texts));
      return texts;
    },
    nameOf: (stored) => plainMath(String(stored[nameField])),
    derived: (values) => derivedFields(declared, values),
    readPage: (query, by) => readPage(all(), query, by),
    async readAll() {
      const { docs } = await all().get();
      return oldestFirst(docs.map((doc) => [doc.id, doc.data()]));
    },
  };
}

const renderedShape: Rendered = { html: '', lead: '' };

function renderedIn(names: readonly string[], rendered: Readonly<Record<string, Rendered>>) {
  const found = names.filter((name) => rendered[name]);
  return Object.fromEntries(
    found.map((name) => [name, pickShape(renderedShape, fillPart(renderedShape, rendered[name]))]),
  );
}

export function oldestFirst<Stored extends Dated>(all: Iterable<[string, Stored]>): [string, Stored][] {
  return [...all].sort(([, a], [, b]) => a.createdAt.toMillis() - b.createdAt.toMillis());
}

export async function readAll<Stored extends Dated>(
  tx: Transaction,
  query: Query<Stored>,
): Promise<Map<string, Stored>> {
  const { docs } = await tx.get(query);
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}
