/** The calls with which the desk writes drafts of one kind of content. */
import { AppError } from '@lab/contract';
import type { PageQuery } from '@lab/contract/api/fields';
import type { DraftCalls } from '@lab/contract/core/content/drafts/endpoints-of';
import type { ContentState } from '@lab/contract/core/content/drafts/lifecycle';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import { declare } from '@lab/contract/lib/declare';
import type { NamesOfUsers } from '../../activity/activity-store.ts';
import { iso, lastChange, type Time } from '../../data/time.ts';
import type { Caller } from '../../http/caller.ts';
import { type HandlersOf, Page } from '../../http/handler.ts';
import type { StoredRecord } from '../operations/stored-kind.ts';
import { readDrafts, readStanding, type StoredDraft, stateOfDraft } from './draft-store.ts';
import type { Drafted } from './drafted.ts';
import { drop } from './drop.ts';
import { publish, withdraw } from './publish.ts';
import { create, restoreVersion, save } from './save.ts';
import { schedule, unschedule } from './times.ts';
import { readVersion, readVersions } from './version-store.ts';

export function draftHandlers(kind: Drafted, namesOfUsers: NamesOfUsers): HandlersOf<DraftCalls> {
  const namesFor = (people: readonly string[]) => namesOfUsers([...new Set(people)].filter(Boolean));

  async function readOne({ params: { id }, caller }: { params: { id: string }; caller: Caller }) {
    const { draft, state, published } = await readStanding(kind, id);
    if (state === 'none') throw new AppError('not-found', draftTexts.notFound);
    // Only a draft that is there needs the published record to compare with.
    const record: StoredRecord | undefined =
      published ?? (draft?.isPublic ? (await kind.document(id).get()).data() : undefined);
    const seen = record && (await kind.valuesOf(record));
    const names = await namesFor([draft?.savedBy ?? '']);
    const brief = draft ? inBrief(draft, names) : inBriefOf(id, record as StoredRecord);
    const whole = (values: object | undefined) => values && { ...kind.empty(), ...values };
    return {
      ...brief,
      values: whole(draft?.values ?? seen) ?? kind.empty(),
      hasDraft: draft?.values !== undefined,
      isOwn: draft?.begunBy === caller.uid,
      before: whole(draft?.before),
      published: whole(seen),
      mail: draft?.mail,
    };
  }

  const inBriefOf = (id: string, record: StoredRecord) => ({
    _id: id,
    name: kind.nameOf(record),
    state: 'published' as const,
    revision: 0,
    savedAt: lastChange(record),
    savedByName: '',
    publishAt: '',
    withdrawAt: '',
    problem: '',
  });

  async function list({ query }: { query: PageQuery }) {
    const { records, next } = await readDrafts(kind, query);
    const found = records.map((doc) => doc.data());
    const names = await namesFor(found.map(({ savedBy }) => savedBy));
    return new Page(
      found.map((draft) => inBrief(draft, names)),
      next,
    );
  }

  async function versions({ params: { id } }: { params: { id: string } }) {
    const found = await readVersions(kind, id);
    const names = await namesFor(found.map(({ savedBy }) => savedBy));
    return found.map((version) => versionInBrief(version, names));
  }

  async function version({ params: { id, number } }: { params: { id: string; number: string } }) {
    const found = await readVersion(kind, id, number);
    const values = { ...kind.empty(), ...found.values };
    return { ...versionInBrief(found, await namesFor([found.savedBy])), values };
  }

  return declare<HandlersOf<DraftCalls>>({
    list,
    get: readOne,
    versions,
    version,
    create: (input: Parameters<typeof create>[1]) => create(kind, input),
    save: (input: Parameters<typeof save>[1]) => save(kind, input),
    drop: (input: Parameters<typeof drop>[1]) => drop(kind, input),
    publish: (input: Parameters<typeof publish>[1]) => publish(kind, input),
    withdraw: (input: Parameters<typeof withdraw>[1]) => withdraw(kind, input),
    schedule: (input: Parameters<typeof schedule>[1]) => schedule(kind, input),
    unschedule: (input: Parameters<typeof unschedule>[1]) => unschedule(kind, input),
    restore: (input: Parameters<typeof restoreVersion>[1]) => restoreVersion(kind, input),
  });
}

type Names = Awaited<ReturnType<NamesOfUsers>>;

const isoOf = (time: Time | undefined) => (time ? iso(time) : '');

const inBrief = (draft: StoredDraft, names: Names) => ({
  _id: draft.recordId,
  name: draft.name,
  state: stateOfDraft(draft) as ContentState,
  revision: draft.revision,
  savedAt: iso(draft.updatedAt),
  savedByName: names.get(draft.savedBy) ?? '',
  publishAt: isoOf(draft.publishAt),
  withdrawAt: isoOf(draft.withdrawAt),
  problem: draft.problem,
});

const versionInBrief = (
  { number, name, createdAt, savedBy }: Awaited<ReturnType<typeof readVersion>>,
  names: Names,
) => ({ number, name, publishedAt: iso(createdAt), publishedByName: names.get(savedBy) ?? '' });
