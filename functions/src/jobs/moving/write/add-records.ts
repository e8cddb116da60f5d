/**
 * Adds some records in one transaction, together with the note which came from where. What has come before is
 * not added again, also if somebody has deleted it since.
 */
import type { Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { nameKey, namesOf } from '@lab/contract/features/citations/same-person';
import { nameInParts } from '@lab/contract/features/team/profile/name-parts';
import type { Term } from '@lab/contract/features/team/terms';
import type { Kinds } from '@lab/contract/kinds/kinds';
import { logActivity } from '../../../core/activity/activity-store.ts';
import type { Content } from '../../../core/content/content-handlers.ts';
import { importRows } from '../../../core/content/operations/import.ts';
import { writeNewSearchRows } from '../../../core/content/search-rows.ts';
import { type Dated, timeAt } from '../../../core/data/time.ts';
import type { Caller } from '../../../core/http/caller.ts';
import { readNamesApart } from '../../../core/summaries/names-store.ts';
import { profileDocument, shownInterests } from '../../../features/team/profile-store.ts';
import { type Move, noteMoved, readMove } from './move-store.ts';
import type { Profile } from './people-values.ts';

export interface Row {
  from: string;
  values: Values;
  /** In milliseconds. */
  createdAt: number;
  /** Of somebody whose name may be here already. */
  names?: string[];
  profile?: Profile;
  /** Of a member. */
  terms?: readonly Term[];
}

export type AddedKind = keyof Kinds;

interface Given {
  move: { id: string; name: string };
  kind: AddedKind;
  content: Content;
  rows: readonly Row[];
  caller: Caller;
}

/** Returns the ids of new records, by where they came from. */
export async function addRecords({
  move,
  kind,
  content,
  rows,
  caller,
}: Given): Promise<ReadonlyMap<string, string>> {
  const { store, summary } = content;
  let noted: Move | undefined;
  const onlyOneOf = (record: object) => [...repositoryOf(record), ...takenOf(content.store.declared, record)];
  const { added } = await importRows<Row, Dated>(
    {
      store,
      summary,
      async compare(tx, all) {
        noted = await readMove(move.id, tx);
        const { team, alumni } = await readNamesApart(tx);
        const known = [
          ...[...team, ...alumni].flatMap(namesOf).map(nameOf),
          ...[...all.values()].flatMap(onlyOneOf),
          ...(noted?.records ?? []).map(({ from }) => from),
        ];
        return {
          here: new Map(known.map((key) => [key, 'here'])),
          check: async (values) => values as unknown as Row,
          keysOf: ({ from, names = [], values }) =>
            [from, ...names.map(nameOf), ...onlyOneOf(values)].map((key) => [key, 'above'] as const),
        };
      },
      async recordFrom({ values, createdAt, profile, terms }) {
        const at = { createdAt: timeAt(createdAt) };
        // News take their day from it.
        return {
          ...(await content.recordFrom({ ...values, ...at })),
          ...at,
          // What cards show and works are found by has a copy in the entry.
          ...(profile && {
            hasProfile: true,
            interests: shownInterests(profile),
            nameInParts: nameInParts(profile),
          }),
          ...(terms && { terms }),
        };
      },
      afterAdd(tx, added) {
        writeNewSearchRows(tx, store, added);
        for (const { id, row } of added) if (row.profile) tx.create(profileDocument(id), row.profile);
        const records = added.map(({ id, row: { from } }) => ({ from, kind, id }));
        noteMoved(tx, move.id, move.name, noted, { records });
        logActivity(tx, caller, 'imported', {
          kind: store.name,
          id: move.id,
          name: `${move.name} (${added.length})`,
        });
      },
    },
    rows.map((row, line) => ({ line, values: row as unknown as Values })),
  );
  return new Map(added.map(({ id, row }) => [row.from, id]));
}

const nameOf = (name: string) => `name ${nameKey(name)}`;

/** Of software: the same repository is not here twice. */
const repositoryOf = (record: object) =>
  'repository' in record && record.repository ? [`repository ${record.repository}`.toLowerCase()] : [];

/** The values that two records of the kind cannot have both. */
const takenOf = ({ fields }: Declaration, record: object) =>
  Object.entries(fields).flatMap(([name, field]) =>
    'taken' in field && field.taken ? [`${name} ${(record as Values)[name]}`] : [],
  );
