/** The calls with which the desk writes drafts of a kind of content and publishes them. */
import type { ObjectSchema } from 'yup';
import { type Endpoint, endpoint } from '../../../api/endpoint.ts';
import type { PageQuery } from '../../../api/fields.ts';
import { writingOf } from '../../../api/given-roles.ts';
import type { Values } from '../field.ts';
import type { Kind } from '../kind.ts';
import type { DraftInBrief, VersionInBrief } from './schemas.ts';

/** What has drafts: a kind of content, or works. */
export interface Drafted<Path extends string = string> extends Pick<Kind, 'nouns' | 'needs'> {
  /** In the activity log and among deleted records. */
  readonly name: string;
  /** Of its own calls; those of its drafts have `/drafts` before it. */
  readonly path: Path;
  /** What a draft may contain. */
  readonly values: () => Promise<ObjectSchema<Values>>;
}

interface Seen {
  revision: number;
}

interface Saved extends Seen {
  savedAt: string;
}

export interface WholeDraft extends DraftInBrief {
  values: Values;
  hasDraft: boolean;
  isOwn?: boolean | undefined;
  before?: Values | undefined;
  published?: Values | undefined;
  mail?: 'no' | undefined;
}

export interface WholeVersion extends VersionInBrief {
  values: Values;
}

type Draft<Path extends string> = `/drafts${Path}`;
type One<Path extends string> = `/drafts${Path}/{id}`;

type Call<Path extends string, Query, Body, Reply> = Endpoint<Path, Query, Body, Reply, undefined>;

export type DraftCalls<Path extends string = string> = {
  list: Call<Draft<Path>, PageQuery, undefined, DraftInBrief[]>;
  create: Call<Draft<Path>, undefined, { values: Values }, Saved & { insertedId: string }>;
  get: Call<One<Path>, undefined, undefined, WholeDraft>;
  save: Call<One<Path>, undefined, Seen & { values: Values; before?: Values | undefined }, Saved>;
  drop: Call<One<Path>, Seen, undefined, { deletedCount: number }>;
  publish: Call<
    `${One<Path>}/publication`,
    undefined,
    Seen & { mail?: 'no' | undefined },
    { success: boolean }
  >;
  withdraw: Call<`${One<Path>}/publication`, Seen, undefined, Saved>;
  schedule: Call<
    `${One<Path>}/times`,
    undefined,
    Seen & { publishAt?: string; withdrawAt?: string; mail?: 'no' | undefined },
    Saved
  >;
  unschedule: Call<`${One<Path>}/times`, Seen, undefined, Saved>;
  versions: Call<`${One<Path>}/versions`, undefined, undefined, VersionInBrief[]>;
  version: Call<`${One<Path>}/versions/{number}`, undefined, undefined, WholeVersion>;
  restore: Call<`${One<Path>}/versions/{number}`, undefined, Seen, Saved>;
};

export function draftEndpointsOf<Path extends string>(drafted: Drafted<Path>): DraftCalls<Path> {
  const { nouns, needs: publishing, name: of, path, values } = drafted;
  const writing = writingOf(publishing);
  const all = `/drafts${path}`;
  const one = `${all}/{id}`;
  const publication = `${one}/publication`;
  const times = `${one}/times`;
  const versions = `${one}/versions`;
  const schemas = () => import('./schemas.ts');
  const withValues = () => Promise.all([schemas(), values()]);
  const savedReply = () => schemas().then((s) => s.savedReply);
  const seenQuery = () => schemas().then((s) => s.dropQuery);
  return {
    list: endpoint('GET', all, {
      needs: writing,
      of,
      summary: `List the drafts of ${nouns.many}, and what is scheduled`,
      query: () => schemas().then((s) => s.draftQuery),
      paged: true,
      reply: () => schemas().then((s) => s.draftsInBrief),
    }),
    create: endpoint('POST', all, {
      needs: writing,
      of,
      summary: `Save ${nouns.one} as a draft`,
      body: () => withValues().then(([s, values]) => s.newDraft(values)),
      reply: () => schemas().then((s) => s.createdReply),
    }),
    get: endpoint('GET', one, {
      needs: writing,
      of,
      summary: `Read ${nouns.one} as the desk writes it: the draft, and what is published`,
      reply: () => withValues().then(([s, values]) => s.wholeDraft(values)),
    }),
    save: endpoint('PATCH', one, {
      needs: writing,
      of,
      summary: `Save the draft, or the next version, of ${nouns.one}`,
      body: () => withValues().then(([s, values]) => s.savedDraft(values)),
      reply: savedReply,
    }),
    drop: endpoint('DELETE', one, {
      needs: writing,
      of,
      summary: `Drop the draft, or the next version, of ${nouns.one}`,
      query: seenQuery,
      reply: () => import('../../../api/replies.ts').then((s) => s.deletedReply),
    }),
    publish: endpoint('POST', publication, {
      needs: publishing,
      of,
      summary: `Publish the draft, or the next version, of ${nouns.one}`,
      body: () => schemas().then((s) => s.publication),
      reply: () => import('../../../api/replies.ts').then((s) => s.successReply),
      perMinute: { address: 480, caller: 120 },
    }),
    withdraw: endpoint('DELETE', publication, {
      needs: publishing,
      of,
      summary: `Withdraw ${nouns.one} from the site, and keep it at the desk`,
      query: seenQuery,
      reply: savedReply,
    }),
    schedule: endpoint('PATCH', times, {
      needs: publishing,
      of,
      summary: `Say when ${nouns.one} is published, and when it is withdrawn`,
      body: () => schemas().then((s) => s.times),
      reply: savedReply,
    }),
    unschedule: endpoint('DELETE', times, {
      needs: publishing,
      of,
      summary: `Take back when ${nouns.one} is published and withdrawn`,
      query: seenQuery,
      reply: savedReply,
    }),
    versions: endpoint('GET', versions, {
      needs: writing,
      of,
      summary: `List the published versions of ${nouns.one}`,
      reply: () => schemas().then((s) => s.versionsInBrief),
    }),
    version: endpoint('GET', `${versions}/{number}`, {
      needs: writing,
      of,
      summary: `Read a published version of ${nouns.one}`,
      reply: () => withValues().then(([s, values]) => s.wholeVersion(values)),
    }),
    restore: endpoint('POST', `${versions}/{number}`, {
      needs: writing,
      of,
      summary: `Make a published version of ${nouns.one} the draft`,
      body: () => schemas().then((s) => s.seenDraft),
      reply: savedReply,
    }),
  } as unknown as DraftCalls<Path>;
}
