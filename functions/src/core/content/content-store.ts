/**
 * The database store of a kind of content, derived from its declaration. Summaries are in summary-store.ts.
 */

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
import { truncateMath } from '@lab/contract/core/math/parts';
import { plainMath } from '@lab/contract/core/math/plain';
import type { RenderedFormula } from '@lab/contract/core/math/rendered';
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import { declare } from '@lab/contract/lib/declare';
import type {
  CollectionReference,
  DocumentReference,
  Query,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { type Found, type PageQuery, readPage } from '../data/page.ts';
import { fillPart, pickShape, type Shape } from '../data/shape.ts';
import { type Dated, iso, noTime, utcDay } from '../data/time.ts';
import { cardFormulas, formulasShape, withCheckedFormulas } from '../math/stored.ts';
import { derivedFields } from './derived-fields.ts';
import { shownFacts } from './repository-facts.ts';

/** What is made of the texts of a record when it is stored. */
export interface WithFormulas {
  /** The formulas in its texts; missing in records that never had any. */
  drawn?: RenderedFormula[];
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
  WithFormulas &
  (D extends Declaration<infer _, infer Added>
    ? 'authorEmail' extends Added
      ? Authored
      : unknown
    : unknown);

export class ContentStore<K extends Kind = Kind, Stored extends Dated = StoredOf<DeclarationOf<K>>> {
  /** Identifies the kind in the activity log and among deleted records. */
  readonly name: RestorableKind;
  readonly shape: Shape<Stored>;
  /** A reply with empty values, for fields that an older summary lacks. */
  readonly emptyRecord: { _id: string };
  readonly #declared: Declaration;
  /** The fields of replies with their default values. */
  readonly #shown: Values;
  readonly #formatted: ReturnType<typeof wordsIn>;
  readonly #cut: string[];

  constructor(
    readonly kind: K,
    readonly declared: DeclarationOf<K>,
  ) {
    this.#declared = declared;
    const { fields, shows, calendar, output } = this.#declared;
    this.name = kind.name as RestorableKind;
    this.shape = declare({
      ...shapeOf(fields),
      ...(shows.includes('authorEmail') && { authorEmail: '', uid: '' }),
      ...(calendar && { until: noTime }),
      ...(output && { order: '' }),
      createdAt: noTime,
    });
    const added = shows.map((name) => [name, name === 'createdAt' ? iso(noTime) : '']);
    this.#shown = { ...shapeOf(fields), ...Object.fromEntries(added) };
    this.emptyRecord = { _id: '', ...this.#shown, ...{ drawn: formulasShape } };
    this.#formatted = wordsIn(fields);
    this.#cut = cutFields(fields, output !== undefined);
  }

  /** May be called without the store. */
  readonly collection = (): CollectionReference<Stored> =>
    collection<Stored>(this.#declared.collection, this.shape);

  document(id: string): DocumentReference<Stored> {
    return documentOf(this.collection(), id, this.#declared.words.notFound);
  }

  update(tx: Transaction, id: string, changes: Partial<Stored>): void {
    tx.update(this.document(id), declare<UpdateData<Stored>>(changes));
  }

  toRecord(id: string, stored: Stored & WithFormulas): RecordOf<DeclarationOf<K>> {
    const { fields } = this.#declared;
    const { drawn, rendered } = stored;
    const texts = declare<Values>({ ...this.withDay(stored), createdAt: iso(stored.createdAt) });
    const repository = repositoryField(fields);
    const record = {
      _id: id,
      ...pickShape(this.#shown, texts),
      drawn,
      ...(rendered && { rendered: renderedIn(markdownIn(fields), rendered) }),
      ...(repository && shownFacts(declare(stored), repository)),
    };
    return declare(withCheckedFormulas(record));
  }

  /** A record of before it could have a day of its own has that of its creation. */
  withDay<Found extends Dated>(stored: Found): Found {
    const { datedBy } = this.#declared;
    if (!datedBy || (stored as Values)[datedBy]) return stored;
    return { ...stored, [datedBy]: utcDay(stored.createdAt) };
  }

  /**
   * As lists have it: some texts are shortened, as those of Markdown in kinds with `output`, only with the
   * formulas that are still in them, and some have only plain words.
   */
  shortened<Item extends object>(item: Item): Item {
    const { fields, output } = this.#declared;
    const texts = { ...item } as Record<string, unknown>;
    for (const { markdown } of this.#formatted) texts[markdown] = '';
    if (this.#formatted.length > 0 || output) delete texts.rendered;
    delete texts.fromRepository;
    delete texts.newestVersion;
    for (const name of this.#cut) texts[name] = truncateMath(String(texts[name]), shownLimits.paperPreview);
    if (texts.drawn) texts.drawn = cardFormulas(texts.drawn, ...textsIn(fields, texts));
    return declare(texts);
  }

  /** Those of the form, of a record or a draft. */
  valuesOf(stored: Stored): Values {
    const names = Object.keys(this.#declared.fields);
    return Object.fromEntries(names.map((name) => [name, (stored as Values)[name]]));
  }

  /** In plain text. */
  nameOf(stored: Stored): string {
    return plainMath(String((stored as Values)[this.#declared.nameField]));
  }

  /** Fields that are computed from other fields, for queries. */
  derived(values: Values): object {
    return derivedFields(this.#declared, values);
  }

  /** The oldest first. */
  async readAll(): Promise<[string, Stored][]> {
    const { docs } = await this.collection().get();
    return oldestFirst(docs.map((doc) => [doc.id, doc.data()]));
  }

  /** In the order of `createdAt` or of another field, the newest first. */
  readPage(query: PageQuery, by?: string): Promise<Found<Stored>> {
    return readPage(this.collection(), query, by);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what Firestore takes and returns for one record is not assignable to that of another
export type AnyStore = ContentStore<any, any>;

/** `Extra`: fields that the server adds to those of the declaration. */
export const contentStore = <K extends Kind, Extra extends object = object>(
  kind: K,
  declared: DeclarationOf<K>,
) => new ContentStore<K, StoredOf<DeclarationOf<K>> & Extra>(kind, declared);

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
