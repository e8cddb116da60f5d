import { type AnyEndpoint, type Endpoint, endpoint } from '../../api/endpoint.ts';
import type { PageQuery } from '../../api/fields.ts';
import { declare } from '../../lib/declare.ts';
import type { FromRepository } from '../../lib/repositories/schemas.ts';
import type { Rendered } from '../markdown/schemas.ts';
import type { RenderedFormula } from '../math/rendered.ts';
import type { DeclarationOf, FormOf, Kind, RecordOf } from './kind.ts';

/** The query of each kind of list. */
interface ListQueries {
  all: undefined;
  newest: PageQuery;
  calendar: PageQuery & { when?: 'upcoming' | 'past' };
  dated: PageQuery;
}

type ListQuery<K extends Kind> = K extends { canClose: true } ? { closed?: 'true' } : ListQueries[K['list']];

type CreatePath<K extends Kind> = K['createPath'] extends string ? K['createPath'] : K['path'];
type OnePath<K extends Kind> = `${K['path']}/{id}`;
type Form<K extends Kind> = FormOf<DeclarationOf<K>>;
type KindRecord<K extends Kind> = RecordOf<DeclarationOf<K>>;

type DeleteQuery<K extends Kind> = K extends { hasDependents: true } ? { moveTo?: string } : undefined;

type CreateQuery<K extends Kind> = K extends { isMailed: true } ? { mail?: 'no' } : undefined;

type ListReaders<K extends Kind> = K extends { listFor: 'desk' } ? undefined : 'public';

type CommonCalls<K extends Kind> = {
  list: Endpoint<K['path'], ListQuery<K>, undefined, KindRecord<K>[], ListReaders<K>>;
  create: Endpoint<CreatePath<K>, CreateQuery<K>, Form<K>, { insertedId: string }, undefined>;
  edit: Endpoint<
    OnePath<K>,
    undefined,
    Partial<Form<K>> & { before?: Partial<Form<K>> },
    { modifiedCount: number },
    undefined
  >;
  delete: Endpoint<OnePath<K>, DeleteQuery<K>, undefined, { deletedCount: number }, undefined>;
};

/** There is a call for one record only if there is a page for it. */
export type EndpointsOf<K extends Kind> = CommonCalls<K> &
  (K['pages'] extends { one: unknown }
    ? { get: Endpoint<OnePath<K>, undefined, undefined, KindRecord<K>, 'public'> }
    : unknown);

export type AnyRecord = {
  _id: string;
  drawn?: RenderedFormula[];
  rendered?: { [field: string]: Rendered };
  fromRepository?: FromRepository;
} & Record<string, unknown>;

/** The calls of a kind, for code that works with every kind. */
export interface CallsOfAnyKind {
  list: Endpoint<string, ListQueries['calendar'] & { closed?: 'true' }, undefined, AnyRecord[], 'public'>;
  get: Endpoint<`${string}{id}`, undefined, undefined, AnyRecord, 'public'>;
  create: Endpoint<string, { mail?: 'no' } | undefined, object, { insertedId: string }, undefined>;
  edit: Endpoint<`${string}{id}`, undefined, object, { modifiedCount: number }, undefined>;
  delete: Endpoint<
    `${string}{id}`,
    { moveTo?: string } | undefined,
    undefined,
    { deletedCount: number },
    undefined
  >;
}

/** The declaration of the kind is loaded together with the schemas, when one of them is needed. */
export function endpointsOf<const K extends Kind>(kind: K) {
  const { nouns, needs, name: of, path, createPath = path, list, pages, declared }: Kind = kind;
  const schemas = () => Promise.all([import('./schemas.ts'), declared()]);
  const replies = () => import('../../api/replies.ts');
  const onePath = `${path}/{id}`;
  const paged = () => import('../../api/fields.ts').then((s) => s.pageQuery);
  const query: AnyEndpoint['query'] = {
    all: kind.canClose && (() => import('./schemas.ts').then((s) => s.closedQuery)),
    newest: paged,
    dated: paged,
    calendar: () => import('./schemas.ts').then((s) => s.calendarQuery),
  }[list];
  return declare<EndpointsOf<K>>({
    list: endpoint('GET', path, {
      ...(kind.listFor ? { needs, of } : { access: 'public' }),
      summary: `List ${nouns.many}`,
      ...(query && { query }),
      ...(list !== 'all' && { paged: true }),
      reply: () => schemas().then(([s, declared]) => s.listSchema(declared)),
    }),
    ...(pages.one && {
      get: endpoint('GET', onePath, {
        access: 'public',
        summary: `Read ${nouns.one}`,
        reply: () => schemas().then(([s, declared]) => s.recordSchema(declared)),
      }),
    }),
    create: endpoint('POST', createPath, {
      needs,
      of,
      summary: `Create ${nouns.one}`,
      query: kind.isMailed ? () => import('./schemas.ts').then((s) => s.mailedQuery) : undefined,
      body: () => schemas().then(([s, declared]) => s.formSchema(declared)),
      reply: () => replies().then((s) => s.insertedReply),
      perMinute: { address: 480, caller: 120 },
    }),
    edit: endpoint('PATCH', onePath, {
      needs,
      of,
      summary: `Change ${nouns.one}`,
      body: () => schemas().then(([s, declared]) => s.editSchema(declared)),
      reply: () => replies().then((s) => s.modifiedReply),
      perMinute: { address: 480, caller: 120 },
    }),
    delete: endpoint('DELETE', onePath, {
      needs,
      of,
      summary: `Delete ${nouns.one}`,
      ...(kind.hasDependents && { query: () => import('./schemas.ts').then((s) => s.deleteQuery) }),
      reply: () => replies().then((s) => s.deletedReply),
    }),
  });
}
