/**
 * Adds some records in one transaction, together with the note which came from where. What has come before is
 * not added again, also if somebody has deleted it since.
 */
import type { Values } from '@lab/contract/core/content/field';
import { nameKey, namesOf } from '@lab/contract/features/citations/same-person';
import { logActivity } from '../../../core/activity/activity-store.ts';
import type { Content } from '../../../core/content/content-handlers.ts';
import { importRows } from '../../../core/content/operations/import.ts';
import { writeNewSearchRows } from '../../../core/content/search-rows.ts';
import { type Dated, timeAt } from '../../../core/data/time.ts';
import type { Caller } from '../../../core/http/caller.ts';
import { readNamesApart } from '../../../core/summaries/names-store.ts';
import { profileDocument } from '../../../features/team/profile-store.ts';
import { type Move, type MovedKind, noteMoved, readMove } from './move-store.ts';
import type { Profile } from './people-values.ts';

export interface Row {
  from: string;
  values: Values;
  /** In milliseconds. */
  createdAt: number;
  /** Of somebody whose name may be here already. */
  names?: string[];
  profile?: Profile;
}

export type AddedKind = Exclude<MovedKind, 'freePages' | 'labInfo'>;

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
  const { added } = await importRows<Row, Dated>(
    {
      store,
      summary,
      async compare(tx, all) {
        noted = await readMove(move.id, tx);
        const { team, alumni } = await readNamesApart(tx);
        const known = [
          ...[...team, ...alumni].flatMap(namesOf).map(nameOf),
          ...[...all.values()].flatMap(repositoryOf),
          ...(noted?.records ?? []).map(({ from }) => from),
        ];
        return {
          here: new Map(known.map((key) => [key, 'here'])),
          check: async (values) => values as unknown as Row,
          keysOf: ({ from, names = [], values }) =>
            [from, ...names.map(nameOf), ...repositoryOf(values)].map((key) => [key, 'above'] as const),
        };
      },
      async recordFrom({ values, createdAt, profile }) {
        const at = { createdAt: timeAt(createdAt) };
        // News take their day from it.
        return {
          ...(await content.recordFrom({ ...values, ...at })),
          ...at,
          ...(profile && { hasProfile: true }),
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
